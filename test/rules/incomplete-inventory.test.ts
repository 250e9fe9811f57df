import { describe, expect, it } from "vitest";
import { lintTexts } from "./lint-texts.js";

const POOLS = `
pools:
  - name: gpu
    labels: {pool: gpu}
    taints: ["nvidia.com/gpu=present:NoSchedule"]
  - name: batch
    taints: ["dedicated=batch:NoSchedule"]
`;

const AFFINITY =
  "  affinity: {nodeAffinity: {requiredDuringSchedulingIgnoredDuringExecution: {nodeSelectorTerms: [{matchExpressions: ";

function unschedulable(inventory: string, podSpec: string): string[] {
  const manifest = `apiVersion: v1\nkind: Pod\nmetadata: {name: web}\nspec:\n  containers: [{name: web, image: web:1}]\n${podSpec}`;
  const { findings } = lintTexts(inventory, manifest);
  return findings
    .filter(({ rule, severity }) => rule === "unschedulable" && severity !== "note")
    .map(({ severity, message }) => `${severity}: ${message}`);
}

describe("an inventory that may lack a pool", () => {
  const open = `complete: false${POOLS}`;

  it("accuses no pod that selects nothing: a default pool may be declared elsewhere", () => {
    expect(unschedulable(open, "")).toEqual([]);
  });

  it("warns where the pod asks for a declared pool", () => {
    expect(unschedulable(open, "  nodeSelector: {pool: gpu}\n")).toEqual([
      'warning: no declared pool admits the pod: its selector allows only pool "gpu", whose taint nvidia.com/gpu=present:NoSchedule it does not tolerate',
    ]);
  });

  it.each([
    ["asks for ordinary nodes", "  nodeSelector: {kubernetes.io/os: linux, kubernetes.io/arch: amd64}\n"],
    ["asks for a label that no declared pool has", "  nodeSelector: {pool: web}\n"],
    [
      "asks not to run on declared pools",
      `${AFFINITY}[{key: pool, operator: DoesNotExist}, {key: pool, operator: NotIn, values: [gpu]}]}]}}}\n`,
    ],
    ["tolerates another value", "  tolerations: [{key: dedicated, operator: Equal, value: web, effect: NoSchedule}]\n"],
    ["tolerates anything else", "  tolerations: [{key: spot, operator: Exists}]\n"],
  ])("accuses no pod that %s", (_, podSpec) => {
    expect(unschedulable(open, podSpec)).toEqual([]);
    expect(unschedulable(POOLS, podSpec)).toHaveLength(1);
  });

  it("warns where the affinity asks for a declared pool", () => {
    const asking = `${AFFINITY}[{key: pool, operator: In, values: [gpu]}]}]}}}\n`;
    expect(unschedulable(open, asking)).toHaveLength(1);
    const alsoElsewhere = open.replace("name: batch", "name: batch\n    labels: {pool: batch}");
    expect(unschedulable(alsoElsewhere, "  nodeSelector: {pool: batch}\n")).toHaveLength(1);
  });

  it("warns where the value of a label has a slip of the hand", () => {
    const named = (value: string) => open.replaceAll("pool: gpu", `pool: ${value}`);
    expect(unschedulable(named("general"), "  nodeSelector: {pool: generall}\n")).toHaveLength(1);
    expect(unschedulable(named("general"), "  nodeSelector: {pool: special}\n")).toEqual([]);
    expect(unschedulable(named("ComputeOptimized"), "  nodeSelector: {pool: ComputeOnDemand}\n")).toEqual([]);
  });

  it("warns where a toleration nearly fits", () => {
    const toleration = "  tolerations: [{key: dedicated, operator: Equal, value: batsh, effect: NoSchedule}]\n";
    expect(unschedulable(open, toleration)).toEqual([
      'warning: no declared pool admits the pod: toleration has value "batsh", pool "batch" is tainted with value "batch"',
    ]);
  });

  it("is told from one that has every pool", () => {
    expect(unschedulable(POOLS, "")).toEqual([
      "error: no pool admits the pod: every pool has a taint that it does not tolerate",
    ]);
  });
});

describe("labels that Karpenter sets on each node once it is up", () => {
  const pool = `---
apiVersion: karpenter.sh/v1
kind: NodePool
metadata: {name: gpu}
spec: {template: {spec: {taints: [{key: nvidia.com/gpu, effect: NoSchedule}]}}}
`;
  const asking = (kind: string, label: string) => {
    const podSpec = `containers: [{name: a, image: a:1}], nodeSelector: {${label}}`;
    const workload = `apiVersion: apps/v1\nkind: ${kind}\nmetadata: {name: a}\nspec: {template: {spec: {${podSpec}}}}\n`;
    return lintTexts("from: [manifest.yaml]\n", `${workload}${pool}`).findings.map(({ rule }) => rule);
  };

  it.each(["karpenter.sh/registered", "karpenter.sh/initialized"])("%s leaves a DaemonSet every such pool", (key) => {
    expect(asking("DaemonSet", `${key}: "true"`)).toEqual(["daemonset-misses-pool"]);
    expect(asking("DaemonSet", `${key}: "false"`)).toEqual([]);
  });

  it("ask for no pool: others of Karpenter's may be declared elsewhere", () => {
    expect(asking("Deployment", 'karpenter.sh/initialized: "true"')).toEqual([]);
    expect(asking("Deployment", "karpenter.sh/nodepool: gpu")).toEqual(["unschedulable"]);
  });
});
