import { describe, expect, it } from "vitest";
import { EMPTY_POD_SPEC } from "../../src/model/pod.js";
import type { PodToleration } from "../../src/model/taint.js";
import { daemonTolerations, withDaemonTolerations } from "../../src/scheduling/daemonset.js";
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
