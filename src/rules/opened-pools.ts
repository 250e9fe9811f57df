import type { FeatureGateState } from "../model/cluster.js";
import type { PoolFit, WorkloadFit } from "../model/fit.js";
import type { PoolTaint } from "../model/taint.js";
import type { PodToleration, Toleration } from "../model/toleration.js";
import { keepsPodsOff, toleratesTaint } from "../scheduling/toleration.js";

/** A toleration that is written in the manifest. */
export type WrittenToleration = PodToleration & {
  readonly origin: { readonly by: "manifest"; readonly index: number };
};

export function isWritten(toleration: PodToleration): toleration is WrittenToleration {
  return toleration.origin.by === "manifest";
}

/** `operator: Exists` without a key. */
export function isWildcard({ key, operator }: Toleration): boolean {
  return !key && operator === "Exists";
}

/** A taint that would keep the pod off, and the toleration that lets it past. */
export interface OpenedTaint {
  readonly taint: PoolTaint;
  readonly toleration: PodToleration;
}

/** The toleration that lets the pod past a taint: the first that names a key, else the first of all. */
function openerOf(taint: PoolTaint, fit: WorkloadFit, comparison: FeatureGateState): PodToleration | undefined {
  const openers = fit.tolerations.filter((toleration) => toleratesTaint(toleration, taint, comparison) !== "no");
  return openers.find(({ key }) => key) ?? openers[0];
}

/** The NoSchedule and NoExecute taints of a pool that the pod tolerates, each with the toleration that is to blame. */
export function openedTaints({ pool }: PoolFit, fit: WorkloadFit, comparison: FeatureGateState): OpenedTaint[] {
  return pool.taints.filter(keepsPodsOff).flatMap((taint) => {
    const toleration = openerOf(taint, fit, comparison);
    return toleration === undefined ? [] : [{ taint, toleration }];
  });
}

/**
 * The pools that the scheduler, or the DaemonSet controller, may put the pod on, for certain. None where the API server
 * refuses the pod, where `nodeName` chooses the node, or where a misplaced field hides what the pod asks for.
 */
export function certainPools({ valid, admissionError, workload, pools }: WorkloadFit): readonly PoolFit[] {
  if (!valid || admissionError !== undefined || workload.strayFields.length > 0) return [];
  if (workload.podSpec.nodeName !== "") return [];
  return pools.filter(({ verdict }) => verdict === "fits" || verdict === "avoided");
}

/** A pool that one toleration opens, and the taint that it tolerates there. */
export interface OpenedPool {
  readonly pool: PoolFit;
  readonly taint: PoolTaint;
}

/**
 * The certain pools that tolerations of the manifest with a key open, by the first such toleration of each pool. Left
 * out are pools for which the pod also needs a wildcard: they are the wildcard's.
 */
export function poolsByToleration(
  fit: WorkloadFit,
  comparison: FeatureGateState,
): ReadonlyMap<WrittenToleration, readonly OpenedPool[]> {
  const opened = new Map<WrittenToleration, OpenedPool[]>();
  for (const pool of certainPools(fit)) {
    const taints = openedTaints(pool, fit, comparison);
    if (taints.some(({ toleration }) => isWildcard(toleration))) continue;
    for (const { taint, toleration } of taints) {
      if (!isWritten(toleration)) continue;
      const list = opened.get(toleration);
      if (list === undefined) opened.set(toleration, [{ pool, taint }]);
      else list.push({ pool, taint });
    }
  }
  return opened;
}
