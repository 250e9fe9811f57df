import { chmodSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { makeRepository } from "../sources/git-repository.js";
import { run } from "./in-process.js";
import { CONFIGURATION, POD, type Run, useProgram } from "./program.js";
import { temporaryFolder } from "./temporary-folder.js";

const program = useProgram();
const NAMES = ["kustomize", "kubectl", "helm", "git"];

/** Programs that write down who was called, and do what the shell text says. */
function plant(folder: string, log: string, names: readonly string[], text = ""): void {
  mkdirSync(folder, { recursive: true });
  for (const name of names) {
    writeFileSync(join(folder, name), `#!/bin/sh\necho ${name} >> ${log}\n${text}\n`);
    chmodSync(join(folder, name), 0o755);
  }
}

/** A folder with the real git, and nothing else. */
function folderWithGit(): string {
  const folder = temporaryFolder();
  symlinkSync("/usr/bin/git", join(folder, "git"));
  return folder;
}

/** Runs the program here, with a PATH as that of a process of its own: git is looked up on what the process has. */
function runWithPath(words: readonly string[], cwd: string, PATH: string, env = {}): Promise<Run> {
  vi.stubEnv("PATH", PATH);
  return run(words, { cwd, env });
}

function newLog(): { readonly path: string; readonly called: () => readonly string[] } {
  const path = join(temporaryFolder(), "called");
  const called = () => (existsSync(path) ? [...new Set(readFileSync(path, "utf8").trim().split("\n"))].sort() : []);
  return { path, called };
}

const RENDERED = {
  "taintlint.yaml": CONFIGURATION,
  "base/kustomization.yaml": "resources: [web.yaml]\n",
  "base/web.yaml": POD,
  "chart/Chart.yaml": "apiVersion: v2\nname: web\nversion: 1.0.0\n",
  "chart/templates/web.yaml": POD,
};

describe.skipIf(process.platform === "win32")("programs that stand in the repository are not run", () => {
  const ways: Readonly<Record<string, (folder: string) => string>> = {
    "a folder of the repository": (folder) => join(folder, "bin"),
    "one beside the working directory": (folder) => join(folder, "base", "..", "bin"),
    "a relative folder": () => "bin",
    "a folder above the working directory, relative": () => "../bin",
    "an empty entry": () => "",
    "a link from outside": (folder) => {
      const link = join(temporaryFolder(), "link");
      symlinkSync(join(folder, "bin"), link);
      return link;
    },
    "links to the programs from outside": (folder) => {
      const outside = temporaryFolder();
      for (const name of NAMES) symlinkSync(join(folder, "bin", name), join(outside, name));
      return outside;
    },
    "a link in the repository to a folder outside": (folder) => {
      const outside = temporaryFolder();
      for (const name of NAMES) symlinkSync(join(folder, "bin", name), join(outside, name));
      symlinkSync(outside, join(folder, "elsewhere"));
      return join(folder, "elsewhere");
    },
  };

  it.each(Object.keys(ways))("%s", async (way) => {
    const repository = makeRepository(RENDERED);
    const { folder } = repository;
    const log = newLog();
    plant(join(folder, "bin"), log.path, NAMES);
    plant(folder, log.path, NAMES);
    // No other program is there, so that nothing but the planted ones could be run.
    const PATH = [ways[way]?.(folder) ?? "", folderWithGit()].join(delimiter);
    for (const cwd of [folder, join(folder, "base")]) await runWithPath(["--base", "HEAD"], cwd, PATH);
    expect(log.called()).toEqual([]);
  });

  it("nor where only the base revision is looked at, which stands elsewhere", () => {
    const { folder } = makeRepository(RENDERED);
    const log = newLog();
    const bin = join(folder, "bin");
    plant(bin, log.path, ["kustomize", "kubectl", "helm"]);
    const { stdout } = program.run(["--base", "HEAD"], {
      cwd: folder,
      env: { PATH: [bin, folderWithGit()].join(delimiter) },
    });
    expect(stdout).toContain("not on PATH");
    expect(log.called()).toEqual([]);
  });
});

describe.skipIf(process.platform === "win32")("a program that a person names", () => {
  const repository = () => {
    const { folder } = makeRepository(RENDERED);
    const log = newLog();
    plant(join(folder, "bin"), log.path, ["kustomize", "kubectl", "helm"], "exit 1");
    return { cwd: folder, log };
  };

  it.each<[string, readonly string[], Readonly<Record<string, string>>]>([
    ["by options", ["--kustomize", "bin/kustomize", "--helm", "bin/helm"], {}],
    ["by the environment", [], { TAINTLINT_KUSTOMIZE: "bin/kustomize", TAINTLINT_HELM: "./bin/helm" }],
    ["by both", ["--kustomize", "bin/kustomize", "--helm", "bin/helm"], { TAINTLINT_HELM: "/nowhere" }],
  ])("%s is run wherever it stands", async (_, words, env) => {
    const { cwd, log } = repository();
    await run([...words, "--no-cache"], { cwd, env });
    expect(log.called()).toEqual(["helm", "kustomize"]);
  });

  it("by its bare name is looked up on PATH", async () => {
    const { cwd, log } = repository();
    const outside = temporaryFolder();
    plant(outside, log.path, ["kubectl", "kustomize"], "exit 1");
    const PATH = [outside, process.env.PATH].join(delimiter);
    await runWithPath(["--kustomize", "kubectl", "--no-cache"], cwd, PATH);
    expect(log.called()).toContain("kubectl");
    expect(log.called()).not.toContain("kustomize");
  });

  it.each<[readonly string[], Readonly<Record<string, string>>, string]>([
    [["--helm", "bin/helmet"], {}, 'taintlint: --helm: "FOLDER/bin/helmet" does not exist, or cannot be started\n'],
    [["--kustomize", "kustomise"], {}, 'taintlint: --kustomize: no program "kustomise" is on PATH\n'],
    [[], { TAINTLINT_HELM: "chart" }, 'taintlint: TAINTLINT_HELM: no program "chart" is on PATH\n'],
  ])("and is not there ends the run: %j %j", async (words, env, message) => {
    const { cwd } = repository();
    const { exitCode, stderr } = await run(words, { cwd, env });
    expect([exitCode, stderr]).toEqual([2, message.replace("FOLDER", cwd)]);
  });
});
