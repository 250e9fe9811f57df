import { memoize } from "../../model/memoize.js";
import type { PoolFit, WorkloadFit } from "../../model/pool-fit.js";
import type { PoolTaint, Taint } from "../../model/taint.js";
import type { PodToleration } from "../../model/toleration.js";
import { findToleration, keepsPodsOff, toleratesTaint } from "../../scheduling/taints/toleration.js";
import { isPlacementKnown, isWritten, type WrittenToleration } from "../contract/vocabulary.js";

export interface OpenedTaint {
  readonly taint: PoolTaint;
  readonly toleration: PodToleration;
}

/** Returns the first matching toleration with a key, else the first. */
function openerOf(taint: PoolTaint, { tolerations, cluster }: WorkloadFit): PodToleration | undefined {
  const openers = tolerations.filter(
    (toleration) => toleratesTaint(toleration, taint, cluster.comparisonOperators) !== "no",
  );
  return openers.find(({ key }) => key) ?? openers[0];
}

/** Returns a pool's tolerated NoSchedule and NoExecute taints with their tolerations. */
export function openedTaints({ pool }: PoolFit, fit: WorkloadFit): OpenedTaint[] {
  return pool.taints.filter(keepsPodsOff).flatMap((taint) => {
    const toleration = openerOf(taint, fit);
    return toleration === undefined ? [] : [{ taint, toleration }];
  });
}

/** Returns pools that the pod certainly may use. */
export function certainPools(fit: WorkloadFit): readonly PoolFit[] {
  return isPlacementKnown(fit) ? fit.pools.filter(({ verdict }) => verdict === "fits" || verdict === "avoided") : [];
}

/** Reports whether a taint blocks new pods. The DaemonSet controller ignores admission. */
export function isKeptOff({ workload, tolerations, cluster }: WorkloadFit, taint: Taint): boolean {
  const judged =
    workload.kind === "DaemonSet"
      ? tolerations.filter(({ origin }) => origin.by === "manifest" || origin.by === "DaemonSet controller")
      : tolerations;
  return findToleration(judged, taint, cluster.comparisonOperators).tolerance === "no";
}

export interface OpenedPool {
  readonly pool: PoolFit;
  readonly taint: PoolTaint;
}

/** Certain pools by the first toleration that opens them; one without a key only if no other does. */
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
