import fs, { cpSync, readdirSync, readFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join, relative } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { readStored } from "../../src/sources/cache/stored-run.js";
import { makeRepository } from "../sources/git-repository.js";
import { runInProcess } from "./in-process.js";
import { temporaryFolder } from "./temporary-folder.js";

const LOOKS = [
  "lstatSync",
  "statSync",
  "existsSync",
  "realpathSync",
  "readdirSync",
  "openSync",
  "readFileSync",
] as const;

/** Writes down each path that the process looks at, until the test is over. */
function watchDisk(): ReadonlySet<string> {
  const seen = new Set<string>();
  const patched: Record<string, unknown> = fs as unknown as Record<string, unknown>;
  for (const name of LOOKS) {
    const look = patched[name];
    if (typeof look !== "function") continue;
    patched[name] = Object.assign((path: unknown, ...rest: unknown[]) => {
      if (typeof path === "string") seen.add(path);
      return look(path, ...rest);
    }, look);
    onTestFinished(() => {
      patched[name] = look;
      syncBuiltinESMExports();
    });
  }
  syncBuiltinESMExports();
  return seen;
}

it("whatever a run looks at in the repository is written down for the next one", { timeout: 60_000 }, async () => {
  const { folder } = makeRepository({});
  for (const [name, fixture] of [
    ["shop", "examples/shop"],
    ["bases", "test/rendering/kustomize/fixtures/nested-bases"],
    ["flux", "test/rendering/kustomize/fixtures/flux"],
    ["chart", "test/rendering/helm/fixtures/alike-values"],
    ["infra", "test/inventory/terraform/fixtures/plan-modules"],
  ] as const) {
    cpSync(fixture, join(folder, name), { recursive: true });
  }
  const environment = { PATH: process.env.PATH, XDG_CACHE_HOME: temporaryFolder() };
  const seen = watchDisk();
  await runInProcess(["lint", "--format", "concise"], folder, environment);
  const looked = [...seen];
  const { messages } = await runInProcess(["lint", "--cache", "--verbose"], folder, environment);
  expect(messages.at(-1)).toBe("cache: nothing was kept for this run");
  const runs = join(environment.XDG_CACHE_HOME, "taintlint", "runs");
  const [name = ""] = readdirSync(runs).filter((one) => one !== "tidied");
  const text = readFileSync(join(runs, name), "utf8");
  const stored = readStored(text.slice(text.indexOf("\n") + 1));
  const known = new Set([...(stored?.files.keys() ?? []), ...(stored?.asked ?? []).map(([, path]) => path)]);
  const inside = looked.map((path) => relative(folder, path)).filter((path) => !path.startsWith(".."));
  expect(inside.length).toBeGreaterThan(50);
  expect(inside.filter((path) => !known.has(path === "" ? "." : path) && !path.startsWith(".git/"))).toEqual([]);
});
