import { hasNoNodes } from "../../model/pool.js";
import type { PoolFit, WorkloadFit } from "../../model/pool-fit.js";
import { formatTaint } from "../../model/taint.js";
import { count, list, quoted } from "../../model/words.js";
import { clause, NO_POOL, ofAllPools, ofPools } from "../contract/claim.js";
import type { RuleFinding } from "../contract/rule.js";
import { distinctTaints, isPlacementKnown, taintsAgainst, untoleratedHere } from "../contract/vocabulary.js";
import { isAddOnOf, isVirtualPool, osOfPool } from "../facts/reservation.js";
import { formatTolerationsFor } from "../repairs/offered-tolerations.js";

/** Returns pools of the add-on's cluster that a taint alone keeps its pods off. */
function closedPools(fit: WorkloadFit): PoolFit[] {
  const { addOn } = fit.workload;
  if (addOn === undefined || !isPlacementKnown(fit)) return [];
  return fit.pools.filter(
    (one) =>
      isAddOnOf(addOn, one.pool) &&
      one.verdict === "blocked" &&
      one.selector !== "mismatch" &&
      taintsAgainst(one).length > 0 &&
      !hasNoNodes(one.pool) &&
      !isVirtualPool(one.pool) &&
      osOfPool(one.pool) === "linux",
  );
}

function describe(
  { workload }: WorkloadFit,
  closed: readonly PoolFit[],
  own: Pick<RuleFinding, "claims" | "help">,
): RuleFinding | undefined {
  const { addOn } = workload;
  if (addOn === undefined || closed.length === 0) return undefined;
  return {
    ...own,
    at: addOn.place,
    workload,
    severity: "warning",
    reasons: closed.map((fitted) => ({
      pool: fitted.pool,
      reasons: [`untolerated ${taintsAgainst(fitted).map(formatTaint).join(", ")}`],
    })),
    related: untoleratedHere(closed),
    subject: { pools: closed.map(({ pool }) => pool) },
    fingerprintBy: { names: [addOn.name] },
    pools: closed.map(({ pool }) => pool.name),
  };
}

const subjectOf = ({ workload: { addOn, kind, name } }: WorkloadFit) =>
  `add-on ${quoted(addOn?.name ?? "")}: its ${kind} ${name}`;

/** Returns the pools that a node agent of an add-on misses. A list of keys in its help would miss the next taint. */
export function describeMissingAgent(fit: WorkloadFit): RuleFinding | undefined {
  if (fit.workload.kind !== "DaemonSet") return undefined;
  const closed = closedPools(fit);
  const names = list(closed.map(({ pool }) => quoted(pool.name)));
  const which = closed.length === 1 ? `pool ${names}` : `${count(closed.length, "pool")}: ${names}`;
  return describe(fit, closed, {
    claims: [ofPools(`${subjectOf(fit)} does not run on ${which}`)],
    help: `An agent of the platform has to run on every node. Leave ${quoted(fit.workload.addOn?.tolerationsAt ?? "")} out of the add-on's configuration values, and "tolerateAllTaints" with it, or write \`operator: Exists\` alone.`,
  });
}

/** Returns an add-on's Deployment that fits nowhere because of taints. */
export function describeStrandedAddOn(fit: WorkloadFit): RuleFinding | undefined {
  if (fit.workload.kind === "DaemonSet" || fit.pools.some(({ verdict }) => verdict !== "blocked")) return undefined;
  const closed = closedPools(fit);
  const why = "each has a taint that it does not tolerate";
  const says = clause`${subjectOf(fit)} fits ${NO_POOL}: ${why}`;
  const ofDeclared = `${subjectOf(fit)} fits none of the declared pools: ${why}`;
  const taints = distinctTaints(closed.flatMap(taintsAgainst));
  return describe(fit, closed, {
    claims: [ofAllPools(says, { says: ofDeclared, severity: "note" })],
    help: `Keep a pool without taints, or add to ${quoted(fit.workload.addOn?.tolerationsAt ?? "")} of the add-on's configuration values what one of these needs:\n${formatTolerationsFor(taints)}`,
  });
}
