import { spawnSync } from "node:child_process";
import { chownSync, cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { POD } from "./program.js";
import { temporaryFolder } from "./temporary-folder.js";

/** Node.js keeps what it has compiled from 22.8 on. */
const CAN_KEEP = "enableCompileCache" in process.getBuiltinModule("node:module");

/** A package as one installs it, in `at`, beside a repository with a pod. */
function installedAt(at: string) {
  const root = temporaryFolder({ "repository/.git/HEAD": "", "repository/apps/pod.yaml": POD });
  const installed = join(root, at, "node_modules/taintlint");
  for (const part of ["dist/cli.js", "dist/chunks", "package.json"]) {
    cpSync(part, join(installed, part), { recursive: true });
  }
  const run = (words: readonly string[], cwd = "repository/apps", env: NodeJS.ProcessEnv = {}) => {
    const all = { PATH: process.env.PATH, ...env };
    const options = { cwd: join(root, cwd), env: all, encoding: "utf8" } as const;
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(installed, "dist/cli.js"), ...words], options);
    return { status, stdout, stderr };
  };
  const kept = join(installed, ".compile-cache");
  return { root, installed, run, kept, keeps: () => existsSync(kept) };
}

describe("compiled code", () => {
  it("is kept in the package where Node.js can, and changes nothing", () => {
    const { run, kept, keeps } = installedAt("tools");
    const plain = run(["rules"], "repository", { NODE_DISABLE_COMPILE_CACHE: "1" });
    expect(plain).toMatchObject({ status: 0, stderr: "" });
    expect(keeps()).toBe(false);
    expect(run(["rules"])).toEqual(plain);
    expect(keeps()).toBe(CAN_KEEP);
    const files = () => (CAN_KEEP ? readdirSync(kept, { recursive: true }) : []);
    const first = files();
    expect(run(["rules"])).toEqual(plain);
    expect(files()).toEqual(first);
    expect(first.length > 2).toBe(CAN_KEEP);
  });

  it("stands in no commit", () => {
    expect(spawnSync("git", ["check-ignore", "--quiet", ".compile-cache/any"]).status).toBe(0);
  });
});

describe.runIf(CAN_KEEP)("where compiled code is not kept", () => {
  it("is where the run is thrown away", () => {
    const { run, keeps } = installedAt("tools");
    expect(run(["--help"], "repository", { CI: "true" }).status).toBe(0);
    expect(keeps()).toBe(false);
  });

  it("is the repository that is worked in", () => {
    const { run, keeps } = installedAt("repository");
    expect(run(["--help"], "repository/apps").status).toBe(0);
    expect(keeps()).toBe(false);
  });

  it.each([["../repository/apps/pod.yaml"], ["--config=../repository/apps"]])(
    "is the repository that %s names",
    (word) => {
      const { root, run, keeps } = installedAt("repository");
      mkdirSync(join(root, "elsewhere"));
      expect(run([word, "--help"], "elsewhere").status).toBe(0);
      expect(keeps()).toBe(false);
      expect(run(["--help"], "elsewhere").status).toBe(0);
      expect(keeps()).toBe(true);
    },
  );

  it("is a folder outside of git that is worked in", () => {
    const { run, keeps } = installedAt("tools");
    expect(run(["--help"], "tools").status).toBe(0);
    expect(keeps()).toBe(false);
  });

  it("is the repository around a submodule that is worked in", () => {
    const { root, run, keeps } = installedAt("repository");
    writeFileSync(join(root, "repository/apps/.git"), "gitdir: ../.git/modules/apps\n");
    expect(run(["--help"], "repository/apps").status).toBe(0);
    expect(keeps()).toBe(false);
  });

  it.runIf(process.getuid?.() === 0)("is a package of another user, who could not remove it", () => {
    const { installed, run, keeps } = installedAt("tools");
    chownSync(installed, 65534, 65534);
    expect(run(["--help"]).status).toBe(0);
    expect(keeps()).toBe(false);
  });

  it("is where nothing can be written, of which nothing is said", () => {
    const { run, kept } = installedAt("tools");
    writeFileSync(kept, "no folder");
    expect(run(["--help"])).toMatchObject({ status: 0, stderr: "" });
  });
});
