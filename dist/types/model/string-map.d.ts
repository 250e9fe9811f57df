/** Only a mark: nothing but `stringMap` makes a value of it, neither a literal, nor a spread, nor `Object.fromEntries`. */
declare class WithoutPrototype {
    protected readonly mark: true;
}
/**
 * Values by words that a user chose: label keys, resource names, annotations. It has no prototype, so that a label
 * called `constructor` is found only where somebody wrote it.
 */
export type StringMap<Value> = Readonly<Record<string, Value>> & WithoutPrototype;
/** The only way to a `StringMap`: where a word stands twice the last one counts, where it first stood. */
export declare function stringMap<Value>(entries: Iterable<readonly [string, Value]>): StringMap<Value>;
export declare const EMPTY_STRING_MAP: StringMap<never>;
/** All of them as one: of a word that stands in several the last one counts. */
export declare function joinStringMaps<Value>(...all: readonly StringMap<Value>[]): StringMap<Value>;
export {};
