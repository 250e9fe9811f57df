import type { FeatureGateState } from "../model/cluster.js";
import type { RelatedPlace } from "../model/finding.js";
import type { PoolFit, Reason, WorkloadFit } from "../model/fit.js";
import { shorten } from "../model/shorten.js";
import type { FieldPath, Place } from "../model/source.js";
import { formatTaint, type PoolTaint, type Taint } from "../model/taint.js";
import { placeInPodSpec, type Workload } from "../model/workload.js";
import { NEAR_MISSES, nearestToleration } from "../scheduling/near-miss.js";
import { describeReason } from "../scheduling/reasons.js";
import { describeMiss, fieldOfMiss, type Miss } from "./near-miss-wording.js";
import { isWelcome } from "./reservation.js";
import { formatTolerationsFor } from "./toleration-yaml.js";
import { quoted } from "./wording.js";

/** Where a pod's placement goes wrong, why, and what to write instead. */
export interface Placement {
  readonly at: Place;
  readonly cause: string;
  /** One line for each pool. */
  readonly details: readonly string[];
  readonly help: string;
  readonly related: readonly RelatedPlace[];
  /** Position in the manifest's list of the toleration that nearly fits, or undefined. */
  readonly nearMissIndex: number | undefined;
  /** How that toleration misses the taint. */
  readonly miss?: Miss;
}

/** More pools than this are counted, not listed. */
const MAX_DETAILS = 12;

interface Candidate {
  readonly pool: PoolFit;
  /** The taints that stand against the pod. */
  readonly taints: readonly PoolTaint[];
  readonly miss: Miss | undefined;
}

/** The taints of a pool that keep the pod off, or ask it to stay away. */
export function taintsAgainst(pool: PoolFit): PoolTaint[] {
  const named = new Set<Taint>();
  for (const reason of pool.reasons) if ("taint" in reason) named.add(reason.taint);
  return pool.pool.taints.filter((taint) => named.has(taint));
}

/** A toleration that meets another taint has the key that its author meant. */
function isMisspelt(fit: WorkloadFit, { miss, toleration }: Miss): boolean {
  const differsInKey = miss === "key-spelling" || miss === "key-domain";
  return !differsInKey || !fit.pools.some((pool) => pool.tolerated.some((met) => met.toleration === toleration));
}

function candidateOf(fit: WorkloadFit, pool: PoolFit, comparison: FeatureGateState): Candidate {
  const written = fit.tolerations.filter((toleration) => toleration.origin.by === "manifest");
  const taints = taintsAgainst(pool);
  const misses = taints.flatMap((taint): Miss[] => {
    const nearest = nearestToleration(taint, written, comparison);
    return nearest === undefined || !isMisspelt(fit, { ...nearest, taint }) ? [] : [{ ...nearest, taint }];
  });
  return { pool, taints, miss: misses.sort((a, b) => rank(a) - rank(b) || positionOf(a) - positionOf(b))[0] };
}

function rank(miss: Miss | undefined): number {
  return miss === undefined ? NEAR_MISSES.length : NEAR_MISSES.indexOf(miss.miss);
}

/** In the list of the manifest. */
function positionOf(miss: Miss | undefined): number {
  return miss?.toleration.origin.by === "manifest" ? miss.toleration.origin.index : 0;
}

/** The pool that comes nearest to taking the pod: a near miss first, then the fewest taints, then one that is not reserved. */
function nearest(workload: Workload, candidates: readonly Candidate[]): Candidate | undefined {
  return [...candidates].sort(
    (a, b) =>
      rank(a.miss) - rank(b.miss) ||
      Number(!isWelcome(workload, a.pool.pool)) - Number(!isWelcome(workload, b.pool.pool)) ||
      a.taints.length - b.taints.length ||
      // Not the order of the pools: a finding must not move when somebody sorts them.
      positionOf(a.miss) - positionOf(b.miss),
  )[0];
}

/** Where the manifest asks for a label: its nodeSelector entry, or the expression of the first term that names it. */
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

function mismatchedKeys(pool: PoolFit): string[] {
  return pool.reasons.flatMap((reason: Reason) => (reason.kind === "selector-mismatch" ? [reason.key] : []));
}

/** The selector entry that keeps the pod off the pools that are no candidates, or undefined when nothing narrows. */
function narrowingPath(fit: WorkloadFit): FieldPath | undefined {
  for (const pool of fit.pools) {
    for (const key of mismatchedKeys(pool)) {
      const path = findSelectorPath(fit.workload, key);
      if (path !== undefined) return path;
    }
  }
  return undefined;
}

/** The place of a missing toleration: the list it belongs to, else the pod spec. */
export function placeOfTolerations(workload: Workload): Place {
  const hasList = workload.podSpec.tolerations.length > 0;
  return hasList ? placeInPodSpec(workload, ["tolerations"], "key") : placeInPodSpec(workload, [], "key");
}

/** One line for each pool, the nearest to taking the pod first. */
export function describePools(pools: readonly PoolFit[], nearest: readonly PoolFit[] = []): readonly string[] {
  const ordered = [...nearest, ...pools.filter((pool) => !nearest.includes(pool))];
  const lines = ordered.map((pool) => `${pool.pool.name}: ${pool.reasons.map(describeReason).join("; ")}`);
  return shorten(lines, MAX_DETAILS, "more pools");
}

function relatedTaints(candidates: readonly Candidate[]): RelatedPlace[] {
  return candidates.slice(0, MAX_DETAILS).flatMap(({ pool, taints }) =>
    taints.slice(0, 1).map((taint) => ({
      place: taint.place,
      message:
        taint.implied === undefined
          ? `pool ${quoted(pool.pool.name)} is tainted ${formatTaint(taint)} here`
          : `pool ${quoted(pool.pool.name)} is assumed to be tainted ${formatTaint(taint)}: ${taint.implied}`,
    })),
  );
}

/**
 * Explains why taints stand between a pod and the pools that its selector allows.
 * `allowed` are those pools, at least one; each has taints that the pod does not tolerate.
 */
export function explainTaints(fit: WorkloadFit, allowed: readonly PoolFit[], comparison: FeatureGateState): Placement {
  const { workload } = fit;
  const candidates = allowed.map((pool) => candidateOf(fit, pool, comparison));
  const best = nearest(workload, candidates);
  // A DaemonSet wants every node: its selector is hardly ever what is wrong.
  const isPinned = fit.workload.kind !== "DaemonSet" && allowed.length < fit.pools.length;
  const narrowing = isPinned ? narrowingPath(fit) : undefined;
  const details = describePools(fit.pools, allowed);
  const related = relatedTaints(best?.miss === undefined ? candidates : [best]);
  const yaml = best === undefined ? "" : formatTolerationsFor(best.taints);
  if (best?.miss?.toleration.origin.by === "manifest") {
    const { index } = best.miss.toleration.origin;
    const { message, help } = describeMiss(best.miss, best.pool.pool.name);
    const at = placeInPodSpec(workload, ["tolerations", index, fieldOfMiss(best.miss)]);
    return { at, cause: message, details, help, related, nearMissIndex: index, miss: best.miss };
  }
  const help = `To let it in, add to the pod spec:\n${yaml}`;
  const name = best?.pool.pool.name ?? "";
  const taint = best?.taints[0];
  const tainted = taint === undefined ? "" : formatTaint(taint);
  if (narrowing !== undefined) {
    const atMost = best?.pool.selector === "unknown" ? "at most " : "";
    const others = allowed.length > 1 ? ` and ${allowed.length - 1} more` : "";
    return {
      at: placeInPodSpec(workload, narrowing),
      cause: `its selector leaves ${atMost}pool ${quoted(name)}${others}, whose taint ${tainted} it does not tolerate`,
      details,
      help,
      related,
      nearMissIndex: undefined,
    };
  }
  const only = fit.pools.length === 1 ? `the only pool ${quoted(name)} has taint ${tainted}` : "every pool has a taint";
  return {
    at: placeOfTolerations(workload),
    cause: `${only} that it does not tolerate`,
    details,
    help,
    related,
    nearMissIndex: undefined,
  };
}
