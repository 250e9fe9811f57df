import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../cli/temporary-folder.js";

/** A square of 1 % of the work of one workload would show: it is 1 more for each workload at the smaller size. */
const SIZES = [100, 200] as const;
const MOST_TIMES = 2.2;

const text = execFileSync(
  process.execPath,
  ["test/laws/steps/measure.mjs", temporaryFolder({}), ...SIZES.map(String)],
  {
    encoding: "utf8",
    maxBuffer: 1e8,
  },
);
const counted: Record<string, readonly [number, number]> = JSON.parse(text);

describe("twice as many workloads that fit nowhere", () => {
  it.each(Object.entries(counted))("take at most 2.2 times as many steps: %s", (_, [once, twice]) => {
    expect(once).toBeGreaterThan(100_000);
    expect(twice / once).toBeLessThanOrEqual(MOST_TIMES);
  });
});
