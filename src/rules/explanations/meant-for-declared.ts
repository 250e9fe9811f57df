import type { Inventory } from "../../model/cluster.js";
import { COMPUTE_CLASS_FORMAT } from "../../model/compute-class.js";
import { beginningOfName, INSTANCE_TYPE_LABEL } from "../../model/pool.js";
import type { PoolFit, WorkloadFit } from "../../model/pool-fit.js";
import type { TextPlace } from "../../model/source.js";
import { isSlipOfValue } from "../../model/words.js";
import { mayBeMet } from "../../scheduling/labels/label-offer.js";
import { findLeftOutLabel } from "../../scheduling/labels/left-out-pools.js";
import { isOrdinaryLabel, NAME_LABELS } from "../../scheduling/labels/well-known-labels.js";
import type { Miss } from "./near-miss-wording.js";
import { requiredExpressions } from "./node-selection-places.js";
import { requirementsOf } from "./stray-selector.js";
import { isSlipOfTheHand } from "./toleration-fixes.js";

/** GKE runs pods without a ComputeClass on unknown pools, if only classes are known. */
function runsBesideClasses({ tolerations }: WorkloadFit, { pools }: Inventory): boolean {
  return (
    !tolerations.some(({ origin }) => origin.by === "GKE") &&
    pools.every(({ format }) => format === COMPUTE_CLASS_FORMAT)
  );
}

/** Reports whether the pod nearly requests the pool: a label with a typo, or its name as machine type or prefix. */
function isNearlyAskedFor({ nodeSelector }: WorkloadFit, { pool }: PoolFit): boolean {
  const hasEnd = beginningOfName(pool)?.hasEnd ?? false;
  return Object.entries(nodeSelector).some(([key, value]) => {
    if (value === pool.name && (key === INSTANCE_TYPE_LABEL || (hasEnd && NAME_LABELS.has(key)))) return true;
    const given = isOrdinaryLabel(key) ? undefined : pool.labels[key];
    return given !== undefined && given !== value && isSlipOfValue(value, given);
  });
}

/** Reports whether the pod requests a distinguishing label that the pool declares. */
export function isAskedFor(fit: WorkloadFit, { pool, selector }: PoolFit): boolean {
  if (selector === "mismatch") return false;
  const keys = [
    ...Object.keys(fit.nodeSelector),
    ...requiredExpressions(fit.workload).flatMap(({ requirement: { key, operator } }) =>
      operator === "In" || operator === "Exists" ? key : [],
    ),
  ];
  return keys.some((key) => Object.hasOwn(pool.labels, key) && !isOrdinaryLabel(key));
}

/** Finds a file of pools that are not read and that names a label which the pod requires and no pool has. */
export function findLeftOutFor({ workload, pools }: WorkloadFit, inventory: Inventory): TextPlace | undefined {
  if (inventory.leftOut === undefined || pools.some(({ selector }) => selector !== "mismatch")) return undefined;
  for (const { requirement } of requirementsOf(workload.podSpec)) {
    if (mayBeMet(requirement, { ...inventory, leftOut: [] })) continue;
    const place = findLeftOutLabel(requirement.key, requirement.values, inventory);
    if (place !== undefined) return place;
  }
  return undefined;
}

/** Reports whether a pod was meant for a declared pool of an incomplete inventory: by its label, or a typo. */
export function isMeantForDeclared(fit: WorkloadFit, inventory: Inventory, miss: Miss | undefined): boolean {
  if (runsBesideClasses(fit, inventory) || findLeftOutFor(fit, inventory) !== undefined) return false;
  if (miss !== undefined && isSlipOfTheHand(miss)) return true;
  return fit.pools.some((pool) => isAskedFor(fit, pool) || isNearlyAskedFor(fit, pool));
}
