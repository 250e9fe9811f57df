import type { Inventory } from "../../model/cluster.js";
import type { NodePool, PoolNode } from "../../model/pool.js";
import { type StringMap, stringMap } from "../../model/string-map.js";
import { fitWorkload } from "../../scheduling/fit-workload.js";
import type { ClusterJudgement } from "../contract/lint-input.js";

/** Nodes that share a pool both before and after. */
interface Piece {
  readonly before: NodePool;
  readonly after: NodePool;
}

/** Splits snapshot pools by shared nodes and judges again: a taint on some nodes would look like removed pools. */
export function alignSnapshots(
  before: ClusterJudgement,
  after: ClusterJudgement,
): readonly [ClusterJudgement, ClusterJudgement] {
  // Only pools whose names the other side lacks.
  const lacks = (pools: readonly NodePool[]) => (pool: NodePool) =>
    pool.nodes !== undefined && pools.every(({ name }) => name !== pool.name);
  const gone = before.inventory.pools.filter(lacks(after.inventory.pools));
  const pieces = after.inventory.pools
    .filter(lacks(before.inventory.pools))
    .flatMap((now) =>
      gone.filter((was) => sharedNodes(was, now).length > 0).map((was) => ({ before: was, after: now })),
    );
  if (pieces.length === 0) return [before, after];
  const old = divide(before.inventory, pieces, "before");
  const now = divide(after.inventory, pieces, "after");
  return [judgeAnew(before, old), judgeAnew(after, now)];
}

function sharedNodes(pool: NodePool, other: NodePool): readonly PoolNode[] {
  const names = new Set(other.nodes?.map(({ name }) => name));
  return (pool.nodes ?? []).filter(({ name }) => names.has(name));
}

function divide(inventory: Inventory, pieces: readonly Piece[], side: keyof Piece): Inventory {
  const pools = inventory.pools.flatMap((pool) => {
    const own = pieces.filter((piece) => piece[side] === pool);
    return own.length === 0 ? [pool] : own.map((piece, index) => cut(piece, side, pieces, index === 0));
  });
  return { ...inventory, pools };
}

/** Added and removed nodes join the first piece, so that a pool outlives its old nodes. */
function cut(piece: Piece, side: keyof Piece, pieces: readonly Piece[], isFirst: boolean): NodePool {
  const pool = piece[side];
  const others = pieces.filter((one) => one !== piece && one[side] === pool);
  const elsewhere = new Set(others.flatMap((one) => sharedNodes(pool, one[otherSide(side)]).map(({ name }) => name)));
  const shared = sharedNodes(pool, piece[otherSide(side)]);
  const nodes = isFirst ? (pool.nodes ?? []).filter(({ name }) => !elsewhere.has(name)) : shared;
  const isAlone = pieces.every((one) => one === piece || one.after !== piece.after);
  const name = isAlone ? piece.after.name : `${piece.after.name}, once ${piece.before.name}`;
  return { ...pool, name, nodes, labels: commonLabels(nodes) };
}

function otherSide(side: keyof Piece): keyof Piece {
  return side === "before" ? "after" : "before";
}

function commonLabels(nodes: readonly PoolNode[]): StringMap<string> {
  const [first, ...others] = nodes;
  const isCommon = ([key, value]: readonly [string, string]) => others.every(({ labels }) => labels[key] === value);
  return stringMap(Object.entries(first?.labels ?? {}).filter(isCommon));
}

export function judgeAnew(judgement: ClusterJudgement, inventory: Inventory): ClusterJudgement {
  const fits = judgement.fits.map(({ workload }) => fitWorkload(workload, inventory, judgement.objects.admission));
  return { ...judgement, inventory, fits };
}
