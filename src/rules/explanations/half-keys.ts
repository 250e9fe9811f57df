import type { Inventory } from "../../model/cluster.js";
import { groupBy } from "../../model/group-by.js";
import { CONTROL_PLANE_KEYS, hasNoNodes, hasOpenTaints, whyItMayNotExist } from "../../model/pool.js";
import type { PoolFit, WorkloadFit } from "../../model/pool-fit.js";
import { effectsSetByKubernetes, isTransientTaint } from "../../model/state-taints.js";
import { formatTaint, type PoolTaint, type WrittenToleration, writtenTolerations } from "../../model/taint.js";
import { joinWords, list, quoted } from "../../model/words.js";
import { placeInPodSpec, placeOfToleration, placeOfTolerations, type Workload } from "../../model/workload.js";
import { fitWorkload } from "../../scheduling/fit-workload.js";
import { isPlatformLabel, mayBeMet } from "../../scheduling/labels/label-offer.js";
import { formatWanted } from "../../scheduling/labels/node-selection.js";
import { isOrdinaryLabel } from "../../scheduling/labels/well-known-labels.js";
import { keepsPodsOff, toleratesTaint } from "../../scheduling/taints/toleration.js";
import { clause, type Destination, NO_POOL, ofDeadLine, ofPools } from "../contract/claim.js";
import type { RuleContext, RuleFinding } from "../contract/rule.js";
import {
  declaredHere,
  distinctTaints,
  isPlacementKnown,
  namePools,
  taintsAgainst,
  untoleratedHere,
} from "../contract/vocabulary.js";
import { isPlatformTaintKey } from "../facts/platform-taints.js";
import { isVirtualPool, whyNotToTolerate } from "../facts/reservation.js";
import { adviseTolerations } from "../repairs/offered-tolerations.js";
import { isAskedFor, requirementsOf } from "./stray-selector.js";

/** Reports whether a toleration names a user's taint, not Kubernetes' or the control plane's. */
export function isOfItsOwn({ key = "" }: WrittenToleration): boolean {
  return key !== "" && !CONTROL_PLANE_KEYS.has(key) && effectsSetByKubernetes(key) === undefined;
}

/** Returns the blocking taint that a toleration may match. */
export function metTaint({ pool }: PoolFit, toleration: WrittenToleration, { cluster }: Inventory) {
  return pool.taints.find(
    (taint) => keepsPodsOff(taint) && toleratesTaint(toleration, taint, cluster.comparisonOperators) !== "no",
  );
}

/** Reports whether only selector and tolerations decide placement. */
function isDecidedByList(fit: WorkloadFit, { pools }: Inventory): boolean {
  const isPending = pools.some((pool) => pool.autoProvisions || hasOpenTaints(pool));
  return isPlacementKnown(fit) && fit.queue === undefined && !isPending;
}

/** Reports whether lasting taints alone close a general-purpose pool. */
function isClosedByTaints(one: PoolFit, { workload, cluster }: WorkloadFit): boolean {
  const against = taintsAgainst(one).filter(keepsPodsOff);
  return (
    one.verdict === "blocked" &&
    one.selector === "match" &&
    against.length > 0 &&
    !against.some(({ key }) => CONTROL_PLANE_KEYS.has(key) || isTransientTaint(key, cluster.transientTaints)) &&
    whyItMayNotExist(one.pool) === undefined &&
    !hasNoNodes(one.pool) &&
    !isVirtualPool(one.pool) &&
    whyNotToTolerate(workload, one.pool) === undefined
  );
}

/** Charts tolerate some keys in advance, so the pod must request the device too. */
function isMeant({ key = "" }: WrittenToleration, { workload: { podSpec }, cluster }: WorkloadFit): boolean {
  if (!isPlatformTaintKey(key, cluster.transientTaints)) return true;
  return podSpec.containers.some(({ requests, limits }) => key in requests || key in limits);
}

/** Returns pools that only another taint closes; empty if the toleration suffices for one. */
function halfTolerated(toleration: WrittenToleration, fit: WorkloadFit, inventory: Inventory): PoolFit[] {
  const named = fit.pools.filter((one) => metTaint(one, toleration, inventory) !== undefined);
  return named.some(({ verdict }) => verdict !== "blocked") ? [] : named.filter((one) => isClosedByTaints(one, fit));
}

function describe(workload: Workload, pools: readonly PoolFit[], tolerations: readonly WrittenToleration[]) {
  const taints = distinctTaints(pools.flatMap((one): PoolTaint[] => taintsAgainst(one).filter(keepsPodsOff)));
  const remove = "Remove the toleration, if the pods are not meant for these nodes.";
  const [first] = tolerations;
  return {
    taints: list(taints.map(formatTaint)),
    about: {
      at: first ? placeOfToleration(workload, first) : placeOfTolerations(workload),
      workload,
      ...adviseTolerations("To let the pods in, add to the list", taints, remove),
      related: untoleratedHere(pools),
      subject: { tolerations: tolerations.map(({ origin }) => origin.index), pools: pools.map(({ pool }) => pool) },
      fingerprintBy: { taints },
      pools: pools.map(({ pool }) => pool.name),
    },
  };
}

export function* findHalfKeys(fit: WorkloadFit, { inventory }: RuleContext): Generator<RuleFinding> {
  if (!isDecidedByList(fit, inventory)) return;
  const halves = writtenTolerations(fit)
    .filter((one) => isOfItsOwn(one) && isMeant(one, fit))
    .map((toleration) => ({ toleration, pools: halfTolerated(toleration, fit, inventory) }))
    .filter(({ pools }) => pools.length > 0);
  const byPools = groupBy(halves, ({ pools }) => JSON.stringify(pools.map((one) => fit.pools.indexOf(one))));
  for (const group of byPools.values()) {
    const [{ pools }] = group;
    const tolerations = group.map((one) => one.toleration);
    const { taints, about } = describe(fit.workload, pools, tolerations);
    const subject = group.length === 1 ? "the toleration opens" : "the tolerations open";
    const why = `${namePools(pools.map(({ pool }) => pool))} also ${pools.length === 1 ? "has" : "have"} ${taints}, which the pod does not tolerate`;
    const mayAdmit = ({ fit: other, inventory: there }: Destination) =>
      other === undefined ||
      !isDecidedByList(other, there) ||
      tolerations.some((one) => halfTolerated(one, other, there).length === 0);
    yield {
      ...about,
      severity: "warning",
      claims: [ofDeadLine(clause`${subject} ${NO_POOL}: ${why}`, mayAdmit, { severity: "note" })],
    };
  }
}

/** Finds fragments whose selector leads only to pools with untolerated taints. */
export function* findClosedDestination(fragment: WorkloadFit, context: RuleContext): Generator<RuleFinding> {
  const { inventory, objects } = context;
  const { workload } = fragment;
  if (!fragment.valid || workload.values?.isOff) return;
  const fit = fitWorkload(workload, inventory, objects.admission);
  const written = writtenTolerations(fit);
  if (written.length === 0 && workload.toleratesNothing !== true) return;
  const other = findOtherValue(fit, context);
  if (other !== undefined) yield other;
  const left = fit.pools.filter(({ selector, pool }) => selector !== "mismatch" && !hasNoNodes(pool));
  const isLed = left.length > 0 && left.every((one) => isAskedFor(fit, one) && isClosedByTaints(one, fit));
  if (!isLed || !isDecidedByList(fit, inventory)) return;
  const lacking = new Set(left.flatMap(taintsAgainst).map(({ key }) => key));
  const halves = written.filter((one) => left.some((pool) => metTaint(pool, one, inventory)));
  const nearest = written.filter(({ key = "" }) => lacking.has(key));
  const { taints, about } = describe(workload, left, nearest.length > 0 ? nearest : halves);
  const pools = namePools(left.map(({ pool }) => pool));
  const who = written.length === 0 ? `no toleration of the ${workload.kind} is for` : "the list does not tolerate";
  yield {
    ...about,
    severity: "warning",
    claims: [ofPools(`the selector leaves ${pools}, and ${who} ${taints}`)],
  };
}

/** Finds a selector that asks for a value no pool has, of a label by which all pools that the list names have another. */
function findOtherValue(fit: WorkloadFit, { inventory }: RuleContext): RuleFinding | undefined {
  const { workload, pools } = fit;
  const own = writtenTolerations(fit).filter((one) => isOfItsOwn(one) && isMeant(one, fit));
  const namedBy = (one: WrittenToleration) => pools.filter((pool) => metTaint(pool, one, inventory) !== undefined);
  const named = [...new Set(own.flatMap(namedBy))].map(({ pool }) => pool);
  if (named.length === 0 || !isPlacementKnown(fit) || own.some((one) => namedBy(one).length === 0)) return undefined;
  const stray = requirementsOf(workload.podSpec).find(
    ({ requirement: one }) =>
      one.operator === "In" &&
      !isOrdinaryLabel(one.key) &&
      !isPlatformLabel(one.key, inventory) &&
      named.every(({ labels }) => Object.hasOwn(labels, one.key)) &&
      !mayBeMet(one, inventory),
  );
  if (stray === undefined) return undefined;
  const { key } = stray.requirement;
  const values = [...new Set(named.map(({ labels }) => labels[key] ?? ""))];
  return {
    at: placeInPodSpec(workload, stray.path),
    workload,
    severity: "warning",
    claims: [
      ofPools(
        `no declared pool has label ${quoted(key)} as it asks: ${formatWanted(stray.requirement)}; ${namePools(named)}, whose taint the list tolerates, ${named.length === 1 ? "has" : "have"} ${list(values.map(quoted))}`,
      ),
    ],
    help: `Select ${joinWords(
      values.map((value) => quoted(`${key}: ${value}`)),
      "or",
    )}, or give a pool the label that is asked for.`,
    related: named.map(declaredHere),
    subject: { selectors: [key], pools: named },
    fingerprintBy: { names: [key, formatWanted(stray.requirement)] },
    pools: named.map(({ name }) => name),
  };
}
