import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { type CombinedLetters, type CombinedWorld, compareCombined } from "./combined-agreement.js";

interface Sample {
  readonly seed: number;
  readonly size: number;
  readonly mode: "declared" | "nodes";
  readonly letters: CombinedLetters;
}

interface Maker {
  readonly combinedWorld: (seed: number, size: number, mode: Sample["mode"]) => CombinedWorld;
}

const samples: readonly Sample[] = JSON.parse(readFileSync("test/conformance/data/combined.json", "utf8"));
const { combinedWorld }: Maker = await import(resolve("scripts/live/combined-worlds.mjs"));

it.each(samples)("fit agrees with the scheduler on everything in combination: seed $seed, $mode", (sample) => {
  const { seed, size, mode, letters } = sample;
  const made = combinedWorld(seed, size, mode);
  const { cells, agreed, unknown, tooKind, ...wrong } = compareCombined(made, letters);
  expect(cells).toBeGreaterThan(350);
  expect(wrong).toEqual({ tooStrict: [], falseErrors: [] });
  // Where other pods run is not compared.
  const names = made.world.workloads
    .filter(({ spec }) => JSON.stringify(spec).includes("podA"))
    .map(({ metadata }) => metadata.name);
  expect(tooKind.filter((one) => !names.some((name) => one.includes(`/${name} on `)))).toEqual([]);
  expect(agreed).toBeGreaterThan(unknown * 5);
});
