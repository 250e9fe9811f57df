import { groupBy } from "../../model/group-by.js";
import { memoize } from "../../model/memoize.js";
import { compareTexts } from "../../model/order.js";
import type { WorkloadFit } from "../../model/pool-fit.js";
import { isWildcard, saysOnlyPresence, type Toleration } from "../../model/taint.js";
import { list, quoted } from "../../model/words.js";
import { formatWorkload } from "../../model/workload.js";

const MAX_NAMED = 8;

/** A toleration of a single value of its key. */
export interface Asked {
  readonly fit: WorkloadFit;
  readonly index: number;
}

export function listValues(values: Iterable<string>): string {
  return list([...values].map(describeValue));
}

function describeValue(value: string): string {
  return value === "" ? "no value" : quoted(value);
}

/** Reports whether the values are synonyms; a key with any other value has several on purpose. */
export function isMixed(values: Iterable<string>): boolean {
  const distinct = new Set(values);
  return distinct.size > 1 && [...distinct].every(saysOnlyPresence);
}

export function asksForOneValue({ key, operator }: Toleration): boolean {
  return key !== undefined && key !== "" && (operator === undefined || operator === "" || operator === "Equal");
}

/** Groups by value, then sorts uses by name, independent of file order. */
export function usesInOrder<Use>(
  byValue: ReadonlyMap<string, readonly Use[]>,
  nameOf: (use: Use) => string,
): ReadonlyMap<string, readonly Use[]> {
  const byName = (a: Use, b: Use) => compareTexts(nameOf(a), nameOf(b));
  const values = [...byValue].map(([value, uses]) => [value, [...uses].sort(byName)] as const);
  return new Map(values.sort(([a], [b]) => compareTexts(a, b)));
}

/** Returns the first use of the rarest value, of ties the last. */
export function oddOneOut<Use>(ordered: ReadonlyMap<string, readonly Use[]>): Use | undefined {
  const [rarest] = [...ordered.values()].reverse().sort((a, b) => a.length - b.length);
  return rarest?.[0];
}

export const asksByKey = memoize(
  (fits: readonly WorkloadFit[]): ReadonlyMap<string, ReadonlyMap<string, readonly Asked[]>> => {
    const asks: (Asked & { readonly key: string; readonly value: string })[] = [];
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
        asks.push({ fit, index: first.index, key, value: first.toleration.value ?? "" });
      }
    }
    const byKey = groupBy(asks, ({ key }) => key);
    return new Map([...byKey].map(([key, ofKey]) => [key, groupBy(ofKey, ({ value }) => value)]));
  },
);

/** Returns the name of the workload that asks. */
export function nameOfAsked({ fit }: Asked): string {
  return formatWorkload(fit.workload);
}

export function describeAsks(byValue: ReadonlyMap<string, readonly Asked[]>): string[] {
  return [...byValue].map(([value, asked]) => {
    const names = asked.map(nameOfAsked);
    return `tolerated with ${describeValue(value)} by ${list(names, MAX_NAMED)}`;
  });
}
