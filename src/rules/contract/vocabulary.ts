import type { RelatedPlace } from "../../model/finding.js";
import type { PoolFit, Reason, WorkloadFit } from "../../model/fit.js";
import { memoize } from "../../model/memoize.js";
import type { NodePool } from "../../model/pool.js";
import type { Place } from "../../model/source.js";
import { formatTaint, type PoolTaint, type Taint } from "../../model/taint.js";
import type { PodToleration, Toleration } from "../../model/toleration.js";
import { list, quoted } from "../../model/words.js";
import { placeInPodSpec, type UnknownField, type Workload } from "../../model/workload.js";
import { selectsBuiltInClass } from "../../scheduling/admission/compute-class-toleration.js";
import { type FixOperation, tolerationValueFor } from "../repairs/fix-intent.js";
import type { Claim, Concern, DeclaredWords, RuleFinding } from "./finding.js";
import type { YieldsTo } from "./rule.js";

/**
 * What rules are written with. A finding is a place, claims, help, and what it is about:
 *
 *     yield {
 *       at: placeInPodSpec(workload, ["tolerations", index, "key"]),
 *       workload,
 *       claims: [ofPools(`the toleration opens ${namePools([pool])}`)],
 *       help: "Remove the toleration.",
 *       related: [taintedHere(pool, taint)],
 *       concerns: { tolerations: [index], pools: [pool] },
 *     };
 */

/** True of the object wherever it goes. */
export function ofObject(says: string): Claim {
  return { about: "object", says };
}

/** True of the pools that it names, whatever else may exist. */
export function ofPools(says: string): Claim {
  return { about: "pools", says };
}

/** Needs every pool of the cluster. */
export function ofAllPools(says: string, ofDeclared?: DeclaredWords): Claim {
  return { about: "all-pools", says, ofDeclared };
}

/** Needs every pool of every cluster that the line goes to. */
export function ofDeadLine(says: string, mayServe: Claim["mayServe"], ofDeclared?: DeclaredWords): Claim {
  return { about: "serves-nothing", says, mayServe, ofDeclared };
}

/** Needs every workload of the cluster. */
export function ofAllWorkloads(says: string): Claim {
  return { about: "all-workloads", says };
}

/** True of an overlay and its base, or of two revisions. */
export function ofDifference(says: string): Claim {
  return { about: "difference", says };
}

/** A finding about several things, told of those that no other finding tells of; undefined where there is none. */
export function toldOf<Item, Thing extends NodePool | Workload | number | string>(
  items: readonly Item[],
  thingOf: (item: Item) => Thing,
  tell: (items: readonly Item[]) => RuleFinding | undefined,
): RuleFinding | undefined {
  const finding = items.length === 0 ? undefined : tell(items);
  if (finding === undefined) return undefined;
  const things: ReadonlySet<NodePool | Workload | number | string> = new Set(items.map(thingOf));
  return {
    ...finding,
    without: (taken) => {
      // What is told of the finding as a whole leaves nothing of it.
      if ([...taken].some((thing) => !things.has(thing))) return undefined;
      const left = items.filter((item) => !taken.has(thingOf(item)));
      return toldOf(left, thingOf, tell);
    },
  };
}

/** Each finding says what to say in place of the one before it. */
export function inOrder(alternatives: readonly (RuleFinding | undefined)[]): RuleFinding | undefined {
  const [first, ...others] = alternatives.filter((one) => one !== undefined);
  return first === undefined || others.length === 0 ? first : { ...first, otherwise: () => inOrder(others) };
}

/**
 * Reports whether it can be told where the pods run: the object is taken by the API server and by admission, no misplaced field
 * hides what the pod asks for, the scheduler or the DaemonSet controller chooses the node, not `nodeName`, and GKE makes
 * no nodes of its own classes for them.
 */
export const isPlacementKnown = memoize(({ valid, admissionError, workload, nodeSelector }: WorkloadFit): boolean => {
  const { podSpec, strayFields } = workload;
  const isTaken = valid && admissionError === undefined && strayFields.length === 0;
  return isTaken && podSpec.nodeName === "" && !selectsBuiltInClass(podSpec, nodeSelector);
});

/** A toleration that is written in the manifest. */
export type WrittenToleration = PodToleration & {
  readonly origin: { readonly by: "manifest"; readonly index: number };
};

export function isWritten(toleration: PodToleration): toleration is WrittenToleration {
  return toleration.origin.by === "manifest";
}

/** The tolerations that stand in the manifest, without those that admission or a controller adds. */
export function writtenTolerations({ tolerations }: WorkloadFit): WrittenToleration[] {
  return tolerations.filter(isWritten);
}

/** `operator: Exists` without a key. */
export function isWildcard({ key, operator }: Toleration): boolean {
  return !key && operator === "Exists";
}

/** Where a toleration begins to be what it is: its key, or the operator of one without a key. */
export function placeOfToleration(workload: Workload, { key, origin }: WrittenToleration): Place {
  return placeInPodSpec(workload, ["tolerations", origin.index, key ? "key" : "operator"]);
}

/** The taints of a pool that keep the pod off, or ask it to stay away. */
export function taintsAgainst({ pool, reasons }: PoolFit): PoolTaint[] {
  const named = new Set<Taint>(reasons.flatMap((reason: Reason) => ("taint" in reason ? [reason.taint] : [])));
  return pool.taints.filter((taint) => named.has(taint));
}

/** One of each, by key, value and effect. */
export function distinctTaints<T extends Taint>(taints: readonly T[]): T[] {
  return [...new Map(taints.map((taint) => [formatTaint(taint), taint])).values()];
}

/** `pool "gpu"`, `pools "gpu" and "spot"`; every name once. */
export function namePools(pools: readonly NodePool[]): string {
  const names = [...new Set(pools.map(({ name }) => quoted(name)))];
  return `${names.length === 1 ? "pool" : "pools"} ${list(names)}`;
}

/** The place of a taint. Nobody wrote one that a platform adds: its place is the pool's. */
export function taintedHere(pool: NodePool, taint: PoolTaint, isShown = false): RelatedPlace {
  const message =
    taint.implied === undefined
      ? `pool ${quoted(pool.name)} is tainted ${isShown ? `${formatTaint(taint)} ` : ""}here`
      : `pool ${quoted(pool.name)} is assumed to be tainted ${formatTaint(taint)}: ${taint.implied}`;
  return { place: taint.place, message };
}

/** For each pool the place of the first taint that stands against the pod. */
export function untoleratedHere(pools: readonly PoolFit[]): RelatedPlace[] {
  return pools.flatMap((fit) =>
    taintsAgainst(fit)
      .slice(0, 1)
      .map((taint) => taintedHere(fit.pool, taint)),
  );
}

/** The place of a pool's declaration. */
export function declaredHere(pool: NodePool): RelatedPlace {
  return { place: pool.place, message: `pool ${quoted(pool.name)} is declared here` };
}

/** For what is said of a toleration: while one of its keys is unknown, nobody knows which taints it is for. */
export const UNKNOWN_KEYS_FIRST: readonly YieldsTo[] = [
  { rule: "unknown-field", by: "toleration" },
  { rule: "misplaced-scheduling-field", by: "toleration" },
];

/** The toleration in which an unknown key stands. */
export function concernsOfKey({ podSpecPath }: Workload, { path }: UnknownField): Concern {
  const [list, index] = path.slice(podSpecPath.length);
  return list === "tolerations" && typeof index === "number" ? { tolerations: [index] } : {};
}

/** Adds to the pod spec what meets the taints. */
export function insertTolerations(workload: Workload, taints: readonly Taint[]): FixOperation {
  return {
    kind: "insert-items",
    at: placeInPodSpec(workload, ["tolerations"]),
    items: taints.map(tolerationValueFor),
    after: ["nodeSelector", "affinity"],
  };
}
