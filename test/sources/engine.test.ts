import { execFileSync } from "node:child_process";
import v8 from "node:v8";
import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.restoreAllMocks();
  vi.resetModules();
});

/** What a run asks of the engine, whose space for new objects has so many bytes each time. */
async function askedWith(...sizes: readonly number[]): Promise<string[]> {
  const { beginLongRun, boundHeap } = await import("../../src/sources/disk/engine.js");
  const asked = vi.spyOn(v8, "setFlagsFromString").mockReturnValue();
  const spaces = vi.spyOn(v8, "getHeapSpaceStatistics");
  const [space] = v8.getHeapSpaceStatistics();
  if (space === undefined) throw new Error("the engine has no heap");
  beginLongRun();
  for (const size of sizes) {
    spaces.mockReturnValue([{ ...space, space_name: "new_space", space_size: size }]);
    boundHeap();
  }
  return asked.mock.calls.map(([flag]) => flag);
}

test("every flag that the engine is given is one that it knows, and is given once", async () => {
  const options = execFileSync(process.execPath, ["--v8-options"], { encoding: "utf8" });
  const names = (await askedWith(1024 ** 3, 1024 ** 3)).map((flag) => /^--(?:no-)?([a-z-]+)/.exec(flag)?.[1] ?? flag);
  for (const name of names) expect(options).toContain(`\n  --${name} (`);
  expect(new Set(names).size).toBe(names.length);
});

const release = Number.parseInt(process.versions.node, 10);

test.runIf(release === 20)("a heap may grow fast until it is large", async () => {
  expect(await askedBySize()).toHaveLength(1);
});

test.runIf(release >= 22 && release <= 26)(
  "the space for new objects, and the heap, may grow until they are large",
  async () => {
    expect(await askedBySize()).toHaveLength(2);
  },
);

/** What is asked once there is much, and not before. */
async function askedBySize(): Promise<string[]> {
  const small = await askedWith(1024 ** 2, 1024 ** 2);
  vi.restoreAllMocks();
  vi.resetModules();
  const grown = await askedWith(1024 ** 2, 1024 ** 3, 1024 ** 3);
  expect(grown.slice(0, small.length)).toEqual(small);
  return grown.slice(small.length);
}
