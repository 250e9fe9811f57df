/**
 * The candidate that a misspelt word most likely means, or undefined when none comes near: at most a third of its
 * letters may differ, or two letters be swapped, or its end be missing. Case, `-` and `_` do not count.
 */
export declare function nearestWord(word: string, candidates: Iterable<string>): string | undefined;
