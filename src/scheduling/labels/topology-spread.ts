import { minorOf } from "../../model/kubernetes-version.js";
import type { TopologySpreadConstraint } from "../../model/pod.js";
import { hasNoNodes, type NodePool } from "../../model/pool.js";
import type { PoolFit, WorkloadFit } from "../../model/pool-fit.js";
import { HOSTNAME, mostNodesOf } from "./topology-domains.js";

const DEFAULT_MAX_SKEW = 1;

/** The effect of a hard spread: `closed` are the pools that it counts although the pod cannot enter them. */
export interface SpreadLimit {
  /** The number of pods after which another would exceed `maxSkew` against an empty domain. */
  readonly most: number;
  readonly closed: readonly PoolFit[];
}

/** Undefined if a value may be unknown. */
function valuesOf(key: string, pool: NodePool): readonly string[] | undefined {
  if (pool.nodes !== undefined && pool.nodes.length > 0) return pool.nodes.flatMap(({ labels }) => labels[key] ?? []);
  const value = pool.labels[key];
  return value === undefined ? undefined : [value];
}

/** Reports whether an autoscaler may remove the last node, and its domain. */
function mayBeEmpty(pool: NodePool): boolean {
  return hasNoNodes(pool) || (pool.scale?.min === 0 && (pool.scale.replicas ?? 0) === 0);
}

/** Reports whether the spread counts nodes although taints, or labels that the spread ignores, keep the pod off. */
function isCounted({ verdict, selector, untolerated, pool }: PoolFit, constraint: TopologySpreadConstraint): boolean {
  const ignoresLabels = constraint.nodeAffinityPolicy === "Ignore";
  const isTainted = untolerated.some(({ effect }) => effect === "NoSchedule" || effect === "NoExecute");
  const isClosed = isTainted ? constraint.nodeTaintsPolicy !== "Honor" : ignoresLabels && selector === "mismatch";
  return verdict === "blocked" && (ignoresLabels || selector === "match") && isClosed && !mayBeEmpty(pool);
}

/** Reports whether an empty selector counts no pods. Upstream: podtopologyspread/common.go countPodsMatchSelector. */
export function countsNothing(
  { hasSelector, selectedKeys, matchLabelKeys }: TopologySpreadConstraint,
  version: string | undefined,
): boolean {
  // Since 1.38 it counts all.
  return hasSelector && selectedKeys?.length === 0 && matchLabelKeys?.length === 0 && (minorOf(version) ?? 0) < 38;
}

/**
 * Returns a hard spread's limit due to inaccessible domains; undefined for none or an unknown number. Upstream:
 * pkg/scheduler/framework/plugins/podtopologyspread/filtering.go Filter, common.go matchNodeInclusionPolicies.
 */
export function spreadLimit(fit: WorkloadFit, constraint: TopologySpreadConstraint): SpreadLimit | undefined {
  if (constraint.whenUnsatisfiable !== "DoNotSchedule") return undefined;
  const reachable = fit.pools.filter(({ verdict }) => verdict !== "blocked");
  const tainted = fit.pools.filter((pool) => isCounted(pool, constraint));
  const { domains, closed } =
    constraint.topologyKey === HOSTNAME
      ? { domains: mostNodesOf(reachable), closed: tainted }
      : countValues(constraint.topologyKey, reachable, tainted);
  if (domains === undefined || domains === 0 || closed.length === 0) return undefined;
  return { most: domains * (constraint.maxSkew ?? DEFAULT_MAX_SKEW), closed };
}

function countValues(
  key: string,
  reachable: readonly PoolFit[],
  tainted: readonly PoolFit[],
): { readonly domains: number | undefined; readonly closed: readonly PoolFit[] } {
  const entered = new Set<string>();
  for (const { pool } of reachable) {
    const values = valuesOf(key, pool);
    if (values === undefined) return { domains: undefined, closed: [] };
    for (const value of values) entered.add(value);
  }
  const closed = tainted.filter(({ pool }) => valuesOf(key, pool)?.some((value) => !entered.has(value)) ?? false);
  return { domains: entered.size, closed };
}
