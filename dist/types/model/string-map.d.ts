/** A brand: only `stringMap` makes one, no literal, spread or `Object.fromEntries`. */
declare class WithoutPrototype {
    protected readonly mark: true;
}
/** Values by user-chosen words, such as labels. Without prototype, so that `constructor` is no key. */
export type StringMap<Value> = Readonly<Record<string, Value>> & WithoutPrototype;
export declare const EMPTY_STRING_MAP: StringMap<never>;
/** Makes a `StringMap`; the last of duplicates counts, at the first position. */
export declare function stringMap<Value>(entries: Iterable<readonly [string, Value]>): StringMap<Value>;
/** Merges; the last of duplicates counts. */
export declare function joinStringMaps<Value>(...all: readonly StringMap<Value>[]): StringMap<Value>;
export {};
