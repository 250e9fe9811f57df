import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { run } from "./in-process.js";
import { CONFIGURATION, INVALID_POD, POD, type RunOptions } from "./program.js";
import { temporaryFolder } from "./temporary-folder.js";

function isNamed(value: unknown): value is { name: string; source: { file: string } } {
  return typeof value === "object" && value !== null && "name" in value && "source" in value;
}

/** The files of all workloads that `fit` has judged. */
async function judgedFiles(words: readonly string[], options: RunOptions): Promise<string[]> {
  const { stdout, stderr } = await run(["fit", "--format", "json", ...words], options);
  expect(stderr).toBe("");
  const report: unknown = JSON.parse(stdout);
  if (typeof report !== "object" || report === null || !("workloads" in report)) throw new Error(stdout);
  if (!Array.isArray(report.workloads)) throw new Error(stdout);
  return report.workloads.filter(isNamed).map(({ source }) => source.file);
}

describe("which manifests are read", () => {
  it("all that git does not ignore, without dot folders, node_modules and links", async () => {
    const cwd = temporaryFolder({
      "taintlint.yaml": CONFIGURATION,
      ".gitignore": "/build\n*.local.yaml\n",
      "a.yaml": POD,
      "b.yml": POD,
      "c.json": JSON.stringify({ apiVersion: "v1", kind: "Pod", metadata: { name: "c" }, spec: { containers: [] } }),
      "d.txt": POD,
      "build/e.yaml": POD,
      "f.local.yaml": POD,
      "deep/.gitignore": "!f.local.yaml\n",
      "deep/f.local.yaml": POD,
      ".github/g.yaml": POD,
      "node_modules/x/h.yaml": POD,
    });
    mkdirSync(join(cwd, ".git"));
    symlinkSync("..", join(cwd, "deep/up"));
    expect(await judgedFiles([], { cwd })).toEqual(["a.yaml", "b.yml", "c.json", "deep/f.local.yaml"]);
    expect(await judgedFiles([".github", "build", "f.local.yaml"], { cwd })).toEqual([
      ".github/g.yaml",
      "build/e.yaml",
      "f.local.yaml",
    ]);
  });

  it("all in a folder that git ignores, when the run starts there", async () => {
    const folder = temporaryFolder({ ".gitignore": "out\n", "out/a.yaml": POD, "pools.yaml": CONFIGURATION });
    mkdirSync(join(folder, ".git"));
    expect(await judgedFiles(["--inventory", "../pools.yaml"], { cwd: join(folder, "out") })).toEqual(["a.yaml"]);
  });

  it("those of the configuration, without its excludes, ignored by git or not", async () => {
    const cwd = temporaryFolder({
      "taintlint.yaml": `${CONFIGURATION}manifests: [k8s, "apps/*.yaml", "!apps/x.yaml", ".github/*"]\nexclude: [k8s/old]\n`,
      ".gitignore": "k8s\n",
      "k8s/a.yaml": POD,
      "k8s/README.md": "no manifest",
      "k8s/old/b.yaml": POD,
      "apps/c.yaml": POD,
      "apps/x.yaml": POD,
      "apps/deep/d.yaml": POD,
      ".github/e.yml": POD,
      "f.yaml": POD,
    });
    expect(await judgedFiles([], { cwd })).toEqual([".github/e.yml", "apps/c.yaml", "k8s/a.yaml"]);
    expect(await judgedFiles(["k8s"], { cwd })).toEqual(["k8s/a.yaml"]);
    expect(await judgedFiles(["k8s/old/b.yaml"], { cwd })).toEqual(["k8s/old/b.yaml"]);
  });

  it("a file once, however often it is named", async () => {
    const cwd = temporaryFolder({ "taintlint.yaml": CONFIGURATION, "k8s/a.yaml": POD });
    expect(await judgedFiles(["k8s/a.yaml", "./k8s/a.yaml", "k8s", "k8s/"], { cwd })).toEqual(["k8s/a.yaml"]);
  });

  it("of each cluster, or of the one that --cluster names", async () => {
    const configuration = `version: 1
clusters:
  - { name: north, manifests: [north], pools: [{ name: general }] }
  - { name: south, manifests: ["south/*.yaml"], pools: [{ name: general }] }
`;
    const cwd = temporaryFolder({ "taintlint.yaml": configuration, "north/a.yaml": POD, "south/b.yaml": POD });
    expect(await judgedFiles(["--cluster", "south"], { cwd })).toEqual(["south/b.yaml"]);
    expect((await run(["--cluster", "sauth"], { cwd })).stderr).toBe(
      'taintlint: cluster "sauth" is not known: declared are north, south; did you mean "south"?\n',
    );
  });

  it("paths with characters that mean something in a glob", async () => {
    const cwd = temporaryFolder({ "taintlint.yaml": CONFIGURATION, "a [1]/(b)/c{d}.yaml": POD, "a 1/b/cd.yaml": POD });
    expect(await judgedFiles(["a [1]"], { cwd })).toEqual(["a [1]/(b)/c{d}.yaml"]);
  });
});

describe("where the configuration is found", () => {
  const files = {
    "repo/taintlint.yaml": `${CONFIGURATION}manifests: [k8s]\n`,
    "repo/k8s/a.yaml": POD,
    "repo/deep/er/b.yaml": POD,
  };

  it("above, up to the root of the git repository; its globs stay relative to it", async () => {
    const folder = temporaryFolder(files);
    mkdirSync(join(folder, "repo/.git"));
    const cwd = join(folder, "repo/deep/er");
    expect(await judgedFiles([], { cwd })).toEqual(["../../k8s/a.yaml"]);
    expect(await judgedFiles(["b.yaml"], { cwd })).toEqual(["b.yaml"]);
    expect(await judgedFiles(["."], { cwd })).toEqual(["b.yaml"]);
  });

  it("not above the root of the git repository", async () => {
    const folder = temporaryFolder(files);
    mkdirSync(join(folder, "repo/deep/.git"));
    expect((await run(["pools"], { cwd: join(folder, "repo/deep/er") })).exitCode).toBe(2);
  });

  it("outside of git only in the working directory", async () => {
    const folder = temporaryFolder(files);
    expect((await run(["pools"], { cwd: join(folder, "repo") })).exitCode).toBe(0);
    expect((await run(["pools"], { cwd: join(folder, "repo/k8s") })).exitCode).toBe(2);
  });
});

describe("--inventory", () => {
  const inventory =
    'version: 1\npools:\n  - { name: batch, taints: ["batch=true:NoSchedule"] }\nfrom: [{ path: nodes/*.json }]\n';
  const nodes = JSON.stringify({
    apiVersion: "v1",
    kind: "NodeList",
    items: [
      { apiVersion: "v1", kind: "Node", metadata: { name: "n1", labels: { "eks.amazonaws.com/nodegroup": "web" } } },
    ],
  });

  it("takes the place of the configuration's pools; its imports are relative to it", async () => {
    const cwd = temporaryFolder({
      "taintlint.yaml": `${CONFIGURATION}manifests: ["k8s/*"]\n`,
      "infra/pools.yaml": inventory,
      "infra/nodes/one.json": nodes,
      "k8s/a.yaml": POD,
      "infra/b.yaml": POD,
    });
    const { stdout } = await run(["pools", "--inventory", "infra/pools.yaml", "--format", "json"], { cwd });
    expect(JSON.parse(stdout)).toMatchObject({
      pools: [
        { name: "batch", format: "taintlint", source: { file: "infra/pools.yaml" } },
        { name: "web", format: "node", source: { file: "infra/nodes/one.json" } },
      ],
    });
    expect(await judgedFiles(["--inventory", "infra/pools.yaml"], { cwd })).toEqual(["k8s/a.yaml"]);
  });

  it("suffices without a configuration", async () => {
    const cwd = temporaryFolder({ "pools.yaml": CONFIGURATION, "a.yaml": POD });
    expect(await run(["--inventory", "pools.yaml"], { cwd })).toMatchObject({ exitCode: 0, stderr: "" });
  });
});

describe("the standard input as a path", () => {
  it("checks the manifest from the standard input, and nothing else", async () => {
    const cwd = temporaryFolder({ "taintlint.yaml": CONFIGURATION, "other.yaml": INVALID_POD });
    const { exitCode, stdout } = await run(["-"], { cwd, input: INVALID_POD });
    expect(stdout).toMatch(/^<stdin>:8:\d+: error\[invalid-toleration\]/);
    expect(stdout).toContain(" in 1 file (1 document, 1 workload, 2 pools)");
    expect(exitCode).toBe(1);
    expect((await run(["lint", "-", "--stdin-name", "k8s/new.yaml"], { cwd, input: INVALID_POD })).stdout).toMatch(
      /^k8s\/new\.yaml:8:/,
    );
    expect(await judgedFiles(["-"], { cwd, input: POD })).toEqual(["<stdin>"]);
  });

  it.each([
    ["nothing", ""],
    ["no text", Buffer.from([0, 1, 2])],
  ])("ends with exit code 3 for %s", async (_name, input) => {
    const { exitCode, stderr } = await run(["-"], { cwd: temporaryFolder(), input });
    expect(stderr).toBe('taintlint: nothing was linted: the only file found for "<stdin>" holds no workload\n');
    expect(exitCode).toBe(3);
  });
});

describe("encodings and sizes", () => {
  it.each([
    ["UTF-8 with a byte order mark", Buffer.from(`\ufeff${INVALID_POD}`)],
    ["UTF-16, little end first", Buffer.from(`\ufeff${INVALID_POD}`, "utf16le")],
    ["UTF-16, big end first", Buffer.from(`\ufeff${INVALID_POD}`, "utf16le").swap16()],
    ["Windows line breaks", Buffer.from(INVALID_POD.replaceAll("\n", "\r\n"))],
  ])("reads %s, with the same place", async (_name, bytes) => {
    const cwd = temporaryFolder({ "taintlint.yaml": CONFIGURATION, "plain.yaml": INVALID_POD, "coded.yaml": bytes });
    const { stdout } = await run(["--format", "json"], { cwd });
    const report: unknown = JSON.parse(stdout);
    const place = { line: 8, column: 56, endLine: 8, endColumn: 65 };
    expect(report).toMatchObject({
      summary: { errors: 2, failed: 0 },
      findings: [{ source: { file: "coded.yaml", ...place } }, { source: { file: "plain.yaml", ...place } }],
    });
  });

  it("reads a document of five megabytes", async () => {
    const comment = `# ${"x".repeat(1000)}\n`.repeat(5000);
    const cwd = temporaryFolder({ "taintlint.yaml": CONFIGURATION, "big.yaml": comment + INVALID_POD });
    const { exitCode, stdout } = await run([], { cwd });
    expect(stdout).toMatch(/^big\.yaml:5008:56: error\[invalid-toleration\]/);
    expect(exitCode).toBe(1);
  });
});
