/** A brand: only `stringMap` makes one, no literal, spread or `Object.fromEntries`. */
declare class WithoutPrototype {
  protected readonly mark: true;
}

/** Values by user-chosen words, such as labels. Without prototype, so that `constructor` is no key. */
export type StringMap<Value> = Readonly<Record<string, Value>> & WithoutPrototype;

export const EMPTY_STRING_MAP: StringMap<never> = Object.create(null);

/** Makes a `StringMap`; the last of duplicates counts, at the first position. */
export function stringMap<Value>(entries: Iterable<readonly [string, Value]>): StringMap<Value> {
  // An object of its own takes 160 bytes, also of no words.
  let values: Record<string, Value> = EMPTY_STRING_MAP;
  for (const [word, value] of entries) {
    if (values === EMPTY_STRING_MAP) values = Object.create(null);
    values[word] = value;
  }
  return values as StringMap<Value>;
}

/** Merges; the last of duplicates counts. */
export function joinStringMaps<Value>(...all: readonly StringMap<Value>[]): StringMap<Value> {
  return stringMap(all.flatMap((one) => Object.entries(one)));
}
