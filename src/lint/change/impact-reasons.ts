import type { PoolFit } from "../../model/pool-fit.js";
import { formatTaint } from "../../model/taint.js";
import { quoted } from "../../model/words.js";
import { describeReason } from "../../scheduling/reasons.js";

/** A pool with its current verdict; undefined if removed. */
interface PoolNow {
  readonly name: string;
  readonly is: PoolFit | undefined;
}

function namePools(names: readonly string[]): string {
  return `${names.length === 1 ? "pool" : "pools"} ${names.map(quoted).join(", ")}`;
}

function describePool({ name, is }: PoolNow): string {
  if (is === undefined) return `pool "${name}" is removed`;
  return `the pod no longer fits pool "${name}": ${is.reasons.map(describeReason).join("; ")}`;
}

export function describeLoss(lost: readonly PoolNow[], nowhere: boolean): string {
  const rest = nowhere ? ["no other declared pool takes the pod, but the inventory may lack some"] : [];
  return [...lost.map(describePool), ...rest].join("; ");
}

/** Describes evictions, which NoExecute taints cause, from these pools. */
export function describeEviction(evicted: readonly PoolNow[]): string {
  return evicted
    .map(({ name, is }) => {
      const taints = is?.pool.taints.filter(({ effect }) => effect === "NoExecute") ?? [];
      const untolerated = taints.filter((taint) => is?.untolerated.includes(taint));
      const describe = (named: typeof taints) =>
        `${named.map((taint) => `taint ${formatTaint(taint)}`).join(", ")} of pool "${name}"`;
      return untolerated.length > 0
        ? `the pod does not tolerate ${describe(untolerated)}`
        : `the pod tolerates ${describe(taints)} only for a while`;
    })
    .join("; ");
}

export function describeGain(pools: readonly string[]): string {
  return `${namePools(pools)} ${pools.length === 1 ? "takes" : "take"} the pod now`;
}

export function describeStart(pools: readonly string[]): string {
  return `no pool took the pod, and ${describeGain(pools)}`;
}
