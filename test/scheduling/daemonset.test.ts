import { describe, expect, it } from "vitest";
import { EMPTY_POD_SPEC } from "../../src/model/pod.js";
import type { PodToleration } from "../../src/model/toleration.js";
import { daemonTolerations, withDaemonTolerations } from "../../src/scheduling/daemonset.js";
import { kubeletRefusals } from "../../src/scheduling/kubelet.js";
import { exists, expression, node, required, taint } from "./build.js";

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

describe("kubeletRefusals", () => {
  const gpu = node("gpu-1", { pool: "gpu" });
  it("minds NoExecute but not NoSchedule, and spares static pods", () => {
    const all = [taint("a:NoSchedule"), taint("b:NoExecute")];
    expect(kubeletRefusals(EMPTY_POD_SPEC, gpu, [taint("a:NoSchedule")], false, "off")).toEqual([]);
    expect(kubeletRefusals(EMPTY_POD_SPEC, gpu, all, false, "off")).toEqual(["TaintToleration"]);
    expect(kubeletRefusals(EMPTY_POD_SPEC, gpu, all, true, "off")).toEqual([]);
    expect(kubeletRefusals({ ...EMPTY_POD_SPEC, tolerations: [exists("b")] }, gpu, all, false, "off")).toEqual([]);
  });

  it("minds the affinity and the node's name", () => {
    const asking = { ...EMPTY_POD_SPEC, ...required([expression("pool", "In", "gpu")]) };
    expect(kubeletRefusals({ ...asking, nodeName: "gpu-1" }, gpu, [], true, "off")).toEqual([]);
    expect(kubeletRefusals({ ...asking, nodeName: "gpu-2" }, gpu, [], true, "off")).toEqual(["NodeName"]);
    expect(kubeletRefusals(asking, node("gpu-1"), [], true, "off")).toEqual(["NodeAffinity"]);
  });
});
