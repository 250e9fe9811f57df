import type { Inventory } from "../model/cluster.js";
import type { NodePool } from "../model/pool.js";
import type { WorkloadFit } from "../model/pool-fit.js";
import { NAME_LABELS } from "./labels/well-known-labels.js";

function poolNamed(key: string, value: string, { pools }: Inventory): NodePool | undefined {
  const [pool, another] = NAME_LABELS.has(key) ? pools.filter(({ labels }) => labels[key] === value) : [];
  return another === undefined ? pool : undefined;
}

/** Reports whether the pod's admitted selector names one declared pool, so that undeclared pools do not matter. */
export function asksForNamedPool({ nodeSelector, workload }: WorkloadFit, inventory: Inventory): boolean {
  if (Object.entries(nodeSelector).some(([key, value]) => poolNamed(key, value, inventory) !== undefined)) return true;
  const terms = workload.podSpec.nodeAffinity?.required ?? [];
  const named = terms.map(({ matchExpressions }) =>
    matchExpressions.flatMap(({ key, operator, values }) =>
      operator === "In" && values.length === 1 ? (poolNamed(key, values[0] ?? "", inventory) ?? []) : [],
    ),
  );
  return named.length > 0 && named.every((pools) => pools.length > 0) && new Set(named.flat()).size === 1;
}

/** Reports whether no undeclared pool can matter for the pod or, without `fit`, whether none exists. */
export function knowsAllPools(inventory: Inventory, fit?: WorkloadFit): boolean {
  return inventory.complete || (fit !== undefined && asksForNamedPool(fit, inventory));
}
