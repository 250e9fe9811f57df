import {
  type ClusterChange,
  IMPACT_EFFECTS,
  type Impact,
  type PoolDifference,
  type RolloutOrder,
} from "../../model/change.js";
import { groupBy } from "../../model/group-by.js";
import { compareTexts } from "../../model/order.js";
import type { NodePool } from "../../model/pool.js";
import type { PoolFit, WorkloadFit } from "../../model/pool-fit.js";
import { formatTaint } from "../../model/taint.js";
import { quoted } from "../../model/words.js";
import type { Workload } from "../../model/workload.js";
import type { RuleContext } from "../../rules/contract/rule.js";
import { fitWorkload } from "../../scheduling/fit-workload.js";
import { knowsAllPools } from "../../scheduling/known-pools.js";
import { describeReason } from "../../scheduling/reasons.js";
import { workloadFile } from "../contract/cluster-finding.js";
import type { OtherWorkload } from "../contract/lint-input.js";
import { parseOrigin } from "../contract/workload-origin.js";
import { workloadPath } from "../suppression/suppressions.js";

export type ClusterState = Pick<RuleContext, "inventory" | "objects">;

export interface Comparison {
  readonly before: ClusterState;
  readonly after: ClusterState;
  readonly pairs: readonly WorkloadPair[];
  readonly others: readonly OtherWorkload[];
  readonly pools: readonly PoolDifference[];
  /** True if admission changed, so that an unchanged pool may take other pods. */
  readonly admissionDiffers: boolean;
}

export type ComparedWorkloads = Pick<ClusterChange, "impacts" | "orders" | "undecided">;

interface ComparedPool {
  readonly name: string;
  readonly before: NodePool | undefined;
  readonly after: NodePool | undefined;
}

/** A workload on a pool, in all combinations of old and new. Undefined without the pool. */
interface PoolCase extends ComparedPool {
  readonly was: PoolFit | undefined;
  readonly is: PoolFit | undefined;
  /** The workload as it is, on the pool as it was. */
  readonly onOldPool: PoolFit | undefined;
  /** The workload as it was, on the pool as it is now. */
  readonly asItWas: PoolFit | undefined;
}

/** Attributes effects to changes of pools and admission, not of the workload itself. */
export function compareWorkloads(comparison: Comparison): ComparedWorkloads {
  const pools = comparedPools(comparison);
  const all =
    pools.length === 0
      ? []
      : [
          ...comparison.pairs.filter(isJudged).map((pair) => comparePair(pair, pools, comparison)),
          ...comparison.others.map((other) => compareOther(other, pools, comparison)),
        ];
  const rank = ({ effect }: Impact) => IMPACT_EFFECTS.indexOf(effect);
  return {
    impacts: all
      .flatMap(({ impacts }) => impacts)
      .sort((a, b) => rank(a) - rank(b) || compareTexts(workloadPath(a.workload), workloadPath(b.workload))),
    orders: all.flatMap(({ orders }) => orders),
    undecided: all.flatMap(({ undecided }) => undecided),
  };
}

function comparedPools({ before, after, pools, admissionDiffers }: Comparison): ComparedPool[] {
  const changed = pools.map(({ pool: name, before: was, after: is }) => ({ name, before: was, after: is }));
  if (!admissionDiffers) return changed;
  const named = new Set(changed.flatMap((one) => [one.before, one.after]));
  const others = after.inventory.pools.flatMap((pool): ComparedPool[] => {
    const old = before.inventory.pools.find(({ name }) => name === pool.name);
    return named.has(pool) || old === undefined ? [] : [{ name: pool.name, before: old, after: pool }];
  });
  return [...changed, ...others];
}

export function isJudged({ before, after }: WorkloadPair): boolean {
  return [before, after].every(
    ({ valid, admissionError, workload }) =>
      valid && admissionError === undefined && workload.isFragment === undefined && workload.strayFields.length === 0,
  );
}

function comparePair(pair: WorkloadPair, pools: readonly ComparedPool[], comparison: Comparison): ComparedWorkloads {
  const { before, after } = pair;
  const isSame = before.workload === after.workload || specOf(before.workload) === specOf(after.workload);
  const headThen = isSame ? before : judge(after.workload, comparison.before);
  const baseNow = isSame ? after : judge(before.workload, comparison.after);
  const cases = pools.map((pool): PoolCase => {
    return {
      ...pool,
      was: fitOn(before, pool.before),
      is: fitOn(after, pool.after),
      onOldPool: fitOn(headThen, pool.before),
      asItWas: fitOn(baseNow, pool.after),
    };
  });
  const { workload } = after;
  return {
    impacts: [...lossesOf(after, cases, comparison), ...gainsOf(before, after, cases, baseNow)],
    orders: isSame ? [] : ordersOf(workload, cases, before, headThen),
    undecided: cases.some(({ was, is }) => admits(was) && is?.verdict === "unknown") ? [workload] : [],
  };
}

/** Compares workloads of other repositories, which this change does not change. */
function compareOther(
  { workload, members }: OtherWorkload,
  pools: readonly ComparedPool[],
  comparison: Comparison,
): ComparedWorkloads {
  const pair = { before: judge(workload, comparison.before), after: judge(workload, comparison.after) };
  if (!isJudged(pair)) return { impacts: [], orders: [], undecided: [] };
  const { impacts, undecided } = comparePair(pair, pools, comparison);
  const each = () =>
    members.map(([name, origin]): Workload => {
      const { kind = workload.kind, line } = parseOrigin(origin);
      // Added behind the copy, each would be a shape of its own, of 600 bytes.
      return { elsewhere: line, ...workload, name, kind };
    });
  return {
    impacts: impacts.flatMap((impact) => each().map((one) => ({ ...impact, workload: one }))),
    orders: [],
    undecided: undecided.flatMap(each),
  };
}

function judge(workload: Workload, { inventory, objects }: ClusterState): WorkloadFit {
  return fitWorkload(workload, inventory, objects.admission);
}

function specOf({ podSpec, namespace, labels, annotations, templateLabels, templateAnnotations }: Workload): string {
  return JSON.stringify([podSpec, namespace, labels, annotations, templateLabels, templateAnnotations]);
}

function fitOn({ pools }: WorkloadFit, pool: NodePool | undefined): PoolFit | undefined {
  return pool === undefined ? undefined : pools.find((fit) => fit.pool === pool);
}

export function admits(fit: PoolFit | undefined): boolean {
  return fit?.verdict === "fits" || fit?.verdict === "avoided";
}

/** Reports whether something blocks the pod that did not block it before. */
function isLost({ was, is, after, onOldPool }: PoolCase): boolean {
  if (!admits(was)) return false;
  if (after === undefined) return onOldPool?.verdict !== "blocked";
  if (is?.verdict !== "blocked") return false;
  // The pod's own change excludes it for the same reason, so that is intended.
  const own = onOldPool?.verdict === "blocked" ? new Set(onOldPool.reasons.map(describeReason)) : new Set<string>();
  return !is.reasons.some((reason) => own.has(describeReason(reason)));
}

function isSooner(fit: PoolFit | undefined, than: PoolFit | undefined): boolean {
  if (fit === undefined || fit.evictedAfterSeconds === null || than === undefined) return false;
  return than.evictedAfterSeconds === null || fit.evictedAfterSeconds < than.evictedAfterSeconds;
}

function isEvicted(one: PoolCase): boolean {
  if (!admits(one.was) || !isSooner(one.is, one.was)) return false;
  return isLost(one) || (admits(one.onOldPool) && isSooner(one.is, one.onOldPool));
}

function soonest(cases: readonly PoolCase[]): number | null {
  const times = cases.flatMap(({ is }) => is?.evictedAfterSeconds ?? []);
  return times.length === 0 ? null : Math.min(...times);
}

function lossesOf(fit: WorkloadFit, cases: readonly PoolCase[], { after }: Comparison): Impact[] {
  const { workload } = fit;
  const lost = cases.filter(isLost);
  const evicted = cases.filter(isEvicted);
  const namesOf = (list: readonly PoolCase[]) => list.map(({ name }) => name);
  const nowhere = lost.length > 0 && fit.pools.every(({ verdict }) => verdict === "blocked");
  if (nowhere && knowsAllPools(after.inventory, fit)) {
    const reason = describeLoss(lost, false);
    return [{ workload, effect: "unschedulable", pools: namesOf(lost), evictedAfterSeconds: soonest(evicted), reason }];
  }
  const impacts: Impact[] = [];
  if (evicted.length > 0) {
    const [seconds, reason] = [soonest(evicted), describeEviction(evicted)];
    impacts.push({ workload, effect: "evicted", pools: namesOf(evicted), evictedAfterSeconds: seconds, reason });
  }
  const others = lost.filter((one) => !evicted.includes(one));
  if (others.length > 0) {
    const reason = describeLoss(others, nowhere);
    impacts.push({ workload, effect: "loses-pool", pools: namesOf(others), evictedAfterSeconds: null, reason });
  }
  return impacts;
}

/** A new pool is a gain only for pods without one before. */
function gainsOf(before: WorkloadFit, after: WorkloadFit, cases: readonly PoolCase[], baseNow: WorkloadFit): Impact[] {
  const { workload } = after;
  const admitting = cases.filter(({ was, is, asItWas }) => {
    return (was === undefined || was.verdict === "blocked") && admits(is) && admits(asItWas);
  });
  if (admitting.length === 0) return [];
  const hadNone = before.pools.every(({ verdict }) => verdict === "blocked");
  const first = hadNone && baseNow.pools.some(admits);
  const gained = first ? admitting : admitting.filter(({ was }) => was !== undefined);
  if (gained.length === 0) return [];
  const pools = gained.map(({ name }) => name);
  const reason = `${first ? "no pool took the pod, and " : ""}${describeGain(pools)}`;
  return [{ workload, effect: first ? "schedulable" : "gains-pool", pools, evictedAfterSeconds: null, reason }];
}

function isHurt(fit: PoolFit | undefined, than: PoolFit | undefined): boolean {
  return fit?.verdict === "blocked" || isSooner(fit, than);
}

/** Returns the landing order of changes, for pools that take the workload before and after. */
function ordersOf(
  workload: Workload,
  cases: readonly PoolCase[],
  before: WorkloadFit,
  headThen: WorkloadFit,
): RolloutOrder[] {
  return cases.flatMap(({ name, was, is, onOldPool, asItWas }): RolloutOrder[] => {
    if (!admits(is)) return [];
    if (was === undefined) {
      // The workload moves to a new pool, and has none until it is there.
      const waits = before.pools.some(admits) && headThen.pools.every(({ verdict }) => verdict === "blocked");
      return waits ? [{ workload, pool: name, order: "pools-first", evicts: false }] : [];
    }
    if (!admits(was)) return [];
    const [poolFirst, manifestFirst] = [isHurt(asItWas, was), isHurt(onOldPool, was)];
    if (!poolFirst && !manifestFirst) return [];
    const order = poolFirst ? (manifestFirst ? "neither" : "manifests-first") : "pools-first";
    return [{ workload, pool: name, order, evicts: isSooner(poolFirst ? asItWas : onOldPool, was) }];
  });
}

function describePool({ name, is }: PoolCase): string {
  if (is === undefined) return `pool "${name}" is removed`;
  return `the pod no longer fits pool "${name}": ${is.reasons.map(describeReason).join("; ")}`;
}

function describeLoss(lost: readonly PoolCase[], nowhere: boolean): string {
  const rest = nowhere ? ["no other declared pool takes the pod, but the inventory may lack some"] : [];
  return [...lost.map(describePool), ...rest].join("; ");
}

/** Describes evictions, which NoExecute taints cause, from these pools. */
function describeEviction(evicted: readonly PoolCase[]): string {
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

function describeGain(pools: readonly string[]): string {
  const [noun, take] = pools.length === 1 ? ["pool", "takes"] : ["pools", "take"];
  return `${noun} ${pools.map(quoted).join(", ")} ${take} the pod now`;
}

export interface WorkloadPair {
  readonly before: WorkloadFit;
  readonly after: WorkloadFit;
}

/** Pairs workloads by kind, namespace and name; duplicates by file, then by rendering. Others have no pair. */
export function pairWorkloads(before: readonly WorkloadFit[], after: readonly WorkloadFit[]): readonly WorkloadPair[] {
  const taken = new Set<WorkloadFit>();
  const found = new Map<WorkloadFit, WorkloadFit>();
  for (const keyOf of [keyWithFile, keyOfIdentity]) {
    const free = after.filter((fit) => !taken.has(fit));
    const candidates = groupBy(free, keyOf);
    for (const fit of before) {
      if (found.has(fit)) continue;
      const match = candidates.get(keyOf(fit))?.shift();
      if (match === undefined) continue;
      taken.add(match);
      found.set(fit, match);
    }
  }
  return before.flatMap((fit) => {
    const match = found.get(fit);
    return match === undefined ? [] : [{ before: fit, after: match }];
  });
}

function keyOfIdentity({ workload: { kind, namespace, name } }: WorkloadFit): string {
  return JSON.stringify([kind, namespace, name]);
}

function keyWithFile(fit: WorkloadFit): string {
  const path = workloadFile(fit.workload);
  return JSON.stringify([keyOfIdentity(fit), path, fit.workload.document.origin?.root]);
}
