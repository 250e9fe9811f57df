import { describe, expect, it } from "vitest";
import { parsePoolTemplate } from "../../src/inventory/formats/templated-document.js";
import {
  describeNoPools,
  describeUnreadPools,
  mayMakeUnreadPools,
  poolNotices,
} from "../../src/lint/discovery/undeclared-pools.js";
import { objectsOf } from "../../src/manifest/objects/objects.js";
import { readManifest } from "../../src/manifest/read-manifest.js";

describe("what makes node pools and is not read", () => {
  it.each<[string, string, string | undefined]>([
    [
      "boot/gpu.sh",
      "x\nkubelet --register-with-taints=a:NoSchedule\n",
      '2: it starts nodes with "--register-with-taints"',
    ],
    [
      "infra/agent.sh.tpl",
      "curl -sfL https://get.k3s.io | sh -s - agent --node-taint ${taint}\n",
      '1: it starts nodes with "--node-taint"',
    ],
    [
      "boot/launch.sh",
      "cat > config.yaml <<EOF\nnode-taint:\n  - own=$NODE:NoExecute\nEOF\n",
      '2: it starts nodes with "node-taint"',
    ],
    ["boot/notes.sh", "# node-taint is set elsewhere\n", undefined],
    [
      "cloudformation/eks.yaml",
      "Resources:\n  A:\n    Type: AWS::EKS::Nodegroup\n",
      '3: CloudFormation is not read, which declares "AWS::EKS::Nodegroup"',
    ],
    [
      "infra/eks-stack.json",
      '{"Type": "AWS::EKS::Nodegroup"}',
      '1: CloudFormation is not read, which declares "AWS::EKS::Nodegroup"',
    ],
    [
      "roles/k3s/tasks/worker.yml",
      "- command: kubectl taint node {{ host }} gpu=true:NoSchedule\n",
      '1: Ansible is not read, which taints nodes with "kubectl taint"',
    ],
    [
      "inventory/group_vars/all.yml",
      "args: >-\n  --node-taint a=b:NoSchedule\n",
      '2: Ansible is not read, which taints nodes with "--node-taint"',
    ],
    [
      "ansible/k3s.yaml",
      "cmd: kubectl --kubeconfig k.yaml taint nodes {{ host }} a=b:NoExecute\n",
      '1: Ansible is not read, which taints nodes with "kubectl --kubeconfig k.yaml taint"',
    ],
    [
      "cluster/up.sh",
      "oc adm taint node -l gpu nvidia.com/gpu=:NoSchedule --overwrite\n",
      '1: a script is not read, which taints nodes with "oc adm taint node"',
    ],
    [
      "scripts/gpu.sh",
      "set -e\naz aks nodepool add \\\n  --name gpu\n",
      '2: a script is not read, which makes node pools with "az aks nodepool add"',
    ],
    ["Makefile", "pools:\n\tgcloud container node-pools list\n", undefined],
    [
      "Makefile",
      "pools:\n\tgcloud beta container node-pools create gpu\n",
      '2: a script is not read, which makes node pools with "gcloud beta container node-pools create"',
    ],
    ["cluster/down.sh", "kubectl taint nodes --all node-role.kubernetes.io/control-plane:NoSchedule-\n", undefined],
    [
      ".taskfiles/kubectl.yaml",
      'cmd: kubectl taint node -l gpu {{.ARGS | default "gpu=:NoSchedule"}}\n',
      '1: a script is not read, which taints nodes with "kubectl taint node"',
    ],
    [
      "machinesets/gpu/job.sh",
      `oc patch "$SET" --patch '{"spec":{"taints":[{"key":"gpu","effect":"NoSchedule"}]}}'\n`,
      '1: a script is not read, which taints nodes with "taints"',
    ],
    ["roles/k3s/tasks/label.yml", "- command: kubectl label node a b=c\n", undefined],
    ["tekton/tasks/taint.yaml", "script: kubectl taint node a b=c:NoSchedule\n", undefined],
    ["infra/vpc-stack.yaml", "Type: AWS::EC2::VPC\n", undefined],
    [
      "infra/aks.bicep",
      "resource p 'Microsoft.ContainerService/managedClusters/agentPools@2024-07-01' = {\n",
      '1: Bicep is not read, which declares "Microsoft.ContainerService/managedClusters/agentPools"',
    ],
    ["infra/store.bicep", "resource p 'Microsoft.Storage/storageAccounts@2024-07-01' = {\n", undefined],
    [
      "arm/azuredeploy.json",
      '{\n"type": "Microsoft.ContainerService/managedClusters"}',
      '2: an ARM template is not read, which declares "Microsoft.ContainerService/managedClusters"',
    ],
    [
      "omni/cluster.yaml",
      "kind: Cluster\nname: a\n---\nkind: Workers\nname: gpu\nmachineClass: {name: g, size: 2}\n",
      '4: a cluster template of Omni is not read, which declares "kind: Workers"',
    ],
    [
      "eks-a/cluster.yaml",
      "apiVersion: anywhere.eks.amazonaws.com/v1alpha1\nkind: Cluster\nspec:\n  workerNodeGroupConfigurations: []\n",
      '4: EKS Anywhere is not read, which declares "workerNodeGroupConfigurations"',
    ],
    [
      "infra/index.ts",
      'import * as eks from "@pulumi/eks";\nnew eks.ManagedNodeGroup("a", {});\n',
      '2: a stack of Pulumi is not read, which declares "ManagedNodeGroup"',
    ],
    [
      "infra/__main__.py",
      "import pulumi_gcp as gcp\ngcp.container.NodePool('a')\n",
      '2: a stack of Pulumi is not read, which declares "NodePool"',
    ],
    [
      "lib/eks-cluster.ts",
      'import * as eks from "aws-cdk-lib/aws-eks";\ncluster.addNodegroupCapacity("gpu", {});\n',
      '2: an app of CDK is not read, which declares "addNodegroupCapacity"',
    ],
    ["lib/eks-cluster.ts", 'import * as cdk from "aws-cdk-lib";\nnew Cluster(this, "a", {});\n', undefined],
    [
      "stacks/eks_stack.py",
      "from aws_cdk import aws_eks as eks\ncluster.add_nodegroup_capacity('gpu')\n",
      '2: an app of CDK is not read, which declares "add_nodegroup_capacity"',
    ],
    [
      "charts/nodes/templates/_machinesets.tpl",
      '{{- define "set" -}}\napiVersion: machine.openshift.io/v1beta1\nkind: MachineSet\n',
      '3: a template is not read by itself, which declares "kind: MachineSet"',
    ],
    [
      "nodes/templates/nodepool.tpl",
      "{{- range .Values.pools }}\napiVersion: karpenter.sh/v1\nkind: NodePool\n",
      '3: a template is not read by itself, which declares "kind: NodePool"',
    ],
    [
      "policies/policy-machine-sets.yaml",
      "object-templates:\n  - objectDefinition:\n      kind: MachineSet\n",
      '3: a policy makes objects that are not read, which declares "kind: MachineSet"',
    ],
    ["policies/policy-pods.yaml", "object-templates:\n  - objectDefinition:\n      kind: Pod\n", undefined],
    ["policies/machine-sets.yaml", "rules:\n  - match:\n      kind: MachineSet\n", undefined],
    ["charts/web/templates/_helpers.tpl", '{{- define "name" -}}\nkind: Deployment\n', undefined],
    [
      "tofu/talos.tf",
      'data "talos_machine_configuration" "this" {}\n',
      '1: no root module that is read makes these machines of Talos, which declares "talos_machine_configuration"',
    ],
    ["tofu/apply.tf", "a = data.talos_machine_configuration.this.machine_configuration\n", undefined],
    ["eks/cluster.jsonnet", "{ nodeGroups: [] }", '1: Jsonnet is not read, which declares "nodeGroups"'],
    ["lib/pools.libsonnet", "{ kind: 'NodePool' }", `1: Jsonnet is not read, which declares "kind: 'NodePool"`],
    [
      "gke/templates/pool.py",
      '{\n"type": "gcp-types/container-v1:projects.locations.clusters.nodePools"}',
      '2: Deployment Manager or Lokomotive is not read, which declares "container-v1:projects.locations.clusters.nodePools"',
    ],
    [
      "ci/aws.lokocfg.envsubst",
      'cluster "aws" {\n  worker_pool "storage" {}\n}\n',
      '2: Deployment Manager or Lokomotive is not read, which declares "worker_pool"',
    ],
    ["app/templates/mail.py", "def worker_pools(): pass\n", undefined],
    ["lib/web.libsonnet", "{ kind: 'Deployment' }", undefined],
    ["web/index.ts", "export class NodePool {}\n", undefined],
    ["testdata/aks.bicep", "resource p 'Microsoft.ContainerService/managedClusters@1' = {\n", undefined],
    ["examples/a/aks.bicep", "resource p 'Microsoft.ContainerService/managedClusters@1' = {\n", undefined],
  ])("is named, with file and line: %s", (path, text, expected) => {
    const found = mayMakeUnreadPools(path) ? describeUnreadPools({ path, text }) : [];
    const told = found.map(({ message, range }) => `${range.line}: ${message.split(": declare these")[0]}`);
    expect(told).toEqual(expected === undefined ? [] : [expected]);
  });
});

it("without pools the command that writes down those of the cluster is told, whether files were left out or not", () => {
  const [left] = describeUnreadPools({ path: "eks/cluster.jsonnet", text: "{ nodeGroups: [] }" });
  for (const leftOut of [[], left === undefined ? [] : [left]])
    expect(describeNoPools({ leftOut })).toContain('"kubectl get nodes -o json | taintlint init -"');
  expect(left).toBeDefined();
});

it("names a template that declares pools, unless what its chart renders makes one of them", () => {
  const range = { line: 1, column: 1, endLine: 1, endColumn: 1 };
  const pool = "apiVersion: karpenter.sh/v1\nkind: NodePool\nmetadata: {name: gpu}\n";
  const manifests = ["templates/gpu.yaml", "templates/spot.yaml"].map((path) => ({
    ...readManifest({ path, text: pool }),
    covered: true as const,
  }));
  const file = { path: "templates/gpu.yaml", text: pool };
  const objects = parsePoolTemplate(file).documents.flatMap(objectsOf);
  const rendered = { ...readManifest(file), objects, rendered: { root: "helm:.", clusters: undefined } };
  const leftOut = manifests.map(({ file }) => ({ message: "it is a template", range: { file: file.path, ...range } }));
  expect(objects).toHaveLength(1);
  expect(poolNotices({ clusters: [], notices: [], leftOut }, [...manifests, rendered])).toEqual([
    "templates/spot.yaml:1: none of the node pools in this template is read from what its chart or kustomization renders",
  ]);
  expect(poolNotices({ clusters: [], notices: [], leftOut }, [])).toEqual([
    "templates/gpu.yaml:1: it is a template",
    "templates/spot.yaml:1: it is a template",
  ]);
});
