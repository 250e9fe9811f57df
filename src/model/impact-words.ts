import type { ImpactEffect, PoolAsker } from "./change.js";
import { count, joinWords } from "./words.js";

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

const EVICTED: Phrase = ["is evicted", "are evicted"];
const FIRST: Phrase = ["gets its first pool", "get their first pool"];

/** All wordings of effects on workloads. */
export const EFFECT_WORDS: Readonly<Record<ImpactEffect, EffectWords>> = {
  unschedulable: {
    sign: "✗",
    asciiSign: "x",
    becomes: ["becomes unschedulable", "become unschedulable"],
    finds: ["no longer fits any pool", "no longer fit any pool"],
    covers: ["no longer runs anywhere", "no longer run anywhere"],
  },
  evicted: { sign: "!", asciiSign: "!", becomes: EVICTED, finds: EVICTED, covers: EVICTED },
  "loses-pool": {
    sign: "-",
    asciiSign: "-",
    becomes: ["loses a pool", "lose pools"],
    finds: ["loses a pool", "lose a pool"],
    covers: ["stops covering a pool", "stop covering a pool"],
  },
  "gains-pool": {
    sign: "+",
    asciiSign: "+",
    becomes: ["gains a pool", "gain pools"],
    finds: ["may enter it now", "may enter it now"],
    covers: ["covers one more pool", "cover one more pool"],
  },
  schedulable: {
    sign: "✓",
    asciiSign: "*",
    becomes: ["becomes schedulable", "become schedulable"],
    finds: FIRST,
    covers: FIRST,
  },
};

/** `evicted at once`, `evicted after 300 s`. */
export function evictedText(seconds: number): string {
  return seconds === 0 ? "evicted at once" : `evicted after ${seconds} s`;
}

export interface AskerCounts {
  readonly fragments: number;
  readonly releases: number;
}

/** Counts a release once, whatever number of its values ask. */
export function countAskers(askers: readonly PoolAsker[]): AskerCounts {
  const releases = new Set(askers.flatMap(({ release }) => release ?? []));
  return { fragments: askers.filter(({ release }) => release === undefined).length, releases: releases.size };
}

/** `9 fragments and 88 releases ask for it`; empty for none. */
export function askersText({ fragments, releases }: AskerCounts, what: string): string {
  const named = [
    ...(fragments === 0 ? [] : [count(fragments, "fragment")]),
    ...(releases === 0 ? [] : [count(releases, "release")]),
  ];
  return named.length === 0 ? "" : `${joinWords(named)} ${fragments + releases === 1 ? "asks" : "ask"} for ${what}`;
}
