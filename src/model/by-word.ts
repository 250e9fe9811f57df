/** Only a mark: nothing but `byWord` makes a value of it, neither a literal, nor a spread, nor `Object.fromEntries`. */
declare class WithoutPrototype {
  protected readonly mark: true;
}

/**
 * Values by words that a user chose: label keys, resource names, annotations. It has no prototype, so that a label
 * called `constructor` is found only where somebody wrote it.
 */
export type ByWord<Value> = Readonly<Record<string, Value>> & WithoutPrototype;

/** The only way to a `ByWord`: where a word stands twice the last one counts, where it first stood. */
export function byWord<Value>(entries: Iterable<readonly [string, Value]>): ByWord<Value> {
  const values: Record<string, Value> = Object.create(null);
  for (const [word, value] of entries) values[word] = value;
  return values as ByWord<Value>;
}

export const NO_WORDS = byWord<never>([]);

/** All of them as one: of a word that stands in several the last one counts. */
export function joinByWord<Value>(...all: readonly ByWord<Value>[]): ByWord<Value> {
  return byWord(all.flatMap((one) => Object.entries(one)));
}
