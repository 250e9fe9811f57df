import { cpSync, lstatSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { openSearchPath } from "../../src/sources/disk/search-path.js";
import { findProgram } from "../../src/sources/render/find-program.js";
import { cloneRepository, type GitRepository, makeRepository, openRepository } from "../sources/git-repository.js";
import { runInProcess } from "./in-process.js";
import { INVALID_POD, POD } from "./program.js";
import { temporaryFolder } from "./temporary-folder.js";

const hasKustomize = findProgram("kustomize", openSearchPath(process.env.PATH ?? "", [])) !== undefined;
if (!hasKustomize) console.warn("skipped: neither kustomize nor kubectl is on PATH");

const POOLS = "version: 1\npools:\n  - name: general\n  - name: gpu\n    labels: { pool: gpu }\n";
const TAINTED = `${POOLS}    taints: ["gpu=true:NoSchedule"]\n`;

function deployment(name: string, spec = "", kind = "Deployment"): string {
  return `apiVersion: apps/v1
kind: ${kind}
metadata: { name: ${name} }
spec:
  template:
    spec:
      containers: [{ name: c, image: c:1 }]
${spec}`;
}
const ON_GPU = "      nodeSelector: { pool: gpu }\n";
const TOLERANT = `${ON_GPU}      tolerations: [{ key: gpu, operator: Exists, effect: NoSchedule }]\n`;

interface LintJson {
  readonly findings: readonly {
    readonly rule: string;
    readonly source: { readonly file: string; readonly line: number };
  }[];
  readonly existing: LintJson["findings"];
  readonly change: {
    readonly base: { readonly commit: string };
    readonly pools: readonly { readonly pool: string; readonly change: string }[];
    readonly workloads: readonly { readonly name: string; readonly effect: string }[];
    readonly landFirst: readonly string[];
    readonly landAfter: readonly string[];
  };
}

async function compare(
  folder: string,
  base: string,
  ...words: string[]
): Promise<{ exitCode: number; json: LintJson }> {
  const { exitCode, stdout, errors } = await runInProcess(["--base", base, "--format", "json", ...words], folder);
  expect(errors).toEqual([]);
  return { exitCode, json: JSON.parse(stdout) };
}

function told(findings: LintJson["findings"]): string[] {
  return findings.map(({ rule, source }) => `${source.file}:${source.line} ${rule}`);
}

/** Everything that a run must leave alone. */
function stateOf({ folder, git }: GitRepository) {
  const times = ["taintlint.yaml", ".git/index", ".git/HEAD"].map((path) => lstatSync(join(folder, path)).mtimeMs);
  return {
    status: git("--no-optional-locks", "status", "--porcelain"),
    times,
    refs: git("for-each-ref"),
    stash: git("stash", "list"),
  };
}

describe("lint --base", () => {
  it("fails for what is new only, and lists what was there", async () => {
    const repository = makeRepository({
      "taintlint.yaml": POOLS,
      "old.yaml": INVALID_POD,
      "a.yaml": POD.replace("web", "a"),
    });
    repository.write({ "a.yaml": INVALID_POD.replaceAll("web", "a") });
    const { exitCode, json } = await compare(repository.folder, "HEAD");
    expect(exitCode).toBe(1);
    expect(told(json.findings)).toEqual(["a.yaml:8 invalid-toleration"]);
    expect(told(json.existing)).toEqual(["old.yaml:8 invalid-toleration"]);
    repository.git("checkout", "--quiet", "a.yaml");
    const clean = await runInProcess(["--base", "main"], repository.folder);
    expect(clean.exitCode).toBe(0);
    expect(clean.stdout).toContain("1 finding was there before this change (1 error):\n  old.yaml:8:");
    expect(clean.stdout).toMatch(/compared with main \([0-9a-f]{7}\)\n\nno new findings in /);
  });

  it("binds some files to clusters as the whole repository does, in the base too", async () => {
    const repository = makeRepository({});
    cpSync(join(import.meta.dirname, "../lint/binding/flux-three-clusters"), repository.folder, { recursive: true });
    repository.commit();
    const { exitCode, json } = await compare(repository.folder, "HEAD", "--render=off", "apps/base/train.yaml", "edge");
    expect(told(json.findings)).toEqual([]);
    expect(json.existing.length).toBe(2);
    expect(json.change.workloads).toEqual([]);
    expect(exitCode).toBe(0);
  });

  it("knows findings again in moved lines, renamed files and among alike ones", async () => {
    const twice = `${INVALID_POD}${INVALID_POD.slice(INVALID_POD.lastIndexOf("    -"))}`;
    const repository = makeRepository({ "taintlint.yaml": POOLS, "a.yaml": twice, "b.yaml": "a: 1\na: 2\n" });
    const { exitCode, json } = await compare(repository.folder, "HEAD");
    expect([exitCode, json.findings]).toEqual([0, []]);
    const count = json.existing.length;
    repository.git("mv", "a.yaml", "moved.yaml");
    repository.git("mv", "b.yaml", "c.yaml");
    repository.write({ "moved.yaml": `# a comment\n${twice}` });
    const moved = await compare(repository.folder, "HEAD");
    expect([moved.exitCode, told(moved.json.findings), moved.json.existing.length]).toEqual([0, [], count]);
    repository.write({ "moved.yaml": `${twice}${twice.slice(twice.lastIndexOf("    -"))}` });
    const more = await compare(repository.folder, "HEAD");
    expect([more.json.findings.length, more.json.existing.length]).toEqual([1, count]);
  });

  it("touches neither the working tree nor the index, and leaves nothing behind", async () => {
    const repository = makeRepository({ "taintlint.yaml": POOLS, "a.yaml": deployment("a", ON_GPU) });
    repository.commit({ "taintlint.yaml": TAINTED });
    repository.write({ "a.yaml": deployment("a", TOLERANT), "untracked.yaml": POD });
    const before = stateOf(repository);
    const temporary = temporaryFolder();
    vi.stubEnv("TMPDIR", temporary);
    onTestFinished(() => void vi.unstubAllEnvs());
    await compare(repository.folder, "HEAD^");
    expect(stateOf(repository)).toEqual(before);
    expect(readdirSync(temporary)).toEqual([]);
    expect(readFileSync(join(repository.folder, "a.yaml"), "utf8")).toBe(deployment("a", TOLERANT));
  });

  it("tells of a taint whose workloads are in other files, at the taint", async () => {
    const repository = makeRepository({
      "taintlint.yaml": POOLS,
      "train.yaml": deployment("train", ON_GPU),
      "api.yaml": deployment("api"),
      "agent.yaml": deployment("agent", "", "DaemonSet"),
    });
    repository.git("checkout", "--quiet", "-b", "change");
    repository.commit({ "taintlint.yaml": TAINTED });
    const { exitCode, json } = await compare(repository.folder, "main");
    expect(exitCode).toBe(1);
    expect(told(json.findings)).toContain("taintlint.yaml:6 taint-change-impact");
    expect(json.change.workloads.map(({ name, effect }) => `${name} ${effect}`)).toEqual([
      "train unschedulable",
      "agent loses-pool",
      "api loses-pool",
    ]);
  });

  it("says which manifests must land first, and which must wait", async () => {
    const repository = makeRepository({ "taintlint.yaml": POOLS, "train.yaml": deployment("train", ON_GPU) });
    const tainted = { "taintlint.yaml": TAINTED, "train.yaml": deployment("train", TOLERANT) };
    repository.commit(tainted);
    const add = await compare(repository.folder, "HEAD^");
    expect([add.exitCode, add.json.change.landFirst, add.json.change.landAfter]).toEqual([0, ["train.yaml"], []]);
    expect(told(add.json.findings)).toContain("taintlint.yaml:6 taint-change-impact");
    repository.git("revert", "--no-edit", "HEAD");
    const remove = await compare(repository.folder, "HEAD^");
    expect([remove.exitCode, remove.json.change.landFirst, remove.json.change.landAfter]).toEqual([
      0,
      [],
      ["train.yaml"],
    ]);
  });

  it("works in a subdirectory, in a worktree and in a shallow clone", async () => {
    const files = { "app/taintlint.yaml": POOLS, "app/a.yaml": INVALID_POD, "b.yaml": INVALID_POD };
    const repository = makeRepository(files);
    repository.commit({ "app/c.yaml": deployment("c") });
    const worktree = join(temporaryFolder(), "tree");
    repository.git("worktree", "add", "--quiet", worktree);
    const clone = cloneRepository(repository, "--depth=2");
    for (const folder of [repository.folder, worktree, clone.folder]) {
      const { exitCode, json } = await compare(join(folder, "app"), "HEAD^");
      expect([exitCode, told(json.existing)]).toEqual([0, ["a.yaml:8 invalid-toleration"]]);
    }
    const shallow = await runInProcess(["--base", "HEAD^"], cloneRepository(repository, "--depth=1").folder);
    expect(shallow.exitCode).toBe(2);
    expect(shallow.errors.join()).toContain('"fetch-depth: 2"');
  });

  it("compares the same pools and paths that the command line names", async () => {
    const repository = makeRepository({
      "taintlint.yaml": POOLS,
      "other.yaml": POOLS,
      "apps/a.yaml": INVALID_POD,
      "b.yaml": INVALID_POD,
    });
    repository.write({ "other.yaml": TAINTED, "apps/new.yaml": INVALID_POD.replaceAll("web", "new") });
    const { json } = await compare(repository.folder, "HEAD", "apps", "--inventory", "other.yaml");
    expect(told(json.findings)).toContain("apps/new.yaml:8 invalid-toleration");
    expect(told(json.existing)).toEqual(["apps/a.yaml:8 invalid-toleration"]);
    expect(json.change.pools).toMatchObject([{ pool: "gpu", change: "changed" }]);
  });

  it("takes an inventory that git ignores for the base, too", async () => {
    const nodes = "apiVersion: v1\nkind: Node\nmetadata: { name: n1 }\n";
    const repository = makeRepository({
      "taintlint.yaml": "version: 1\nfrom: [{ path: nodes.yaml }]\nmanifests: [apps]\n",
      ".gitignore": "nodes.yaml\n",
      "apps/a.yaml": INVALID_POD,
    });
    repository.write({ "nodes.yaml": nodes });
    const { stdout, exitCode } = await runInProcess(["--base", "HEAD"], repository.folder);
    expect(stdout).toContain('"nodes.yaml" is not in git, and holds for the base "HEAD"');
    expect([exitCode, stdout.includes("1 finding was there before")]).toEqual([0, true]);
  });

  it("calls everything new where the base cannot be read, and says why", async () => {
    const repository = makeRepository({ "taintlint.yaml": "version: 1\npools: 3\n", "a.yaml": INVALID_POD });
    repository.commit({ "taintlint.yaml": POOLS });
    const { exitCode, stdout } = await runInProcess(["--base", "HEAD^"], repository.folder);
    expect(exitCode).toBe(1);
    expect(stdout).toMatch(
      /notice: the base "HEAD\^" \([0-9a-f]{12}\) cannot be read, so every finding counts as new: taintlint\.yaml:2:/,
    );
  });

  it("says nothing of pools where the change is to declare them", async () => {
    const repository = makeRepository({ "a.yaml": deployment("a") });
    repository.commit({ "taintlint.yaml": TAINTED });
    const { exitCode, json } = await compare(repository.folder, "HEAD^");
    expect([exitCode, json.change.workloads, json.change.pools]).toEqual([0, [], []]);
  });

  it("can be suppressed, raised and lowered like any other rule", async () => {
    const repository = makeRepository({ "taintlint.yaml": POOLS, "api.yaml": deployment("api") });
    const run = async (text: string) => {
      repository.write({ "taintlint.yaml": text });
      return (await compare(repository.folder, "HEAD")).json.findings.map(({ rule }) => rule);
    };
    expect(await run(TAINTED)).toContain("taint-change-impact");
    expect(await run(`${TAINTED}rules: { taint-change-impact: off }\n`)).not.toContain("taint-change-impact");
    const comment = "    # taintlint-ignore taint-change-impact -- agreed\n    taints:";
    const silenced = TAINTED.replace("    taints:", comment);
    // A reviewer reads that the change silences something.
    expect(await run(silenced)).toEqual(["weakened-check"]);
    repository.commit({ "taintlint.yaml": silenced });
    // The comment stays, and nobody is told that it is of no use any more.
    expect(await run(silenced)).toEqual([]);
    expect((await runInProcess([], repository.folder)).stdout).toContain("no findings");
  });

  it("goes with --baseline: what either knows is not new", async () => {
    const repository = makeRepository({ "taintlint.yaml": POOLS, "a.yaml": INVALID_POD });
    await runInProcess(["--write-baseline", "known.json"], repository.folder).then(({ stdout }) => stdout);
    repository.write({ "b.yaml": INVALID_POD.replaceAll("web", "b") });
    const { exitCode, json } = await compare(repository.folder, "HEAD");
    expect([exitCode, told(json.findings)]).toEqual([1, ["b.yaml:8 invalid-toleration"]]);
  });

  it("says so outside of git", async () => {
    const { exitCode, errors } = await runInProcess(["--base", "main"], temporaryFolder({ "a.yaml": POD }));
    expect([exitCode, errors]).toEqual([2, ["taintlint: --base: this folder is not in a git repository"]]);
  });

  it.each([
    ["--fix", "fix first, then compare"],
    ["--fix-dry-run", "review the fixes first, then compare"],
    ["--write-baseline=b.json", "a baseline records every finding, including those of the base"],
  ])("does not go with %s", async (option, why) => {
    const { exitCode, errors } = await runInProcess(["--base", "main", option], temporaryFolder());
    const name = option.replace(/=.*/, "");
    expect([exitCode, errors]).toEqual([2, [`taintlint: options "--base" and "${name}" do not go together: ${why}`]]);
  });

  it("compares in a partial clone, unless that lacks a file which the run reads", async () => {
    const long = `#${"x".repeat(2000)}\n`;
    const origin = makeRepository({ "taintlint.yaml": POOLS, "image.svg": long, "web.yaml": POD, "long.yaml": long });
    origin.git("config", "uploadpack.allowFilter", "true");
    origin.commit({ "image.svg": `${long}#\n`, "bad.yaml": INVALID_POD });
    origin.commit({ "long.yaml": `${long}#\n` });
    const clone = cloneRepository(origin, "--filter=blob:limit=1k");
    const refused = await runInProcess(["--base", "HEAD^"], clone.folder);
    expect([refused.exitCode, refused.errors]).toEqual([2, [expect.stringContaining("this clone lacks a file of")]]);
    origin.commit({ "image.svg": long });
    const other = cloneRepository(origin, "--filter=blob:limit=1k");
    const { exitCode, json } = await compare(other.folder, "HEAD^");
    expect([exitCode, told(json.existing)]).toEqual([0, ["bad.yaml:8 invalid-toleration"]]);
  });

  it("counts findings in a submodule as known, and says so", async () => {
    const repository = makeRepository({ "taintlint.yaml": POOLS, "a.yaml": POD });
    const { git, folder } = repository;
    git("update-index", "--add", "--cacheinfo", `160000,${git("rev-parse", "HEAD")},vendor`);
    git("commit", "--quiet", "--message", "module");
    openRepository(folder).write({ "vendor/bad.yaml": INVALID_POD });
    const { exitCode, json } = await compare(folder, "HEAD");
    expect([exitCode, told(json.existing)]).toEqual([0, ["vendor/bad.yaml:8 invalid-toleration"]]);
  });
});

describe.skipIf(!hasKustomize)("lint --base with the real kustomize or kubectl", () => {
  const run = async (cwd: string, base: string) => {
    const environment = { PATH: process.env.PATH };
    const { exitCode, stdout } = await runInProcess(["--base", base, "--format", "json"], cwd, environment);
    const json: LintJson = JSON.parse(stdout);
    return { exitCode, json };
  };

  it("renders both revisions, and names the kustomization that has to land first", async () => {
    const overlay = (toleration: string) => `resources: [../base]
namespace: prod
patches:
  - target: { kind: Deployment }
    patch: |-
      - { op: add, path: /spec/template/metadata, value: { labels: { app: train } } }
${toleration}`;
    const tolerate =
      "      - { op: add, path: /spec/template/spec/tolerations, value: [{ key: gpu, operator: Exists }] }\n";
    const repository = makeRepository({
      "taintlint.yaml": POOLS,
      "base/kustomization.yaml": "resources: [train.yaml]\n",
      "base/train.yaml": deployment("train", ON_GPU),
      "prod/kustomization.yaml": overlay(""),
    });
    repository.commit({ "taintlint.yaml": TAINTED });
    const lost = await run(repository.folder, "HEAD^");
    expect(lost.json.change.workloads).toMatchObject([{ namespace: "prod", name: "train", effect: "unschedulable" }]);
    expect(told(lost.json.findings)).toEqual(["taintlint.yaml:6 taint-change-impact"]);
    expect(lost.json.findings).toMatchObject([
      { also: [{ rule: "unschedulable", source: { file: "base/train.yaml", line: 8 } }] },
    ]);
    repository.commit({ "prod/kustomization.yaml": overlay(tolerate) });
    const { exitCode, json } = await run(repository.folder, "HEAD^^");
    expect([exitCode, json.change.workloads, json.change.landFirst]).toEqual([0, [], ["prod"]]);
    expect(stateOf(repository).status).toBe("");
  });
});
