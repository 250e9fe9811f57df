import type { FeatureGateState } from "../model/cluster.js";
import type { NodePool } from "../model/pool.js";
import type { Reason } from "../model/pool-fit.js";
import type { PodToleration } from "../model/taint.js";
import { judgeTaints } from "./taints/toleration.js";

const NOTHING: readonly Reason[] = [];

/** Returns what is unknown about the pool's taints, unless the pod tolerates it in any case. */
export function openTaints(
  { incomplete = [] }: NodePool,
  tolerations: readonly PodToleration[],
  comparison: FeatureGateState,
): readonly Reason[] {
  if (incomplete.length === 0) return NOTHING;
  const toleratesAll = tolerations.some(({ key, operator, effect }) => !key && operator === "Exists" && !effect);
  return incomplete.flatMap(({ field, why, taint }): Reason[] => {
    if (field !== "taints" || toleratesAll) return [];
    const tolerated = taint !== undefined && judgeTaints([taint], tolerations, comparison).tolerated.length > 0;
    return tolerated ? [] : [{ kind: "taints-unknown", why }];
  });
}
