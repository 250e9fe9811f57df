import childProcess from "node:child_process";
import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createIgnoredPaths, listGitFiles } from "../../src/sources/disk/git-files.js";
import { run } from "../cli/in-process.js";
import { CONFIGURATION, INVALID_POD, POD } from "../cli/program.js";
import { temporaryFolder } from "../cli/temporary-folder.js";
import { fillRepository, type GitRepository, makeRepository } from "./git-repository.js";

const MILLISECONDS = 300;
const FOREVER = 600;

/** Stands a git before the one of the machine that never ends where a word of the command line is one of these. */
function slowFor(...words: readonly string[]): void {
  const folder = temporaryFolder();
  const real = `PATH='${process.env.PATH}' exec git "$@"`;
  const test = words.map((word) => `*" ${word} "*`).join("|");
  const script = `#!/bin/sh\ncase " $* " in ${test}) exec sleep ${FOREVER};; esac\n${real}\n`;
  writeFileSync(join(folder, "git"), script);
  chmodSync(join(folder, "git"), 0o755);
  vi.stubEnv("PATH", `${folder}:${process.env.PATH}`);
  onTestFinished(() => void vi.unstubAllEnvs());
}

/** What git tells of every kind of file: tracked and ignored, neither, ignored alone, and the same in other repositories. */
function repositoryOfAllKinds(): GitRepository {
  const repository = makeRepository({ "kept.yaml": "a: 1\n", "apps/tracked.yaml": "a: 1\n" });
  const { folder, git, write } = repository;
  mkdirSync(join(folder, "vendor"));
  mkdirSync(join(folder, "inner"));
  const vendor = fillRepository(join(folder, "vendor"), { "v.yaml": "a: 1\n" });
  fillRepository(join(folder, "inner"), { "i.yaml": "a: 1\n" });
  git("update-index", "--add", "--cacheinfo", `160000,${vendor.git("rev-parse", "HEAD")},vendor`);
  write({
    ".gitignore": "*.secret.yaml\n/apps/tracked.yaml\nout/\n",
    "new.yaml": "a: 1\n",
    "a.secret.yaml": "a: 1\n",
    "out/o.yaml": "a: 1\n",
    "apps/new.yaml": "a: 1\n",
    "vendor/new.yaml": "a: 1\n",
    "node_modules/x/n.yaml": "a: 1\n",
  });
  return repository;
}

describe.runIf(process.platform !== "win32")("a git that takes too long", () => {
  it("over untracked files is asked for the index alone, and the files are those that it would have named", () => {
    const { folder } = repositoryOfAllKinds();
    const told = listGitFiles(folder);
    expect(told?.paths).toEqual(
      [
        ...[".gitignore", "apps/new.yaml", "apps/tracked.yaml", "inner/i.yaml", "kept.yaml", "new.yaml"],
        ...["vendor/new.yaml", "vendor/v.yaml"],
      ].sort(),
    );
    slowFor("--others");
    expect(listGitFiles(folder, performance.now() + MILLISECONDS)).toEqual(told);
  });

  it("shares its time with all repositories inside", () => {
    const { folder } = makeRepository({ "a.yaml": "a: 1\n" });
    for (const name of ["one", "two", "three"]) {
      mkdirSync(join(folder, name));
      fillRepository(join(folder, name), { "a.yaml": "a: 1\n" });
    }
    const told = listGitFiles(folder);
    expect(told?.paths).toHaveLength(4);
    expect(listGitFiles(folder, 0)).toEqual(told);
  });

  it("over ignored paths is no reason to call none of them ignored", () => {
    const { folder } = repositoryOfAllKinds();
    const paths = ["a.secret.yaml", "new.yaml", "out", "out/o.yaml", "apps"];
    const told = createIgnoredPaths()(folder, paths);
    expect([...told]).toEqual(["a.secret.yaml", "out", "out/o.yaml"]);
    slowFor("check-ignore");
    const ignoredPaths = createIgnoredPaths(MILLISECONDS);
    expect(ignoredPaths(folder, paths)).toEqual(told);
    // It is asked no second time in the run: each of many folders would wait as long.
    const begun = performance.now();
    expect(ignoredPaths(folder, paths)).toEqual(told);
    expect(performance.now() - begun).toBeLessThan(MILLISECONDS);
  });

  it("hangs over a .gitignore, and is not waited for", () => {
    const { folder } = makeRepository({ "kept.yaml": "a: 1\n" });
    const deep = `${"a/".repeat(40)}c.yaml`;
    mkdirSync(join(folder, deep, ".."), { recursive: true });
    writeFileSync(join(folder, deep), "a: 1\n");
    writeFileSync(join(folder, ".gitignore"), `${"**/a/".repeat(12)}b\n*.tmp\n`);
    writeFileSync(join(folder, "x.tmp"), "");
    expect(listGitFiles(folder, performance.now() + MILLISECONDS)?.paths).toEqual([".gitignore", deep, "kept.yaml"]);
    expect(createIgnoredPaths(MILLISECONDS)(folder, [deep, "x.tmp"])).toEqual(new Set(["x.tmp"]));
  });

  it.each(["rev-parse", "merge-base", "ls-tree", "cat-file"])("ends a comparison: %s", async (word) => {
    const { folder, commit } = makeRepository({ "taintlint.yaml": CONFIGURATION, "a.yaml": POD });
    commit({ "a.yaml": INVALID_POD });
    slowFor(word);
    capTimes();
    const { exitCode, stderr } = await run(["--base", "HEAD~1"], { cwd: folder });
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining("git did not end within 120 seconds")]);
  });

  it("leaves no finding out of a run", async () => {
    const { folder } = makeRepository({ "taintlint.yaml": CONFIGURATION, "a.yaml": INVALID_POD });
    slowFor("--others", "check-ignore", "grep", "config");
    capTimes();
    const { exitCode, stdout } = await run(["--format", "concise"], { cwd: folder });
    expect([exitCode, stdout]).toEqual([1, expect.stringContaining("a.yaml:")]);
  });
});

/** Ends programs sooner than the code asks for, until the test is over. */
function capTimes(): void {
  const { spawnSync } = childProcess;
  const capped = (file: string, words: readonly string[], options: childProcess.SpawnSyncOptions) =>
    spawnSync(file, words, { ...options, timeout: Math.min(options.timeout ?? MILLISECONDS, MILLISECONDS) });
  Object.assign(childProcess, { spawnSync: capped });
  syncBuiltinESMExports();
  onTestFinished(() => {
    Object.assign(childProcess, { spawnSync });
    syncBuiltinESMExports();
  });
}
