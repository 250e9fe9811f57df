import type { NodePool } from "../../model/pool.js";
import { parseQuantity } from "../../model/quantity.js";

/**
 * The most pods with these requests that the pool can hold if nothing else runs there; undefined where it may be any
 * number. `requests` are in billionths.
 */
export function mostPodsOn(
  requests: ReadonlyMap<string, bigint>,
  { nodes, scale, allocatable }: NodePool,
): bigint | undefined {
  const most = scale?.max ?? scale?.replicas;
  // Of Nodes it is told what each of them has at least.
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
