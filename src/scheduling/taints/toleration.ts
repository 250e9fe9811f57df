import type { FeatureGateState } from "../../model/cluster.js";
import { parseCanonicalInt } from "../../model/decimal-int.js";
import type { ToleratedTaint } from "../../model/pool-fit.js";
import type { PodToleration, Taint, Toleration } from "../../model/taint.js";

/** `unknown`: depends on a feature gate of unknown state. */
export type Tolerance = "yes" | "no" | "unknown";

/** Does not validate: `{}` tolerates taints without a value. Upstream: api/core/v1/toleration.go ToleratesTaint. */
export function toleratesTaint(toleration: Toleration, taint: Taint, comparison: FeatureGateState): Tolerance {
  if (toleration.effect && toleration.effect !== taint.effect) return "no";
  if (toleration.key && toleration.key !== taint.key) return "no";
  switch (toleration.operator ?? "") {
    case "":
    case "Equal":
      return (toleration.value ?? "") === taint.value ? "yes" : "no";
    case "Exists":
      return "yes";
    case "Gt":
    case "Lt":
      if (comparison === "off" || comparison === "absent" || !comparesTrue(toleration, taint)) return "no";
      return comparison === "on" ? "yes" : "unknown";
    default:
      return "no";
  }
}

/** Reports whether the comparison holds: `Gt` if the taint is greater than the toleration. */
function comparesTrue(toleration: Toleration, taint: Taint): boolean {
  const asked = parseCanonicalInt(toleration.value ?? "");
  const given = parseCanonicalInt(taint.value);
  if (asked === undefined || given === undefined) return false;
  return toleration.operator === "Gt" ? given > asked : given < asked;
}

/** The answer of a list for one taint. `toleration` is the first that answers `yes`. */
interface ListTolerance<T extends Toleration> {
  readonly tolerance: Tolerance;
  readonly toleration: T | undefined;
}

/** Finds the first toleration for a taint. Upstream: corev1/helpers.go TolerationsTolerateTaint. */
export function findToleration<T extends Toleration>(
  tolerations: readonly T[],
  taint: Taint,
  comparison: FeatureGateState,
): ListTolerance<T> {
  let tolerance: Tolerance = "no";
  for (const toleration of tolerations) {
    const answer = toleratesTaint(toleration, taint, comparison);
    if (answer === "yes") return { tolerance: "yes", toleration };
    if (answer === "unknown") tolerance = "unknown";
  }
  return { tolerance, toleration: undefined };
}

/** Upstream: pkg/scheduler/framework/plugins/helper/taint.go DoNotScheduleTaintsFilterFunc. */
export function keepsPodsOff(taint: Taint): boolean {
  return taint.effect === "NoSchedule" || taint.effect === "NoExecute";
}

/** Skips possible tolerations. Upstream: FindMatchingUntoleratedTaint. */
export function untoleratedTaints<T extends Taint>(
  taints: readonly T[],
  tolerations: readonly Toleration[],
  filter: (taint: Taint) => boolean,
  comparison: FeatureGateState,
): T[] {
  return taints.filter((taint) => filter(taint) && findToleration(tolerations, taint, comparison).tolerance === "no");
}

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
