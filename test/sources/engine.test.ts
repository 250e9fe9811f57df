import { execFileSync } from "node:child_process";
import v8 from "node:v8";
import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.restoreAllMocks();
  vi.resetModules();
});

/** What a run asks of the engine, whose space for new objects has so many bytes each time. */
async function askedWith(...sizes: readonly number[]): Promise<string[]> {
  const { compileLess, growLess } = await import("../../src/sources/engine.js");
  const asked = vi.spyOn(v8, "setFlagsFromString").mockReturnValue();
  const spaces = vi.spyOn(v8, "getHeapSpaceStatistics");
  const [space] = v8.getHeapSpaceStatistics();
  if (space === undefined) throw new Error("the engine has no heap");
  compileLess();
  for (const size of sizes) {
    spaces.mockReturnValue([{ ...space, space_name: "new_space", space_size: size }]);
    growLess();
  }
  return asked.mock.calls.map(([flag]) => flag);
}

test("every flag that the engine is given is one that it knows, and is given once", async () => {
  const options = execFileSync(process.execPath, ["--v8-options"], { encoding: "utf8" });
  const names = (await askedWith(1024 ** 3, 1024 ** 3)).map((flag) => /^--[a-z-]+/.exec(flag)?.[0] ?? flag);
  for (const name of names) expect(options).toContain(`\n  ${name} (`);
  expect(new Set(names).size).toBe(names.length);
});

const release = Number.parseInt(process.versions.node, 10);

test.runIf(release === 22 || release === 24)(
  "the space for new objects may grow until it is large enough",
  async () => {
    const small = await askedWith(1024 ** 2, 1024 ** 2);
    vi.restoreAllMocks();
    vi.resetModules();
    const grown = await askedWith(1024 ** 2, 1024 ** 3);
    expect(grown.length).toBeGreaterThan(small.length);
  },
);
