import type { PoolFit, WorkloadFit } from "../model/pool-fit.js";
import { formatTaint, isWritten, type PoolTaint, type WrittenToleration } from "../model/taint.js";
import { duration } from "../model/words.js";
import { placeInPodSpec } from "../model/workload.js";
import { findCover } from "../scheduling/taints/merge-tolerations.js";
import { findToleration, toleratesTaint } from "../scheduling/taints/toleration.js";
import { ofPools } from "./contract/claim.js";
import type { Rule } from "./contract/rule.js";
import { namePools, taintedHere } from "./contract/vocabulary.js";

const FINITE_KINDS = new Set(["Job", "CronJob"]);

interface Eviction {
  readonly toleration: WrittenToleration;
  readonly pools: { readonly fit: PoolFit; readonly taint: PoolTaint }[];
}

/** Returns later tolerations of another duration, which never count. */
function overruledBy({ origin, tolerationSeconds }: WrittenToleration, fit: WorkloadFit): number[] {
  const { tolerations } = fit.workload.podSpec;
  return [...tolerations.keys()].filter((index) => {
    const isOther = tolerations[index]?.tolerationSeconds !== tolerationSeconds;
    return (
      index !== origin.index && isOther && findCover(tolerations, index, (at) => at === origin.index) !== undefined
    );
  });
}

export const evictedByTaint: Rule = {
  id: "evicted-by-taint",
  claims: ["pools"],
  looksAt: "tolerations",
  *checkWorkload(fit) {
    const { workload } = fit;
    if (!fit.valid) return;
    const comparison = fit.cluster.comparisonOperators;
    const evictions = new Map<WrittenToleration, Eviction>();
    for (const poolFit of fit.pools) {
      if (poolFit.verdict === "blocked" || poolFit.evictedAfterSeconds === null) continue;
      for (const taint of poolFit.pool.taints) {
        if (taint.effect !== "NoExecute") continue;
        const { toleration } = findToleration(fit.tolerations, taint, comparison);
        if (toleration?.tolerationSeconds === undefined || !isWritten(toleration)) continue;
        const eviction = evictions.get(toleration) ?? { toleration, pools: [] };
        eviction.pools.push({ fit: poolFit, taint });
        evictions.set(toleration, eviction);
      }
    }
    for (const { toleration, pools } of evictions.values()) {
      const seconds = Math.max(toleration.tolerationSeconds ?? 0, 0);
      const first = pools[0]?.taint;
      if (first === undefined) continue;
      const endless = fit.tolerations.find(
        (other) => other.tolerationSeconds === undefined && toleratesTaint(other, first, comparison) === "yes",
      );
      yield {
        at: placeInPodSpec(workload, ["tolerations", toleration.origin.index, "tolerationSeconds"]),
        workload,
        severity: FINITE_KINDS.has(workload.kind) ? ("warning" as const) : undefined,
        claims: ofPools(
          `the pod is evicted from ${namePools(pools.map(({ fit: { pool } }) => pool))} ${duration(seconds)}: taint ${formatTaint(first)} is tolerated only for tolerationSeconds`,
        ),
        help:
          endless === undefined
            ? "Remove tolerationSeconds to stay, or remove the toleration to keep the pod off this pool."
            : "Remove this toleration: a later one tolerates the taint forever, but Kubernetes uses the first that matches.",
        related: pools.map(({ fit: { pool }, taint }) => taintedHere(pool, taint)),
        // Itself it may be redundant, too.
        subject: { tolerations: overruledBy(toleration, fit), pools: pools.map(({ fit: { pool } }) => pool) },
        fingerprintBy: { tolerations: [toleration.origin.index], taints: [first] },
      };
    }
  },
};
