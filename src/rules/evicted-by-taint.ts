import type { PoolFit } from "../model/fit.js";
import { formatTaint, type PoolTaint } from "../model/taint.js";
import type { PodToleration } from "../model/toleration.js";
import { placeInPodSpec } from "../model/workload.js";
import { findToleration, toleratesTaint } from "../scheduling/toleration.js";
import type { Rule } from "./rule.js";
import { duration, list, quoted } from "./wording.js";

/** Kinds whose pods may be meant to run for a while only. */
const FINITE_KINDS = new Set(["Job", "CronJob"]);

interface Eviction {
  readonly toleration: PodToleration & { readonly origin: { readonly by: "manifest"; readonly index: number } };
  readonly pools: { readonly fit: PoolFit; readonly taint: PoolTaint }[];
}

function isFromManifest(toleration: PodToleration): toleration is Eviction["toleration"] {
  return toleration.origin.by === "manifest";
}

export const evictedByTaint: Rule = {
  id: "evicted-by-taint",
  summary: "The pod schedules on a pool whose NoExecute taint it tolerates only for a while, and is evicted again.",
  severity: "error",
  rationale: `A toleration with \`tolerationSeconds\` lets the pod in and evicts it when the time is over. On a pool that always
has the taint this repeats for ever: the controller makes a new pod, which may land on the same pool again. Zero or a
negative number evicts at once.

Kubernetes uses the *first* matching toleration in list order for each taint, also when a later one has no time limit.
For a Job or CronJob, whose pods may be meant to run for a limited time, the finding is a warning.`,
  examples: [
    {
      title: "Five minutes on a database node, again and again",
      inventory: `
pools:
  - name: general
  - name: database
    labels: {pool: database}
    taints: ["dedicated=database:NoExecute"]
`,
      bad: `
apiVersion: apps/v1
kind: StatefulSet
metadata: {name: postgres}
spec:
  template:
    spec:
      containers: [{name: postgres, image: postgres:18}]
      nodeSelector: {pool: database}
      tolerations:
        - key: dedicated
          operator: Equal
          value: database
          effect: NoExecute
          tolerationSeconds: 300 # <--
`,
      good: `
apiVersion: apps/v1
kind: StatefulSet
metadata: {name: postgres}
spec:
  template:
    spec:
      containers: [{name: postgres, image: postgres:18}]
      nodeSelector: {pool: database}
      tolerations:
        - key: dedicated
          operator: Equal
          value: database
          effect: NoExecute
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
      bad: `
apiVersion: apps/v1
kind: StatefulSet
metadata: {name: postgres}
spec:
  template:
    spec:
      containers: [{name: postgres, image: postgres:18}]
      nodeSelector: {pool: database}
      tolerations:
        - {key: dedicated, operator: Exists, effect: NoExecute, tolerationSeconds: 60} # <--
        - {key: dedicated, operator: Exists}
`,
      good: `
apiVersion: apps/v1
kind: StatefulSet
metadata: {name: postgres}
spec:
  template:
    spec:
      containers: [{name: postgres, image: postgres:18}]
      nodeSelector: {pool: database}
      tolerations:
        - {key: dedicated, operator: Exists}
`,
    },
  ],
  *checkWorkload(fit, context) {
    const { workload } = fit;
    if (!fit.valid) return;
    const comparison = context.inventory.cluster.comparisonOperators;
    const evictions = new Map<PodToleration, Eviction>();
    for (const poolFit of fit.pools) {
      if (poolFit.verdict === "blocked" || poolFit.evictedAfterSeconds === null) continue;
      for (const taint of poolFit.pool.taints) {
        if (taint.effect !== "NoExecute") continue;
        const { toleration } = findToleration(fit.tolerations, taint, comparison);
        if (toleration?.tolerationSeconds === undefined || !isFromManifest(toleration)) continue;
        const eviction = evictions.get(toleration) ?? { toleration, pools: [] };
        eviction.pools.push({ fit: poolFit, taint });
        evictions.set(toleration, eviction);
      }
    }
    for (const { toleration, pools } of evictions.values()) {
      const seconds = Math.max(toleration.tolerationSeconds ?? 0, 0);
      const names = pools.map(({ fit: poolFit }) => quoted(poolFit.pool.name));
      const first = pools[0]?.taint;
      if (first === undefined) continue;
      const endless = fit.tolerations.find(
        (other) => other.tolerationSeconds === undefined && toleratesTaint(other, first, comparison) === "yes",
      );
      yield {
        at: placeInPodSpec(workload, ["tolerations", toleration.origin.index, "tolerationSeconds"]),
        workload,
        ...(FINITE_KINDS.has(workload.kind) && { severity: "warning" as const }),
        message: `the pod is evicted from ${names.length === 1 ? "pool" : "pools"} ${list(names)} ${duration(seconds)}: taint ${formatTaint(first)} is tolerated only for tolerationSeconds`,
        help:
          endless === undefined
            ? "Remove tolerationSeconds to stay, or remove the toleration to keep the pod off this pool."
            : "Remove this toleration: a later one tolerates the taint for ever, but Kubernetes uses the first that matches.",
        related: pools.map(({ fit: poolFit, taint }) => ({
          place: taint.place,
          message: `pool ${quoted(poolFit.pool.name)} is tainted here`,
        })),
        subject: `${formatTaint(first)} ${toleration.tolerationSeconds}`,
      };
    }
  },
};
