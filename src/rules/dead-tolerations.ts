import type { Inventory } from "../model/cluster.js";
import type { WorkloadFit } from "../model/fit.js";
import type { NodePool } from "../model/pool.js";
import type { PoolTaint, Taint } from "../model/taint.js";
import type { Toleration } from "../model/toleration.js";
import { nearMiss } from "../scheduling/near-miss.js";
import { toleratesTaint } from "../scheduling/toleration.js";
import { explainMissedPools } from "./daemonset-misses-pool.js";
import { effectsSetByKubernetes, isPlatformTaintKey } from "./platform-taints.js";
import type { RuleContext } from "./rule.js";
import { explainUnschedulable } from "./unschedulable.js";

/** A toleration whose key is known but which tolerates nothing, and the taint that it misses. */
export interface NearMissOfPool {
  readonly miss: "value" | "effect" | "operator";
  readonly taint: Taint;
  /** Undefined for a taint that Kubernetes sets by itself. */
  readonly pool: NodePool | undefined;
  readonly poolTaint: PoolTaint | undefined;
}

const taintsByInventory = new WeakMap<Inventory, readonly PoolTaint[]>();

/** Every taint that a node of the inventory can have, startup taints and those that may be there included. */
export function taintsOf(inventory: Inventory): readonly PoolTaint[] {
  const known = taintsByInventory.get(inventory);
  if (known !== undefined) return known;
  const taints = inventory.pools.flatMap((pool) => [
    ...pool.taints,
    ...pool.startupTaints,
    ...(pool.incomplete ?? []).flatMap(({ taint, place }) => (taint === undefined ? [] : { ...taint, place })),
  ]);
  taintsByInventory.set(inventory, taints);
  return taints;
}

/** Whether a pool may have taints that its declaration does not tell: then no toleration is surely dead. */
function hasUnknownTaints({ pools }: Inventory): boolean {
  return pools.some(({ incomplete = [] }) => incomplete.some(({ field, taint }) => field === "taints" && !taint));
}

function isSameKeyMiss(miss: string | undefined): miss is NearMissOfPool["miss"] {
  return miss === "value" || miss === "effect" || miss === "operator";
}

/** The taint that a toleration misses by its value or effect only; undefined when it tolerates something, or nothing is near. */
export function findNearMiss(toleration: Toleration, { inventory }: RuleContext): NearMissOfPool | undefined {
  const { key } = toleration;
  const comparison = inventory.cluster.comparisonOperators;
  if (!key || toleration.operator === "Gt" || toleration.operator === "Lt") return undefined;
  if (hasUnknownTaints(inventory)) return undefined;
  const ofKey = taintsOf(inventory).filter((taint) => taint.key === key);
  if (ofKey.some((taint) => toleratesTaint(toleration, taint, comparison) !== "no")) return undefined;
  const set: Taint[] = (effectsSetByKubernetes(key) ?? []).map((effect) => ({ key, value: "", effect }));
  if (set.some((taint) => toleratesTaint(toleration, taint, comparison) !== "no")) return undefined;
  for (const poolTaint of ofKey) {
    const miss = nearMiss(toleration, poolTaint, comparison);
    const pool = inventory.pools.find((candidate) => candidate.taints.includes(poolTaint));
    if (isSameKeyMiss(miss) && pool !== undefined) return { miss, taint: poolTaint, pool, poolTaint };
  }
  for (const taint of set) {
    const miss = nearMiss(toleration, taint, comparison);
    if (isSameKeyMiss(miss)) return { miss, taint, pool: undefined, poolTaint: undefined };
  }
  return undefined;
}

/** True for a key that no pool carries, and that neither Kubernetes nor a platform puts on nodes. */
export function isUnmatchedKey(key: string, { inventory }: RuleContext): boolean {
  if (inventory.pools.length === 0 || isPlatformTaintKey(key, inventory.cluster.transientTaints)) return false;
  if (inventory.nodeFeatureTaintKeys?.includes(key)) return false;
  return !hasUnknownTaints(inventory) && !taintsOf(inventory).some((taint) => taint.key === key);
}

/** Whether a placement finding about the same workload already names this toleration as the near miss. */
export function isNamedByPlacement(fit: WorkloadFit, index: number, { inventory }: RuleContext): boolean {
  const placement = explainUnschedulable(fit, inventory) ?? explainMissedPools(fit, inventory);
  return placement?.nearMissIndex === index;
}
