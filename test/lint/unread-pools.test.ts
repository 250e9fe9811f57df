import { describe, expect, it } from "vitest";
import { describeNoPools, describeUnreadPools, mayMakeUnreadPools } from "../../src/lint/discovery/undeclared-pools.js";

describe("what makes node pools and is not read", () => {
  it.each<[string, string, string | undefined]>([
    [
      "boot/gpu.sh",
      "x\nkubelet --register-with-taints=a:NoSchedule\n",
      '2: it starts nodes with "--register-with-taints"',
    ],
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
      "charts/nodes/templates/_machinesets.tpl",
      '{{- define "set" -}}\napiVersion: machine.openshift.io/v1beta1\nkind: MachineSet\n',
      '3: a helper template of a chart is not read by itself, which declares "kind: MachineSet"',
    ],
    ["charts/web/templates/_helpers.tpl", '{{- define "name" -}}\nkind: Deployment\n', undefined],
    [
      "tofu/talos.tf",
      'data "talos_machine_configuration" "this" {}\n',
      '1: Talos in Terraform is not read but for patches in files named after a role, and it declares "talos_machine_configuration"',
    ],
    ["tofu/apply.tf", "a = data.talos_machine_configuration.this.machine_configuration\n", undefined],
    ["eks/cluster.jsonnet", "{ nodeGroups: [] }", '1: Jsonnet is not read, which declares "nodeGroups"'],
    ["lib/pools.libsonnet", "{ kind: 'NodePool' }", `1: Jsonnet is not read, which declares "kind: 'NodePool"`],
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
