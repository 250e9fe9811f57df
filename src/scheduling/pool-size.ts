import type { AdmissionObjects, Inventory } from "../model/cluster.js";
import type { NodePool } from "../model/pool.js";
import type { PoolFit, SizeFit, WorkloadFit } from "../model/pool-fit.js";
import { EMPTY_STRING_MAP } from "../model/string-map.js";
import type { Workload } from "../model/workload.js";
import { withDefaultRequests } from "./admission/limit-range.js";
import { comesBefore, daemonKey, runsOnAll } from "./daemonset.js";
import type { Amounts } from "./labels/machine-room.js";
import { machinesFor } from "./labels/machine-selection.js";
import { compileNodeSelection } from "./labels/node-selection.js";
import {
  doubtsOf,
  isSizeKnown,
  mayBeShort,
  NOTHING_TAKEN,
  shortagesOf,
  type Taken,
  untoldOf,
} from "./resources/capacity.js";
import { podRequests } from "./resources/pod-requests.js";

interface Daemon {
  readonly daemon: WorkloadFit;
  readonly requests: Amounts;
}

const ONE = 1_000_000_000n;

/** Returns what a pod takes of a node in billionths: its requests, its RuntimeClass's overhead, its LimitRange's defaults, and one of `pods`. */
export function requestsOf(workload: Workload, admission: AdmissionObjects): Amounts {
  const { runtimeClassName = "" } = workload.podSpec;
  const { overhead = EMPTY_STRING_MAP } = admission.runtimeClasses.get(runtimeClassName) ?? {};
  return new Map(podRequests(withDefaultRequests(workload, admission), overhead)).set("pods", ONE);
}

const ENOUGH: SizeFit = { verdict: "enough", shortages: [] };

/** Adds node sizes to verdicts, beside certain DaemonSets. Replaces each fit in `fits`: both together are a gigabyte. */
export function withSizes(
  fits: WorkloadFit[],
  inventory: Inventory,
  admission: AdmissionObjects,
  isCertain: (daemonSet: Workload) => boolean,
): readonly WorkloadFit[] {
  const compared = inventory.pools.map((pool) => mayBeShort(pool, inventory));
  if (!compared.includes(true)) return fits;
  const daemons = fits
    .filter(({ workload }) => workload.kind === "DaemonSet" && isCertain(workload))
    .map((daemon): Daemon => ({ daemon, requests: requestsOf(daemon.workload, admission) }));
  for (const [index, fit] of fits.entries()) {
    const requests = requestsOf(fit.workload, admission);
    const selection = compileNodeSelection(fit.nodeSelector, fit.workload.podSpec.nodeAffinity?.required);
    const pools = fit.pools.map((poolFit, index): PoolFit => {
      if (!compared[index]) return poolFit;
      const suits = machinesFor(selection, poolFit.pool, inventory);
      // V8 makes a table of 512 bytes of an object that is spread and gets a field behind it.
      const size = sizeOf(requests, poolFit.pool, inventory, takenBeside(fit, index, daemons, admission), suits);
      return size === undefined ? poolFit : { size, ...poolFit };
    });
    fits[index] = { ...fit, pools };
  }
  return fits;
}

function sizeOf(
  requests: Amounts,
  pool: NodePool,
  inventory: Inventory,
  taken: Taken,
  suits: ReturnType<typeof machinesFor>,
): SizeFit | undefined {
  const shortages = shortagesOf(requests, pool, inventory, taken, suits);
  if (shortages.length > 0) return { verdict: "short", shortages };
  const doubts = [...doubtsOf(requests, pool, inventory, taken, suits), ...untoldOf(requests, pool, inventory)];
  if (doubts.length > 0) return { verdict: "unknown", shortages: doubts };
  return isSizeKnown(requests, pool, inventory, suits) ? ENOUGH : undefined;
}

function takenBeside(fit: WorkloadFit, index: number, daemons: readonly Daemon[], admission: AdmissionObjects): Taken {
  const isAhead = ({ daemon }: Daemon) => comesBefore(daemon.workload, fit.workload, admission);
  const possible = daemons.filter((one) => {
    const { workload, pools } = one.daemon;
    const isPending = pools[index] !== undefined && pools[index].verdict !== "blocked";
    return isPending && workload !== fit.workload && isAhead(one) !== false;
  });
  if (possible.length === 0) return NOTHING_TAKEN;
  const certain = possible.filter((one) => runsOnAll(one.daemon, index) && isAhead(one) === true);
  return { surely: sumOf(certain, lesserOf), perhaps: sumOf(possible, greaterOf) };
}

/** The sum of the DaemonSets' requests. Of several by one name, which overlays may make, one counts. */
function sumOf(daemons: readonly Daemon[], merge: (one: Amounts, other: Amounts) => Amounts): Amounts {
  const byName = new Map<string, Amounts>();
  for (const { daemon, requests } of daemons) {
    const name = daemonKey(daemon.workload);
    const known = byName.get(name);
    byName.set(name, known === undefined ? requests : merge(known, requests));
  }
  const sum = new Map<string, bigint>();
  for (const amounts of byName.values()) {
    for (const [resource, amount] of amounts) sum.set(resource, (sum.get(resource) ?? 0n) + amount);
  }
  return sum;
}

function lesserOf(one: Amounts, other: Amounts): Amounts {
  return new Map([...one].flatMap(([key, amount]) => (other.has(key) ? [[key, least(amount, other.get(key))]] : [])));
}

function greaterOf(one: Amounts, other: Amounts): Amounts {
  return new Map([...other, ...[...one].filter(([key, amount]) => amount > (other.get(key) ?? 0n))]);
}

const least = (one: bigint, other = one) => (one < other ? one : other);
