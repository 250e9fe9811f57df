import { groupBy } from "../model/group-by.js";
import { hasNoNodes, isControlPlanePool } from "../model/pool.js";
import type { PoolFit, WorkloadFit } from "../model/pool-fit.js";
import { isTransientTaint } from "../model/state-taints.js";
import { isWritten, type PoolTaint, writtenTolerations } from "../model/taint.js";
import { count, quoted } from "../model/words.js";
import { placeOfTolerations } from "../model/workload.js";
import { fitWorkload } from "../scheduling/fit-workload.js";
import { ofPools } from "./contract/claim.js";
import type { Rule, RuleFinding } from "./contract/rule.js";
import { distinctTaints, namePools, taintsAgainst, untoleratedHere } from "./contract/vocabulary.js";
import { hasDevices, isOneOfMany, signOfIntent } from "./explanations/pool-intent.js";
import { toleratedTaints } from "./explanations/reached-pools.js";
import { asksForOneValue } from "./explanations/value-conventions.js";
import { isNamedNodeAgent, servesDevices } from "./facts/node-agents.js";
import { isVirtualPool, isWelcome, osOfPool } from "./facts/reservation.js";
import { describeHarm, formatTolerationsFor, offerFor } from "./repairs/offered-tolerations.js";

/** A list of pools has at least so many values. */
const LEAST_VALUES = 2;
const MEANT = "If the agent is meant for these nodes, ";

function listedKeys(fit: WorkloadFit, pools: readonly PoolFit[]) {
  const byKey = groupBy(writtenTolerations(fit).filter(asksForOneValue), ({ key = "" }) => key);
  return [...byKey].flatMap(([key, tolerations]) => {
    const named = new Set(tolerations.map(({ value = "" }) => value));
    const taints = pools.flatMap(({ pool }) => pool.taints.filter((taint) => taint.key === key));
    const met = new Set(taints.flatMap(({ value }) => (named.has(value) ? [value] : [])));
    return met.size >= LEAST_VALUES ? [{ key, met }] : [];
  });
}

/** Returns pools that only their taints exclude. */
function missedPools({ workload, cluster }: WorkloadFit, pools: readonly PoolFit[]): PoolFit[] {
  return pools.filter((fit) => {
    const { pool, verdict, selector } = fit;
    const against = taintsAgainst(fit);
    return (
      verdict === "blocked" &&
      selector === "match" &&
      against.length > 0 &&
      !against.some(({ key }) => isTransientTaint(key, cluster.transientTaints)) &&
      !hasNoNodes(pool) &&
      !isVirtualPool(pool) &&
      (!servesDevices(workload) || hasDevices(pool)) &&
      osOfPool(pool) === "linux" &&
      isWelcome(workload, pool)
    );
  });
}

export const missedTaintValues: Rule = {
  id: "missed-taint-values",
  claims: ["pools"],
  checksFragments: "only",
  looksAt: "tolerations",
  *checkWorkload(fit, context) {
    const { workload } = fit;
    if (!fit.valid || !isNamedNodeAgent(workload) || workload.values?.isOff) return;
    // Fragments have no verdicts: only taints are compared.
    const { pools } = fitWorkload(workload, context.inventory, context.objects.admission);
    const all = missedPools(fit, pools);
    const tell = (missed: readonly PoolFit[], advice: string, says: string): RuleFinding => {
      const taints = distinctTaints(missed.flatMap(taintsAgainst));
      return {
        at: placeOfTolerations(workload),
        workload,
        claims: [ofPools(says)],
        help:
          describeHarm(workload, pools, offerFor(taints, "").tolerations) ??
          `${advice}add:\n${formatTolerationsFor(taints)}`,
        related: untoleratedHere(missed),
        subject: { pools: missed.map(({ pool }) => pool) },
        fingerprintBy: { taints },
        pools: missed.map(({ pool }) => pool.name),
      };
    };
    for (const { key, met } of listedKeys(fit, pools)) {
      // Only another value of the key excludes these.
      const missed = all.filter((one) => taintsAgainst(one).every((taint) => taint.key === key));
      if (missed.length === 0) continue;
      const values = met.size + new Set(missed.flatMap(taintsAgainst).map(({ value }) => value)).size;
      const advice =
        describeHarm(workload, pools, [{ key, operator: "Exists" }]) === undefined
          ? "Tolerate the key with `operator: Exists`, if the agent is meant for every node, or "
          : MEANT;
      const named = namePools(missed.map(({ pool }) => pool));
      yield tell(
        missed,
        advice,
        `the list tolerates ${met.size} of ${count(values, "value")} of taint ${quoted(key)}, and misses ${named}`,
      );
    }
    const covered = pools.flatMap((one) => {
      const isAdmitted = one.verdict === "fits" || one.verdict === "avoided";
      return isAdmitted && toleratedTaints(one, fit).some(({ toleration }) => toleration.key && isWritten(toleration))
        ? one.pool
        : [];
    });
    const named = new Set(writtenTolerations(fit).map(({ key = "" }) => key));
    const missed = all.filter(
      (one) => !isControlPlanePool(one.pool) && taintsAgainst(one).some(({ key }: PoolTaint) => !named.has(key)),
    );
    if (covered.length === 0 || missed.length === 0) return;
    const says = `the list opens ${namePools(covered)}, and misses ${namePools(missed.map(({ pool }) => pool))}`;
    const isNote =
      isOneOfMany({ ...fit, pools }, missed) && signOfIntent({ ...fit, pools }, missed, context) === undefined;
    yield { ...tell(missed, MEANT, says), severity: isNote ? "note" : "warning" };
  },
};
