import { describe, expect, it } from "vitest";
import { changeOf, effectsOf, type RevisionTexts, select, tolerate, workload } from "./change-texts.js";

function pools(...lines: string[]): string {
  return `pools:\n${lines.map((line) => `  - {${line}}\n`).join("")}`;
}

const GPU = "name: gpu, labels: {pool: gpu}";
const BEFORE = pools("name: general", GPU);
const NO_SCHEDULE = `${GPU}, taints: ["gpu=true:NoSchedule"]`;
const NO_EXECUTE = `${GPU}, taints: ["gpu=true:NoExecute"]`;
const ON_GPU = select("pool: gpu");
const SOME = [
  workload("api"),
  workload("train", ON_GPU),
  workload("ready", ON_GPU + tolerate("key: gpu, operator: Exists")),
  workload("brief", ON_GPU + tolerate("key: gpu, operator: Exists, effect: NoExecute, tolerationSeconds: 300")),
  workload("agent", "", "DaemonSet"),
].join("");

function effects(before: string, after: string, manifest = SOME): string[] {
  return effectsOf(changeOf([before, manifest], [after, manifest]));
}

describe("what a change of a pool does to workloads that stay as they are", () => {
  it.each<[string, string, string, readonly string[]]>([
    [
      "a NoSchedule taint",
      BEFORE,
      pools("name: general", NO_SCHEDULE),
      ["brief unschedulable gpu", "train unschedulable gpu", "agent loses-pool gpu", "api loses-pool gpu"],
    ],
    [
      "a NoExecute taint",
      BEFORE,
      pools("name: general", NO_EXECUTE),
      ["train unschedulable gpu 0s", "agent evicted gpu 0s", "api evicted gpu 0s", "brief evicted gpu 300s"],
    ],
    ["a PreferNoSchedule taint", BEFORE, pools("name: general", `${GPU}, taints: ["gpu=true:PreferNoSchedule"]`), []],
    ["a startup taint", BEFORE, pools("name: general", `${GPU}, startupTaints: ["gpu=true:NoSchedule"]`), []],
    [
      "a taint that goes",
      pools("name: general", NO_SCHEDULE),
      BEFORE,
      ["agent gains-pool gpu", "api gains-pool gpu", "brief schedulable gpu", "train schedulable gpu"],
    ],
    [
      "a pool that goes",
      BEFORE,
      pools("name: general"),
      [
        "brief unschedulable gpu",
        "ready unschedulable gpu",
        "train unschedulable gpu",
        "agent loses-pool gpu",
        "api loses-pool gpu",
      ],
    ],
    [
      "a pool that comes",
      pools("name: general"),
      BEFORE,
      ["brief schedulable gpu", "ready schedulable gpu", "train schedulable gpu"],
    ],
    ["a pool that gets another name", BEFORE, pools("name: general", "name: gpu-v2, labels: {pool: gpu}"), []],
    [
      "a label that goes",
      BEFORE,
      pools("name: general", "name: gpu"),
      ["brief unschedulable gpu", "ready unschedulable gpu", "train unschedulable gpu"],
    ],
    ["a label that nobody asks for", BEFORE, pools("name: general, labels: {tier: web}", GPU), []],
    ["a label that may be there", BEFORE, pools("name: general", 'name: gpu, openLabels: ["pool"]'), []],
    [
      "a pool that is scaled to zero",
      BEFORE,
      pools("name: general", `${GPU}, scale: {min: 0, max: 0}`),
      [
        "brief unschedulable gpu",
        "ready unschedulable gpu",
        "train unschedulable gpu",
        "agent loses-pool gpu",
        "api loses-pool gpu",
      ],
    ],
    [
      "taints in another order",
      pools("name: general", `${GPU}, taints: ["a=1:NoSchedule", "b=1:NoSchedule"]`),
      pools("name: general", `${GPU}, taints: ["b=1:NoSchedule", "a=1:NoSchedule"]`),
      [],
    ],
    [
      "an inventory that may lack pools",
      `complete: false\n${BEFORE}`,
      `complete: false\n${pools("name: general", NO_SCHEDULE)}`,
      ["agent loses-pool gpu", "api loses-pool gpu", "brief loses-pool gpu", "train loses-pool gpu"],
    ],
  ])("%s", (_, before, after, expected) => {
    expect(effects(before, after)).toEqual(expected);
  });

  it("an unknown verdict is no loss, and is told as what nobody knows", () => {
    const queued = workload("queued")
      .replace("{name: queued}", "{name: queued, labels: {kueue.x-k8s.io/queue-name: q}}")
      .replace("Deployment", "Job")
      .replace("apps/v1", "batch/v1");
    expect(effects(BEFORE, pools(NO_EXECUTE, 'name: general, taints: ["a=b:NoExecute"]'), queued)).toEqual([]);
  });

  it("nothing is said of an object that the API server refuses, nor of one that is new or gone", () => {
    const invalid = workload("wrong", tolerate("key: gpu, operator: Exist"));
    const after = pools("name: general", NO_SCHEDULE);
    expect(effects(BEFORE, after, invalid)).toEqual([]);
    expect(effectsOf(changeOf([BEFORE, workload("old", ON_GPU)], [after, workload("new", ON_GPU)]))).toEqual([]);
  });

  it("admission that adds a node selector takes pools away", () => {
    const namespace =
      'apiVersion: v1\nkind: Namespace\nmetadata: {name: default, annotations: {scheduler.alpha.kubernetes.io/node-selector: "pool=gpu"}}\n';
    const settings = "admission: {podNodeSelector: true}\n";
    const off = "admission: {podNodeSelector: false}\n";
    const manifest = `${workload("api")}---\n${namespace}`;
    expect(effects(off + BEFORE, settings + BEFORE, manifest)).toEqual(["api loses-pool general"]);
    expect(effectsOf(changeOf([settings + BEFORE, workload("api")], [settings + BEFORE, manifest]))).toEqual([
      "api loses-pool general",
    ]);
  });

  it("one cluster of several is told of by name", () => {
    const clusters = (prod: string) =>
      `clusters:\n  - name: prod\n    pools: [{name: general}, {${prod}}]\n  - name: dev\n    pools: [{name: general}, {${GPU}}]\n`;
    const { workloads } = changeOf(
      [clusters(GPU), workload("train", ON_GPU)],
      [clusters(NO_SCHEDULE), workload("train", ON_GPU)],
    );
    expect(workloads.map(({ cluster, effect }) => [cluster, effect])).toEqual([["prod", "unschedulable"]]);
    const named = `clusters:\n  - name: only\n    pools: [{name: general}, {${NO_SCHEDULE}}]\n`;
    expect(effects(BEFORE, named, workload("train", ON_GPU))).toEqual(["train unschedulable gpu"]);
  });
});

describe("workloads that change together with a pool", () => {
  const TOLERANT = ON_GPU + tolerate("key: gpu, operator: Exists, effect: NoSchedule");
  const tainted = pools("name: general", NO_SCHEDULE);
  const revision = (inventory: string, spec: string): RevisionTexts => [inventory, workload("train", spec)];

  it.each<[string, RevisionTexts, RevisionTexts, readonly string[], Partial<ReturnType<typeof changeOf>>]>([
    [
      "a toleration with its taint lands first",
      revision(BEFORE, ON_GPU),
      revision(tainted, TOLERANT),
      [],
      { landFirst: ["manifest.yaml"] },
    ],
    [
      "a toleration goes after its taint",
      revision(tainted, TOLERANT),
      revision(BEFORE, ON_GPU),
      [],
      { landAfter: ["manifest.yaml"] },
    ],
    [
      "another value on both sides needs a step in between",
      revision(tainted, ON_GPU + tolerate('key: gpu, value: "true"')),
      revision(
        pools("name: general", `${GPU}, taints: ["gpu=yes:NoSchedule"]`),
        ON_GPU + tolerate('key: gpu, value: "yes"'),
      ),
      [],
      { needBoth: ["manifest.yaml"] },
    ],
    [
      "the wrong toleration does not help",
      revision(BEFORE, ON_GPU),
      revision(tainted, ON_GPU + tolerate("key: cpu, operator: Exists")),
      ["train unschedulable gpu"],
      {},
    ],
    [
      "who leaves the pool by itself loses nothing",
      revision(BEFORE, ""),
      revision(tainted, select("kubernetes.io/arch: amd64, other: pool")),
      [],
      {},
    ],
    [
      "who moves to another pool loses nothing",
      revision(BEFORE, ON_GPU),
      revision(pools("name: general, labels: {pool: general}", NO_SCHEDULE), select("pool: general")),
      [],
      {},
    ],
    [
      "who gets in by its own toleration was not let in",
      revision(tainted, ON_GPU),
      revision(tainted.replace("name: general", "name: general, labels: {a: b}"), TOLERANT),
      [],
      {},
    ],
    [
      "a new pool comes before who moves there",
      revision(pools("name: general"), ""),
      revision(BEFORE, ON_GPU),
      [],
      { landAfter: ["manifest.yaml"] },
    ],
  ])("%s", (_, before, after, expected, orders) => {
    const change = changeOf(before, after);
    expect(effectsOf(change)).toEqual(expected);
    const { landFirst, landAfter, needBoth } = change;
    expect({ landFirst, landAfter, needBoth }).toEqual({ landFirst: [], landAfter: [], needBoth: [], ...orders });
  });
});

describe("what is said of the pools", () => {
  const details = (before: string, after: string) =>
    changeOf([before, SOME], [after, SOME]).pools.map(
      ({ pool, change, details: list }) => `${pool} ${change}: ${list.join("; ")}`,
    );

  it("names every difference that decides about pods", () => {
    expect(
      details(
        BEFORE,
        pools("name: general, labels: {a: b}", 'name: gpu, labels: {pool: x}, taints: ["a=b:NoSchedule"]'),
      ),
    ).toEqual([
      "general changed: adds label a=b",
      "gpu changed: adds taint a=b:NoSchedule; changes label pool=gpu to pool=x",
    ]);
    expect(
      details(
        pools(`${GPU}, taints: ["a=b:NoSchedule", "c:NoExecute"]`),
        pools('name: gpu, taints: ["a=c:NoSchedule"]'),
      ),
    ).toEqual([
      "gpu changed: changes taint a=b:NoSchedule to a=c:NoSchedule; removes taint c:NoExecute; removes label pool=gpu",
    ]);
    expect(details(BEFORE, pools("name: general", "name: gpu-v2, labels: {pool: gpu}"))).toEqual([
      'gpu-v2 changed: was called "gpu"',
    ]);
    expect(details(BEFORE, pools("name: general", 'name: new, taints: ["a:NoSchedule"]'))).toEqual([
      "new added: is added; has taint a:NoSchedule",
      "gpu removed: is removed",
    ]);
    expect(details(BEFORE, pools("name: general, allocatable: {cpu: 8}", GPU))).toEqual([]);
  });

  it("a changed label is told of at the label, a lost one at the pool", () => {
    const block = (labels: string) => `pools:\n  - name: general\n  - name: gpu\n    taints: []\n${labels}`;
    const with2 = block("    labels:\n      a: x\n      pool: gpu\n");
    const lineOf = (before: string, after: string) => changeOf([before, SOME], [after, SOME]).pools[0]?.source.line;
    expect(lineOf(with2, with2.replace("pool: gpu", "pool: cpu"))).toBe(8);
    expect(lineOf(with2, block("    labels: {a: x}\n"))).toBe(4);
  });

  it("a removed pool is told of where it stood", () => {
    const { pools: differences } = changeOf([BEFORE, SOME], [pools("name: general"), SOME]);
    expect(differences).toMatchObject([{ pool: "gpu", source: { file: "taintlint.yaml", line: 3 } }]);
  });
});

it("a NodePool of Karpenter in a file of its own is compared like any other", () => {
  const nodePool = (taint: string) => `---
apiVersion: karpenter.sh/v1
kind: NodePool
metadata: {name: gpu}
spec:
  template:
    metadata: {labels: {pool: gpu}}
    spec:
      nodeClassRef: {group: karpenter.k8s.aws, kind: EC2NodeClass, name: default}
      requirements: []
${taint}`;
  const inventory = "from: [{path: manifest.yaml, format: karpenter}]\ncomplete: true\n";
  const manifest = (taint: string) => nodePool(taint) + workload("train", ON_GPU);
  const change = changeOf(
    [inventory, manifest("")],
    [inventory, manifest("      taints: [{key: gpu, effect: NoExecute}]\n")],
  );
  expect(effectsOf(change)).toEqual(["train unschedulable gpu 0s"]);
  expect(change.pools).toMatchObject([{ source: { file: "manifest.yaml", line: 11 } }]);
});
