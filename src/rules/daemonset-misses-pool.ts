import { hasNoNodes, isControlPlanePool, type NodePool, whyItMayNotExist } from "../model/pool.js";
import type { PoolFit, WorkloadFit } from "../model/pool-fit.js";
import { formatTaint, isWritten, type PoolTaint } from "../model/taint.js";
import { count, list, quoted } from "../model/words.js";
import { formatWorkload, isDaemon, placeInPodSpec, type Workload } from "../model/workload.js";
import { LABEL_TWINS } from "../scheduling/labels/well-known-labels.js";
import { describeObstacle } from "../scheduling/reasons.js";
import { findToleration, keepsPodsOff, toleratesTaint } from "../scheduling/taints/toleration.js";
import { clause, NO_POOL, ofAllPools, ofObject, ofPools } from "./contract/claim.js";
import {
  inOrder,
  oncePerCluster,
  type Rule,
  type RuleContext,
  type RuleFinding,
  type RuleFindings,
} from "./contract/rule.js";
import {
  distinctTaints,
  isOfNodeList,
  isPlacementKnown,
  namePools,
  taintsAgainst,
  untoleratedHere,
} from "./contract/vocabulary.js";
import { describeMissingAgent } from "./explanations/add-ons.js";
import { adviseOverlay } from "./explanations/lost-tolerations.js";
import { askedKeys } from "./explanations/node-selection-places.js";
import { explainObstacles, obstaclesOf } from "./explanations/obstacles.js";
import { hasDevices, isOneOfMany, podInNeed, signOfIntent } from "./explanations/pool-intent.js";
import { explainTaints, type Placement } from "./explanations/taint-explanation.js";
import { correctToleration } from "./explanations/toleration-fixes.js";
import { nodeAgentRole, servesDevices } from "./facts/node-agents.js";
import { isVirtualPool, mayServePool, NOT_ON_ANNOTATION, osOfPod, osOfPool } from "./facts/reservation.js";
import { adviseTolerations, helpToRunEverywhere } from "./repairs/offered-tolerations.js";

/** Reports whether pods without volumes run there, and those with volumes elsewhere. */
const isWithoutVolumes = oncePerCluster(({ fits }, pool: NodePool): boolean => {
  const mayEnter = ({ pools }: WorkloadFit) => pools.some((one) => one.pool === pool && one.verdict !== "blocked");
  const others = fits.filter(({ workload }) => !isDaemon(workload));
  const storing = others.filter(({ workload }) => workload.podSpec.hasClaims);
  return storing.length > 0 && !storing.some(mayEnter) && others.some(mayEnter);
});

/** Returns pools that only missing tolerations exclude. */
function missedPools(fit: WorkloadFit, context: RuleContext): PoolFit[] {
  const { workload } = fit;
  if (!isPlacementKnown(fit) || !isDaemon(workload)) return [];
  const left = fit.pools.filter((pool) => webhooksLeft(pool).length > 0);
  const isLeft = left.length > 0 && signOfOwnHand(fit, left) !== undefined;
  return fit.pools.filter(
    (pool) =>
      (pool.verdict === "blocked" || (isLeft && left.includes(pool))) &&
      !hasNoNodes(pool.pool) &&
      pool.selector === "match" &&
      taintsAgainst(pool).length > 0 &&
      !isVirtualPool(pool.pool) &&
      osOfPool(pool.pool) === osOfPod(workload.podSpec) &&
      mayServePool(workload, pool.pool) &&
      (!servesDevices(workload) || hasDevices(pool.pool)) &&
      !(nodeAgentRole(workload) === "CSI node plugin" && isWithoutVolumes(context, pool.pool)),
  );
}

function helpFor(fit: WorkloadFit, taints: readonly PoolTaint[]): Pick<RuleFinding, "help" | "offer"> {
  const role = nodeAgentRole(fit.workload);
  const alternative = `Add a nodeSelector, or the annotation \`${NOT_ON_ANNOTATION}\` with the pools' names, if the ${fit.workload.kind} is not meant for these pools.`;
  const missing = distinctTaints(taints);
  if (role === "CNI agent" || role === "CSI node plugin") return helpToRunEverywhere(fit, missing, alternative);
  const where = fit.workload.everyNode ? "its fields" : "the pod spec";
  return adviseTolerations(`${alternative} To run there, add to ${where}`, missing, alternative);
}

function isTakenOut(
  workload: Workload,
  taints: readonly PoolTaint[],
  { commentedOutTolerations, inventory }: RuleContext,
): boolean {
  const { comparisonOperators } = inventory.cluster;
  return commentedOutTolerations(workload).some((toleration) =>
    taints.some((taint) => toleratesTaint(toleration, taint, comparisonOperators) === "yes"),
  );
}

function describeMissed(
  fit: WorkloadFit,
  missed: readonly PoolFit[],
  { at, cause, help, offer, miss }: Placement,
  context: RuleContext,
): RuleFinding {
  const { workload } = fit;
  const role = nodeAgentRole(workload);
  const names = list(missed.map(({ pool }) => quoted(pool.name)));
  const webhooks = [...new Set(missed.flatMap(webhooksLeft))].map(quoted);
  const condition = webhooks.length === 0 ? "" : `, unless webhook ${list(webhooks)} adds a toleration`;
  const misses = `the ${workload.kind} does not run on ${missed.length === 1 ? "pool" : `${count(missed.length, "pool")}:`} ${names}${condition}`;
  const nowhere = fit.pools.every(({ verdict }) => verdict === "blocked");
  const taints = missed.flatMap(taintsAgainst);
  const needy = role && podInNeed(role, fit, missed, context);
  const sign = signOfIntent(fit, missed, context) ?? (condition === "" ? undefined : signOfOwnHand(fit, missed));
  const isMeant = role !== undefined || miss !== undefined || sign !== undefined || !isOneOfMany(fit, missed);
  const doubt = missed.map(({ pool }) => whyItMayNotExist(pool));
  const isSure = doubt.includes(undefined);
  const isRefused = isTakenOut(workload, taints, context);
  const fix = miss && correctToleration(workload, miss, context);
  const overlay = adviseOverlay(fit, context);
  const advice = overlay ?? (miss ? { help, offer } : helpFor(fit, taints));
  return {
    at: overlay?.at ?? at,
    workload,
    severity: isSure && needy !== undefined ? "error" : isSure && isMeant && !isRefused ? "warning" : "note",
    claims: [
      nowhere
        ? ofAllPools(clause`the ${workload.kind} runs on ${NO_POOL}: it misses ${names}`, { says: misses })
        : ofPools(misses),
      ...(miss ? [cause] : []),
    ],
    reasons: missed.map((fitted) => ({
      pool: fitted.pool,
      reasons: [`untolerated ${taintsAgainst(fitted).map(formatTaint).join(", ")}`],
    })),
    details: [
      ...(overlay?.details ?? []),
      ...(role === undefined ? [] : [`it is a ${role}: other pods on these nodes need it`]),
      ...(needy === undefined ? [] : [`${formatWorkload(needy.workload)} may run there and cannot start without it`]),
      ...(sign === undefined ? [] : [sign]),
      ...(isSure ? [] : [`whether the pool exists is not known: ${doubt[0]}`]),
      ...(isRefused ? ["its list has a toleration for these nodes in a comment"] : []),
    ],
    help: advice.help,
    offer: advice.offer,
    related: [...(overlay?.related ?? []), ...untoleratedHere(missed)],
    subject: {
      tolerations: miss ? [miss.toleration.origin.index] : undefined,
      pools: missed.map(({ pool }) => pool),
    },
    fingerprintBy: { taints },
    pools: missed.map(({ pool }) => pool.name),
    fix: fix ? { ...fix, restsOn: cause } : undefined,
  };
}

/** In the lists of kubectl: the DaemonSet has Pods on fewer nodes than those that take it. */
function* placedOnFewer(fit: WorkloadFit): RuleFindings {
  const { workload, pools } = fit;
  const { placedOn, schedulerMessage } = workload;
  if (placedOn === undefined || schedulerMessage !== undefined || !isOfNodeList(fit)) return;
  const taking = pools.filter(
    (fit) => fit.verdict === "fits" && (fit.size?.verdict ?? "enough") === "enough" && obstaclesOf(fit).length === 0,
  );
  const nodes = taking.flatMap(({ pool }) => pool.nodes?.filter(({ isPassing }) => !isPassing) ?? []);
  if (placedOn >= nodes.length) return;
  const runs = `${placedOn} of the ${count(nodes.length, "node")}`;
  yield {
    at: placeInPodSpec(workload, [], "key"),
    workload,
    claims: [ofPools(`the DaemonSet runs on ${runs} that its taints and labels let it on`)],
    help: `No taint and no label stands against it: "kubectl describe daemonset ${workload.name}" tells of room, quotas and admission.`,
    fingerprintBy: {},
  };
}

/** Another DaemonSet takes a port that this one asks for, or a volume of it is on other nodes. */
function* keptOffByOthers(fit: WorkloadFit): RuleFindings {
  if (!isDaemon(fit.workload) || !isPlacementKnown(fit)) return;
  const hindered = fit.pools.filter((pool) => pool.verdict === "fits" && obstaclesOf(pool).length > 0);
  const explained = explainObstacles(fit, hindered);
  if (explained === undefined) return;
  const { at, cause, help, related } = explained;
  const pools = hindered.map(({ pool }) => pool);
  yield {
    at,
    workload: fit.workload,
    claims: [ofPools(`the DaemonSet does not run on ${namePools(pools)}`), cause],
    help,
    related,
    subject: { pools },
    fingerprintBy: { names: hindered.flatMap(obstaclesOf).map(describeObstacle) },
    pools: pools.map(({ name }) => name),
  };
}

function selectsNone(workload: Workload, field: string): RuleFinding {
  return {
    at: placeInPodSpec(workload, [], "key"),
    workload,
    claims: [ofObject(`the ${workload.kind} runs on no node: without a ${field} it selects none`)],
    help: `Write a ${field}; \`${field}: {}\` selects every node.`,
    fingerprintBy: {},
  };
}

export const daemonsetMissesPool: Rule = {
  id: "daemonset-misses-pool",
  claims: ["object", "pools", "all-pools", "no-effect", "difference"],
  checksFragments: true,
  looksAt: "daemon-set",
  *checkWorkload(fit, context) {
    const { workload } = fit;
    if (workload.noPodWithout !== undefined) yield selectsNone(workload, workload.noPodWithout);
    if (workload.isFragment) return;
    yield* keptOffByOthers(fit);
    yield* placedOnFewer(fit);
    const missed = missedPools(fit, context);
    if (missed.length === 0) return;
    const placements = explainTaints(fit, missed, context);
    yield inOrder(placements.map((placement) => describeMissed(fit, missed, placement, context)));
  },
  *checkAddOn(fit) {
    yield describeMissingAgent(fit);
  },
};

/** Returns webhooks that alone could let the DaemonSet in; empty if others could, or none. */
function webhooksLeft(fit: PoolFit): readonly string[] {
  const { verdict, reasons } = fit;
  if (verdict !== "unknown" || taintsAgainst(fit).length === 0) return [];
  const open = reasons.filter(({ kind }) => kind !== "untolerated-taint");
  const policies = open.flatMap((reason) => ("policy" in reason ? [reason.policy] : []));
  const isLeftToPrograms = policies.length === open.length && policies.every(({ by }) => by === "webhook");
  return isLeftToPrograms ? [...new Set(policies.map(({ policy }) => policy))] : [];
}

/** Labels of nearly every node select nothing. */
const OF_EVERY_NODE: ReadonlySet<string> = new Set(LABEL_TWINS.flat());

/** Returns a clause of evidence for tolerations by hand: a label selector and another pool's toleration. */
function signOfOwnHand(fit: WorkloadFit, missed: readonly PoolFit[]): string | undefined {
  if (askedKeys(fit).every((key) => OF_EVERY_NODE.has(key))) return undefined;
  const left = new Set(missed);
  const written = fit.tolerations.filter(isWritten);
  for (const other of fit.pools) {
    if (left.has(other) || taintsAgainst(other).length > 0 || isControlPlanePool(other.pool)) continue;
    const taint = other.pool.taints.find(
      (one) => keepsPodsOff(one) && findToleration(written, one, fit.cluster.comparisonOperators).tolerance === "yes",
    );
    if (taint !== undefined) {
      return `it chooses its nodes itself, and tolerates ${formatTaint(taint)} of pool ${quoted(other.pool.name)}`;
    }
  }
  return undefined;
}
