import type { PoolFit, WorkloadFit } from "../../model/fit.js";
import { memoize } from "../../model/memoize.js";
import type { PoolTaint, Taint } from "../../model/taint.js";
import type { PodToleration } from "../../model/toleration.js";
import { findToleration, keepsPodsOff, toleratesTaint } from "../../scheduling/taints/toleration.js";
import { isPlacementKnown, isWritten, type WrittenToleration } from "../contract/vocabulary.js";

/** A taint that would keep the pod off, and the toleration that lets it past. */
export interface OpenedTaint {
  readonly taint: PoolTaint;
  readonly toleration: PodToleration;
}

/** The toleration that lets the pod past a taint: the first that names a key, else the first of all. */
function openerOf(taint: PoolTaint, { tolerations, cluster }: WorkloadFit): PodToleration | undefined {
  const openers = tolerations.filter(
    (toleration) => toleratesTaint(toleration, taint, cluster.comparisonOperators) !== "no",
  );
  return openers.find(({ key }) => key) ?? openers[0];
}

/** The NoSchedule and NoExecute taints of a pool that the pod tolerates, each with the toleration that is to blame. */
export function openedTaints({ pool }: PoolFit, fit: WorkloadFit): OpenedTaint[] {
  return pool.taints.filter(keepsPodsOff).flatMap((taint) => {
    const toleration = openerOf(taint, fit);
    return toleration === undefined ? [] : [{ taint, toleration }];
  });
}

/** The pools that the scheduler, or the DaemonSet controller, may put the pod on, for certain. */
export function certainPools(fit: WorkloadFit): readonly PoolFit[] {
  return isPlacementKnown(fit) ? fit.pools.filter(({ verdict }) => verdict === "fits" || verdict === "avoided") : [];
}

/**
 * Reports whether a taint surely keeps new pods off. The DaemonSet controller judges nodes by the template and its own
 * tolerations, before admission adds any.
 */
export function isKeptOff({ workload, tolerations, cluster }: WorkloadFit, taint: Taint): boolean {
  const judged =
    workload.kind === "DaemonSet"
      ? tolerations.filter(({ origin }) => origin.by === "manifest" || origin.by === "DaemonSet controller")
      : tolerations;
  return findToleration(judged, taint, cluster.comparisonOperators).tolerance === "no";
}

/** A pool that one toleration opens, and the taint that it tolerates there. */
export interface OpenedPool {
  readonly pool: PoolFit;
  readonly taint: PoolTaint;
}

/**
 * The certain pools that tolerations of the manifest open, by the first such toleration of each pool. A toleration
 * without a key opens a pool that the pod could not enter by the others alone.
 */
export const poolsByToleration = memoize((fit: WorkloadFit): ReadonlyMap<WrittenToleration, readonly OpenedPool[]> => {
  const opened = new Map<WrittenToleration, OpenedPool[]>();
  if (!fit.tolerations.some(isWritten)) return opened;
  for (const pool of certainPools(fit)) {
    for (const { taint, toleration } of openedTaints(pool, fit)) {
      if (!isWritten(toleration)) continue;
      const list = opened.get(toleration);
      if (list === undefined) opened.set(toleration, [{ pool, taint }]);
      else list.push({ pool, taint });
    }
  }
  return opened;
});
