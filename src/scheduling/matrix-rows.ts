import type { Inventory } from "../model/cluster.js";
import type { PoolFit } from "../model/fit.js";
import type { PodToleration } from "../model/toleration.js";

/** What every pod of the same content shares: its verdicts against the pools of one inventory. */
export interface MatrixRow {
  /** What `tolerated` of the cells speaks of. */
  readonly tolerations: readonly PodToleration[];
  /** Made when they are asked for, and made anew where a large matrix had no room for them. */
  readonly pools: () => readonly PoolFit[];
}

/** Cells and their reasons that one inventory keeps: about 125 MB. What is above that is made row by row. */
const MOST_KEPT = 1_500_000;
/** Rows above that which are kept for as long as nobody asks for others: many rules look at one, few compare some. */
const RECENT = 4;

interface KeptRows {
  readonly most: number;
  readonly byPod: Map<string, MatrixRow>;
  readonly cells: Map<MatrixRow, readonly PoolFit[]>;
  /** The oldest first. */
  readonly recent: Map<MatrixRow, readonly PoolFit[]>;
  size: number;
}

const byInventory = new WeakMap<Inventory, KeptRows>();

/** The row of a pod. `pod`: all that its verdicts depend on, as a text. */
export function rowOf(
  inventory: Inventory,
  pod: string,
  tolerations: readonly PodToleration[],
  judge: () => readonly PoolFit[],
  most = MOST_KEPT,
): MatrixRow {
  const kept = byInventory.get(inventory) ?? { most, byPod: new Map(), cells: new Map(), recent: new Map(), size: 0 };
  byInventory.set(inventory, kept);
  const known = kept.byPod.get(pod);
  if (known !== undefined) return known;
  const row: MatrixRow = {
    tolerations,
    pools() {
      const made = kept.cells.get(row) ?? kept.recent.get(row);
      if (made !== undefined) return made;
      const pools = judge();
      keep(kept, row, pools);
      return pools;
    },
  };
  kept.byPod.set(pod, row);
  return row;
}

function keep(kept: KeptRows, row: MatrixRow, pools: readonly PoolFit[]): void {
  const size = pools.reduce((sum, { tolerated, reasons }) => sum + 1 + tolerated.length + reasons.length, 0);
  if (kept.size + size <= kept.most) {
    kept.cells.set(row, pools);
    kept.size += size;
    return;
  }
  kept.recent.set(row, pools);
  const [oldest] = kept.recent.keys();
  if (kept.recent.size > RECENT && oldest !== undefined) kept.recent.delete(oldest);
}
