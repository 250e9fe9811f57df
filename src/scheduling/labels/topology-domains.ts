import type { Inventory } from "../../model/cluster.js";
import type { PoolFit } from "../../model/fit.js";
import { isLabelKey } from "../../model/label-syntax.js";
import type { PodSpec } from "../../model/pod.js";
import type { NodePool } from "../../model/pool.js";
import { labelOffers } from "./label-offer.js";

/** Its values are the names of nodes: every node is a domain of its own. */
export const HOSTNAME = "kubernetes.io/hostname";

/** Keys that nobody sets, and that look like those that Kubernetes and clouds give every node. */
export const UNSET_TOPOLOGIES: ReadonlyMap<string, string> = new Map([
  ["hostname", HOSTNAME],
  ["topology.kubernetes.io/hostname", HOSTNAME],
  ["kubernetes.io/zone", "topology.kubernetes.io/zone"],
  ["kubernetes.io/region", "topology.kubernetes.io/region"],
]);

/** Reports whether some node of the pool may have the label of a topology. */
export function mayHaveTopology(pool: NodePool, key: string, inventory: Inventory): boolean {
  const { nodes = [] } = pool;
  if (nodes.length > 0) return nodes.some(({ labels }) => key in labels);
  const offer = labelOffers(pool, inventory)(key);
  return offer.kind !== "absent" && !(offer.kind === "unknown" && UNSET_TOPOLOGIES.has(key));
}

/**
 * The topologies without which a node is no place for the pod: those of a hard spread and of a required pod affinity.
 * A key that no label can have is the API server's affair.
 * Upstream: pkg/scheduler/framework/plugins/podtopologyspread/filtering.go Filter, interpodaffinity/filtering.go
 * satisfyPodAffinity.
 */
export function neededTopologies({ topologySpreadConstraints, podAffinityTerms }: PodSpec): readonly string[] {
  const hard = topologySpreadConstraints.filter(({ whenUnsatisfiable }) => whenUnsatisfiable === "DoNotSchedule");
  const required = podAffinityTerms.filter(({ effect, isRequired }) => effect === "attract" && isRequired);
  return [...hard, ...required].map(({ topologyKey }) => topologyKey).filter(isLabelKey);
}

/** How many nodes a pool may have at most; undefined where nothing says so. */
function mostNodes({ nodes, scale }: NodePool): number | undefined {
  return nodes?.length ?? scale?.max ?? scale?.replicas;
}

/** How many nodes the pools may have at most, together; undefined where nothing says so of one. */
export function mostNodesOf(pools: readonly PoolFit[]): number | undefined {
  let sum = 0;
  for (const { pool } of pools) {
    const most = mostNodes(pool);
    if (most === undefined) return undefined;
    sum += most;
  }
  return sum;
}

/** The values that nodes of a pool have under a label that each of them has; undefined where others may exist. */
function valuesOnEveryNode(key: string, pool: NodePool, inventory: Inventory): readonly string[] | undefined {
  const { nodes = [] } = pool;
  if (nodes.length > 0) {
    const values = nodes.flatMap(({ labels }) => labels[key] ?? []);
    return values.length === nodes.length ? values : undefined;
  }
  const offer = labelOffers(pool, inventory)(key);
  return offer.kind === "value" ? [offer.value] : undefined;
}

/**
 * How many domains of a topology the pools have at most, all of whose nodes are in one; undefined where nobody knows.
 * Upstream: pkg/scheduler/framework/plugins/interpodaffinity/filtering.go counts by the value of the topology key.
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
