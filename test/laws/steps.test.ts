import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";
import { temporaryFolder } from "../cli/temporary-folder.js";

/** A square of 1 % of the work of one workload would show: it is an eighth more work at the smaller size. */
const SIZES = [12, 24] as const;
/** What is done once for all workloads keeps it below 2 otherwise. */
const MOST_TIMES = 2.05;

it("twice as many workloads that fit nowhere take at most 2.05 times as many steps", () => {
  const words = ["test/laws/steps/measure.mjs", temporaryFolder(), ...SIZES.map(String)];
  const text = execFileSync(process.execPath, words, { encoding: "utf8", maxBuffer: 1e8 });
  const counted: Record<string, readonly [number, number]> = JSON.parse(text);
  expect(Object.keys(counted).length).toBeGreaterThan(20);
  const ratios = Object.entries(counted).map(([name, [once, twice]]) => {
    expect(once, name).toBeGreaterThan(20_000);
    return [name, twice / once] as const;
  });
  expect(ratios.filter(([, ratio]) => ratio > MOST_TIMES)).toEqual([]);
});
