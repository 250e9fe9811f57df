import process from "node:process";
import fc from "fast-check";

const { TAINTLINT_FUZZ_SEED: seed } = process.env;

/** A seed finds nothing new the second time: the test command tries a quarter, `npm run fuzz -- properties` all, with other seeds. */
export function runsOf(all: number): number {
  return seed === undefined ? Math.ceil(all / 4) : all;
}

// One seed for every property: a test that fails by chance says nothing about the change that it stops.
fc.configureGlobal({ seed: Number(seed ?? 1), numRuns: runsOf(100) });

export { fc };
