import type { RelatedPlace } from "../../model/finding.js";
import { memoize } from "../../model/memoize.js";
import type { NodePool } from "../../model/pool.js";
import type { PoolFit, Reason, WorkloadFit } from "../../model/pool-fit.js";
import type { SourceProblem } from "../../model/source.js";
import { formatTaint, type PoolTaint, type Taint } from "../../model/taint.js";
import { list, quoted } from "../../model/words.js";
import type { UnknownField, Workload } from "../../model/workload.js";
import { selectsBuiltInClass } from "../../scheduling/admission/compute-class-toleration.js";
import { ofObject } from "./claim.js";
import type { RuleFinding, Subject } from "./rule.js";

export interface TaintOfPool {
  readonly pool: NodePool;
  readonly taint: PoolTaint;
}

/** Returns the finding of a file's problem. Its words may change, so it is told apart by what they quote. */
export function describeProblem(problem: SourceProblem, help: string, more?: Partial<RuleFinding>): RuleFinding {
  const { kind, message } = problem;
  const names = [kind, ...[...message.matchAll(/"([^"]*)"/g)].map(([, text]) => text ?? "")];
  return { at: problem, claims: ofObject(message), help, fingerprintBy: { names }, ...more };
}

/** Reports whether scheduler or DaemonSet controller decide: no errors, misplaced fields, `nodeName` or GKE classes. */
export const isPlacementKnown = memoize(({ valid, admissionError, workload, nodeSelector }: WorkloadFit): boolean => {
  const { podSpec, strayFields } = workload;
  const isTaken = valid && admissionError === undefined && strayFields.length === 0;
  return isTaken && podSpec.nodeName === "" && !selectsBuiltInClass(podSpec, nodeSelector);
});

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
  const name = `pool ${quoted(pool.name)} is`;
  const shown = isShown ? `${formatTaint(taint)} ` : "";
  const said = taint.origin === undefined ? `${name} tainted ${shown}here` : `${name} tainted in ${taint.origin}`;
  const implied = taint.implied && `${name} assumed to be tainted ${formatTaint(taint)}: ${taint.implied}`;
  return { place: taint.place, message: implied ?? said };
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
