import { NO_WORDS } from "../../model/by-word.js";
import type { AdmissionObjects, Inventory } from "../../model/cluster.js";
import type { PoolFit, SizeFit, WorkloadFit } from "../../model/fit.js";
import type { NodePool } from "../../model/pool.js";
import type { Workload } from "../../model/workload.js";
import { runsBeside } from "../daemonset.js";
import { doubtsOf, isSizeKnown, mayBeShort, shortagesOf } from "./capacity.js";
import type { Amounts } from "./machine-room.js";
import { podRequests } from "./pod-requests.js";

const NOTHING: Amounts = new Map();

/** A DaemonSet with what each of its pods asks for. */
interface Daemon {
  readonly daemon: WorkloadFit;
  readonly requests: Amounts;
}

/** The requests of a pod of the workload, with the overhead of its RuntimeClass. */
export function requestsOf(
  { podSpec }: Workload,
  { runtimeClasses }: Pick<AdmissionObjects, "runtimeClasses">,
): Amounts {
  return podRequests(podSpec, runtimeClasses.get(podSpec.runtimeClassName ?? "")?.overhead ?? NO_WORDS);
}

/**
 * Adds to each verdict how the pod's requests compare with the size of the pool's nodes, beside the DaemonSets that certainly
 * run there. `isCertain` tells those that the cluster has for certain.
 */
export function withSizes(
  fits: readonly WorkloadFit[],
  inventory: Inventory,
  admission: AdmissionObjects,
  isCertain: (daemonSet: Workload) => boolean,
): readonly WorkloadFit[] {
  const compared = inventory.pools.map((pool) => mayBeShort(pool, inventory));
  if (!compared.includes(true)) return fits;
  const daemons = fits
    .filter(({ workload }) => workload.kind === "DaemonSet" && isCertain(workload))
    .map((daemon): Daemon => ({ daemon, requests: requestsOf(daemon.workload, admission) }));
  return fits.map((fit) => {
    const requests = requestsOf(fit.workload, admission);
    if (requests.size === 0) return fit;
    const pools = fit.pools.map((poolFit, index): PoolFit => {
      if (!compared[index]) return poolFit;
      const others = daemons.filter(({ daemon }) => runsBeside(daemon, index, fit));
      const size = sizeOf(requests, poolFit.pool, inventory, sumOf(others));
      return size === undefined ? poolFit : { ...poolFit, size };
    });
    return { ...fit, pools };
  });
}

function sizeOf(requests: Amounts, pool: NodePool, inventory: Inventory, taken: Amounts): SizeFit | undefined {
  const shortages = shortagesOf(requests, pool, inventory, taken);
  if (shortages.length > 0) return { verdict: "short", shortages };
  const doubts = doubtsOf(requests, pool, inventory, taken);
  if (doubts.length > 0) return { verdict: "unknown", shortages: doubts };
  return isSizeKnown(requests, pool, inventory) ? { verdict: "enough", shortages: [] } : undefined;
}

/** The sum of the DaemonSets' requests. Of several by one name, which overlays may make, the one that asks for less counts. */
function sumOf(daemons: readonly Daemon[]): Amounts {
  if (daemons.length === 0) return NOTHING;
  const byName = new Map<string, Amounts>();
  for (const { daemon, requests } of daemons) {
    const name = JSON.stringify([daemon.workload.namespace, daemon.workload.name]);
    const known = byName.get(name);
    byName.set(name, known === undefined ? requests : lesserOf(known, requests));
  }
  const sum = new Map<string, bigint>();
  for (const amounts of byName.values()) {
    for (const [resource, amount] of amounts) sum.set(resource, (sum.get(resource) ?? 0n) + amount);
  }
  return sum;
}

function lesserOf(one: Amounts, other: Amounts): Amounts {
  const both = [...one].filter(([resource]) => other.has(resource));
  return new Map(
    both.map(([resource, amount]) => [
      resource,
      amount < (other.get(resource) ?? 0n) ? amount : (other.get(resource) ?? 0n),
    ]),
  );
}
