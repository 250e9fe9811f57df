import { hasNoNodes } from "../model/pool.js";
import type { PoolFit, WorkloadFit } from "../model/pool-fit.js";
import { isSlipOfValue, list, quoted } from "../model/words.js";
import { isDaemon, placeInPodSpec } from "../model/workload.js";
import { keepsPodsOff } from "../scheduling/taints/toleration.js";
import { clause, NO_POOL, ofAllPools, ofAllWorkloads, ofObject, writeClause } from "./contract/claim.js";
import { inOrder, type Rule, type RuleContext, type RuleFinding, type RuleFindings, yieldTo } from "./contract/rule.js";
import { declaredHere, isPlacementKnown, schedulerSays, taintsAgainst } from "./contract/vocabulary.js";
import { describeStrandedAddOn } from "./explanations/add-ons.js";
import { adviseOverlay } from "./explanations/lost-tolerations.js";
import { explainObstacles, isShort, obstaclesOf } from "./explanations/obstacles.js";
import { describeAtPool, findPoolSpelling, type PoolSpelling, suggestAtPool } from "./explanations/pool-spelling.js";
import { describeSiblings } from "./explanations/release-siblings.js";
import { admitsButForTopology, explainSelector } from "./explanations/selector-explanation.js";
import { isMeantForDeclared } from "./explanations/stray-selector.js";
import { describePools, explainTaints, type Placement } from "./explanations/taint-explanation.js";
import { fixUnschedulable } from "./explanations/toleration-fixes.js";

function poolsBehindTaints(pools: readonly PoolFit[]): PoolFit[] {
  return pools.filter(
    (pool) => pool.selector !== "mismatch" && !hasNoNodes(pool.pool) && taintsAgainst(pool).length > 0,
  );
}

function isUnschedulable(fit: WorkloadFit): boolean {
  const { workload, pools, queue } = fit;
  // A pod that its queue never starts has a rule of its own.
  if (!isPlacementKnown(fit) || isDaemon(workload) || queue?.kind === "refuses") return false;
  // Where only a topology label is missing, `unknown-topology-key` tells which, and `insufficient-capacity` of sizes alone.
  const selected = pools.filter(admitsButForTopology);
  const isHindered =
    selected.every((pool) => isShort(pool) || obstaclesOf(pool).length > 0) && !selected.every(isShort);
  return pools.length > 0 && (selected.length === 0 || isHindered);
}

/** Reports whether the pool only lacks nodes. */
function isOnlyEmpty({ pool, selector, cordoned, untolerated }: PoolFit): boolean {
  return hasNoNodes(pool) && selector !== "mismatch" && !cordoned && !untolerated.some(keepsPodsOff);
}

function explainEmpty(fit: WorkloadFit, empty: readonly PoolFit[]): Placement {
  const names = list(empty.map(({ pool }) => quoted(pool.name)));
  const [of, only, are] = empty.length === 1 ? ["pool", "one", "is"] : ["pools", "ones", "are"];
  return {
    at: placeInPodSpec(fit.workload, [], "key"),
    cause: ofAllPools(`${of} ${names}, the only ${only} that could take it, ${are} scaled to zero`, {
      says: `${of} ${names}, the only declared ${only} that could take it, ${are} scaled to zero`,
    }),
    reasons: describePools(fit.pools, empty),
    help: "Give the pool nodes, or remove the workload.",
    related: empty.map(({ pool }) => declaredHere(pool)),
  };
}

function explainPlacement(fit: WorkloadFit, context: RuleContext): readonly Placement[] {
  const hindered = fit.pools.filter(({ verdict }) => verdict !== "blocked");
  const obstacles = explainObstacles(fit, hindered);
  if (obstacles !== undefined) return [obstacles];
  const emptyOnly = fit.pools.filter(isOnlyEmpty);
  if (emptyOnly.length > 0) return [explainEmpty(fit, emptyOnly)];
  const behindTaints = poolsBehindTaints(fit.pools);
  return behindTaints.length > 0 ? explainTaints(fit, behindTaints, context) : [explainSelector(fit, context)];
}

function describeRefusal({ workload }: WorkloadFit, refusal: string): RuleFinding {
  const path = workload.podSpec.runtimeClassName === undefined ? [] : ["runtimeClassName"];
  return {
    at: placeInPodSpec(workload, path, "key"),
    workload,
    claims: [ofObject(`admission refuses the pod: ${refusal}`)],
    help: "Make the pod and what admission adds to it agree.",
    fingerprintBy: { names: [refusal] },
    pools: [],
  };
}

/** Admission refuses an unknown RuntimeClass. Upstream: plugin/pkg/admission/runtimeclass/admission.go. */
function* misspeltRuntimeClass(
  { workload, valid }: WorkloadFit,
  { objects: { admission } }: RuleContext,
): RuleFindings {
  const { runtimeClassName: name = "" } = workload.podSpec;
  const declared = [...admission.runtimeClasses.keys()];
  if (!valid || name === "" || declared.includes(name)) return;
  const meant = declared.find((other) => isSlipOfValue(name, other));
  if (meant === undefined) return;
  yield {
    at: placeInPodSpec(workload, ["runtimeClassName"]),
    workload,
    claims: [ofAllWorkloads(`admission refuses the pod: nothing declares RuntimeClass ${quoted(name)}`)],
    help: `Did you mean ${quoted(meant)}?`,
    fingerprintBy: { names: [name] },
    pools: [],
  };
}

/** If either spelling could be wrong, names both. */
function adviseBoth(placement: Placement, spelling: PoolSpelling | undefined): Pick<Placement, "help" | "offer"> {
  const { help, offer } = placement;
  if (spelling?.wrong !== "open") return placement;
  const also = suggestAtPool(spelling);
  return { help: help + also, offer: offer ? { ...offer, fallback: offer.fallback + also } : undefined };
}

function describePlacement(fit: WorkloadFit, placement: Placement, context: RuleContext): RuleFinding {
  const { workload } = fit;
  const { tolerations, nodeSelector, nodeAffinity } = workload.podSpec;
  const asksNothing =
    tolerations.length === 0 && Object.keys(nodeSelector).length === 0 && nodeAffinity?.required === undefined;
  const isMeant = isMeantForDeclared(fit, context.inventory, placement.miss);
  const noPool = ofAllPools(clause`${NO_POOL} admits the pod`, isMeant ? { severity: "warning" } : undefined);
  const { cause, miss, missingLabel } = placement;
  const overlay = adviseOverlay(fit, context);
  const spelling = overlay === undefined ? findPoolSpelling(fit, placement.key, context) : undefined;
  const atPool = spelling?.wrong === "pool" ? describeAtPool(spelling) : undefined;
  const ofSelector = spelling?.wrong === "open" ? undefined : placement.fix;
  const fix =
    atPool === undefined ? (ofSelector ?? fixUnschedulable(fit, placement, context, cause, noPool)) : undefined;
  const { help, offer } = overlay ?? adviseBoth(placement, spelling);
  return {
    at: (overlay ?? atPool ?? placement).at,
    workload,
    claims: [noPool, atPool?.cause ?? cause],
    reasons: placement.reasons,
    details: [
      ...(overlay?.details ?? []),
      ...describeSiblings(fit, poolsBehindTaints(fit.pools), context),
      ...schedulerSays(workload),
    ],
    help: atPool?.help ?? help,
    offer: offer && atPool === undefined ? offer : undefined,
    related: [...(overlay?.related ?? []), ...(atPool?.related ?? placement.related)],
    subject: {
      tolerations: [...(spelling?.tolerations ?? []), ...(miss === undefined ? [] : [miss.toleration.origin.index])],
      selectors: missingLabel !== undefined ? [missingLabel] : undefined,
    },
    // One for the workload: another pool, or another toleration that comes near, makes it no new one.
    fingerprintBy: {},
    pools: [],
    groupBy: asksNothing ? "asks for nothing and tolerates nothing" : writeClause((atPool?.cause ?? cause).says),
    fix,
  };
}

export const unschedulable: Rule = {
  id: "unschedulable",
  claims: ["all-pools", "no-effect", "pools", "object", "all-workloads", "difference"],
  // The policy that took the toleration away is the cause.
  yieldsTo: yieldTo("workload", "policy-drops-toleration"),
  *checkWorkload(fit, context) {
    if (fit.valid && fit.admissionError !== undefined) yield describeRefusal(fit, fit.admissionError);
    yield* misspeltRuntimeClass(fit, context);
    if (!isUnschedulable(fit)) return;
    const placements = explainPlacement(fit, context);
    yield inOrder(placements.map((placement) => describePlacement(fit, placement, context)));
  },
  *checkAddOn(fit) {
    yield describeStrandedAddOn(fit);
  },
};
