/**
 * The textual test that spares most of a repository from being parsed: most of its bytes are CRDs, ConfigMaps and
 * other files that can hold neither a workload nor a pool. It may keep too much, and never drops a document whose
 * parsed form would hold an object of a wanted kind.
 */
export type RelevanceTest = (text: string) => boolean;
/** Builds the test for a set of kinds. `List` and every typed list count as wanted. */
export declare function relevanceTest(kinds: readonly string[]): RelevanceTest;
