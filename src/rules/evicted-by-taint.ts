import { groupBy } from "../model/group-by.js";
import type { WorkloadFit } from "../model/pool-fit.js";
import { formatTaint, isWritten, type WrittenToleration } from "../model/taint.js";
import { duration } from "../model/words.js";
import { placeInPodSpec } from "../model/workload.js";
import { findCover } from "../scheduling/taints/merge-tolerations.js";
import { findToleration, toleratesTaint } from "../scheduling/taints/toleration.js";
import { ofPools } from "./contract/claim.js";
import type { Rule } from "./contract/rule.js";
import { namePools, taintedHere } from "./contract/vocabulary.js";

const FINITE_KINDS = new Set(["Job", "CronJob"]);

/** Returns the taints that end the pod after the seconds of one of its own tolerations. */
function evictionsOf({ pools, tolerations, cluster }: WorkloadFit) {
  const evicting = pools.filter((fit) => fit.verdict !== "blocked" && fit.evictedAfterSeconds !== null);
  const taints = evicting.flatMap(({ pool }) => pool.taints.map((taint) => ({ pool, taint })));
  return taints.flatMap(({ pool, taint }) => {
    if (taint.effect !== "NoExecute") return [];
    const { toleration } = findToleration(tolerations, taint, cluster.comparisonOperators);
    return toleration?.tolerationSeconds === undefined || !isWritten(toleration) ? [] : [{ toleration, pool, taint }];
  });
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
    for (const [toleration, evictions] of groupBy(evictionsOf(fit), (one) => one.toleration)) {
      const seconds = Math.max(toleration.tolerationSeconds ?? 0, 0);
      const [{ taint: first }] = evictions;
      const pools = evictions.map(({ pool }) => pool);
      const endless = fit.tolerations.find(
        (other) => other.tolerationSeconds === undefined && toleratesTaint(other, first, comparison) === "yes",
      );
      yield {
        at: placeInPodSpec(workload, ["tolerations", toleration.origin.index, "tolerationSeconds"]),
        workload,
        severity: FINITE_KINDS.has(workload.kind) ? ("warning" as const) : undefined,
        claims: ofPools(
          `the pod is evicted from ${namePools(pools)} ${duration(seconds)}: taint ${formatTaint(first)} is tolerated only for tolerationSeconds`,
        ),
        help:
          endless === undefined
            ? "Remove tolerationSeconds to stay, or remove the toleration to keep the pod off this pool."
            : "Remove this toleration: a later one tolerates the taint forever, but Kubernetes uses the first that matches.",
        related: evictions.map(({ pool, taint }) => taintedHere(pool, taint)),
        // Itself it may be redundant, too.
        subject: { tolerations: overruledBy(toleration, fit), pools },
        fingerprintBy: { tolerations: [toleration.origin.index], taints: [first] },
      };
    }
  },
};
