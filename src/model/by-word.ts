/** A brand: only `byWord` makes one, no literal, spread or `Object.fromEntries`. */
declare class WithoutPrototype {
  protected readonly mark: true;
}

/** Values by user-chosen words, such as labels. Without prototype, so that `constructor` is no key. */
export type ByWord<Value> = Readonly<Record<string, Value>> & WithoutPrototype;

/** Makes a `ByWord`; the last of duplicates counts, at the first position. */
export function byWord<Value>(entries: Iterable<readonly [string, Value]>): ByWord<Value> {
  const values: Record<string, Value> = Object.create(null);
  for (const [word, value] of entries) values[word] = value;
  return values as ByWord<Value>;
}

export const NO_WORDS = byWord<never>([]);

/** Merges; the last of duplicates counts. */
export function joinByWord<Value>(...all: readonly ByWord<Value>[]): ByWord<Value> {
  return byWord(all.flatMap((one) => Object.entries(one)));
}
