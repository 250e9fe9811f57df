import { groupBy } from "../model/group-by.js";
import type { NodePool } from "../model/pool.js";
import type { WorkloadFit } from "../model/pool-fit.js";
import { isWritten, type PodToleration } from "../model/taint.js";
import { count, list, quoted, shorten } from "../model/words.js";
import { formatWorkload, isDaemon, placeOfToleration, placeOfTolerations, type Workload } from "../model/workload.js";
import { keepsPodsOff } from "../scheduling/taints/toleration.js";
import { ofPools } from "./contract/claim.js";
import { excludingReported, type Rule, type RuleContext, type RuleFinding, yieldTo } from "./contract/rule.js";
import { namePools, taintedHere } from "./contract/vocabulary.js";
import { certainPools, type ReachedPool, toleratedTaints } from "./explanations/reached-pools.js";
import { isIntruder, isSystemNamespace } from "./facts/reservation.js";

const MAX_WORKLOADS = 12;

/** Returns reserved pools entered without permission, by toleration. */
function intrusions(fit: WorkloadFit): ReadonlyMap<PodToleration, readonly ReachedPool[]> {
  const entered = certainPools(fit).filter(({ pool }) => isIntruder(fit.workload, pool));
  const firsts = entered.flatMap((pool) =>
    toleratedTaints(pool, fit)
      .slice(0, 1)
      .map((one) => ({ pool, ...one })),
  );
  return groupBy(firsts, ({ toleration }) => toleration);
}

function describeIntrusion(
  workload: Workload,
  toleration: PodToleration,
  reached: readonly ReachedPool[],
): RuleFinding {
  const isMild = isDaemon(workload) || isSystemNamespace(workload.namespace);
  const pools = reached.map(({ pool }) => pool.pool);
  const who = isWritten(toleration) ? "toleration" : `a toleration that ${toleration.origin.by} adds`;
  return {
    at: isWritten(toleration) ? placeOfToleration(workload, toleration) : placeOfTolerations(workload),
    workload,
    severity: isMild ? "warning" : undefined,
    claims: [ofPools(`${who} opens ${namePools(pools)}, reserved for others`)],
    reasons: pools.map((pool) => ({ pool, reasons: [describeReservation(pool)] })),
    help: `Remove the toleration or keep the pod off with a nodeSelector. If it belongs there, name ${quoted(`${workload.namespace}/${workload.kind}/${workload.name}`)} in reservedFor.`,
    related: reached.map(({ pool, taint }) => taintedHere(pool.pool, taint)),
    subject: { tolerations: isWritten(toleration) ? [toleration.origin.index] : undefined, pools },
    fingerprintBy: { taints: reached.map(({ taint }) => taint) },
    pools: pools.map(({ name }) => name),
  };
}

function describeReservation({ reservedFor }: NodePool): string {
  const namespaces = (reservedFor?.namespaces ?? []).map((glob) => `namespace ${quoted(glob)}`);
  const workloads = (reservedFor?.workloads ?? []).map(quoted);
  const named = [...namespaces, ...workloads];
  return `reserved for ${named.length === 0 ? "nobody" : list(named)}`;
}

function findUnguardedPool(pool: NodePool, fits: RuleContext["fits"]): RuleFinding | undefined {
  if (pool.reservedFor === undefined || pool.taints.some(keepsPodsOff)) return undefined;
  const strangers = fits.filter(
    (fit) =>
      !isDaemon(fit.workload) &&
      isIntruder(fit.workload, pool) &&
      certainPools(fit).some((entered) => entered.pool === pool),
  );
  const isAvoided = pool.taints.some(({ effect }) => effect === "PreferNoSchedule");
  const whyEntered = isAvoided ? "has only a PreferNoSchedule taint" : "has no taint";
  const enter =
    strangers.length === 0 ? "every pod may enter it" : `${count(strangers.length, "other workload")} may enter it`;
  return {
    at: pool.place,
    severity: isAvoided || strangers.length === 0 ? ("warning" as const) : undefined,
    claims: [ofPools(`pool ${quoted(pool.name)} is reserved, but ${whyEntered}: ${enter}`)],
    details: shorten(
      strangers.map(({ workload }) => `${formatWorkload(workload)} is not named`),
      MAX_WORKLOADS,
    ),
    help: `Give the pool a taint that its users tolerate, for example ${quoted(`dedicated=${pool.name}:NoSchedule`)}.`,
    subject: { pools: [pool] },
  };
}

export const reservedPool: Rule = {
  id: "reserved-pool",
  claims: ["pools"],
  yieldsTo: yieldTo("pool", "wildcard-toleration"),
  *checkInventory({ inventory, fits }) {
    for (const pool of inventory.pools) yield findUnguardedPool(pool, fits);
  },
  *checkWorkload(fit) {
    for (const [toleration, reached] of intrusions(fit)) {
      yield excludingReported(
        reached,
        ({ pool }) => pool.pool,
        (left) => describeIntrusion(fit.workload, toleration, left),
      );
    }
  },
};
