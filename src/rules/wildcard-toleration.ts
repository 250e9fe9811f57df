import type { Severity } from "../model/finding.js";
import { hasOpenTaints, isControlPlanePool, type NodePool } from "../model/pool.js";
import type { PoolFit, WorkloadFit } from "../model/pool-fit.js";
import {
  formatTaint,
  isWildcard,
  saysOnlyPresence,
  type Taint,
  type Toleration,
  type WrittenToleration,
  writtenTolerations,
} from "../model/taint.js";
import { quoted } from "../model/words.js";
import { isDaemon, placeInPodSpec, type Workload } from "../model/workload.js";
import { findCover } from "../scheduling/taints/merge-tolerations.js";
import { keepsPodsOff, toleratesTaint } from "../scheduling/taints/toleration.js";
import { ofAllPools, ofPools } from "./contract/claim.js";
import {
  type Rule,
  type RuleContext,
  type RuleFinding,
  type RuleFindings,
  UNKNOWN_KEYS_FIRST,
} from "./contract/rule.js";
import { namePools, taintedHere } from "./contract/vocabulary.js";
import { poolsByToleration, type ReachedPool, toleratedTaints } from "./explanations/reached-pools.js";
import { replaceWildcard } from "./explanations/toleration-fixes.js";
import { isPlatformTaintKey } from "./facts/platform-taints.js";
import { isIntruder, isSystemNamespace, isVirtualPool, isWelcome, whyNotToTolerate } from "./facts/reservation.js";
import { formatTolerationsFor } from "./repairs/offered-tolerations.js";

const SWALLOWED: readonly (readonly [key: string, effect: string, consequence: string])[] = [
  ["node.kubernetes.io/unreachable", "NoExecute", "it never leaves a dead node"],
  ["node.kubernetes.io/unschedulable", "NoSchedule", "it returns to a node that is being drained"],
  ["karpenter.sh/disrupted", "NoSchedule", "Karpenter and the cluster autoscaler remove its node with it"],
];

/** EKS taints Fargate nodes, and admits pods of a profile. */
const FARGATE: Taint = { key: "eks.amazonaws.com/compute-type", value: "fargate", effect: "NoSchedule" };

/** Reports whether a DaemonSet gets a pod on each Fargate node, which only the undeclared taint would prevent. */
function entersFargate({ workload }: WorkloadFit, { pool, selector, reasons }: PoolFit, wildcard: Toleration): boolean {
  return (
    isDaemon(workload) &&
    pool.labels[FARGATE.key] === FARGATE.value &&
    selector === "match" &&
    reasons.length > 0 &&
    reasons.every(({ kind }) => kind === "pool-may-not-exist") &&
    toleratesTaint(wildcard, FARGATE, "off") === "yes"
  );
}

/** Returns selected pools without a specific toleration. */
function poolsReachedBy(fit: WorkloadFit, wildcard: WrittenToleration): PoolFit[] {
  const comparison = fit.cluster.comparisonOperators;
  return fit.pools.filter(
    (pool) =>
      pool.verdict !== "blocked" &&
      toleratedTaints(pool, fit).some(
        ({ taint, toleration }) => isWildcard(toleration) && toleratesTaint(wildcard, taint, comparison) === "yes",
      ),
  );
}

/** Returns taints matched by the wildcard only. */
function taintsMetOnlyBy(
  wildcard: WrittenToleration,
  reached: readonly PoolFit[],
  { tolerations, cluster }: WorkloadFit,
): Taint[] {
  const meets = (toleration: Toleration, taint: Taint) =>
    toleratesTaint(toleration, taint, cluster.comparisonOperators) !== "no";
  return reached
    .flatMap(({ pool }) => pool.taints)
    .filter((taint) => meets(wildcard, taint))
    .filter((taint) => !tolerations.some((other) => other !== wildcard && meets(other, taint)));
}

/** Reports whether a DaemonSet has no business in a pool. A possible verdict is no evidence. */
function isMisused({ workload }: WorkloadFit, { pool, verdict }: PoolFit): boolean {
  return isIntruder(workload, pool) || (verdict === "fits" && isVirtualPool(pool));
}

/** Kubernetes adds the same to every pod by key. */
function isEvictionDelay({ effect, tolerationSeconds }: Toleration): boolean {
  return effect === "NoExecute" && tolerationSeconds !== undefined;
}

function describeTaints(pool: NodePool, workload: Workload): string {
  const taints = pool.taints.filter(keepsPodsOff).map(formatTaint).join(", ") || formatTaint(FARGATE);
  const isDaemonSet = isDaemon(workload);
  if (isDaemonSet && isVirtualPool(pool)) return `${taints} (virtual nodes: a DaemonSet's pod stays Pending)`;
  if (isControlPlanePool(pool)) return `${taints} (control plane)`;
  return isIntruder(workload, pool) ? `${taints} (reserved for others)` : taints;
}

function helpFor(workload: Workload, named: readonly NodePool[]): string {
  const help = "Name the keys of the taints that this workload really has to tolerate, one toleration each.";
  if (!isDaemon(workload)) return help;
  const keepOff = "Keep the DaemonSet off with a nodeAffinity that excludes the label of these nodes";
  const example = named.some(isVirtualPool) ? ", such as `eks.amazonaws.com/compute-type` NotIn `fargate`" : "";
  return `${keepOff}${example}. Or: ${help.charAt(0).toLowerCase()}${help.slice(1)}`;
}

/** Describes swallowed taints of nodes; DaemonSets are meant to stay. */
function describeSwallowed(fit: WorkloadFit, wildcard: WrittenToleration, { inventory }: RuleContext): string[] {
  if (isDaemon(fit.workload)) return [];
  const isEndless = wildcard.tolerationSeconds === undefined;
  return SWALLOWED.flatMap(([key, effect, consequence]) => {
    const taint = { key, value: "", effect };
    const isMet = toleratesTaint(wildcard, taint, inventory.cluster.comparisonOperators) === "yes";
    const stays = isEndless || effect !== "NoExecute";
    return isMet && stays ? [`also tolerates ${formatTaint(taint)}: ${consequence}`] : [];
  });
}

/** Reports Deployments left on dead nodes; network components may have to start first. */
function isStranded({ workload }: WorkloadFit, { effect, tolerationSeconds }: Toleration): boolean {
  const { kind, namespace, podSpec } = workload;
  const isMovable = kind === "Deployment" && namespace.startsWith("openshift-") && !podSpec.hostNetwork;
  return isMovable && (!effect || effect === "NoExecute") && tolerationSeconds === undefined;
}

/** Without declared pools only one that takes no other pods proves harm. */
function severityOf(fit: WorkloadFit, toleration: Toleration, reached: readonly PoolFit[], isFound = false): Severity {
  if (isDaemon(fit.workload)) return "warning";
  const harms = reached.some(({ pool }) => isIntruder(fit.workload, pool) || isControlPlanePool(pool));
  if (isFound && !harms) return "note";
  if (isStranded(fit, toleration)) return "warning";
  if (isSystemNamespace(fit.workload.namespace)) return "note";
  if (harms) return isFound ? "warning" : "error";
  return fit.workload.podSpec.hostNetwork ? "note" : "warning";
}

/** `reached`: pools to name, for a DaemonSet only misused ones. */
function describeWildcard(
  fit: WorkloadFit,
  toleration: WrittenToleration,
  reached: readonly PoolFit[],
  context: RuleContext,
): RuleFinding {
  const { workload } = fit;
  const { isFound } = context.inventory;
  const { index } = toleration.origin;
  const pools = reached.map(({ pool }) => pool);
  const outcome =
    pools.length === 0
      ? context.inventory.pools.length === 0 || context.inventory.pools.some(hasOpenTaints)
        ? "it opens every pool that is tainted, now or later"
        : "it opens no pool of the inventory now, but every pool that is tainted later"
      : `it opens ${namePools(pools)}`;
  const stays = isStranded(fit, toleration) ? ", and the pod never leaves a dead node" : "";
  const met = isDaemon(workload) ? [] : taintsMetOnlyBy(toleration, reached, fit);
  const fix = replaceWildcard(workload, toleration, pools, met);
  return {
    at: placeInPodSpec(workload, ["tolerations", index, "operator"]),
    workload,
    severity: severityOf(fit, toleration, reached, isFound),
    ifAdded: isFound && ("warning" as const),
    claims: ofPools(
      `toleration without a key tolerates every taint${toleration.effect ? ` with effect ${toleration.effect}` : ""}: ${outcome}${stays}`,
    ),
    reasons: pools.map((pool) => ({ pool, reasons: [describeTaints(pool, workload)] })),
    details: describeSwallowed(fit, toleration, context),
    help: helpFor(workload, pools),
    related: pools.flatMap((pool) =>
      pool.taints
        .filter(keepsPodsOff)
        .slice(0, 1)
        .map((taint) => taintedHere(pool, taint)),
    ),
    subject: { tolerations: [index], pools },
    fingerprintBy: { tolerations: [index] },
    fix: fix ? { ...fix, restsOn: ofAllPools("these are all pools that it opens") } : undefined,
  };
}

/** Presence values do not tell owners apart. */
function distinctValues(reached: readonly ReachedPool[]): number {
  return new Set(reached.map(({ taint }) => (saysOnlyPresence(taint.value) ? "" : taint.value))).size;
}

/** Has no subject: what else is to say of the toleration and its pools is said too. */
function describeBroadKey(
  workload: Workload,
  toleration: WrittenToleration,
  reached: readonly ReachedPool[],
): RuleFinding | undefined {
  const pools = reached.map(({ pool }) => pool.pool);
  if (distinctValues(reached) < 2 || pools.some((pool) => isIntruder(workload, pool))) return undefined;
  if (pools.every((pool) => pool.reservedFor !== undefined && isWelcome(workload, pool))) return undefined;
  const { index } = toleration.origin;
  const example = reached.find(({ pool }) => whyNotToTolerate(workload, pool.pool) === undefined);
  const help = "Name the value of the pool that is meant";
  return {
    at: placeInPodSpec(workload, ["tolerations", index, "operator"]),
    workload,
    severity: "note",
    claims: ofPools(
      `toleration of ${quoted(toleration.key ?? "")} with any value opens ${namePools(pools)}, which have different values`,
    ),
    reasons: reached.map(({ pool: { pool }, taint }) => ({ pool, reasons: [formatTaint(taint)] })),
    help: example === undefined ? `${help}.` : `${help}, for example:\n${formatTolerationsFor([example.taint])}`,
    related: reached.map(({ pool, taint }) => taintedHere(pool.pool, taint)),
    fingerprintBy: { tolerations: [index] },
  };
}

/** `named`: pools that a toleration without a key opens, too. */
function* checkBroadKeys(fit: WorkloadFit, named: ReadonlySet<NodePool>): RuleFindings {
  const { workload, cluster } = fit;
  if (isDaemon(workload) || isSystemNamespace(workload.namespace)) return;
  for (const [toleration, reached] of poolsByToleration(fit)) {
    const { key, operator } = toleration;
    if (!key || operator !== "Exists" || isPlatformTaintKey(key, cluster.transientTaints)) continue;
    const left = reached.filter(({ pool }) => !named.has(pool.pool));
    yield describeBroadKey(workload, toleration, left);
  }
}

export const wildcardToleration: Rule = {
  id: "wildcard-toleration",
  claims: ["pools"],
  yieldsTo: UNKNOWN_KEYS_FIRST,
  looksAt: "tolerations",
  *checkWorkload(fit, context) {
    if (!fit.valid) return;
    const isDaemonSet = isDaemon(fit.workload);
    const named = new Set<NodePool>();
    const wildcards = writtenTolerations(fit).filter((one) => isWildcard(one) && !isEvictionDelay(one));
    const isWide = (index: number) => wildcards.some(({ origin }) => origin.index === index);
    for (const toleration of wildcards) {
      // A wider one of the list is told, and opens the same.
      if (findCover(fit.workload.podSpec.tolerations, toleration.origin.index, isWide) !== undefined) continue;
      const reached = poolsReachedBy(fit, toleration);
      const misused = fit.pools.filter(
        (pool) => (reached.includes(pool) && isMisused(fit, pool)) || entersFargate(fit, pool, toleration),
      );
      if (!isDaemonSet) yield describeWildcard(fit, toleration, reached, context);
      else if (misused.length > 0) yield describeWildcard(fit, toleration, misused, context);
      for (const { pool } of reached) named.add(pool);
    }
    yield* checkBroadKeys(fit, named);
  },
};
