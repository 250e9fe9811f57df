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

/** Cells and their reasons that one inventory keeps: about 300 MB. A matrix above that is made row by row. */
const MOST_KEPT = 4_000_000;

interface KeptRows {
  readonly most: number;
  readonly byPod: Map<string, MatrixRow>;
  /** The oldest first. */
  readonly cells: Map<MatrixRow, { readonly pools: readonly PoolFit[]; readonly size: number }>;
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
  const kept = byInventory.get(inventory) ?? { most, byPod: new Map(), cells: new Map(), size: 0 };
  byInventory.set(inventory, kept);
  const known = kept.byPod.get(pod);
  if (known !== undefined) return known;
  const row: MatrixRow = {
    tolerations,
    pools() {
      const made = kept.cells.get(row);
      if (made !== undefined) return made.pools;
      const pools = judge();
      keep(kept, row, pools);
      return pools;
    },
  };
  kept.byPod.set(pod, row);
  return row;
}

function keep(kept: KeptRows, row: MatrixRow, pools: readonly PoolFit[]): void {
  const size = pools.reduce((sum, one) => sum + sizeOf(one), 0);
  kept.cells.set(row, { pools, size });
  kept.size += size;
  for (const [other, { size: freed }] of kept.cells) {
    if (kept.size <= kept.most || other === row) return;
    kept.cells.delete(other);
    kept.size -= freed;
  }
}

function sizeOf({ tolerated, reasons }: PoolFit): number {
  return 1 + tolerated.length + reasons.length;
}
