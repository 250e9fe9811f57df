import type { FeatureGateState } from "../../model/cluster.js";
import type { Taint } from "../../model/taint.js";
import type { Toleration } from "../../model/toleration.js";
import { findToleration } from "./toleration.js";

/**
 * Returns the seconds until NoExecute taints evict the pod: null for never, 0 for at once. The first matching
 * toleration counts for each taint. If the gate of Gt and Lt is unknown, the longer time counts. Upstream:
 * pkg/controller/tainteviction/taint_eviction.go processPodOnNode.
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

/**
 * Returns the shortest time of the used tolerations: null if all are endless, 0 if there are none or a time is
 * negative. Upstream: pkg/controller/tainteviction/taint_eviction.go getMinTolerationTime.
 */
export function minTolerationSeconds(used: readonly Toleration[]): number | null {
  if (used.length === 0) return 0;
  const seconds = used.flatMap(({ tolerationSeconds }) => tolerationSeconds ?? []);
  return seconds.length === 0 ? null : Math.max(0, Math.min(...seconds));
}
