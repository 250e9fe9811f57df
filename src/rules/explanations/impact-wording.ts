import type { Impact, PoolAsker, PoolDifference, RolloutOrder } from "../../model/change.js";
import { EFFECT_WORDS, type Phrase } from "../../model/impact-words.js";
import { count, duration, list, quoted } from "../../model/words.js";
import { formatWorkload, isDaemon, placeInObject, type Workload } from "../../model/workload.js";
import { formatTolerationsFor } from "../repairs/offered-tolerations.js";

const MAX_DIFFERENCES = 3;
const MAX_FILES = 5;
/** For the finding's own pool. */
const LOSES_IT: Phrase = ["loses it", "lose it"];
const COVERS_IT_NO_MORE: Phrase = ["no longer covers it", "no longer cover it"];

/** `pool "gpu" adds taint gpu=true:NoSchedule and removes label tier=web`. */
export function describeDifference({ pool, details }: PoolDifference): string {
  return `pool ${quoted(pool)} ${list(details, MAX_DIFFERENCES, "more changes")}`;
}

function isDaemonSet({ workload }: Impact): boolean {
  return isDaemon(workload);
}

function counted(number: number, noun: string, [one, many]: Phrase, when = ""): string[] {
  return number === 0 ? [] : [`${count(number, noun)} ${number === 1 ? one : many}${when}`];
}

/** `2 workloads no longer fit any pool, 1 workload is evicted at once`: empty where nothing happens. */
export function countImpacts(impacts: readonly Impact[]): string {
  const of = (effect: Impact["effect"]) => impacts.filter((impact) => impact.effect === effect);
  const [evicted, losing] = [of("evicted"), of("loses-pool")];
  const times = new Set(evicted.map(({ evictedAfterSeconds }) => evictedAfterSeconds ?? 0));
  const [time] = times;
  const when = times.size === 1 && time !== undefined ? ` ${duration(time)}` : "";
  const pieces = [
    ...counted(of("unschedulable").length, "workload", EFFECT_WORDS.unschedulable.finds),
    ...counted(evicted.length, "workload", EFFECT_WORDS.evicted.finds, when),
    ...counted(losing.filter((impact) => !isDaemonSet(impact)).length, "workload", LOSES_IT),
    ...counted(losing.filter(isDaemonSet).length, "DaemonSet", COVERS_IT_NO_MORE),
    ...counted(of("gains-pool").length, "workload", EFFECT_WORDS["gains-pool"].finds),
  ];
  return pieces.join(", ");
}

export function describeAsker({ file, line, release, loses }: PoolAsker): string {
  const what = release === undefined ? "the fragment at" : "the release at";
  return `${what} ${file}:${line} ${loses === undefined ? "asks for it" : `names ${loses}, which no pool has any more`}`;
}

export function describeImpact(impact: Impact): string {
  const { workload, evictedAfterSeconds, reason } = impact;
  const evicted = evictedAfterSeconds === null ? "" : `, and its pods are evicted ${duration(evictedAfterSeconds)}`;
  return `${formatWorkload(workload)} ${verbOf(impact)}${evicted}: ${reason}`;
}

function verbOf(impact: Impact): string {
  const many = impact.pools.length > 1;
  switch (impact.effect) {
    case "unschedulable":
      return EFFECT_WORDS.unschedulable[isDaemonSet(impact) ? "covers" : "finds"][0];
    case "evicted":
      return "cannot stay";
    case "loses-pool":
      return isDaemonSet(impact)
        ? `no longer covers ${many ? "pools" : "a pool"}`
        : `loses ${many ? "pools" : "a pool"}`;
    case "gains-pool":
      return `may enter ${many ? "more pools" : "one more pool"}`;
    case "schedulable":
      return EFFECT_WORDS.schedulable.finds[0];
  }
}

export function helpForLosses({ change, added }: PoolDifference): string {
  if (change === "removed") return "Move these workloads to another pool before this one goes.";
  if (added.length === 0) return "Change what these workloads select before the pool changes.";
  const yaml = formatTolerationsFor(added);
  return `Workloads that should stay need a toleration before the pool gets the taint:\n${yaml}`;
}

/** One sentence for each landing order; empty if any will do. */
export function describeOrders(orders: readonly RolloutOrder[]): string[] {
  const of = (wanted: RolloutOrder["order"]) => orders.filter(({ order }) => order === wanted);
  const [first, after, neither] = [of("manifests-first"), of("pools-first"), of("neither")];
  return [
    ...(first.length === 0 ? [] : [`Apply first ${files(first)}, then the pool.`]),
    ...(after.length === 0 ? [] : [`Apply the pool first, then ${files(after)}.`]),
    ...(neither.length === 0
      ? []
      : [`Let the pods of ${files(neither)} fit the pool as it was and as it will be first, then change the pool.`]),
  ];
}

function files(orders: readonly RolloutOrder[]): string {
  const paths = [...new Set(orders.map(({ workload }) => quoted(appliedFrom(workload))))].sort();
  return list(paths, MAX_FILES, "more files");
}

export function appliedFrom(workload: Workload): string {
  const { origin, file } = placeInObject(workload, []).document;
  return origin?.root ?? file.path;
}
