import { cpSync, existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { isTried } from "../long-run.js";
import { makeRepository } from "../sources/git-repository.js";
import { runInProcess } from "./in-process.js";
import { temporaryFolder } from "./temporary-folder.js";

const FIXTURES = [
  "examples",
  "test/inventory/formats",
  "test/inventory/terraform/fixtures",
  "test/rendering/kustomize/fixtures",
  "test/rendering/helm/fixtures",
  "test/rendering/gitops/fixtures",
  "test/fix/fixtures",
  "../shared/corpora",
];
/** Each is linted three times: the test command tries one of these, and `TAINTLINT_LONG=1` all. */
const EVERY = 12;

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name));
}

const folders = FIXTURES.flatMap(foldersIn).filter((_, index) => isTried(index, EVERY));

describe("a report is the same without a cache, with an empty one and with a full one", () => {
  it.each(folders)("%s", { timeout: 600_000 }, async (fixture) => {
    const { folder } = makeRepository({});
    cpSync(fixture, folder, { recursive: true });
    const environment = { PATH: process.env.PATH, XDG_CACHE_HOME: temporaryFolder() };
    const lint = async (...words: string[]) => {
      const run = await runInProcess(["lint", "--verbose", "--format", "text", ...words], folder, environment);
      const { exitCode, stdout, errors, messages } = run;
      return { told: { exitCode, stdout, errors }, last: messages.at(-1) ?? "", messages };
    };
    const [without, empty, full] = [await lint(), await lint("--cache"), await lint("--cache")];
    expect(empty.told).toEqual(without.told);
    expect(full.told).toEqual(without.told);
    // What could not be read at all is read again.
    const isAgain = full.messages.some((line) => line.includes("nothing has changed since the last run"));
    const isForeign = full.last.endsWith("its findings are not kept: something outside of the repository");
    expect(isAgain, full.last).toBe(without.told.exitCode !== 2 && !isForeign);
  });
});
