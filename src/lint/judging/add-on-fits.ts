import type { AdmissionObjects, Inventory } from "../../model/cluster.js";
import type { WorkloadFit } from "../../model/fit.js";
import type { Workload } from "../../model/workload.js";
import { isAddOnOf } from "../../rules/facts/add-on-cluster.js";
import { fitWorkload } from "../../scheduling/fit.js";

/** Whether an add-on is one of a cluster; true of a workload that no add-on brings. */
export function isBroughtTo({ addOn }: Workload, { pools }: Inventory): boolean {
  return addOn === undefined || pools.some((pool) => isAddOnOf(addOn, pool));
}

/**
 * What becomes of a workload that an add-on brings. Its affinity only keeps it off nodes of other kinds, which their labels
 * tell: of a pool that says nothing of the kind, its machines are those that the add-on is made for.
 */
export function fitAddOn(workload: Workload, inventory: Inventory, admission: AdmissionObjects): WorkloadFit {
  const fit = fitWorkload(workload, inventory, admission);
  if (!fit.pools.some(({ selector }) => selector === "unknown")) return fit;
  const anywhere = { ...workload, podSpec: { ...workload.podSpec, nodeAffinity: undefined } };
  const { pools } = fitWorkload(anywhere, inventory, admission);
  return { ...fit, pools: fit.pools.map((one, index) => (one.selector === "unknown" ? (pools[index] ?? one) : one)) };
}
