import type { Inventory } from "../../model/cluster.js";
import { isLabelKey } from "../../model/label-syntax.js";
import type { PodSpec } from "../../model/pod.js";
import type { NodePool } from "../../model/pool.js";
import type { PoolFit } from "../../model/pool-fit.js";
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

/** Undefined if unknown. */
function mostNodes({ nodes, scale }: NodePool): number | undefined {
  return nodes?.length ?? scale?.max ?? scale?.replicas;
}

/** Returns the most nodes that pools can have together; undefined if one is unknown. */
export function mostNodesOf(pools: readonly PoolFit[]): number | undefined {
  let sum = 0;
  for (const { pool } of pools) {
    const most = mostNodes(pool);
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
