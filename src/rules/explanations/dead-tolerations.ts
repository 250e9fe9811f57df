import type { Inventory } from "../../model/cluster.js";
import { memoize } from "../../model/memoize.js";
import type { NodePool } from "../../model/pool.js";
import type { PoolFit, WorkloadFit } from "../../model/pool-fit.js";
import { effectsSetByKubernetes } from "../../model/state-taints.js";
import { type PoolTaint, type Taint, type Toleration, writtenTolerations } from "../../model/taint.js";
import { fitWorkload } from "../../scheduling/fit-workload.js";
import { mayBeLeftOut } from "../../scheduling/labels/left-out-pools.js";
import { nearMiss } from "../../scheduling/taints/near-miss.js";
import { toleratesTaint } from "../../scheduling/taints/toleration.js";
import type { Destination } from "../contract/claim.js";
import type { RuleContext } from "../contract/rule.js";
import { isPlatformTaintKey } from "../facts/platform-taints.js";
import { whyNotToTolerate } from "../facts/reservation.js";
import { namedKeys } from "./node-selection-places.js";

export interface NearMissOfPool {
  readonly miss: "value" | "effect" | "operator";
  readonly taint: Taint;
  /** The likely pool; undefined for Kubernetes' own taint. */
  readonly of: { readonly fit: PoolFit; readonly taint: PoolTaint } | undefined;
}

/** Returns all taints a pool's nodes may have. */
function possibleTaints({ taints, startupTaints, incomplete = [] }: NodePool): PoolTaint[] {
  const open = incomplete.flatMap(({ taint, place }) => (taint === undefined ? [] : { ...taint, place }));
  return [...taints, ...startupTaints, ...open];
}

/** All taints of the inventory, startup and possible ones included. */
export const taintsOf = memoize(({ pools }: Inventory): readonly PoolTaint[] => pools.flatMap(possibleTaints));

/** Reports whether a pool has undetermined taints, so that no toleration is certainly dead. */
function hasUnknownTaints(pools: readonly NodePool[]): boolean {
  return pools.some(({ incomplete = [] }) => incomplete.some(({ field, taint }) => field === "taints" && !taint));
}

function isSameKeyMiss(miss: string | undefined): miss is NearMissOfPool["miss"] {
  return miss === "value" || miss === "effect" || miss === "operator";
}

/** Reports whether a toleration matches one of Kubernetes' own taints. */
function meetsKubernetes(toleration: Toleration, { cluster }: Inventory): boolean {
  return setByKubernetes(toleration.key).some(
    (taint) => toleratesTaint(toleration, taint, cluster.comparisonOperators) !== "no",
  );
}

function setByKubernetes(key = ""): Taint[] {
  return (effectsSetByKubernetes(key) ?? []).map((effect) => ({ key, value: "", effect }));
}

/** Reports whether a node of these pools may have a matching taint. */
function mayMeet(toleration: Toleration, pools: readonly NodePool[], inventory: Inventory): boolean {
  const taints = pools === inventory.pools ? taintsOf(inventory) : pools.flatMap(possibleTaints);
  const { comparisonOperators } = inventory.cluster;
  return (
    hasUnknownTaints(pools) || taints.some((taint) => toleratesTaint(toleration, taint, comparisonOperators) !== "no")
  );
}

/** Reports whether Kueue may require the toleration for a flavor. */
function mayGetFlavor(toleration: Toleration, { inventory, fit }: Destination): boolean {
  const { comparisonOperators } = inventory.cluster;
  return (fit?.queue?.taints ?? []).some((taint) => toleratesTaint(toleration, taint, comparisonOperators) !== "no");
}

/** Matches future or transient taints: without a key, or by comparison. */
function mayHaveAnyValue({ key, operator }: Toleration): boolean {
  return !key || operator === "Gt" || operator === "Lt";
}

/** Reports whether a node may be made for the key, or part of it. */
function mayBeProvisioned(key: string | undefined, { inventory, fit }: Destination): boolean {
  if (key === undefined || !inventory.pools.some(({ autoProvisions }) => autoProvisions)) return false;
  if (fit === undefined || fit.workload.isFragment) return true;
  return namedKeys(fit).includes(key);
}

/** Reports whether a toleration may have an effect in a cluster. */
export function mayServe(toleration: Toleration, destination: Destination): boolean {
  const { inventory } = destination;
  return (
    mayHaveAnyValue(toleration) ||
    mayBeProvisioned(toleration.key, destination) ||
    mayGetFlavor(toleration, destination) ||
    inventory.pools.length === 0 ||
    mayMeet(toleration, inventory.pools, inventory) ||
    meetsKubernetes(toleration, inventory) ||
    mayBeLeftOut(toleration, inventory)
  );
}

/** Reports whether a toleration may have an effect for one pod, without pools its selector excludes. */
export function mayServePod(toleration: Toleration, destination: Destination): boolean {
  const { inventory, fit } = destination;
  if (fit === undefined) return mayServe(toleration, destination);
  const allowed = fit.pools.filter(({ selector }) => selector !== "mismatch").map(({ pool }) => pool);
  if (mayBeProvisioned(toleration.key, destination) || mayGetFlavor(toleration, destination)) return true;
  return mayMeet(toleration, allowed, inventory) || meetsKubernetes(toleration, inventory);
}

/** Reports whether Kubernetes, a platform or an agent may set the key. */
export function mayHaveKey(key: string, destination: Destination): boolean {
  const { inventory } = destination;
  const { pools, cluster, nodeFeatureTaintKeys = [] } = inventory;
  return (
    pools.length === 0 ||
    mayBeProvisioned(key, destination) ||
    (destination.fit?.queue?.taints ?? []).some((taint) => taint.key === key) ||
    isPlatformTaintKey(key, cluster.transientTaints) ||
    nodeFeatureTaintKeys.includes(key) ||
    mayBeLeftOut({ key }, inventory) ||
    hasUnknownTaints(pools) ||
    taintsOf(inventory).some((taint) => taint.key === key)
  );
}

/** Sorts pools that the pod selects and may enter first; a fragment has only its selector. */
export function likeliestPools(fit: WorkloadFit, { inventory, objects }: RuleContext): readonly PoolFit[] {
  const { workload } = fit;
  const { pools } = workload.isFragment ? fitWorkload(workload, inventory, objects.admission) : fit;
  const distance = ({ pool, selector }: PoolFit) =>
    (selector === "mismatch" ? 2 : 0) + (whyNotToTolerate(workload, pool) === undefined ? 0 : 1);
  return [...pools].sort((a, b) => distance(a) - distance(b));
}

/** Finds the taint missed by value or effect; undefined if the toleration may work, another one covers it, or none is near. */
export function findNearMiss(
  toleration: Toleration,
  fit: WorkloadFit,
  context: RuleContext,
): NearMissOfPool | undefined {
  const { key } = toleration;
  const { inventory } = context;
  const comparison = inventory.cluster.comparisonOperators;
  if (key === undefined || mayHaveAnyValue(toleration) || mayBeProvisioned(key, { inventory, fit })) return undefined;
  if (mayMeet(toleration, inventory.pools, inventory) || meetsKubernetes(toleration, inventory)) return undefined;
  if (mayGetFlavor(toleration, { inventory, fit })) return undefined;
  const isCovered = (taint: Taint) =>
    writtenTolerations(fit).some((other) => other !== toleration && toleratesTaint(other, taint, comparison) === "yes");
  for (const one of likeliestPools(fit, context)) {
    for (const poolTaint of one.pool.taints) {
      const miss =
        poolTaint.key === key && !isCovered(poolTaint) ? nearMiss(toleration, poolTaint, comparison) : undefined;
      if (isSameKeyMiss(miss)) return { miss, taint: poolTaint, of: { fit: one, taint: poolTaint } };
    }
  }
  for (const taint of setByKubernetes(key)) {
    const miss = nearMiss(toleration, taint, comparison);
    if (isSameKeyMiss(miss) && !isCovered(taint)) return { miss, taint, of: undefined };
  }
  return undefined;
}
