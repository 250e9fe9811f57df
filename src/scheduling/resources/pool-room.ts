import type { NodePool } from "../../model/pool.js";
import { parseQuantity } from "../../model/quantity.js";

/** Returns the pods that an empty pool holds; undefined if unbounded. `requests` are in billionths, above zero. */
export function mostPodsOn(
  requests: ReadonlyMap<string, bigint>,
  { nodes, scale, allocatable }: NodePool,
): bigint | undefined {
  const most = scale?.max ?? scale?.replicas;
  // Nodes give only a lower bound.
  if (nodes !== undefined || most === undefined) return undefined;
  if (most === 0) return 0n;
  const perNode = [...requests].flatMap(([resource, asked]) => {
    const offered = parseQuantity(allocatable[resource] ?? "");
    return offered === undefined ? [] : [offered / asked];
  });
  const [first, ...others] = perNode;
  return first === undefined
    ? undefined
    : others.reduce((least, one) => (one < least ? one : least), first) * BigInt(most);
}
