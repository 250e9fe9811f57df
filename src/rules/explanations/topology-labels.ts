import type { Inventory } from "../../model/cluster.js";
import type { NodePool } from "../../model/pool.js";
import { nearestKeyOf } from "../../model/spelling.js";
import { labelOffers } from "../../scheduling/labels/label-offer.js";
import { labelKeys } from "./selector-explanation.js";

/** The topologies that Kubernetes and clouds give every node. */
const USUAL_KEYS = ["kubernetes.io/hostname", "topology.kubernetes.io/zone", "topology.kubernetes.io/region"];

/** Keys that nobody sets, and that look like the usual ones. */
const NEVER_SET: ReadonlyMap<string, string> = new Map([
  ["hostname", "kubernetes.io/hostname"],
  ["topology.kubernetes.io/hostname", "kubernetes.io/hostname"],
  ["kubernetes.io/zone", "topology.kubernetes.io/zone"],
  ["kubernetes.io/region", "topology.kubernetes.io/region"],
]);

/** Reports whether some node of the pool may have the label of a topology. */
export function mayHaveTopology(pool: NodePool, key: string, inventory: Inventory): boolean {
  const { nodes = [] } = pool;
  if (nodes.length > 0) return nodes.some(({ labels }) => key in labels);
  const offer = labelOffers(pool, inventory)(key);
  return NEVER_SET.has(key) ? offer.kind !== "absent" && offer.kind !== "unknown" : offer.kind !== "absent";
}

/** The label that a topology most likely means. */
export function nearestTopology(key: string, pools: readonly NodePool[]): string | undefined {
  return NEVER_SET.get(key) ?? nearestKeyOf(key, [...labelKeys(pools.map((pool) => ({ pool }))), ...USUAL_KEYS]);
}
