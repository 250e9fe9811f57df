import type { FeatureGateState } from "../../model/cluster.js";
import type { ToleratedTaint } from "../../model/pool-fit.js";
import type { PodToleration, Taint, Toleration } from "../../model/taint.js";
import { findToleration, keepsPodsOff } from "./toleration.js";

/** In the order of the taints. */
export interface TaintJudgement {
  /** Untolerated, except PreferNoSchedule; an invalid effect does not block. */
  readonly untolerated: readonly Taint[];
  readonly blocking: readonly Taint[];
  readonly avoided: readonly Taint[];
  /** Tolerated only if Gt and Lt are enabled, which is unknown. */
  readonly unknown: readonly Taint[];
  readonly tolerated: readonly ToleratedTaint[];
}

export function judgeTaints(
  taints: readonly Taint[],
  tolerations: readonly PodToleration[],
  comparison: FeatureGateState,
): TaintJudgement {
  const untolerated: Taint[] = [];
  const avoided: Taint[] = [];
  const unknown: Taint[] = [];
  const tolerated: ToleratedTaint[] = [];
  for (const taint of taints) {
    const { tolerance, toleration } = findToleration(tolerations, taint, comparison);
    if (toleration !== undefined) tolerated.push({ taint, toleration });
    else if (tolerance === "unknown") unknown.push(taint);
    else if (taint.effect === "PreferNoSchedule") avoided.push(taint);
    else untolerated.push(taint);
  }
  const blocking = untolerated.filter(keepsPodsOff);
  return { untolerated: kept(untolerated), blocking, avoided: kept(avoided), unknown, tolerated: kept(tolerated) };
}

const NONE: readonly never[] = [];

/** Trims what each cell of a matrix keeps: an array that has grown has room for 17. */
function kept<One>(list: readonly One[]): readonly One[] {
  return list.length === 0 ? NONE : list.slice();
}

const UNSCHEDULABLE_TAINT: Taint = { key: "node.kubernetes.io/unschedulable", value: "", effect: "NoSchedule" };

/** Upstream: node_unschedulable.go Filter. */
export function toleratesCordon(tolerations: readonly Toleration[]): boolean {
  // The taint has no value, so Gt and Lt never hold.
  return findToleration(tolerations, UNSCHEDULABLE_TAINT, "off").tolerance === "yes";
}
