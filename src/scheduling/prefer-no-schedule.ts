import type { FeatureGateState } from "../model/cluster.js";
import type { Taint } from "../model/taint.js";
import type { Toleration } from "../model/toleration.js";
import { untoleratedTaints } from "./toleration.js";

const MAX_NODE_SCORE = 100;

/**
 * How much the scheduler prefers each node for its PreferNoSchedule taints: 0 to 100 per list of taints, 100 the best.
 * Only tolerations for PreferNoSchedule or for every effect count.
 * Upstream: pkg/scheduler/framework/plugins/tainttoleration/taint_toleration.go Score and NormalizeScore.
 */
export function preferNoScheduleScores(
  tolerations: readonly Toleration[],
  taintsOfNodes: readonly (readonly Taint[])[],
  comparison: FeatureGateState,
): number[] {
  const counting = tolerations.filter(({ effect }) => !effect || effect === "PreferNoSchedule");
  const counts = taintsOfNodes.map((taints) => untoleratedTaints(taints, counting, isPreference, comparison).length);
  const worst = Math.max(0, ...counts);
  if (worst === 0) return counts.map(() => MAX_NODE_SCORE);
  return counts.map((count) => MAX_NODE_SCORE - Math.floor((MAX_NODE_SCORE * count) / worst));
}

function isPreference(taint: Taint): boolean {
  return taint.effect === "PreferNoSchedule";
}
