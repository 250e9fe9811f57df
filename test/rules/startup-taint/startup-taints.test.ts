import { describe, expect, it } from "vitest";
import { lintRepository } from "../../../src/lint/lint.js";
import { foundBy, rulesFound } from "../found.js";
import { lintTexts, readTexts } from "../lint-texts.js";

function daemonSet(name: string, image: string, more = "", labels = ""): string {
  return `apiVersion: apps/v1
kind: DaemonSet
metadata: {name: ${name}, namespace: kube-system${labels === "" ? "" : `, labels: {${labels}}`}}
spec:
  template:
    spec:
      containers: [{name: agent, image: "${image}"}]
${more === "" ? "" : `      ${more}\n`}`;
}

function plugin(folder: string): string {
  return `volumes: [{name: plugin, hostPath: {path: ${folder}}}]`;
}

const CILIUM = "pools: [{name: general, startupTaints: [node.cilium.io/agent-not-ready=true:NoExecute]}]";
const EBS = "pools: [{name: general, startupTaints: [ebs.csi.aws.com/agent-not-ready:NoExecute]}]";

/** How many removers wait for themselves. */
function deadlocks(inventory: string, manifest: string): number {
  return foundBy("startup-taint", inventory, manifest).filter((text) => text.startsWith("error")).length;
}

describe("a remover that waits for itself", () => {
  const RULE = "startup-taint";
  const found = deadlocks;

  it.each([
    ["Cilium by its image", CILIUM, daemonSet("cilium", "quay.io/cilium/cilium:v1.18.2@sha256:abc")],
    [
      "Cilium with a toleration of another effect",
      CILIUM,
      daemonSet(
        "cilium",
        "cilium",
        "tolerations: [{key: node.cilium.io/agent-not-ready, operator: Exists, effect: NoSchedule}]",
      ),
    ],
    [
      "Istio's CNI plugin",
      "pools: [{name: a, startupTaints: [cni.istio.io/not-ready:NoSchedule]}]",
      daemonSet("istio-cni-node", "docker.io/istio/install-cni:1.30.2"),
    ],
    [
      "a critical component of Gardener",
      "pools: [{name: a, startupTaints: [node.gardener.cloud/critical-components-not-ready:NoSchedule]}]",
      daemonSet("csi", "csi:1", "", 'node.gardener.cloud/critical-component: "true"'),
    ],
    [
      "a CSI driver by its folder",
      EBS,
      daemonSet("ebs-csi-node", "mirror/ebs:1", plugin("/var/lib/kubelet/plugins/ebs.csi.aws.com/")),
    ],
    [
      "a CSI driver with another root of the kubelet",
      EBS,
      daemonSet("ebs-csi-node", "mirror/ebs:1", plugin("/data/kubelet/plugins/ebs.csi.aws.com")),
    ],
  ])("knows %s", (_, inventory, manifest) => {
    expect(found(inventory, manifest)).toBe(1);
  });

  it.each([
    ["the remover tolerates everything", CILIUM, daemonSet("cilium", "cilium", "tolerations: [{operator: Exists}]")],
    [
      "the remover tolerates the key",
      CILIUM,
      daemonSet("cilium", "cilium", "tolerations: [{key: node.cilium.io/agent-not-ready, operator: Exists}]"),
    ],
    ["the remover is not in the repository", CILIUM, daemonSet("logs", "fluent-bit:4")],
    [
      "the operator does not run on every node",
      CILIUM,
      daemonSet("cilium", "cilium/operator-generic:v1").replace("DaemonSet", "Deployment"),
    ],
    ["the driver is another one", EBS, daemonSet("efs", "efs:1", plugin("/var/lib/kubelet/plugins/efs.csi.aws.com"))],
    ["the DaemonSet only reads all plugins", EBS, daemonSet("scan", "scan:1", plugin("/var/lib/kubelet/plugins"))],
    ["the taint is only a wish", CILIUM.replace("NoExecute", "PreferNoSchedule"), daemonSet("cilium", "cilium")],
    ["the selector keeps the remover off", CILIUM, daemonSet("cilium", "cilium", "nodeSelector: {net: cilium}")],
    [
      "it is not certain that the remover runs there",
      CILIUM,
      daemonSet("cilium", "cilium", "nodeSelector: {topology.kubernetes.io/zone: a}"),
    ],
    [
      "the pool is scaled to zero",
      CILIUM.replace("general,", "general, scale: {max: 0},"),
      daemonSet("cilium", "cilium"),
    ],
    [
      "a second variant tolerates the taint",
      CILIUM,
      `${daemonSet("cilium", "cilium")}---\n${daemonSet("cilium-new", "cilium", "tolerations: [{operator: Exists}]")}`,
    ],
  ])("is silent where %s", (_, inventory, manifest) => {
    expect(found(inventory, manifest)).toBe(0);
  });

  it("speaks although a second variant tolerates the taint, when that one never runs on the pool", () => {
    const elsewhere = daemonSet(
      "cilium-new",
      "cilium",
      "tolerations: [{operator: Exists}]\n      nodeSelector: {net: new}",
    );
    expect(found(CILIUM, `${daemonSet("cilium", "cilium")}---\n${elsewhere}`)).toBe(1);
  });

  it("names every pool in one finding, and the toleration to write", () => {
    const inventory = `pools:
  - {name: a, startupTaints: [node.cilium.io/agent-not-ready=true:NoExecute]}
  - {name: b, startupTaints: [node.cilium.io/agent-not-ready=true:NoExecute]}
`;
    const { findings } = lintTexts(inventory, daemonSet("cilium", "cilium"));
    expect(findings.map(({ message }) => message)).toEqual([
      'the DaemonSet removes startup taint node.cilium.io/agent-not-ready=true:NoExecute of pools "a" and "b", but does not tolerate it: it never starts there',
    ]);
    expect(findings[0]?.help).toContain("effect: NoExecute");
    expect(findings[0]?.related).toHaveLength(2);
    expect(findings[0]?.severity).toBe("error");
  });

  it("nobody is told of where a file was not read, or not rendered: another agent may stand there", () => {
    const input = readTexts(CILIUM, [{ path: "manifest.yaml", text: daemonSet("cilium", "cilium") }]);
    const rulesOf = (run: typeof input) => lintRepository(run).findings.map(({ rule }) => rule);
    expect(rulesOf(input)).toContain(RULE);
    expect(rulesOf({ ...input, unreadable: [{ path: "x.yaml", message: "permission denied" }] })).not.toContain(RULE);
    expect(rulesOf({ ...input, scope: "files" })).not.toContain(RULE);
  });

  it("leaves a permanent taint to the rule about pools that are missed", () => {
    const inventory =
      "pools: [{name: b}, {name: a, taints: [x:NoSchedule], startupTaints: [node.cilium.io/agent-not-ready:NoExecute]}]";
    expect(rulesFound(inventory, daemonSet("cilium", "cilium"))).toEqual(["daemonset-misses-pool"]);
  });

  it("takes further removers from the configuration, by globs", () => {
    const inventory = "pools: [{name: a, startupTaints: [acme.io/warm:NoSchedule]}]";
    const declared = (taint: string, workload: string) =>
      `${inventory}\nrules: {${RULE}: {removers: [{taint: "${taint}", workload: "${workload}"}]}}`;
    const manifest = daemonSet("warmer", "warmer:1");
    expect(found(inventory, manifest)).toBe(0);
    expect(found(declared("acme.io/*", "kube-system/DaemonSet/warm*"), manifest)).toBe(1);
    expect(found(declared("acme.io/*", "DaemonSet/warmer"), manifest)).toBe(1);
    expect(found(declared("acme.io/cold", "DaemonSet/warmer"), manifest)).toBe(0);
    expect(found(declared("acme.io/*", "default/DaemonSet/warmer"), manifest)).toBe(0);
  });
});

describe("startup-taint", () => {
  const POD = "apiVersion: v1\nkind: Pod\nmetadata: {name: a}\nspec: {containers: [{name: a, image: a:1}]}\n";
  const found = (key: string, more = "") =>
    rulesFound(`pools: [{name: general}, {name: b, taints: ["${key}:NoSchedule"]}]\n${more}`, POD);

  it.each([
    "node.cilium.io/agent-not-ready",
    "ebs.csi.aws.com/agent-not-ready",
    "node.cloudprovider.kubernetes.io/uninitialized",
    "startup-taint.cluster-autoscaler.kubernetes.io/gpu",
    "node.kubernetes.io/unschedulable",
  ])("reports %s", (key) => {
    expect(found(key)).toEqual(["startup-taint"]);
  });

  it("reports a key that the cluster itself calls transient", () => {
    expect(found("acme.io/warm")).toEqual([]);
    expect(found("acme.io/warm", 'transientTaints: ["acme.io/*"]')).toEqual(["startup-taint"]);
  });

  it.each(["dedicated", "nvidia.com/gpu", "node-role.kubernetes.io/control-plane", "acme.io/ready"])(
    "is silent about %s",
    (key) => {
      expect(found(key)).toEqual([]);
    },
  );
});

describe("startup-taint", () => {
  it("a startup taint that nobody removes is a note", () => {
    const manifest = daemonSet("logs", "fluent-bit:4");
    const found = (key: string) =>
      foundBy("startup-taint", `pools: [{name: a, startupTaints: ["${key}:NoSchedule"]}]`, manifest);
    expect(found("acme.io/warm").map((text) => text.split(" ")[0])).toEqual(["note"]);
    expect(found("node.cilium.io/agent-not-ready")).toEqual([]);
  });
});

describe("a NodeReadinessRule that waits for a DaemonSet which it keeps off", () => {
  const GENERAL = "pools: [{name: general, labels: {os: linux}}, {name: other}]";
  const rule = (condition: string, more = "", selector = "matchLabels: {os: linux}") => `---
apiVersion: readiness.node.x-k8s.io/v1alpha1
kind: NodeReadinessRule
metadata: {name: ready}
spec: {conditions: [{type: ${condition}, requiredStatus: "True"}], taint: {key: readiness.k8s.io/a, effect: NoSchedule}, nodeSelector: {${selector}}${more}}
`;
  const ebs = daemonSet("ebs", "mirror/ebs:1", plugin("/var/lib/kubelet/plugins/ebs.csi.aws.com"));
  const tolerant = ebs
    .replace("name: ebs,", "name: new,")
    .replace("spec:\n      ", "spec:\n      tolerations: [{operator: Exists}]\n      ");
  const CSI = "ebs.csi.aws.com/NodePluginRegistered";
  const found = (manifest: string, inventory = GENERAL) => deadlocks(inventory, manifest);

  it.each([
    ["a CSI driver by the folder of its socket", ebs + rule(CSI)],
    ["Calico by its image", daemonSet("calico", "quay.io/calico/node:v3") + rule("projectcalico.org/CalicoReady")],
    ["Falco by its image", daemonSet("falco", "falcosecurity/falco:0.41") + rule("falco.org/FalcoReady")],
    ["Cilium by its image", daemonSet("cilium", "cilium") + rule("cilium.io/AgentReady")],
    [
      "a driver whose nodes are told by an expression",
      ebs + rule(CSI, "", "matchExpressions: [{key: os, operator: Exists}]"),
    ],
  ])("%s", (_, manifest) => {
    expect(found(manifest)).toBe(1);
  });

  it.each([
    ["another driver", ebs + rule("efs.csi.aws.com/NodePluginRegistered")],
    ["a condition without a domain", ebs + rule("Registered")],
    ["a dry run", ebs + rule(CSI, ", dryRun: true")],
    ["a wish", ebs + rule(CSI).replace("effect: NoSchedule", "effect: PreferNoSchedule")],
    ["nodes that no pool has", ebs + rule(CSI, "", "matchLabels: {os: other}")],
    ["a condition that somebody fills in later", ebs + rule("${DRIVER}")],
    ["a driver beside one that tolerates the taint", `${ebs}---\n${tolerant}${rule(CSI)}`],
    [
      "a driver that its selector keeps off",
      ebs.replace("spec:\n      ", "spec:\n      nodeSelector: {os: none}\n      ") + rule(CSI),
    ],
  ])("not %s", (_, manifest) => {
    expect(found(manifest)).toBe(0);
  });

  it("one finding where the pool starts with the taint", () => {
    const starting =
      "pools: [{name: general, labels: {os: linux}, startupTaints: [ebs.csi.aws.com/agent-not-ready:NoSchedule]}]";
    const both = ebs + rule(CSI).replace("readiness.k8s.io/a", "ebs.csi.aws.com/agent-not-ready");
    expect(found(both, starting)).toBe(1);
  });
});
