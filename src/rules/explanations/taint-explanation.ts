import { distance } from "fastest-levenshtein";
import type { RelatedPlace } from "../../model/finding.js";
import { memoize } from "../../model/memoize.js";
import type { NodePool } from "../../model/pool.js";
import type { PoolFit, Reason, WorkloadFit } from "../../model/pool-fit.js";
import type { FieldPath, Place } from "../../model/source.js";
import { formatTaint, type PoolTaint, writtenTolerations } from "../../model/taint.js";
import { quoted } from "../../model/words.js";
import { isDaemon, placeInPodSpec, placeOfTolerations, type Workload } from "../../model/workload.js";
import { describeReason } from "../../scheduling/reasons.js";
import { NEAR_MISSES, nearestToleration } from "../../scheduling/taints/near-miss.js";
import { type Claim, clause, EVERY_POOL, ofAllPools, ofDeadLine, ofPools, THE_ONLY_POOL } from "../contract/claim.js";
import type { Offer, OfferedFix, RuleContext, RulePoolReason } from "../contract/rule.js";
import { taintedHere, taintsAgainst } from "../contract/vocabulary.js";
import { isWelcome, whyNotToTolerate } from "../facts/reservation.js";
import { adviseTolerations, describeHarm, offerFor } from "../repairs/offered-tolerations.js";
import { mayServePod } from "./dead-tolerations.js";
import { oddness } from "./pool-intent.js";
import { describeMiss, fieldOfMiss, type Miss, waysOut } from "./toleration-fixes.js";

export interface Placement {
  readonly at: Place;
  /** Follows "no pool admits the pod". */
  readonly cause: Claim;
  readonly reasons: readonly RulePoolReason[];
  readonly help: string;
  readonly offer?: Offer;
  readonly related: readonly RelatedPlace[];
  /** The toleration that nearly fits. */
  readonly miss?: Miss;
  readonly missingLabel?: string;
  readonly key?: string;
  /** The correction of the selector. */
  readonly fix?: OfferedFix | undefined;
  /** The pool that the help lets the pod into. */
  readonly reaches?: PoolFit;
}

const MAX_PLACES = 12;

interface Candidate {
  readonly pool: PoolFit;
  readonly taints: readonly PoolTaint[];
  readonly miss: Miss | undefined;
}

/** A toleration that matches another taint is spelt as meant. */
function isMisspelt(fit: WorkloadFit, { miss, toleration }: Miss): boolean {
  const differsInKey = miss === "key-spelling" || miss === "key-domain";
  return !differsInKey || !fit.pools.some((pool) => pool.tolerated.some((met) => met.toleration === toleration));
}

function candidateOf(fit: WorkloadFit, pool: PoolFit): Candidate {
  const taints = taintsAgainst(pool);
  const misses = taints.flatMap((taint): Miss[] => {
    const nearest = nearestToleration(taint, writtenTolerations(fit), fit.cluster.comparisonOperators);
    return nearest === undefined || !isMisspelt(fit, { ...nearest, taint }) ? [] : [{ ...nearest, taint }];
  });
  return { pool, taints, miss: misses.sort((a, b) => rank(a) - rank(b) || positionOf(a) - positionOf(b))[0] };
}

function rank(miss: Miss | undefined): number {
  return miss === undefined ? NEAR_MISSES.length : NEAR_MISSES.indexOf(miss.miss);
}

function positionOf(miss: Miss | undefined): number {
  return miss?.toleration.origin.index ?? 0;
}

/** Edit distance. */
function editsOf(miss: Miss | undefined): number {
  switch (miss?.miss) {
    case "value":
      return distance(miss.toleration.value ?? "", miss.taint.value);
    case "key-spelling":
    case "key-domain":
      return distance(miss.toleration.key ?? "", miss.taint.key);
    default:
      return 0;
  }
}

/** Ranks whether help may open the pool: yes, only one of others, or never. */
function closedness({ workload, pools }: WorkloadFit, { pool, taints }: Candidate): number {
  if (whyNotToTolerate(workload, pool.pool) !== undefined) return 2;
  return describeHarm(workload, pools, offerFor(taints, "").tolerations) === undefined ? 0 : 1;
}

/** Sorts pools: near misses, then enterable ones, then suitable labels, then likely purposes, then fewest taints. */
function byNearness(fit: WorkloadFit, candidates: readonly Candidate[], context: RuleContext): Candidate[] {
  const closednessOf = memoize((one: Candidate) => closedness(fit, one));
  const oddnessOf = memoize(({ pool }: Candidate) => oddness(fit, pool, context));
  return [...candidates].sort(
    (a, b) =>
      rank(a.miss) - rank(b.miss) ||
      closednessOf(a) - closednessOf(b) ||
      Number(a.pool.selector === "unknown") - Number(b.pool.selector === "unknown") ||
      oddnessOf(a) - oddnessOf(b) ||
      a.taints.length - b.taints.length ||
      // Not the order of the pools: a finding must not move when somebody sorts them.
      positionOf(a.miss) - positionOf(b.miss) ||
      editsOf(a.miss) - editsOf(b.miss) ||
      (a.pool.pool.name < b.pool.pool.name ? -1 : 1),
  );
}

/** Returns the nodeSelector entry or first expression for a label. */
export function findSelectorPath(workload: Workload, key: string): FieldPath | undefined {
  const { nodeSelector, nodeAffinity } = workload.podSpec;
  if (key in nodeSelector) return ["nodeSelector", key];
  const terms = nodeAffinity?.required ?? [];
  for (const [termIndex, term] of terms.entries()) {
    const index = term.matchExpressions.findIndex((expression) => expression.key === key);
    if (index < 0) continue;
    const required = ["affinity", "nodeAffinity", "requiredDuringSchedulingIgnoredDuringExecution"];
    return [...required, "nodeSelectorTerms", termIndex, "matchExpressions", index, "key"];
  }
  return undefined;
}

export type Mismatch = Extract<Reason, { readonly kind: "selector-mismatch" }>;

export function mismatchesOf({ reasons }: PoolFit): Mismatch[] {
  return reasons.filter((reason) => reason.kind === "selector-mismatch");
}

function mismatchedKeys(pool: PoolFit): string[] {
  return mismatchesOf(pool).map(({ key }) => key);
}

/** Returns the selector entry that excludes other pools; undefined if none does. */
function narrowingPath(fit: WorkloadFit): FieldPath | undefined {
  for (const pool of fit.pools) {
    for (const key of mismatchedKeys(pool)) {
      const path = findSelectorPath(fit.workload, key);
      if (path !== undefined) return path;
    }
  }
  return undefined;
}

/** Explains each pool, the nearest match first. */
export function describePools(pools: readonly PoolFit[], nearest: readonly PoolFit[] = []): readonly RulePoolReason[] {
  const others = pools.filter((pool) => !nearest.includes(pool));
  const label = commonest(others.flatMap(mismatchedKeys));
  return [
    ...nearest.map((fit) => ({ pool: fit.pool, reasons: fit.reasons.map(describeReason) })),
    ...others.map((fit): RulePoolReason => {
      const differs = differenceIn(fit, label);
      return { pool: fit.pool, reasons: fit.reasons.map(describeReason), differs };
    }),
  ];
}

/** Returns the label that most pools differ in, else the pool's first. */
function differenceIn(fit: PoolFit, common: string | undefined): RulePoolReason["differs"] {
  const mismatches = mismatchesOf(fit);
  const mismatch = mismatches.find(({ key }) => key === common) ?? mismatches[0];
  if (mismatch === undefined) return undefined;
  const isMissing = mismatch.actual === undefined && mismatch.possible === undefined;
  return { label: mismatch.key, isMissing };
}

function commonest(words: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

function relatedTaints(candidates: readonly Candidate[]): RelatedPlace[] {
  return candidates
    .slice(0, MAX_PLACES)
    .flatMap(({ pool, taints }) => taints.slice(0, 1).map((taint) => taintedHere(pool.pool, taint, true)));
}

/** Claims a near miss, if it has no effect in any cluster. */
export function nearlyFits(miss: Miss, pool: NodePool): Claim {
  const message = describeMiss(miss, pool.name);
  const claim = ofDeadLine(message, (destination) => mayServePod(miss.toleration, destination), {});
  return { ...claim, isRequired: true };
}

function nearMisses(fit: WorkloadFit, candidates: readonly Candidate[]): Placement[] {
  const seen = new Set<number>();
  return candidates.flatMap(({ pool, miss, ...rest }): Placement[] => {
    if (miss === undefined || seen.has(positionOf(miss))) return [];
    seen.add(positionOf(miss));
    return [
      {
        at: placeInPodSpec(fit.workload, ["tolerations", positionOf(miss), fieldOfMiss(miss)]),
        cause: nearlyFits(miss, pool.pool),
        reasons: describePools(
          fit.pools,
          candidates.map((one) => one.pool),
        ),
        ...waysOut(miss, pool.pool, fit.workload, fit.pools),
        related: relatedTaints([{ pool, miss, ...rest }]),
        miss,
        key: miss.taint.key,
      },
    ];
  });
}

function helpToEnter(
  workload: Workload,
  { pool: fit, taints }: Candidate,
): Pick<Placement, "help" | "offer" | "reaches"> {
  const { pool } = fit;
  const why = whyNotToTolerate(workload, pool);
  if (why === undefined) {
    return { ...adviseTolerations("To let it in, add to the pod spec", taints, ""), reaches: fit };
  }
  const pools = isWelcome(workload, pool) ? "" : ", name it in `reservedFor`";
  const help = `Select another pool${pools}, or declare one that takes it: pool ${quoted(pool.name)} ${why}.`;
  return { help };
}

function lacksToleration(fit: WorkloadFit, candidates: readonly Candidate[], best: Candidate): Placement {
  const { workload, pools } = fit;
  const [taint] = best.taints;
  const tainted = taint === undefined ? "" : formatTaint(taint);
  const name = quoted(best.pool.pool.name);
  // A DaemonSet wants every node: its selector is hardly ever what is wrong.
  const isPinned = !isDaemon(workload) && candidates.length < pools.length;
  const narrowing = isPinned ? narrowingPath(fit) : undefined;
  const atMost = best.pool.selector === "unknown" ? "at most " : "";
  const others = candidates.length > 1 ? ` and ${candidates.length - 1} more` : "";
  const lacks = "that it does not tolerate";
  const of =
    pools.length === 1 ? clause`${THE_ONLY_POOL} ${name} has taint ${tainted}` : clause`${EVERY_POOL} has a taint`;
  return {
    at: narrowing === undefined ? placeOfTolerations(workload) : placeInPodSpec(workload, narrowing),
    cause:
      narrowing === undefined
        ? ofAllPools(clause`${of} ${lacks}`, {})
        : ofPools(
            `its selector allows ${atMost === "" ? "only " : atMost}pool ${name}${others}, whose taint ${tainted} it does not tolerate`,
          ),
    reasons: describePools(
      pools,
      candidates.map(({ pool }) => pool),
    ),
    ...helpToEnter(workload, best),
    related: relatedTaints(candidates),
  };
}

/** Explains taints of `allowed` (at least one), the likeliest reason first. */
export function explainTaints(
  fit: WorkloadFit,
  allowed: readonly PoolFit[],
  context: RuleContext,
): readonly Placement[] {
  const candidates = allowed.map((pool) => candidateOf(fit, pool));
  const [best] = byNearness(
    fit,
    candidates.map((one) => ({ ...one, miss: undefined })),
    context,
  );
  const lacking = best === undefined ? [] : [lacksToleration(fit, candidates, best)];
  return [...nearMisses(fit, byNearness(fit, candidates, context)), ...lacking];
}
