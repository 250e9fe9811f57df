import type { ImpactEffect, PoolAsker } from "./change.js";
/** Singular and plural. */
export type Phrase = readonly [one: string, many: string];
interface EffectWords {
    /** One column wide, readable without colour. */
    readonly sign: string;
    readonly asciiSign: string;
    /** For changes: `1 workload becomes unschedulable`. */
    readonly becomes: Phrase;
    /** Of one pool that is asked about: `1 workload no longer fits any pool`. */
    readonly finds: Phrase;
    /** For DaemonSets, which cover pools. */
    readonly covers: Phrase;
}
/** All wordings of effects on workloads. */
export declare const EFFECT_WORDS: Readonly<Record<ImpactEffect, EffectWords>>;
/** `evicted at once`, `evicted after 300 s`. */
export declare function evictedText(seconds: number): string;
export interface AskerCounts {
    readonly fragments: number;
    readonly releases: number;
}
/** Counts a release once, whatever number of its values ask. */
export declare function countAskers(askers: readonly PoolAsker[]): AskerCounts;
/** `9 fragments and 88 releases ask for it`; empty for none. */
export declare function askersText({ fragments, releases }: AskerCounts, what: string): string;
export {};
