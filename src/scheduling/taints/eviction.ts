import type { FeatureGateState } from "../../model/cluster.js";
import type { Taint, Toleration } from "../../model/taint.js";
import { findToleration } from "./toleration.js";

/**
 * Returns seconds until eviction: null for never, 0 at once. The first match counts; with an unknown gate of Gt and Lt
 * the longer time. Upstream: pkg/controller/tainteviction/taint_eviction.go processPodOnNode.
 */
export function evictedAfterSeconds(
  taints: readonly Taint[],
  tolerations: readonly Toleration[],
  comparison: FeatureGateState,
): number | null {
  if (comparison === "unknown") {
    const on = evictedAfterSeconds(taints, tolerations, "on");
    const off = evictedAfterSeconds(taints, tolerations, "off");
    return on === null || off === null ? null : Math.max(on, off);
  }
  const used: Toleration[] = [];
  let tainted = false;
  for (const taint of taints) {
    if (taint.effect !== "NoExecute") continue;
    tainted = true;
    const { toleration } = findToleration(tolerations, taint, comparison);
    if (toleration === undefined) return 0;
    used.push(toleration);
  }
  return tainted ? minTolerationSeconds(used) : null;
}

/** Returns the shortest; null if endless, 0 for none or negative. Upstream: tainteviction getMinTolerationTime. */
export function minTolerationSeconds(used: readonly Toleration[]): number | null {
  if (used.length === 0) return 0;
  const seconds = used.flatMap(({ tolerationSeconds }) => tolerationSeconds ?? []);
  return seconds.length === 0 ? null : Math.max(0, Math.min(...seconds));
}
