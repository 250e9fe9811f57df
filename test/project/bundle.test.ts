import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { POD } from "../cli/program.js";
import { loadedFrom } from "./loaded-from.js";

describe("dist", () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "taintlint-dist-"));
    cpSync("dist", join(folder, "dist"), { recursive: true });
    cpSync("package.json", join(folder, "package.json"));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("the command line asks for its version without loading anything but the version", () => {
    const files = ["dist/cli.js", "dist/chunks/version.js"];
    expect([...loadedFrom("dist/cli.js", false)]).toEqual(files.map(normalize));
    expect(readFileSync("dist/chunks/version.js", "utf8").length).toBeLessThan(200);
  });

  it("the command line never loads the Actions toolkit", () => {
    const files = loadedFrom("dist/cli.js", true);
    expect(files.size).toBeGreaterThan(5);
    const withToolkit = [...files].filter((file) =>
      /GITHUB_STEP_SUMMARY|node_modules\/@actions\//.test(readFileSync(file, "utf8")),
    );
    expect(withToolkit).toEqual([]);
    expect(readFileSync("dist/action.js", "utf8")).toMatch(/node_modules\/@actions\/core/);
  });

  it("the action loads octokit only to post something", () => {
    const withOctokit = (files: Iterable<string>) =>
      [...files].filter((file) => /node_modules\/@octokit\//.test(readFileSync(file, "utf8")));
    expect(withOctokit(loadedFrom("dist/action.js", false))).toEqual([]);
    expect(withOctokit(loadedFrom("dist/action.js", true))).not.toEqual([]);
  });

  it("runs without node_modules", () => {
    const run = spawnSync(process.execPath, [join(folder, "dist/cli.js"), "--config", "examples/shop/taintlint.yaml"], {
      encoding: "utf8",
    });
    expect(run.stderr).toBe("");
    expect(run.stdout).toContain("error[unschedulable]");
    expect(run.status).toBe(1);
  });

  it("holds no path of the machine that built it", () => {
    const files = readdirSync("dist", { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const naming = files.filter((entry) =>
      readFileSync(join(entry.parentPath, entry.name), "utf8").includes(process.cwd()),
    );
    expect(naming.map(({ name }) => name)).toEqual([]);
  });

  it("carries the licence of every package that it holds a part of", () => {
    const sources = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));
    const imports = sources.flatMap((name) => [
      ...readFileSync(join("src", name), "utf8").matchAll(
        /^(?:import|export) (?!type).*from "((?:@[a-z-]+\/)?[a-z][a-z0-9-]*)/gm,
      ),
    ]);
    const packages = new Set(imports.map(([, name]) => name).filter((name) => name !== "node" && name !== "virtual"));
    expect(packages.size).toBeGreaterThan(5);
    const notices = readFileSync("dist/THIRD-PARTY-NOTICES.txt", "utf8");
    expect([...packages].filter((name) => !notices.includes(`\n${name} `))).toEqual([]);
    expect(notices).toContain("\n@tree-sitter-grammars/tree-sitter-hcl ");
  });

  it("holds no file that imports one that imports it: what is no declaration is there only once it ran", () => {
    const files = readdirSync("dist/chunks").filter((name) => name.endsWith(".js"));
    const imports = new Map(files.map((name) => [name, importsOf(join("dist/chunks", name))]));
    const cyclic = files.filter((name) =>
      [...(imports.get(name) ?? [])].some((other) => imports.get(other)?.has(name)),
    );
    expect(cyclic).toEqual([]);
  });

  /** The other chunks that a chunk loads before it runs, by their names. */
  function importsOf(file: string): Set<string> {
    const others = [...loadedFrom(file, false)].filter((other) => other !== normalize(file));
    return new Set(others.map((other) => basename(other)));
  }

  it("declares the library without needing another package", () => {
    const files = readdirSync("dist/types", { recursive: true, encoding: "utf8" }).filter((name) =>
      name.endsWith(".ts"),
    );
    const imports = files.flatMap((name) =>
      [...readFileSync(join("dist/types", name), "utf8").matchAll(/(?:from|import\()\s*"([^"]+)"/g)].map(
        ([, module = ""]) =>
          module.startsWith(".") ? normalize(join(dirname(name), module.replace(/\.js$/, ".d.ts"))) : module,
      ),
    );
    expect(new Set(["index.d.ts", ...imports])).toEqual(new Set(files));
  });
});

describe("what a run loads", () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "taintlint-loaded-"));
    const words = ["node_modules/rolldown/bin/cli.mjs", "--config", "--dir", join(folder, "dist")];
    expect(spawnSync(process.execPath, words).status).toBe(0);
    cpSync("package.json", join(folder, "package.json"));
    writeFileSync(join(folder, "pod.yaml"), POD);
    writeFileSync(join(folder, "taintlint.yaml"), "version: 1\npools: [{name: general}]\n");
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  function declaredIn(texts: Iterable<string>): string[] {
    return [...texts].flatMap((text) => [...text.matchAll(/function (\w+)\(/g)].map(([, name = ""]) => name));
  }

  /** The texts of the files of dist/ that a run has loaded: Node writes a coverage of each. */
  function loadedBy(...words: string[]): string[] {
    return loadedIn(folder, ...words);
  }

  function loadedIn(cwd: string, ...words: string[]): string[] {
    const coverage = mkdtempSync(join(folder, "coverage-"));
    const run = spawnSync(process.execPath, [join(folder, "dist/cli.js"), ...words], {
      cwd,
      env: { ...process.env, NODE_V8_COVERAGE: coverage },
      encoding: "utf8",
    });
    expect(run).toMatchObject({ stderr: "", status: 0 });
    const urls = readdirSync(coverage).flatMap((name) =>
      [...readFileSync(join(coverage, name), "utf8").matchAll(/"url":"(file:[^"]+)"/g)].map(([, url = ""]) => url),
    );
    return [...new Set(urls)].map((url) => readFileSync(fileURLToPath(url), "utf8"));
  }

  it("is few files, and nothing that only another run needs", () => {
    const loaded = loadedBy("pod.yaml");
    expect(loaded.length).toBeGreaterThan(3);
    expect(loaded.length).toBeLessThan(12);
    expect(declaredIn(loaded)).toContain("formatLintText");
    const ofOthers = ["formatHtmlReport", "formatSarif", "formatJunit", "planCharts", "fixFiles", "withBase"];
    expect(declaredIn(loaded).filter((name) => ofOthers.includes(name))).toEqual([]);
  });

  it("is the reporter of every format that it is asked for", () => {
    const reporters = {
      html: "formatHtmlReport",
      sarif: "formatSarif",
      junit: "formatJunit",
      gitlab: "formatGitlabCodeQuality",
      azure: "formatAzureIssues",
      markdown: "formatJobSummary",
      github: "formatGithubAnnotations",
      json: "formatLintJson",
    };
    const words = Object.keys(reporters).flatMap((format) => ["--format", `${format}=out/${format}`]);
    expect(declaredIn(loadedBy(...words, "pod.yaml"))).toEqual(expect.arrayContaining(Object.values(reporters)));
  });
});
