import { describe, expect, it } from "vitest";
import { lintTexts } from "./lint-texts.js";

interface Pod {
  readonly name: string;
  readonly team?: string;
  readonly tolerates?: string;
  readonly prefers?: string;
}

function podOf({ name, team, tolerates }: Pod): string {
  return `apiVersion: apps/v1
kind: Deployment
metadata: {name: ${name}}
spec:
  template:
    spec:
      containers: [{name: ${name}, image: "${name}:1"}]
${team === undefined ? "" : `      nodeSelector: {team: ${team}}\n`}${
  tolerates === undefined
    ? ""
    : `      tolerations: [{key: team, operator: Equal, value: ${tolerates}, effect: NoSchedule}]\n`
}`;
}

/** The findings of `unschedulable`: the file and the line, the message after its first clause, and the help. */
function found(inventory: string, pods: readonly Pod[]): string[] {
  return lintTexts(inventory, pods.map(podOf).join("---\n"))
    .findings.filter(({ rule }) => rule === "unschedulable")
    .map(({ source, message, help }) => `${source.file}:${source.line} ${message.replace(/^[^:]*: /, "")} / ${help}`);
}

const asks = (name: string): Pod => ({ name, team: "ml-ops", tolerates: "ml-ops" });
const POOL = `pools:
  - name: general
  - name: ml
    labels:
      team: MLOps
    taints:
      - "team=MLOps:NoSchedule"
`;

describe("a value that a pod and a pool spell differently", () => {
  it("is told at the pool where two others have the pod's spelling, once for all pods", () => {
    expect(found(POOL, [asks("a"), asks("b")])).toEqual([
      'taintlint.yaml:6 pool "ml" has "MLOps" for "team", 2 other places say "ml-ops" / Write "ml-ops" for "team" at pool "ml".',
    ]);
  });

  it("is told at the taint where that alone is the odd one", () => {
    const inventory = POOL.replace("team: MLOps", "team: ml-ops");
    expect(found(inventory, [asks("a")])).toEqual([
      'taintlint.yaml:8 pool "ml" has "MLOps" for "team", 2 other places say "ml-ops" / Write "ml-ops" for "team" at pool "ml".',
    ]);
  });

  it("names both where as much speaks for either", () => {
    const [finding] = found(POOL, [asks("a")]);
    expect(finding).toMatch(/^manifest\.yaml:8 .* The pools have "MLOps"\. .*Or should pool "ml" have "ml-ops"\?$/);
  });

  it("is told at the pod where the pools agree", () => {
    const other = `${POOL}  - name: second\n    labels: {team: MLOps}\n    taints: ["team=MLOps:NoSchedule"]\n`;
    const [finding] = found(other, [asks("a")]);
    expect(finding).toMatch(/^manifest\.yaml:8 /);
    expect(finding).not.toContain("Or should");
  });

  it("is told at the pool where the pod has the word of the cloud", () => {
    const inventory =
      "pools:\n  - {name: general}\n  - name: cheap\n    labels:\n      karpenter.sh/capacity-type: SPOT\n";
    const pod = podOf({ name: "a" }).replace(/$/, "      nodeSelector: {karpenter.sh/capacity-type: spot}\n");
    const { findings } = lintTexts(inventory, pod);
    expect(findings.map(({ rule, source }) => [rule, source.line])).toEqual([["impossible-label-value", 6]]);
  });

  it("counts the workloads of one release, and the overlays of one workload, once", () => {
    const ofRelease = (name: string) =>
      podOf(asks(name)).replace("metadata: {", "metadata: {labels: {app.kubernetes.io/instance: shop}, ");
    const { findings } = lintTexts(POOL, `${ofRelease("a")}---\n${ofRelease("b")}`);
    expect(findings.map(({ source, rule }) => `${source.file} ${rule}`)).toEqual([
      "manifest.yaml unschedulable",
      "manifest.yaml unschedulable",
    ]);
  });

  it("offers no fix at the pod for what is wrong at the pool", () => {
    const taintOnly = 'pools:\n  - name: ml\n    taints: ["team=MLOps:NoSchedule"]\n';
    const pods = ["a", "b"].map((name) => podOf({ name, tolerates: "ml-ops" })).join("---\n");
    expect(lintTexts(taintOnly, pods).findings.map(({ rule, fixable }) => [rule, fixable])).toContainEqual([
      "unschedulable",
      false,
    ]);
  });

  it("is no other spelling where a number differs", () => {
    const inventory = "pools:\n  - {name: general}\n  - {name: one, labels: {team: a-11}}\n";
    const pods = ["a", "b"].map((name) => ({ name, team: "a1-1" }));
    expect(found(inventory, pods).every((line) => line.startsWith("manifest.yaml"))).toBe(true);
  });

  it("is told at the pods where the pool is a node that exists", () => {
    const node = `apiVersion: v1
kind: Node
metadata: {name: n1, labels: {team: MLOps}}
status: {allocatable: {cpu: "4"}}
`;
    const text = `${node}---\n${[asks("a"), asks("b")].map(podOf).join("---\n")}`;
    const { findings } = lintTexts("complete: true\nfrom: [{path: manifest.yaml}]", text);
    const lines = findings.filter(({ rule }) => rule === "unschedulable").map(({ source }) => source.line);
    expect(lines).toEqual([13, 23]);
  });

  it("is told at the pool for a DaemonSet that runs nowhere, too", () => {
    const inventory = "pools:\n  - name: ml\n    labels: {team: MLOps}\n";
    const agents = ["a", "b"].map((name) => podOf({ name, team: "ml-ops" }).replace("Deployment", "DaemonSet"));
    const placesOf = (manifest: string) =>
      lintTexts(inventory, manifest).findings.map(({ rule, source }) => `${rule} ${source.file}`);
    expect(placesOf(agents.join("---\n"))).toEqual(["unknown-label taintlint.yaml"]);
    expect(placesOf(agents[0] ?? "")).toEqual(["unknown-label manifest.yaml"]);
  });
});
