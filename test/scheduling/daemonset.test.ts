import { describe, expect, it } from "vitest";
import { readManifest } from "../../src/manifest/read-manifest.js";
import { EMPTY_POD_SPEC } from "../../src/model/pod.js";
import type { PodToleration } from "../../src/model/taint.js";
import { comesBefore, daemonTolerations, withDaemonTolerations } from "../../src/scheduling/daemonset.js";
import { exists } from "./build.js";

const notReady: PodToleration = {
  ...exists("node.kubernetes.io/not-ready", "NoExecute"),
  tolerationSeconds: 60,
  origin: { by: "manifest", index: 0 },
};

describe("withDaemonTolerations", () => {
  it("replaces the manifest's finite toleration of the same identity, in its place", () => {
    const [first, ...others] = withDaemonTolerations(EMPTY_POD_SPEC, [notReady]);
    expect(first).toEqual({
      ...exists("node.kubernetes.io/not-ready", "NoExecute"),
      origin: { by: "DaemonSet controller" },
    });
    expect(others).toHaveLength(5);
  });

  it("keeps one of another operator, which then is the first to be used", () => {
    const equal: PodToleration = { ...notReady, operator: "Equal" };
    const all = withDaemonTolerations(EMPTY_POD_SPEC, [equal]);
    expect(all[0]).toBe(equal);
    expect(all).toHaveLength(7);
  });

  it("leaves an equal one to the manifest", () => {
    const { tolerationSeconds: _, ...endless } = notReady;
    expect(withDaemonTolerations(EMPTY_POD_SPEC, [endless])[0]?.origin).toEqual({ by: "manifest", index: 0 });
  });

  it("adds network-unavailable to pods of the host network only", () => {
    const extra = exists("node.kubernetes.io/network-unavailable", "NoSchedule");
    expect(daemonTolerations(true)).toEqual([...daemonTolerations(false), extra]);
  });
});

describe("the pod that has its place first", () => {
  const of = (kind: string, priorityClassName: string) => {
    const text = `apiVersion: apps/v1\nkind: ${kind}\nmetadata: {name: a}\nspec: {template: {spec: {priorityClassName: "${priorityClassName}"}}}\n`;
    const [workload] = readManifest({ path: "a.yaml", text }).workloads;
    if (workload === undefined) throw new Error("there is a workload");
    return workload;
  };
  const priorities = new Map([
    ["zero", { value: 0, isPatient: false }],
    ["one", { value: 1, isPatient: false }],
    ["low", { value: -1, isPatient: false }],
    ["most", { value: 1_000_000_000, isPatient: false }],
    ["patient", { value: 5, isPatient: true }],
  ]);

  it.each([
    ["one", "zero", "Deployment", true],
    ["one", "", "Deployment", true],
    ["", "one", "Deployment", false],
    ["", "zero", "Deployment", true],
    ["zero", "", "DaemonSet", undefined],
    ["low", "", "DaemonSet", false],
    ["", "low", "DaemonSet", true],
    ["", "patient", "Deployment", undefined],
    ["system-node-critical", "system-cluster-critical", "Deployment", true],
    ["system-cluster-critical", "system-node-critical", "Deployment", false],
    ["system-cluster-critical", "unknown", "Deployment", true],
    ["unknown", "system-cluster-critical", "Deployment", false],
    ["most", "unknown", "Deployment", undefined],
    ["unknown", "most", "Deployment", undefined],
    ["unknown", "unknown", "Deployment", true],
    ["unknown", "other", "Deployment", undefined],
  ])("is the DaemonSet's of class %j beside %j of a %s: %s", (own, other, kind, isFirst) => {
    expect(comesBefore(of("DaemonSet", own), of(kind, other), { priorities })).toBe(isFirst);
  });
});
