/** A brand: only `stringMap` makes one, no literal, spread or `Object.fromEntries`. */
declare class WithoutPrototype {
  protected readonly mark: true;
}

/** Values by user-chosen words, such as labels. Without prototype, so that `constructor` is no key. */
export type StringMap<Value> = Readonly<Record<string, Value>> & WithoutPrototype;

/** Makes a `StringMap`; the last of duplicates counts, at the first position. */
export function stringMap<Value>(entries: Iterable<readonly [string, Value]>): StringMap<Value> {
  const values: Record<string, Value> = Object.create(null);
  for (const [word, value] of entries) values[word] = value;
  return values as StringMap<Value>;
}

export const EMPTY_STRING_MAP = stringMap<never>([]);

/** Merges; the last of duplicates counts. */
export function joinStringMaps<Value>(...all: readonly StringMap<Value>[]): StringMap<Value> {
  return stringMap(all.flatMap((one) => Object.entries(one)));
}
