import type { Inventory } from "../../model/cluster.js";
import { COMPUTE_CLASS_FORMAT } from "../../model/compute-class.js";
import type { PoolFit, WorkloadFit } from "../../model/fit.js";
import { beginningOfName, INSTANCE_TYPE_LABEL } from "../../model/pool.js";
import { isSlipOfValue } from "../../model/spelling.js";
import { isOrdinaryLabel, NAME_LABELS } from "../../scheduling/labels/well-known-labels.js";
import { isSlipOfTheHand } from "../repairs/toleration-fixes.js";
import type { Miss } from "./near-miss-wording.js";
import { requiredExpressions } from "./node-selection-places.js";

/** GKE runs a pod that selects no ComputeClass on other pools: where only the classes are known, nothing is known of it. */
function runsBesideClasses({ tolerations }: WorkloadFit, { pools }: Inventory): boolean {
  return (
    !tolerations.some(({ origin }) => origin.by === "GKE") &&
    pools.every(({ format }) => format === COMPUTE_CLASS_FORMAT)
  );
}

/**
 * Reports whether the pod asks for a label of the pool with a slip of the hand in its value, or for the pool's name: as a
 * machine type, or without the end that its platform adds.
 */
function isNearlyAskedFor({ nodeSelector }: WorkloadFit, { pool }: PoolFit): boolean {
  const hasEnd = beginningOfName(pool)?.hasEnd ?? false;
  return Object.entries(nodeSelector).some(([key, value]) => {
    if (value === pool.name && (key === INSTANCE_TYPE_LABEL || (hasEnd && NAME_LABELS.has(key)))) return true;
    const given = isOrdinaryLabel(key) ? undefined : pool.labels[key];
    return given !== undefined && given !== value && isSlipOfValue(value, given);
  });
}

/** Reports whether the pool's declaration has a label that the pod asks for, and that tells it from ordinary nodes. */
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

/**
 * Reports whether a pod that no declared pool admits was meant for one of them, where there may be others: it asks for a label
 * of such a pool, or a slip of the hand keeps its selector or its toleration from meeting one. Whoever selects nothing runs on nodes
 * that are declared elsewhere, such as a default node group, and whoever selects what no declared pool has does, too.
 */
export function isMeantForDeclared(fit: WorkloadFit, inventory: Inventory, miss: Miss | undefined): boolean {
  if (runsBesideClasses(fit, inventory)) return false;
  if (miss !== undefined && isSlipOfTheHand(miss)) return true;
  return fit.pools.some((pool) => isAskedFor(fit, pool) || isNearlyAskedFor(fit, pool));
}
