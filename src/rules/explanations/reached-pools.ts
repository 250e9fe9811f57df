import { groupBy } from "../../model/group-by.js";
import { memoize } from "../../model/memoize.js";
import type { PoolFit, WorkloadFit } from "../../model/pool-fit.js";
import {
  isWritten,
  type PodToleration,
  type PoolTaint,
  type Taint,
  type WrittenToleration,
} from "../../model/taint.js";
import { isDaemon } from "../../model/workload.js";
import { findToleration, keepsPodsOff, toleratesTaint } from "../../scheduling/taints/toleration.js";
import { isPlacementKnown } from "../contract/vocabulary.js";

export interface ToleratedTaint {
  readonly taint: PoolTaint;
  readonly toleration: PodToleration;
}

/** Returns a pool's tolerated NoSchedule and NoExecute taints with their tolerations. */
export function toleratedTaints({ pool }: PoolFit, fit: WorkloadFit): ToleratedTaint[] {
  return pool.taints.filter(keepsPodsOff).flatMap((taint) => {
    const { tolerations, cluster } = fit;
    const matching = tolerations.filter(
      (toleration) => toleratesTaint(toleration, taint, cluster.comparisonOperators) !== "no",
    );
    const toleration = matching.find(({ key }) => key) ?? matching[0];
    return toleration === undefined ? [] : [{ taint, toleration }];
  });
}

/** Returns pools that the pod certainly may use. */
export function certainPools(fit: WorkloadFit): readonly PoolFit[] {
  return isPlacementKnown(fit) ? fit.pools.filter(({ verdict }) => verdict === "fits" || verdict === "avoided") : [];
}

/** Reports whether a taint blocks new pods. The DaemonSet controller ignores admission. */
export function isKeptOff({ workload, tolerations, cluster }: WorkloadFit, taint: Taint): boolean {
  const judged = isDaemon(workload)
    ? tolerations.filter(({ origin }) => origin.by === "manifest" || origin.by === "DaemonSet controller")
    : tolerations;
  return findToleration(judged, taint, cluster.comparisonOperators).tolerance === "no";
}

export interface ReachedPool {
  readonly pool: PoolFit;
  readonly taint: PoolTaint;
}

/** Certain pools by the first toleration of their taints; one without a key only if no other is. */
export const poolsByToleration = memoize((fit: WorkloadFit): ReadonlyMap<WrittenToleration, readonly ReachedPool[]> => {
  const pools = fit.tolerations.some(isWritten) ? certainPools(fit) : [];
  const reached = pools.flatMap((pool) =>
    toleratedTaints(pool, fit).flatMap(({ taint, toleration }) =>
      isWritten(toleration) ? [{ pool, taint, toleration }] : [],
    ),
  );
  return groupBy(reached, ({ toleration }) => toleration);
});
