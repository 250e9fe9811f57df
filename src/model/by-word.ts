/** Only a mark: nothing but `byWord` makes a value of it, neither a literal, nor a spread, nor `Object.fromEntries`. */
declare class WithoutPrototype {
  protected readonly mark: true;
}

/**
 * Values by words that a user chose: label keys, resource names, annotations. It has no prototype, so that a label
 * called `constructor` is found only where somebody wrote it.
 */
export type ByWord<Value> = Readonly<Record<string, Value>> & WithoutPrototype;

/**
 * Makes an object whose prototype has nothing and leads nowhere. One without any prototype is kept as a table by the engine,
 * which takes three times the memory.
 */
function Words(): void {
  // It begins empty.
}
Words.prototype = Object.freeze(Object.create(null));
const emptyWords = Words as unknown as new () => Record<string, never>;

/** The only way to a `ByWord`: where a word stands twice the last one counts, where it first stood. */
export function byWord<Value>(entries: Iterable<readonly [string, Value]>): ByWord<Value> {
  let values: Record<string, Value> | undefined;
  for (const [word, value] of entries) {
    values ??= new emptyWords() as Record<string, Value>;
    values[word] = value;
  }
  return (values ?? NO_WORDS) as ByWord<Value>;
}

/** Most are empty, and share this one. */
export const NO_WORDS = Object.freeze(new emptyWords()) as ByWord<never>;

/** All of them as one: of a word that stands in several the last one counts. */
export function joinByWord<Value>(...all: readonly ByWord<Value>[]): ByWord<Value> {
  return byWord(all.flatMap((one) => Object.entries(one)));
}
