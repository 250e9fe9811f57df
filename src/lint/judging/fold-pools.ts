import type { Inventory } from "../../model/cluster.js";
import { groupBy } from "../../model/group-by.js";
import type { NodePool } from "../../model/pool.js";
import { stringMap } from "../../model/string-map.js";
import { formatTaint } from "../../model/taint.js";
import { HOSTNAME } from "../../scheduling/labels/topology-domains.js";

/** Makes one pool of the Nodes of a snapshot that are pools of their own, and agree in all but their names. */
export function foldPools(inventory: Inventory): Inventory {
  const shapes = groupBy(inventory.pools, shapeOf);
  return { ...inventory, pools: [...shapes.values()].map(foldAlike) };
}

function shapeOf({ name, place, address, labelOrigins, labels, taints, nodes, ...others }: NodePool): string {
  const [node, another] = nodes ?? [];
  // Of other pools the place of each field may be told.
  if (node === undefined || another !== undefined || others.incomplete !== undefined) return `pool ${name}`;
  const { name: _, labels: __, ...ofNode } = node;
  return JSON.stringify([withoutName(labels), taints.map(formatTaint), ofNode, others]);
}

function withoutName(labels: NodePool["labels"]): [string, string][] {
  return Object.entries(labels).filter(([key]) => key !== HOSTNAME);
}

function foldAlike([first, ...others]: readonly [NodePool, ...NodePool[]]): NodePool {
  if (others.length === 0) return first;
  return {
    ...first,
    name: `${first.name} and ${others.length} alike`,
    labels: stringMap(withoutName(first.labels)),
    nodes: [first, ...others].flatMap(({ nodes = [] }) => nodes),
  };
}
