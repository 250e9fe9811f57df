import type { Inventory } from "../../model/cluster.js";
import { minorOf } from "../../model/kubernetes-version.js";
import { isLabelKey } from "../../model/label-syntax.js";
import type { PodSpec, TopologySpreadConstraint } from "../../model/pod.js";
import { hasNoNodes, type NodePool } from "../../model/pool.js";
import type { PoolFit, WorkloadFit } from "../../model/pool-fit.js";
import { labelOffers } from "./label-offer.js";

/** A label whose values are node names: every node is its own domain. */
export const HOSTNAME = "kubernetes.io/hostname";

/** Keys that no component sets, by the real key that they resemble. */
export const UNSET_TOPOLOGIES: ReadonlyMap<string, string> = new Map([
  ["hostname", HOSTNAME],
  ["topology.kubernetes.io/hostname", HOSTNAME],
  ["kubernetes.io/zone", "topology.kubernetes.io/zone"],
  ["kubernetes.io/region", "topology.kubernetes.io/region"],
]);

export function mayHaveTopology(pool: NodePool, key: string, inventory: Inventory): boolean {
  const { nodes = [] } = pool;
  if (nodes.length > 0) return nodes.some(({ labels }) => key in labels);
  const offer = labelOffers(pool, inventory)(key);
  return offer.kind !== "absent" && !(offer.kind === "unknown" && UNSET_TOPOLOGIES.has(key));
}

/**
 * Returns topology keys a node needs: hard spreads and required pod affinity. Upstream:
 * pkg/scheduler/framework/plugins/podtopologyspread/filtering.go Filter, interpodaffinity/filtering.go
 * satisfyPodAffinity.
 */
export function neededTopologies({ topologySpreadConstraints, podAffinityTerms }: PodSpec): readonly string[] {
  const hard = topologySpreadConstraints.filter(({ whenUnsatisfiable }) => whenUnsatisfiable === "DoNotSchedule");
  const required = podAffinityTerms.filter(({ effect, isRequired }) => effect === "attract" && isRequired);
  return [...hard, ...required].map(({ topologyKey }) => topologyKey).filter(isLabelKey);
}

/** Returns the most nodes that pools can have together; undefined if one is unknown. */
export function mostNodesOf(pools: readonly PoolFit[]): number | undefined {
  let sum = 0;
  for (const { nodes, scale } of pools.map(({ pool }) => pool)) {
    const most = nodes?.length ?? scale?.max ?? scale?.replicas;
    if (most === undefined) return undefined;
    sum += most;
  }
  return sum;
}

/** Undefined if a node may have another value or none. */
export function valuesOnEveryNode(key: string, pool: NodePool, inventory: Inventory): readonly string[] | undefined {
  const { nodes = [] } = pool;
  if (nodes.length > 0) {
    const values = nodes.flatMap(({ labels }) => labels[key] ?? []);
    return values.length === nodes.length ? values : undefined;
  }
  const offer = labelOffers(pool, inventory)(key);
  return offer.kind === "value" ? [offer.value] : undefined;
}

/**
 * Undefined if unknown, or if a node may be in none. Upstream:
 * pkg/scheduler/framework/plugins/interpodaffinity/filtering.go counts by the value of the topology key.
 */
export function mostDomainsOf(pools: readonly PoolFit[], key: string, inventory: Inventory): number | undefined {
  if (key === HOSTNAME) return mostNodesOf(pools);
  const domains = new Set<string>();
  for (const { pool } of pools) {
    const values = valuesOnEveryNode(key, pool, inventory);
    if (values === undefined) return undefined;
    for (const value of values) domains.add(value);
  }
  return domains.size;
}

const DEFAULT_MAX_SKEW = 1;

/** The effect of a hard spread: `closed` are the pools that it counts although the pod cannot enter them. */
interface SpreadLimit {
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
