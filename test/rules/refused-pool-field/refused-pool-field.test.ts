import { describe, expect, it } from "vitest";
import { foundBy } from "../found.js";
import { lintTexts } from "../lint-texts.js";

const INVENTORY = `from: [{path: manifest.yaml}]
`;
const found = (manifest: string) => foundBy("refused-pool-field", INVENTORY, manifest);

const eksctl = (label: string, groups = "managedNodeGroups") => `apiVersion: eksctl.io/v1alpha5
kind: ClusterConfig
metadata: {name: shop, region: eu-west-1}
${groups}:
  - name: web
    labels: {"${label}": x}
`;

describe("labels of a node group that the kubelet sets", () => {
  it.each([
    "node-role.kubernetes.io/web",
    "app.kubernetes.io/name",
    "kubernetes.io/role",
    "k8s.io/role",
    "cluster-autoscaler.k8s.io/pool",
  ])("%s keeps it from starting", (label) => {
    expect(found(eksctl(label))).toEqual(["error 6 x"]);
    expect(found(eksctl(label, "nodeGroups"))).toEqual(["error 6 x"]);
  });

  it.each([
    "role",
    "example.org/role",
    "eks.amazonaws.com/role",
    "node.kubernetes.io/role",
    "shop.node.kubernetes.io/role",
    "kubelet.kubernetes.io/role",
    "kubernetes.io/arch",
    "topology.kubernetes.io/zone",
    "notkubernetes.io/role",
  ])("%s does not", (label) => {
    expect(found(eksctl(label))).toEqual([]);
  });
});

const nodePool = (
  labels: string,
  requirement: string,
  apiVersion = "karpenter.sh/v1",
  kind = "NodePool",
) => `apiVersion: ${apiVersion}
kind: ${kind}
metadata: {name: batch}
spec:
  template:
    metadata: {labels: {${labels}}}
    spec:
      nodeClassRef: {group: karpenter.k8s.aws, kind: EC2NodeClass, name: batch}
      requirements: [{${requirement}}]
`;
const ZONE = "key: topology.kubernetes.io/zone, operator: Exists";
const capacity = (values: string, operator = "In") =>
  `key: karpenter.sh/capacity-type, operator: ${operator}, values: [${values}]`;

describe("what Karpenter refuses", () => {
  it.each([
    ["the label of the pool", nodePool("karpenter.sh/nodepool: a", ZONE), ["error 6 a"]],
    ["another label of its own", nodePool("karpenter.sh/do-not-sync-taints: a", ZONE), ["error 6 a"]],
    ["a host name", nodePool("", "key: kubernetes.io/hostname, operator: Exists"), ["error 9 kubernetes.io/hostname"]],
    [
      "a label of Kubernetes in v1beta1",
      nodePool("app.kubernetes.io/name: a", ZONE, "karpenter.sh/v1beta1"),
      ["error 6 a"],
    ],
    ["a role in v1beta1", nodePool("node-role.kubernetes.io/web: a", ZONE, "karpenter.sh/v1beta1"), ["error 6 a"]],
    ["only capacity types that nobody knows", nodePool("", capacity("SPOT")), ["error 9 SPOT"]],
    ["In without a value", nodePool("", "key: team, operator: In"), ["error 9 team"]],
    ["In with an empty list", nodePool("", "key: team, operator: In, values: []"), ["error 9 team"]],
    ["an operator that does not exist", nodePool("", "key: team, operator: Equals, values: [a]"), ["error 9 Equals"]],
    ["a comparison with two numbers", nodePool("", 'key: cpu, operator: Gt, values: ["1", "2"]'), ["error 9 values"]],
    ["a comparison with a word", nodePool("", "key: cpu, operator: Lt, values: [many]"), ["error 9 values"]],
    ["a label that YAML reads as a boolean", nodePool("team: true", ZONE), ["error 6 true"]],
  ])("%s", (_, manifest, expected) => {
    expect(found(manifest)).toEqual(expected);
  });

  it.each([
    ["a role", nodePool("node-role.kubernetes.io/web: a", ZONE)],
    ["a label of Kubernetes in v1", nodePool("app.kubernetes.io/name: a", ZONE)],
    ["a label of nodes in v1beta1", nodePool("node.kubernetes.io/role: a", ZONE, "karpenter.sh/v1beta1")],
    ["a zone in v1beta1", nodePool("topology.kubernetes.io/zone: a", ZONE, "karpenter.sh/v1beta1")],
    ["an old zone in v1beta1", nodePool("failure-domain.beta.kubernetes.io/zone: a", ZONE, "karpenter.sh/v1beta1")],
    ["a capacity type", nodePool("", capacity("spot, on-demand"))],
    ["one that it knows beside another", nodePool("", capacity("spot, SPOT"))],
    ["an exclusion", nodePool("", capacity("SPOT", "NotIn"))],
    ["a template", nodePool("", capacity('"${TYPE}"'))],
    ["values from a template", nodePool("", 'key: team, operator: In, values: "${VALUES}"')],
    ["a number in quotes", nodePool("", 'key: cpu, operator: Gt, values: ["4"]')],
    ["any value", nodePool("", "key: team, operator: Exists")],
    ["a boolean in quotes", nodePool('team: "true"', ZONE)],
    [
      "a Provisioner, which had other rules",
      nodePool("karpenter.sh/x: a", ZONE, "karpenter.sh/v1alpha5", "Provisioner"),
    ],
  ])("not %s", (_, manifest) => {
    expect(found(manifest)).toEqual([]);
  });
});

const aksPool = (labels: string, mode: string, taint: string) => `apiVersion: containerservice.azure.com/v1api20240901
kind: ManagedClustersAgentPool
metadata: {name: web}
spec:
  mode: ${mode}
  nodeLabels: {"${labels}": x}
  nodeTaints: ["${taint}"]
`;
const SYSTEM = "CriticalAddonsOnly=true:NoSchedule";
const gkePool = (label: string) => `apiVersion: container.cnrm.cloud.google.com/v1beta1
kind: ContainerNodePool
metadata: {name: web}
spec:
  nodeConfig:
    labels: {"${label}": x}
`;

const managedPool = (taint: string, label = "team") => `apiVersion: infrastructure.cluster.x-k8s.io/v1beta2
kind: AWSManagedMachinePool
metadata: {name: web}
spec:
  labels: {"${label}": x}
  taints:
    - {key: ${taint}, value: x, effect: no-schedule}
`;

describe("what a cloud refuses", () => {
  it.each([
    [
      "AKS, a label of Kubernetes",
      aksPool("node-restriction.kubernetes.io/a", "User", "a=b:NoSchedule"),
      ["error 6 x"],
    ],
    [
      "AKS, a taint of its own domain",
      aksPool("a", "System", "kubernetes.azure.com/team=b:NoSchedule"),
      ['error 7 "kubernetes.azure.com/team=b:NoSchedule"'],
    ],
    ["AKS, a hard taint of a system pool", aksPool("a", "System", "a=b:NoExecute"), [`error 7 "a=b:NoExecute"`]],
    ["GKE, a role", gkePool("node-role.kubernetes.io/web"), ["error 6 x"]],
    ["GKE, the label of its sandbox", gkePool("sandbox.gke.io/runtime"), ["error 6 x"]],
    [
      "EKS, a taint of Kubernetes",
      managedPool("kubernetes.io/arch"),
      ["error 7 {key: kubernetes.io/arch, value: x, effect: no-schedule}"],
    ],
    [
      "EKS, a taint of its own",
      managedPool("eks.amazonaws.com/team"),
      ["error 7 {key: eks.amazonaws.com/team, value: x, effect: no-schedule}"],
    ],
    [
      "the kubelet, a role of Cluster API's managed pool",
      managedPool("team", "node-role.kubernetes.io/web"),
      ["error 5 x"],
    ],
  ])("%s", (_, manifest, expected) => {
    expect(found(manifest)).toEqual(expected);
  });

  it.each([
    ["AKS, a label of nodes", aksPool("node.kubernetes.io/a", "User", SYSTEM)],
    ["AKS, the label of its spot nodes", aksPool("kubernetes.azure.com/scalesetpriority", "User", SYSTEM)],
    ["AKS, the taint of system pools", aksPool("a", "System", SYSTEM)],
    ["AKS, a soft taint of a system pool", aksPool("a", "System", "a=b:PreferNoSchedule")],
    ["AKS, a taint of a user pool", aksPool("a", "User", "a=b:NoSchedule")],
    ["AKS, the taint of its spot nodes", aksPool("a", "User", "kubernetes.azure.com/scalesetpriority=spot:NoSchedule")],
    ["AKS, the taint of its gateways", aksPool("a", "User", "kubernetes.azure.com/mode=gateway:NoSchedule")],
    ["EKS, a taint of an add-on", managedPool("ebs.csi.aws.com/agent-not-ready")],
    ["EKS, a taint under a domain below", managedPool("node.kubernetes.io/team")],
    ["GKE, the label of a class", gkePool("cloud.google.com/compute-class")],
    ["GKE, an older label of its own", gkePool("beta.kubernetes.io/fluentd-ds-ready")],
  ])("not %s", (_, manifest) => {
    expect(found(manifest)).toEqual([]);
  });
});

const join = (labels: string) => `apiVersion: kubeadm.k8s.io/v1beta3
kind: JoinConfiguration
nodeRegistration:
  name: web
  kubeletExtraArgs:
    node-labels: ${labels}
`;
const machines = (label: string) => `apiVersion: cluster.x-k8s.io/v1beta1
kind: MachineDeployment
metadata: {name: web}
spec:
  clusterName: shop
  template:
    metadata: {labels: {"${label}": x}}
    spec:
      clusterName: shop
      bootstrap: {dataSecretName: join}
`;

describe("labels in a flag of the kubelet", () => {
  it("are refused where kubeadm hands them on", () => {
    expect(found(join("node-role.kubernetes.io/web=x"))).toEqual(["error 6 node-role.kubernetes.io/web=x"]);
    expect(found(join("role=web,node.kubernetes.io/role=web"))).toEqual([]);
  });

  it("are not those that Cluster API gives nodes itself", () => {
    expect(found(machines("node-role.kubernetes.io/web"))).toEqual([]);
  });
});

describe("a worker of Talos", () => {
  const talos = (type: string, taints: string, more = "") =>
    `machine:\n  type: ${type}\n  network: {hostname: gpu-1}\n${taints}cluster:\n  clusterName: home\n${more}`;
  const OWN = '  nodeTaints:\n    gpu: "true:NoSchedule"\n';
  const ROLE = '  nodeLabels: {node-role.kubernetes.io/worker: ""}\n';
  const talconfig = (isControlPlane: string) =>
    `clusterName: home\nnodes:\n  - hostname: a\n    ipAddress: 10.0.0.1\n    controlPlane: ${isControlPlane}\n  ${ROLE}`;
  const OFF = "  apiServer: {extraArgs: {disable-admission-plugins: NodeRestriction}}\n";

  it.each([
    ["may not taint itself", talos("worker", OWN), ["error 4 nodeTaints"]],
    ["may do so on a control plane", talos("controlplane", OWN), []],
    ["may do so where nothing forbids it", talos("worker", OWN, OFF), []],
    [
      "may register with a taint",
      talos(
        "worker",
        '  kubelet: {extraConfig: {registerWithTaints: [{key: gpu, value: "true", effect: NoSchedule}]}}\n',
      ),
      [],
    ],
    ["writes none", talos("worker", "  nodeTaints: {}\n"), []],
    ["may not give itself a role", talos("worker", ROLE), ['error 4 ""']],
    ["may have a role on a control plane", talos("controlplane", ROLE), []],
    ["may give itself a role where nothing forbids it", talos("worker", ROLE, OFF), []],
    [
      "may say of its zone",
      talos("worker", ROLE.replace("node-role.kubernetes.io/worker", "topology.kubernetes.io/zone")),
      [],
    ],
    ["may not give itself a role in talconfig.yaml", talconfig("false"), ['error 6 ""']],
    [
      "is told once with another worker that has the same text",
      `${talconfig("false").replace(ROLE, "  nodeTaints: {gpu: x:NoSchedule}\n")}  - {hostname: b, ipAddress: 10.0.0.2}\nworker:\n${ROLE}`,
      ['error 9 ""'],
    ],
    ["may have a role as a control plane of talconfig.yaml", talconfig("true"), []],
    [
      "may give itself a role where a patch of talconfig.yaml allows it",
      `${talconfig("false")}patches: ["{cluster: {apiServer: {extraArgs: {disable-admission-plugins: NodeRestriction}}}}"]\n`,
      [],
    ],
  ])("%s", (_, manifest, expected) => {
    expect(found(manifest)).toEqual(expected);
  });

  it("has no such taint", () => {
    const pod = "---\napiVersion: v1\nkind: Pod\nmetadata: {name: a}\nspec: {containers: [{name: a, image: a}]}\n";
    const rules = (manifest: string) =>
      lintTexts(`complete: true\n${INVENTORY}`, manifest).findings.map(({ rule }) => rule);
    expect(rules(talos("worker", OWN) + pod)).toEqual(["refused-pool-field"]);
    expect(rules(talos("worker", OWN, OFF) + pod)).toContain("unschedulable");
  });
});

/** A NodePool of a provider, with a label, a requirement or a taint of this key. */
const ofProvider = (group: string, part: "label" | "requirement" | "taint", key: string, value = "a") =>
  `apiVersion: karpenter.sh/v1
kind: NodePool
metadata: {name: batch}
spec:
  template:
    metadata:
      labels: {${part === "label" ? `"${key}": ${value}` : ""}}
    spec:
      nodeClassRef: {group: ${group}, kind: NodeClass, name: batch}
      requirements: [{key: ${part === "requirement" ? key : "kubernetes.io/arch"}, operator: In, values: [${value}]}]
      taints: [{key: ${part === "taint" ? key : "team"}, value: ${value}, effect: NoSchedule}]
`;
const AWS = "karpenter.k8s.aws";
const AUTO = "eks.amazonaws.com";
const AZURE = "karpenter.azure.com";

describe("what the providers of Karpenter keep for themselves", () => {
  it.each([
    [AWS, "label", "karpenter.k8s.aws/team"],
    [AWS, "label", "acme.karpenter.k8s.aws/team"],
    [AWS, "requirement", "karpenter.k8s.aws/team"],
    [AUTO, "label", "ai.eks.amazonaws.com/amiFamily"],
    [AUTO, "label", "eks.amazonaws.com/nodegroup"],
    [AZURE, "label", "karpenter.azure.com/team"],
    [AZURE, "label", "kubernetes.azure.com/custom-label"],
    [AZURE, "label", "agentpool"],
    [AZURE, "requirement", "accelerator"],
    [AZURE, "requirement", "kubernetes.azure.com/availability-zone"],
    [AZURE, "requirement", "karpenter.azure.com/sku-hyperv-generation"],
    [AZURE, "taint", "kubernetes.azure.com/team"],
  ] as const)("%s refuses the %s %s", (group, part, key) => {
    expect(found(ofProvider(group, part, key))).toHaveLength(1);
  });

  it.each([
    [AWS, "requirement", "karpenter.k8s.aws/instance-category"],
    [AWS, "requirement", "karpenter.k8s.aws/capacity-reservation-id"],
    [AWS, "label", "eks.amazonaws.com/nodegroup"],
    [AWS, "label", "kubernetes.azure.com/team"],
    [AWS, "label", "notkarpenter.k8s.aws/team"],
    [AWS, "label", "agentpool"],
    [AUTO, "requirement", "eks.amazonaws.com/instance-cpu"],
    [AUTO, "label", "karpenter.k8s.aws/team"],
    [AZURE, "label", "kubernetes.azure.com/ebpf-dataplane"],
    [AZURE, "requirement", "kubernetes.azure.com/sku-cpu"],
    [AZURE, "requirement", "karpenter.azure.com/sku-family"],
    [AZURE, "taint", "kubernetes.azure.com/scalesetpriority"],
    [AZURE, "taint", "egressgateway.kubernetes.azure.com/cni-not-ready"],
    [AWS, "taint", "kubernetes.azure.com/team"],
    ["karpenter.acme.io", "label", "karpenter.acme.io/team"],
  ] as const)("%s takes the %s %s", (group, part, key) => {
    expect(found(ofProvider(group, part, key))).toEqual([]);
  });

  it("a key of which the right one is told is not told twice", () => {
    const { findings } = lintTexts(INVENTORY, ofProvider(AWS, "requirement", "karpenter.k8s.aws/capacity-type"));
    expect(findings.map(({ rule }) => rule)).toEqual(["ignored-pool-field"]);
  });
});
