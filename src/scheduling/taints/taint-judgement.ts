import type { FeatureGateState } from "../../model/cluster.js";
import type { ToleratedTaint } from "../../model/fit.js";
import type { Taint } from "../../model/taint.js";
import type { PodToleration, Toleration } from "../../model/toleration.js";
import { findToleration, keepsPodsOff } from "./toleration.js";

/** A list of taints against a pod's tolerations, each list in the taints' order. */
export interface TaintJudgement {
  /** Untolerated, with any effect but PreferNoSchedule; one that is no effect at all blocks nothing. */
  readonly untolerated: readonly Taint[];
  /** Those of `untolerated` that keep the pod off. */
  readonly blocking: readonly Taint[];
  readonly avoided: readonly Taint[];
  /** Tolerated only if Gt and Lt are in force, which is not known. */
  readonly unknown: readonly Taint[];
  readonly tolerated: readonly ToleratedTaint[];
}

/** Sorts a pool's taints by what the pod's tolerations say to each. */
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
  return { untolerated, blocking: untolerated.filter(keepsPodsOff), avoided, unknown, tolerated };
}

const UNSCHEDULABLE_TAINT: Taint = { key: "node.kubernetes.io/unschedulable", value: "", effect: "NoSchedule" };

/**
 * Reports whether the scheduler may place the pod on a cordoned node, one with `spec.unschedulable: true`.
 * Upstream: pkg/scheduler/framework/plugins/nodeunschedulable/node_unschedulable.go Filter.
 */
export function toleratesCordon(tolerations: readonly Toleration[]): boolean {
  // The taint has no value, so that Gt and Lt never hold, whatever the state of their gate.
  return findToleration(tolerations, UNSCHEDULABLE_TAINT, "off").tolerance === "yes";
}
