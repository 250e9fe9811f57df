import type { Inventory } from "../../model/cluster.js";
import type { PoolFit, WorkloadFit } from "../../model/fit.js";
import { memoize } from "../../model/memoize.js";
import type { NodePool } from "../../model/pool.js";
import { effectsSetByKubernetes } from "../../model/state-taints.js";
import type { PoolTaint, Taint } from "../../model/taint.js";
import type { Toleration } from "../../model/toleration.js";
import { fitWorkload } from "../../scheduling/fit.js";
import { nearMiss } from "../../scheduling/taints/near-miss.js";
import { toleratesTaint } from "../../scheduling/taints/toleration.js";
import type { Destination } from "../contract/finding.js";
import type { RuleContext } from "../contract/rule.js";
import { isPlatformTaintKey } from "../facts/platform-taints.js";
import { whyNotOpen } from "../facts/reservation.js";
import { requiredExpressions } from "./node-selection-places.js";

/** A toleration whose key is known but which tolerates nothing, and the taint that it misses. */
export interface NearMissOfPool {
  readonly miss: "value" | "effect" | "operator";
  readonly taint: Taint;
  /** The pool that was most likely meant; undefined for a taint that Kubernetes sets by itself. */
  readonly of: { readonly fit: PoolFit; readonly taint: PoolTaint } | undefined;
}

/** Every taint that a node of the pool can have. */
function possibleTaints({ taints, startupTaints, incomplete = [] }: NodePool): PoolTaint[] {
  const open = incomplete.flatMap(({ taint, place }) => (taint === undefined ? [] : { ...taint, place }));
  return [...taints, ...startupTaints, ...open];
}

/** Every taint that a node of the inventory can have, startup taints and those that may be there included. */
export const taintsOf = memoize(({ pools }: Inventory): readonly PoolTaint[] => pools.flatMap(possibleTaints));

/** Reports whether a pool may have taints that its declaration does not tell: then no toleration is surely dead. */
function hasUnknownTaints(pools: readonly NodePool[]): boolean {
  return pools.some(({ incomplete = [] }) => incomplete.some(({ field, taint }) => field === "taints" && !taint));
}

function isSameKeyMiss(miss: string | undefined): miss is NearMissOfPool["miss"] {
  return miss === "value" || miss === "effect" || miss === "operator";
}

/** Reports whether the toleration meets a taint that Kubernetes sets by itself. */
function meetsKubernetes(toleration: Toleration, { cluster }: Inventory): boolean {
  return setByKubernetes(toleration.key ?? "").some(
    (taint) => toleratesTaint(toleration, taint, cluster.comparisonOperators) !== "no",
  );
}

function setByKubernetes(key: string): Taint[] {
  return (effectsSetByKubernetes(key) ?? []).map((effect) => ({ key, value: "", effect }));
}

/** Reports whether some node of these pools has, or may have, a taint that the toleration meets. */
function mayMeet(toleration: Toleration, pools: readonly NodePool[], inventory: Inventory): boolean {
  const taints = pools === inventory.pools ? taintsOf(inventory) : pools.flatMap(possibleTaints);
  const { comparisonOperators } = inventory.cluster;
  return (
    hasUnknownTaints(pools) || taints.some((taint) => toleratesTaint(toleration, taint, comparisonOperators) !== "no")
  );
}

/** Reports whether Kueue may ask for the toleration before it gives the pod a flavor. */
function mayGetFlavor(toleration: Toleration, { inventory, fit }: Destination): boolean {
  const { comparisonOperators } = inventory.cluster;
  return (fit?.queue?.taints ?? []).some((taint) => toleratesTaint(toleration, taint, comparisonOperators) !== "no");
}

/** Without a key, or by comparing, it may meet a taint that comes later or goes by itself. */
function isOpenEnded({ key, operator }: Toleration): boolean {
  return !key || operator === "Gt" || operator === "Lt";
}

/** Reports whether a node may be made for the toleration: for a key that the pod selects, and for one of which only a piece is known. */
function mayBeProvisioned(key: string | undefined, { inventory, fit }: Destination): boolean {
  if (key === undefined || !inventory.pools.some(({ autoProvisions }) => autoProvisions)) return false;
  if (fit === undefined || fit.workload.isFragment) return true;
  const required = requiredExpressions(fit.workload).map(({ requirement }) => requirement.key);
  return key in fit.nodeSelector || required.includes(key);
}

/** Reports whether a toleration may do something in a cluster, for all that its declared pools tell. */
export function mayServe(toleration: Toleration, destination: Destination): boolean {
  const { inventory } = destination;
  return (
    isOpenEnded(toleration) ||
    mayBeProvisioned(toleration.key, destination) ||
    mayGetFlavor(toleration, destination) ||
    inventory.pools.length === 0 ||
    mayMeet(toleration, inventory.pools, inventory) ||
    meetsKubernetes(toleration, inventory)
  );
}

/** Reports whether a toleration may do something for one pod: pools that its selector excludes do not count. */
export function mayServePod(toleration: Toleration, destination: Destination): boolean {
  const { inventory, fit } = destination;
  if (fit === undefined) return mayServe(toleration, destination);
  const allowed = fit.pools.filter(({ selector }) => selector !== "mismatch").map(({ pool }) => pool);
  if (mayBeProvisioned(toleration.key, destination) || mayGetFlavor(toleration, destination)) return true;
  return mayMeet(toleration, allowed, inventory) || meetsKubernetes(toleration, inventory);
}

/** Reports whether a node may have the key although no pool shows it: Kubernetes, a platform or an agent puts it there. */
export function mayHaveKey(key: string, destination: Destination): boolean {
  const { inventory } = destination;
  const { pools, cluster, nodeFeatureTaintKeys = [] } = inventory;
  return (
    pools.length === 0 ||
    mayBeProvisioned(key, destination) ||
    (destination.fit?.queue?.taints ?? []).some((taint) => taint.key === key) ||
    isPlatformTaintKey(key, cluster.transientTaints) ||
    nodeFeatureTaintKeys.includes(key) ||
    hasUnknownTaints(pools) ||
    taintsOf(inventory).some((taint) => taint.key === key)
  );
}

/** The pools, those first that its selector leaves and it may enter. A fragment gets no verdicts, but its selector counts. */
export function likeliestPools(fit: WorkloadFit, { inventory, admission }: RuleContext): readonly PoolFit[] {
  const { workload } = fit;
  const { pools } = workload.isFragment ? fitWorkload(workload, inventory, admission) : fit;
  const distance = ({ pool, selector }: PoolFit) =>
    (selector === "mismatch" ? 2 : 0) + (whyNotOpen(workload, pool) === undefined ? 0 : 1);
  return [...pools].sort((a, b) => distance(a) - distance(b));
}

/** The taint that a toleration misses by its value or effect only; undefined when it may tolerate something, or nothing is near. */
export function findNearMiss(
  toleration: Toleration,
  fit: WorkloadFit,
  context: RuleContext,
): NearMissOfPool | undefined {
  const { key } = toleration;
  const { inventory } = context;
  const comparison = inventory.cluster.comparisonOperators;
  if (key === undefined || isOpenEnded(toleration) || mayBeProvisioned(key, { inventory, fit })) return undefined;
  if (mayMeet(toleration, inventory.pools, inventory) || meetsKubernetes(toleration, inventory)) return undefined;
  if (mayGetFlavor(toleration, { inventory, fit })) return undefined;
  for (const one of likeliestPools(fit, context)) {
    for (const poolTaint of one.pool.taints) {
      const miss = poolTaint.key === key ? nearMiss(toleration, poolTaint, comparison) : undefined;
      if (isSameKeyMiss(miss)) return { miss, taint: poolTaint, of: { fit: one, taint: poolTaint } };
    }
  }
  for (const taint of setByKubernetes(key)) {
    const miss = nearMiss(toleration, taint, comparison);
    if (isSameKeyMiss(miss)) return { miss, taint, of: undefined };
  }
  return undefined;
}
