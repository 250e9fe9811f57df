import { type ClusterChange, IMPACT_EFFECTS, type RolloutOrder } from "../../model/change.js";
import { countAskers } from "../../model/impact-words.js";
import { placeInObject, type Workload } from "../../model/workload.js";
import { appliedFrom } from "../../rules/explanations/impact-wording.js";
import type { ArrivedWorkload, ChangeReport, WorkloadImpact } from "../contract/result.js";
import { sourceLineOf } from "../reports/fit-report.js";

export function reportChange(base: ChangeReport["base"], changes: readonly ClusterChange[]): ChangeReport {
  const orders = changes.flatMap((change) => change.orders);
  const named = (outcome: "unplaced" | "refused") =>
    changes.flatMap(({ cluster, arrivals }) => arrivals[outcome].map((workload) => namedIn(cluster, workload)));
  const added = changes.reduce((sum, { arrivals }) => sum + arrivals.added.length, 0);
  const arrivals = { added, unplaced: named("unplaced"), refused: named("refused") };
  const askers = changes.flatMap(({ pools }) => pools.flatMap((pool) => pool.askers ?? []));
  const asking = countAskers([...new Map(askers.map((one) => [`${one.file}:${one.line}`, one])).values()]);
  return {
    base,
    pools: changes.flatMap(({ cluster, pools }) =>
      pools.map(({ pool, change, details, at }) => ({ pool, cluster, change, source: sourceLineOf(at), details })),
    ),
    workloads: reportImpacts(changes),
    landFirst: pathsOf(orders, "manifests-first"),
    landAfter: pathsOf(orders, "pools-first"),
    needBoth: pathsOf(orders, "neither"),
    ...(askers.length > 0 && { asking }),
    arrivals: arrivals.added + arrivals.refused.length > 0 ? arrivals : undefined,
  };
}

/** Sorts by severity, then by cluster. */
export function reportImpacts(changes: readonly ClusterChange[]): readonly WorkloadImpact[] {
  return changes
    .flatMap(({ cluster, impacts }) =>
      impacts.map(({ workload, effect, pools, evictedAfterSeconds, reason }) => {
        const { kind, namespace, name, source } = namedIn(cluster, workload);
        return { kind, namespace, name, cluster, source, effect, pools, evictedAfterSeconds, reason };
      }),
    )
    .sort((a, b) => IMPACT_EFFECTS.indexOf(a.effect) - IMPACT_EFFECTS.indexOf(b.effect));
}

function namedIn(cluster: string | null, workload: Workload): ArrivedWorkload {
  const { kind, namespace, name, elsewhere } = workload;
  return { kind, namespace, name, cluster, source: elsewhere ?? sourceLineOf(placeInObject(workload, [])) };
}

function pathsOf(orders: readonly RolloutOrder[], wanted: RolloutOrder["order"]): readonly string[] {
  const needed = orders.filter(({ order }) => order === wanted);
  return [...new Set(needed.map(({ workload }) => appliedFrom(workload)))].sort();
}
