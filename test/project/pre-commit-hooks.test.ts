import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { parseCommandLine } from "../../src/cli/arguments/arguments.js";
import { CONFIGURATION, INVALID_POD, POD } from "../cli/program.js";
import { temporaryFolder } from "../cli/temporary-folder.js";
import { type GitRepository, makeRepository } from "../sources/git-repository.js";

interface Hook {
  readonly id: string;
  readonly entry: string;
  readonly args: readonly string[];
  readonly language: string;
  readonly pass_filenames: boolean;
  readonly files: string;
}

const hooks: Hook[] = parse(readFileSync(".pre-commit-hooks.yaml", "utf8"));

it("pre-commit runs the program of the repository on the whole repository, and installs nothing", () => {
  expect(hooks.map(({ id, language, pass_filenames }) => [id, language, pass_filenames])).toEqual([
    ["taintlint", "script", false],
  ]);
  expect(hooks[0]?.entry).toBe("dist/cli.js");
  expect(parseCommandLine(hooks[0]?.args ?? [])).toMatchObject({ kind: "run" });
});

it("git has the program as one that can be started", () => {
  expect(execFileSync("git", ["ls-files", "--stage", "dist/cli.js"], { encoding: "utf8" })).toMatch(/^100755 /);
  // As the build leaves it.
  expect(statSync("dist/cli.js").mode & 0o111).toBe(0o111);
});

it.each([
  ["k8s/api.yaml", true],
  ["k8s/api.yml", true],
  ["nodes.json", true],
  ["infra/main.tf", true],
  ["README.md", false],
  ["src/yaml.ts", false],
])("pre-commit runs it for a change of %s: %j", (path, expected) => {
  expect(new RegExp(hooks[0]?.files ?? "").test(path)).toBe(expected);
});

/** What git has of this repository for a hook, in a repository of its own, and a user's repository. */
function makeRepositories(): { readonly hook: GitRepository; readonly user: GitRepository } {
  const hook = makeRepository({});
  for (const path of ["dist", "package.json", ".pre-commit-hooks.yaml"]) {
    cpSync(path, join(hook.folder, path), { recursive: true });
  }
  const user = makeRepository({ "taintlint.yaml": CONFIGURATION, "k8s/web.yaml": INVALID_POD, "README.md": "Shop\n" });
  hook.commit();
  user.commit();
  return { hook, user };
}

const isThere = spawnSync("pre-commit", ["--version"]).status === 0;
if (!isThere) console.warn("skipped: pre-commit is not on PATH");

describe("as in a user's repository", () => {
  it("the program of a clone judges it, and needs nothing else of the clone", () => {
    const { hook, user } = makeRepositories();
    const run = () => spawnSync(join(hook.folder, hooks[0]?.entry ?? ""), { cwd: user.folder, encoding: "utf8" });
    const { status, stdout } = run();
    expect(stdout).toContain("k8s/web.yaml:8:56: error[invalid-toleration]");
    expect(status).toBe(1);
    user.write({ "k8s/web.yaml": POD });
    expect(run()).toMatchObject({ status: 0, stderr: "" });
  });

  it.skipIf(!isThere)(
    "pre-commit tells its findings, passes, and leaves out commits of other files",
    { timeout: 60_000 },
    () => {
      const { hook, user } = makeRepositories();
      const configuration = `repos: [{repo: "${hook.folder}", rev: "${hook.git("rev-parse", "HEAD")}", hooks: [{id: taintlint}]}]`;
      user.write({ ".pre-commit-config.yaml": configuration });
      user.git("add", "--all");
      const home = temporaryFolder();
      const run = (...words: string[]) =>
        spawnSync("pre-commit", ["run", "--color=never", ...words], {
          cwd: user.folder,
          encoding: "utf8",
          env: { ...process.env, PRE_COMMIT_HOME: home },
        });
      const failed = run("--all-files");
      expect(failed.stdout).toMatch(/^taintlint\.+Failed$/m);
      expect(failed.stdout).toContain("k8s/web.yaml:8:56: error[invalid-toleration]");
      expect(failed.status).toBe(1);
      expect(run("--files", "README.md").stdout).toMatch(/^taintlint\.+\(no files to check\)Skipped$/m);
      user.write({ "k8s/web.yaml": POD });
      user.git("add", "--all");
      const passed = run("--all-files");
      expect(passed.stdout).toMatch(/^taintlint\.+Passed$/m);
      expect(passed.status).toBe(0);
    },
  );
});
