import type { Inventory } from "../model/cluster.js";
import { hasNoNodes, hasOpenTaints, type NodePool } from "../model/pool.js";
import type { PoolFit, WorkloadFit } from "../model/pool-fit.js";
import { formatTaint, type PoolTaint, type WrittenToleration, writtenTolerations } from "../model/taint.js";
import { isDaemon, placeOfToleration, type Workload } from "../model/workload.js";
import { isOrdinaryLabel } from "../scheduling/labels/well-known-labels.js";
import { describeReason } from "../scheduling/reasons.js";
import { ofDeadLine } from "./contract/claim.js";
import { oncePerCluster, type Rule, type RuleContext, UNKNOWN_KEYS_FIRST, yieldTo } from "./contract/rule.js";
import { namePools, taintedHere } from "./contract/vocabulary.js";
import { findClosedDestination, findHalfKeys, isOfItsOwn, metTaint } from "./explanations/half-keys.js";
import { certainPools } from "./explanations/reached-pools.js";
import { imageName } from "./facts/node-agents.js";
import { isVirtualPool, mayServePool, osOfPod, osOfPool } from "./facts/reservation.js";

interface NamedPool {
  readonly fit: PoolFit;
  readonly taint: PoolTaint;
}

function namedPools({ pools }: WorkloadFit, toleration: WrittenToleration, inventory: Inventory): NamedPool[] {
  return pools.flatMap((fit): NamedPool[] => {
    const taint = metTaint(fit, toleration, inventory);
    return taint === undefined ? [] : [{ fit, taint }];
  });
}

function mayServe(fit: WorkloadFit, toleration: WrittenToleration, inventory: Inventory): boolean {
  const isPending = fit.pools.some(({ pool, selector }) => hasOpenTaints(pool) && selector !== "mismatch");
  return isPending || namedPools(fit, toleration, inventory).some((named) => named.fit.selector !== "mismatch");
}

/** Excluded by a custom label, not by architecture or system. */
function isLeftOut({ pool, selector, reasons }: PoolFit, fit: WorkloadFit): boolean {
  const keys = reasons.flatMap((reason) => (reason.kind === "selector-mismatch" ? [reason.key] : []));
  return (
    selector === "mismatch" &&
    keys.length > 0 &&
    !keys.some(isOrdinaryLabel) &&
    !hasNoNodes(pool) &&
    !isVirtualPool(pool) &&
    osOfPool(pool) === osOfPod(fit.workload.podSpec) &&
    mayServePool(fit.workload, pool)
  );
}

/** Reports whether a twin DaemonSet, with one list for all, serves a pool that this one leaves out. */
function isServedByTwin({ pool }: PoolFit, { workload }: WorkloadFit, context: RuleContext): boolean {
  const served = poolsByImage(context);
  return imagesOf(workload).some((image) => served.get(image)?.has(pool));
}

/** The pools on which DaemonSets with an image run. */
const poolsByImage = oncePerCluster(({ fits }) => {
  const byImage = new Map<string, Set<NodePool>>();
  for (const fit of fits) {
    if (fit.workload.kind !== "DaemonSet") continue;
    for (const image of imagesOf(fit.workload)) {
      const served = byImage.get(image) ?? new Set<NodePool>();
      byImage.set(image, served);
      for (const { pool } of certainPools(fit)) served.add(pool);
    }
  }
  return byImage;
});

function imagesOf({ podSpec }: Workload): string[] {
  return podSpec.containers.map(({ image }) => imageName(image));
}

export const toleratedPoolLeftOut: Rule = {
  id: "tolerated-pool-left-out",
  claims: ["no-effect", "pools"],
  checksFragments: "weighed",
  yieldsTo: [
    ...UNKNOWN_KEYS_FIRST,
    ...yieldTo("workload", "unschedulable", "near-miss-toleration", "unmatched-toleration"),
    ...yieldTo("pool", "missed-taint-values"),
  ],
  *checkWorkload(fit, context) {
    const { workload } = fit;
    if (workload.isFragment) yield* findClosedDestination(fit, context);
    else if (!isDaemon(workload)) yield* findHalfKeys(fit, context);
    if (!isDaemon(workload) || certainPools(fit).length === 0) return;
    for (const toleration of writtenTolerations(fit).filter(isOfItsOwn)) {
      if (mayServe(fit, toleration, context.inventory)) continue;
      const named = namedPools(fit, toleration, context.inventory);
      const leftOut = named.filter((one) => isLeftOut(one.fit, fit) && !isServedByTwin(one.fit, fit, context));
      if (leftOut.length === 0 || leftOut.length < named.length) continue;
      const pools = leftOut.map((one) => one.fit.pool);
      const [first] = leftOut;
      const says = `the ${workload.kind} tolerates ${first === undefined ? "" : formatTaint(first.taint)} of ${namePools(pools)}, and its selector excludes ${pools.length === 1 ? "that pool" : "those pools"}`;
      yield {
        at: placeOfToleration(workload, toleration),
        workload,
        claims: ofDeadLine(says, (one) => one.fit === undefined || mayServe(one.fit, toleration, one.inventory), {
          severity: "note",
        }),
        details: leftOut.map(({ fit: { pool, reasons } }) => `${pool.name}: ${reasons.map(describeReason).join("; ")}`),
        help: `Let the selector allow ${namePools(pools)}, or remove the toleration.`,
        related: leftOut.map(({ fit: { pool }, taint }) => taintedHere(pool, taint)),
        subject: { tolerations: [toleration.origin.index], pools },
        fingerprintBy: { pools, tolerations: [toleration.origin.index] },
        pools: pools.map(({ name }) => name),
      };
    }
  },
};
