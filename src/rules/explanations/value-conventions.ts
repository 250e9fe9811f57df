import type { WorkloadFit } from "../../model/fit.js";
import { groupBy } from "../../model/group-by.js";
import { saysOnlyPresence } from "../../model/presence-value.js";
import type { Place } from "../../model/source.js";
import type { Toleration } from "../../model/toleration.js";
import { list, quoted } from "../../model/words.js";
import { formatWorkload } from "../../model/workload.js";
import { isWildcard } from "../contract/vocabulary.js";

const MAX_NAMED = 8;

/** A toleration of a workload that holds for one value of its key only. */
export interface Asked {
  readonly fit: WorkloadFit;
  readonly index: number;
}

/** `"true", "present" and no value`. */
export function listValues(values: Iterable<string>): string {
  return list([...values].map(describeValue));
}

function describeValue(value: string): string {
  return value === "" ? "no value" : quoted(value);
}

/** Whether several values say the same. A key that has any other value is meant to have several. */
export function isMixed(values: Iterable<string>): boolean {
  const distinct = new Set(values);
  return distinct.size > 1 && [...distinct].every(saysOnlyPresence);
}

/** Whether a toleration holds for one value of the key only. */
export function asksForOneValue({ key, operator }: Toleration): boolean {
  return key !== undefined && key !== "" && (operator === undefined || operator === "" || operator === "Equal");
}

/** Where a place stands: by file, then by its place in the text. */
function comparePlaces(a: Place, b: Place): number {
  const [one, other] = [a.document, b.document];
  if (one.file.path !== other.file.path) return one.file.path < other.file.path ? -1 : 1;
  if (one.start !== other.start) return one.start - other.start;
  for (const [index, step] of a.path.entries()) {
    const against = b.path[index] ?? "";
    if (step === against) continue;
    if (typeof step === "number" && typeof against === "number") return step - against;
    return String(step) < String(against) ? -1 : 1;
  }
  return a.path.length - b.path.length;
}

/**
 * The first use of the value that the fewest use. Where it is a draw, of the value that comes last in the texts, whatever
 * the order in which they were read.
 */
export function oddOneOut<T>(byValue: ReadonlyMap<string, readonly T[]>, placeOf: (use: T) => Place): T | undefined {
  const order = (a: T, b: T) => comparePlaces(placeOf(a), placeOf(b));
  const uses = [...byValue.values()].map((ofValue) => [...ofValue].sort(order));
  const [rarest] = uses.sort((a, b) => {
    const [first, other] = [a[0], b[0]];
    return a.length - b.length || (first === undefined || other === undefined ? 0 : order(other, first));
  });
  return rarest?.[0];
}

/** For each key, the tolerations that ask for one value of it, of workloads that do not ask for several. */
export function asksByKey(fits: readonly WorkloadFit[]): Map<string, Map<string, Asked[]>> {
  const asks = new Map<string, Map<string, Asked[]>>();
  for (const fit of fits) {
    // A toleration without a key meets every value.
    if (!fit.valid || fit.tolerations.some(isWildcard)) continue;
    const { tolerations } = fit.workload.podSpec;
    for (const [key, indexes] of groupBy([...tolerations.keys()], (index) => tolerations[index]?.key ?? "")) {
      const ofKey = indexes.map((index) => ({ index, toleration: tolerations[index] ?? {} }));
      const values = new Set(ofKey.map(({ toleration }) => toleration.value ?? ""));
      const [first] = ofKey;
      if (first === undefined || values.size > 1 || !ofKey.every(({ toleration }) => asksForOneValue(toleration)))
        continue;
      const value = first.toleration.value ?? "";
      const byValue = asks.get(key) ?? new Map<string, Asked[]>();
      const asked = byValue.get(value);
      if (asked === undefined) byValue.set(value, [{ fit, index: first.index }]);
      else asked.push({ fit, index: first.index });
      asks.set(key, byValue);
    }
  }
  return asks;
}

/** One line for each value: who asks for it. */
export function describeAsks(byValue: ReadonlyMap<string, readonly Asked[]>): string[] {
  return [...byValue].map(([value, asked]) => {
    const names = asked.map(({ fit }) => formatWorkload(fit.workload));
    return `tolerated with ${describeValue(value)} by ${list(names, MAX_NAMED)}`;
  });
}
