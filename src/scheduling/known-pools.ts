import type { Inventory } from "../model/cluster.js";
import type { WorkloadFit } from "../model/fit.js";
import type { NodePool } from "../model/pool.js";
import { NAME_LABELS } from "./labels/well-known-labels.js";

/** The only pool of the inventory that has this value of a name label. */
function poolNamed(key: string, value: string, { pools }: Inventory): NodePool | undefined {
  const [pool, another] = NAME_LABELS.has(key) ? pools.filter(({ labels }) => labels[key] === value) : [];
  return another === undefined ? pool : undefined;
}

/**
 * Reports whether the pod asks for one declared pool by its name: pools that nobody declared then have no part in where it runs.
 * The selector is what admission makes of it.
 */
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

/** Reports whether no other pool can have a part in where the pod runs. Without a workload: whether no other pool exists. */
export function knowsAllPools(inventory: Inventory, fit?: WorkloadFit): boolean {
  return inventory.complete || (fit !== undefined && asksForNamedPool(fit, inventory));
}
