import type { RelatedPlace } from "../../model/finding.js";
import { memoize } from "../../model/memoize.js";
import type { NodePool } from "../../model/pool.js";
import type { PoolFit, Reason, WorkloadFit } from "../../model/pool-fit.js";
import type { Place, SourceProblem } from "../../model/source.js";
import { formatTaint, type PodToleration, type PoolTaint, type Taint, type Toleration } from "../../model/taint.js";
import { list, quoted } from "../../model/words.js";
import { placeInPodSpec, type UnknownField, type Workload } from "../../model/workload.js";
import { selectsBuiltInClass } from "../../scheduling/admission/compute-class-toleration.js";
import type { Clause } from "./clause.js";
import { type FixOperation, tolerationValueFor } from "./fix-intent.js";
import type { Claim, DeclaredWords, RuleFinding, Subject, YieldsTo } from "./rule.js";

export interface TaintOfPool {
  readonly pool: NodePool;
  readonly taint: PoolTaint;
}

/** Constructors of claims, places and repairs. A finding of a rule has a place, claims, help and a subject. */

export function ofObject(says: string): Claim {
  return { about: "object", says };
}

/** Holds for named pools, whatever else exists. */
export function ofPools(says: string): Claim {
  return { about: "pools", says };
}

/** Needs all pools of the cluster. */
export function ofAllPools(says: Clause, ofDeclared?: DeclaredWords): Claim {
  return { about: "all-pools", says, ofDeclared };
}

/** Needs all pools of all clusters of the line. */
export function ofDeadLine(says: Clause, mayServe: Claim["mayServe"], ofDeclared?: DeclaredWords): Claim {
  return { about: "no-effect", says, mayServe, ofDeclared };
}

export function ofAllWorkloads(says: string): Claim {
  return { about: "all-workloads", says };
}

/** Returns the finding of a file's problem. Its words may change, so it is told apart by what they quote. */
export function describeProblem(problem: SourceProblem, help: string, more?: Partial<RuleFinding>): RuleFinding {
  const { kind, message } = problem;
  const names = [kind, ...[...message.matchAll(/"([^"]*)"/g)].map(([, text]) => text ?? "")];
  return { at: problem, claims: ofObject(message), help, fingerprintBy: { names }, ...more };
}

/** Compares overlay and base, or two revisions. */
export function ofDifference(says: string): Claim {
  return { about: "difference", says };
}

/** Limits a finding to subjects that no other covers; undefined for none. */
export function excludingReported<Item, Thing extends NodePool | Workload | number | string>(
  items: readonly Item[],
  thingOf: (item: Item) => Thing,
  describe: (items: readonly Item[]) => RuleFinding | undefined,
): RuleFinding | undefined {
  const finding = items.length === 0 ? undefined : describe(items);
  if (finding === undefined) return undefined;
  const things: ReadonlySet<NodePool | Workload | number | string> = new Set(items.map(thingOf));
  return {
    ...finding,
    excluding: (taken) => {
      // What is told of the finding as a whole leaves nothing of it.
      if ([...taken].some((thing) => !things.has(thing))) return undefined;
      const left = items.filter((item) => !taken.has(thingOf(item)));
      return excludingReported(left, thingOf, describe);
    },
  };
}

/** Returns the first finding, with the next ones as its fallbacks; undefined for none. */
export function inOrder(alternatives: readonly (RuleFinding | undefined)[]): RuleFinding | undefined {
  const [first, ...others] = alternatives.filter((one) => one !== undefined);
  return first === undefined || others.length === 0 ? first : { ...first, fallback: () => inOrder(others) };
}

/** Reports whether scheduler or DaemonSet controller decide: no errors, misplaced fields, `nodeName` or GKE classes. */
export const isPlacementKnown = memoize(({ valid, admissionError, workload, nodeSelector }: WorkloadFit): boolean => {
  const { podSpec, strayFields } = workload;
  const isTaken = valid && admissionError === undefined && strayFields.length === 0;
  return isTaken && podSpec.nodeName === "" && !selectsBuiltInClass(podSpec, nodeSelector);
});

export type WrittenToleration = PodToleration & {
  readonly origin: { readonly by: "manifest"; readonly index: number };
};

export function isWritten(toleration: PodToleration): toleration is WrittenToleration {
  return toleration.origin.by === "manifest";
}

/** Returns the manifest's own tolerations, none added by admission or controllers. */
export function writtenTolerations({ tolerations }: WorkloadFit): WrittenToleration[] {
  return tolerations.filter(isWritten);
}

/** Reports whether a toleration is `operator: Exists` without a key. */
export function isWildcard({ key, operator }: Toleration): boolean {
  return !key && operator === "Exists";
}

/** Returns the key, or the operator without one. */
export function placeOfToleration(workload: Workload, { key, origin }: WrittenToleration): Place {
  return placeInPodSpec(workload, ["tolerations", origin.index, key ? "key" : "operator"]);
}

/** Returns taints that block or discourage the pod. */
export function taintsAgainst({ pool, reasons }: PoolFit): PoolTaint[] {
  const named = new Set<Taint>(reasons.flatMap((reason: Reason) => ("taint" in reason ? [reason.taint] : [])));
  return pool.taints.filter((taint) => named.has(taint));
}

export function distinctTaints<T extends Taint>(taints: readonly T[]): T[] {
  return [...new Map(taints.map((taint) => [formatTaint(taint), taint])).values()];
}

/** `pool "gpu"`, `pools "gpu" and "spot"`; deduplicated. */
export function namePools(pools: readonly NodePool[]): string {
  const names = [...new Set(pools.map(({ name }) => quoted(name)))];
  return `${names.length === 1 ? "pool" : "pools"} ${list(names)}`;
}

/** Returns a taint's place, for an implied one its pool's. */
export function taintedHere(pool: NodePool, taint: PoolTaint, isShown = false): RelatedPlace {
  const message =
    taint.implied === undefined
      ? `pool ${quoted(pool.name)} is tainted ${isShown ? `${formatTaint(taint)} ` : ""}here`
      : `pool ${quoted(pool.name)} is assumed to be tainted ${formatTaint(taint)}: ${taint.implied}`;
  return { place: taint.place, message };
}

/** Returns the first blocking taint of each pool. */
export function untoleratedHere(pools: readonly PoolFit[]): RelatedPlace[] {
  return pools.flatMap((fit) =>
    taintsAgainst(fit)
      .slice(0, 1)
      .map((taint) => taintedHere(fit.pool, taint)),
  );
}

export function declaredHere(pool: NodePool): RelatedPlace {
  return { place: pool.place, message: `pool ${quoted(pool.name)} is declared here` };
}

/** Yields to unknown keys, which leave a toleration's meaning open. */
export const UNKNOWN_KEYS_FIRST: readonly YieldsTo[] = [
  { rule: "unknown-field", by: "toleration" },
  { rule: "misplaced-scheduling-field", by: "toleration" },
];

export function concernsOfKey({ podSpecPath }: Workload, { path }: UnknownField): Subject {
  const [list, index] = path.slice(podSpecPath.length);
  return list === "tolerations" && typeof index === "number" ? { tolerations: [index] } : {};
}

/** Quotes the scheduler, if a list of kubectl has a Pod that waits. */
export function schedulerSays({ schedulerMessage }: Workload): string[] {
  return schedulerMessage === undefined ? [] : [`the scheduler says: ${quoted(schedulerMessage)}`];
}

/** Reports whether a list of kubectl holds both the workload and the Nodes. */
export function isOfNodeList({ workload: { document }, pools }: WorkloadFit): boolean {
  return pools.length > 0 && pools.every(({ pool }) => pool.place.document.file === document.file);
}

/** Adds tolerations for the taints. */
export function insertTolerations(workload: Workload, taints: readonly Taint[]): FixOperation {
  return {
    kind: "insert-items",
    at: placeInPodSpec(workload, ["tolerations"]),
    items: taints.map(tolerationValueFor),
    after: ["nodeSelector", "affinity"],
  };
}
