import type { PoolFit, WorkloadFit } from "../model/pool-fit.js";
import { formatTaint, type PoolTaint } from "../model/taint.js";
import { duration } from "../model/words.js";
import { placeInPodSpec } from "../model/workload.js";
import { findCover } from "../scheduling/taints/redundant-toleration.js";
import { findToleration, toleratesTaint } from "../scheduling/taints/toleration.js";
import { exampleWorkload, readExamples } from "./contract/examples.js";
import type { Rule } from "./contract/rule.js";
import { isWritten, namePools, ofPools, taintedHere, type WrittenToleration } from "./contract/vocabulary.js";

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
  summary: "The pod is scheduled on a pool whose NoExecute taint it tolerates only for a while, and is evicted again.",
  severity: "error",
  why: `A toleration with \`tolerationSeconds\` lets the pod in and evicts it when the time is over. On a pool that always has the taint
this repeats forever: the controller creates a new pod, which may land on the same pool again. With zero or a negative number the
pod is evicted at once.

Kubernetes uses the *first* matching toleration in list order for each taint, even if a later one has no time limit.`,
  silent: `For a Job or CronJob the finding is a warning: its pods may be meant to run for a limited time.`,
  fix: `Remove \`tolerationSeconds\`, or keep the pod off the pool. If a later toleration has the right time, put it first.`,
  examples: readExamples([
    {
      title: "Five minutes on a database node, again and again",
      inventory: `
pools:
  - name: general
  - name: database
    labels: {pool: database}
    taints: ["dedicated=database:NoExecute"]
`,
      manifests: `${exampleWorkload("StatefulSet", "postgres", { image: "postgres:18" })}
      nodeSelector: {pool: database}
      tolerations:
        - key: dedicated
          operator: Equal
          value: database
          effect: NoExecute
-         tolerationSeconds: 300 # <--
`,
    },
    {
      title: "The first matching toleration is the one that counts",
      inventory: `
pools:
  - name: database
    labels: {pool: database}
    taints: ["dedicated=database:NoExecute"]
  - name: general
`,
      manifests: `${exampleWorkload("StatefulSet", "postgres", { image: "postgres:18" })}
      nodeSelector: {pool: database}
      tolerations:
-       - {key: dedicated, operator: Exists, effect: NoExecute, tolerationSeconds: 60} # <--
        - {key: dedicated, operator: Exists}
`,
    },
  ]),
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
        claims: [
          ofPools(
            `the pod is evicted from ${namePools(pools.map(({ fit: { pool } }) => pool))} ${duration(seconds)}: taint ${formatTaint(first)} is tolerated only for tolerationSeconds`,
          ),
        ],
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
