import type { ImpactEffect } from "./change.js";

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
