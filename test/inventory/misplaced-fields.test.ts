import { describe, expect, it } from "vitest";
import { lintTexts } from "../rules/lint-texts.js";

const found = (manifest: string) =>
  lintTexts("from: [{path: manifest.yaml}]\n", manifest)
    .findings.filter(({ rule }) => rule === "ignored-pool-field")
    .map(({ source, help }) => `${source.line} ${help}`);

const object = (apiVersion: string, kind: string, spec: string) =>
  `apiVersion: ${apiVersion}\nkind: ${kind}\nmetadata: {name: gpu, labels: {a: b}}\nspec:\n${spec}`;
const TAINTS = "[{key: a, effect: NoSchedule}]";

const JOINING = (join: string) =>
  `apiVersion: cluster.x-k8s.io/v1beta2
kind: MachineDeployment
metadata: {name: gpu}
spec:
  template:
    spec: {bootstrap: {configRef: {kind: KubeadmConfigTemplate, name: gpu}}}
---
apiVersion: bootstrap.cluster.x-k8s.io/v1beta2
kind: KubeadmConfigTemplate
metadata: {name: gpu}
spec:
  template: {spec: {joinConfiguration: {${join}}}}
`;

describe("taints and labels under a name that the format does not have, or at a wrong level", () => {
  it.each([
    [
      "Config Connector, beside the nodes",
      object("container.cnrm.cloud.google.com/v1beta1", "ContainerNodePool", `  taint: ${TAINTS}\n`),
      "spec.nodeConfig.taint",
    ],
    ["ACK", object("eks.services.k8s.aws/v1alpha1", "Nodegroup", `  taint: ${TAINTS}\n`), "spec.taints"],
    [
      "Azure Service Operator",
      object("containerservice.azure.com/v1api20240901", "ManagedClustersAgentPool", "  labels: {a: b}\n"),
      "spec.nodeLabels",
    ],
    [
      "Crossplane",
      object("eks.aws.upbound.io/v1beta1", "NodeGroup", `  forProvider:\n    taints: ${TAINTS}\n`),
      "spec.forProvider.taint",
    ],
    [
      "Crossplane, a list of one",
      object("container.gcp.upbound.io/v1beta1", "NodePool", `  forProvider:\n    nodeConfig: [{taints: ${TAINTS}}]\n`),
      "spec.forProvider.nodeConfig.taint",
    ],
    ["kOps", object("kops.k8s.io/v1alpha2", "InstanceGroup", "  role: Node\n  labels: {a: b}\n"), "spec.nodeLabels"],
    [
      "OpenShift",
      object("machine.openshift.io/v1beta1", "MachineSet", `  replicas: 1\n  taints: ${TAINTS}\n`),
      "spec.template.spec.taints",
    ],
    [
      "Cluster API, beside the template",
      object("cluster.x-k8s.io/v1beta2", "MachineDeployment", `  taints: ${TAINTS}\n  template: {spec: {}}\n`),
      "spec.template.spec.taints",
    ],
    [
      "Cluster API, in the singular",
      object("cluster.x-k8s.io/v1beta2", "MachineDeployment", `  template:\n    spec:\n      taint: ${TAINTS}\n`),
      "spec.template.spec.taints",
    ],
    [
      "Cluster API, labels of nodes",
      object("cluster.x-k8s.io/v1beta2", "MachineDeployment", "  template:\n    nodeLabels: {a: b}\n"),
      "spec.template.metadata.labels",
    ],
    [
      "Cluster API, what a machine joins with",
      JOINING(`taints: ${TAINTS}, nodeRegistration: {}`),
      "joinConfiguration.nodeRegistration.taints",
    ],
    [
      "Cluster API's managed pools",
      object("infrastructure.cluster.x-k8s.io/v1beta2", "AWSManagedMachinePool", "  nodeLabels: {a: b}\n"),
      "spec.labels",
    ],
    [
      "eksctl",
      `apiVersion: eksctl.io/v1alpha5\nkind: ClusterConfig\nmetadata: {name: shop}\nmanagedNodeGroups:\n- name: gpu\n  taint: ${TAINTS}\n`,
      "taints",
    ],
  ])("%s", (_, manifest, right) => {
    const lines = found(manifest);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`"${right}"`);
  });

  it("says nothing of fields where the format has them", () => {
    const kops =
      "  role: Node\n  taints: [a=b:NoSchedule]\n  nodeLabels: {a: b}\n  kubelet: {taints: [c=d:NoSchedule]}\n";
    expect(found(object("kops.k8s.io/v1alpha2", "InstanceGroup", kops))).toEqual([]);
    const crossplane = `  forProvider:\n    labels: {a: b}\n    taint: [{key: a, effect: NO_SCHEDULE}]\n`;
    expect(found(object("eks.aws.upbound.io/v1beta1", "NodeGroup", crossplane))).toEqual([]);
    const machines =
      "  template:\n    metadata: {labels: {a: b}}\n    spec:\n      metadata: {labels: {c: d}}\n      taints: []\n";
    expect(found(object("machine.openshift.io/v1beta1", "MachineSet", machines))).toEqual([]);
  });
});

describe("flags of a kubelet", () => {
  it.each([
    ["as a mapping", '{node-label: "a=b"}', "node-labels"],
    ["as a list", '[{name: register-with-taint, value: "a=b:NoSchedule"}]', "register-with-taints"],
  ])("are told where they nearly set labels or taints, %s", (_, args, flag) => {
    expect(found(JOINING(`nodeRegistration: {kubeletExtraArgs: ${args}}`))).toEqual([
      expect.stringContaining(`\`${flag}\``),
    ]);
  });

  it("are others, or right", () => {
    const args = '{node-labels: "a=b", node-ip: "::1", register-node: "true", register-with-taints: "a=b:NoSchedule"}';
    expect(found(JOINING(`nodeRegistration: {kubeletExtraArgs: ${args}}`))).toEqual([]);
  });
});

it.each([
  ["ACK", object("eks.services.k8s.aws/v1alpha1", "Nodegroup", "  taint: []\n")],
  ["Crossplane", object("eks.aws.upbound.io/v1beta1", "NodeGroup", "  forProvider: {taints: []}\n")],
  [
    "Config Connector",
    object("container.cnrm.cloud.google.com/v1beta1", "ContainerNodePool", "  nodeConfig: {taints: []}\n"),
  ],
  [
    "Karpenter",
    "apiVersion: karpenter.sh/v1\nkind: NodePool\nmetadata: {name: gpu}\nspec: {taints: [], template: {spec: {}}}\n",
  ],
])("nothing is lost with an empty value: %s", (_, manifest) => {
  expect(found(manifest)).toEqual([]);
  expect(found(manifest.replace("[]", TAINTS))).toHaveLength(1);
});

describe("fields that a taint does not have", () => {
  const nodePool = (taint: string) =>
    `apiVersion: karpenter.sh/v1\nkind: NodePool\nmetadata: {name: gpu}\nspec: {template: {spec: {nodeClassRef: {group: karpenter.k8s.aws, kind: EC2NodeClass, name: a}, taints: [\n${taint}\n]}}}\n`;
  const pod = (toleration: string) =>
    `---\napiVersion: v1\nkind: Pod\nmetadata: {name: a}\nspec: {nodeSelector: {karpenter.sh/nodepool: gpu}, tolerations: [${toleration}], containers: [{name: a, image: a}]}\n`;
  const told = (manifest: string) =>
    lintTexts("from: [{path: manifest.yaml}]\n", manifest).findings.map(
      ({ rule, severity, source }) => `${severity} ${rule} ${source.line}`,
    );
  const IGNORED = "warning ignored-pool-field 5";

  it.each([
    ["like a requirement", '{key: gpu, operator: In, values: ["true"], effect: NoSchedule}', [IGNORED]],
    ["like a toleration of every value", "{key: gpu, operator: Exists, effect: NoSchedule}", [IGNORED]],
    ["beside its value", '{key: gpu, operator: Equal, value: "true", effect: NoSchedule}', [IGNORED]],
    ["a time", '{key: gpu, value: "true", effect: NoExecute, tolerationSeconds: 3}', [IGNORED]],
    ["none", '{key: gpu, value: "true", effect: NoSchedule}', []],
    ["none, and another value", '{key: gpu, value: "yes", effect: NoSchedule}', ["error unschedulable 11"]],
  ])("%s: told at the pool, and no workload is changed where the value is unknown", (_, taint, expected) => {
    const found = told(nodePool(taint) + pod('{key: gpu, value: "true"}'));
    expect(found.filter((one) => !one.includes("evicted"))).toEqual(expected);
  });

  it("offers the one value that is meant", () => {
    const [one] = lintTexts(
      "from: [{path: manifest.yaml}]\n",
      nodePool('{key: gpu, operator: In, values: ["true"], effect: NoSchedule}'),
    ).findings;
    expect(one?.message).toBe(
      'taint "gpu" of pool "gpu" has "operator" and "values", which no taint has: nodes get it without',
    );
    expect(one?.help).toBe('A taint has a key, a value and an effect alone. Write value: "true" for its value.');
  });

  it.each([
    ["a startup taint", nodePool("").replace("taints:", "startupTaints:"), "[", "["],
    [
      "a MachineSet",
      object("machine.openshift.io/v1beta1", "MachineSet", "  template: {spec: {taints: [\n]}}\n"),
      "[",
      "[",
    ],
    [
      "eksctl",
      "apiVersion: eksctl.io/v1alpha5\nkind: ClusterConfig\nmetadata: {name: a}\nnodeGroups: [{name: b, taints: [\n]}]\n",
      "taints: [",
      "taints: [",
    ],
    [
      "kubeadm",
      "apiVersion: kubeadm.k8s.io/v1beta4\nkind: JoinConfiguration\nnodeRegistration: {name: a, taints: [\n]}\n",
      "[",
      "[",
    ],
    [
      "a MachineDeployment",
      object("cluster.x-k8s.io/v1beta2", "MachineDeployment", "  template: {spec: {taints: [\n]}}\n"),
      "[",
      "[",
    ],
  ])("in %s", (_, text) => {
    const taint = text.replace(
      /taints: \[\s*\n/i,
      (found) => `${found}{key: gpu, operator: Exists, effect: NoSchedule}\n`,
    );
    const told = lintTexts("from: [{path: manifest.yaml}]\n", taint).findings;
    expect(told.map(({ rule }) => rule)).toEqual(["ignored-pool-field"]);
  });
});
