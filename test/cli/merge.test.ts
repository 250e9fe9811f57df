import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { makeRepository } from "../sources/git-repository.js";
import { runInProcess } from "./in-process.js";
import { CONFIGURATION, INVALID_POD, POD, useProgram, WARNED_POD } from "./program.js";
import { temporaryFolder } from "./temporary-folder.js";

/** A repository that was linted, and its report. */
async function linted(repository: string, files: Readonly<Record<string, string>>): Promise<string> {
  const { folder, git } = makeRepository(files);
  git("remote", "add", "origin", `https://someone:word@github.com/${repository}.git`);
  return (await runInProcess(["--format", "json"], folder)).stdout;
}

/** Lints once, when a test first asks. */
function once(repository: string, files: Readonly<Record<string, string>>): () => Promise<string> {
  let known: Promise<string> | undefined;
  return () => {
    known ??= linted(repository, files);
    return known;
  };
}

const SHOP = once("acme/shop", { "taintlint.yaml": CONFIGURATION, "web.yaml": INVALID_POD });
const WEB = once("acme/web", { "taintlint.yaml": CONFIGURATION, "web.yaml": WARNED_POD });
const CLEAN = once("acme/clean", { "taintlint.yaml": CONFIGURATION, "web.yaml": POD });
const DOCS = once("acme/docs", { "README.md": "" });

async function folderOf(reports: Readonly<Record<string, Promise<string>>>): Promise<string> {
  const entries = Object.entries(reports).map(async ([name, text]) => [name, await text] as const);
  return temporaryFolder(Object.fromEntries(await Promise.all(entries)));
}

describe("reports of several repositories", () => {
  it("hold what the report of each does", async () => {
    const folder = await folderOf({ "b.json": WEB(), "a.json": SHOP() });
    const { exitCode, stdout } = await runInProcess(["merge", "b.json", "a.json", "--format", "json"], folder);
    expect(exitCode).toBe(1);
    const merged = JSON.parse(stdout);
    const alone = ["a.json", "b.json"].map((file) => {
      const { schemaVersion: _, ...report } = JSON.parse(readFileSync(join(folder, file), "utf8"));
      return report;
    });
    expect(merged.repositories).toEqual(alone);
    expect(merged.repositories[0].run).toMatchObject({
      repository: "acme/shop",
      url: "https://github.com/acme/shop",
      folder: ".",
    });
    expect(stdout).not.toContain("someone");
    expect(merged.summary).toMatchObject({ repositories: 2, unchecked: 0, errors: 1, warnings: 1 });
  });

  it.each([
    [["shop.json", "web.json"], [], 1],
    [["web.json", "clean.json"], [], 0],
    [["web.json"], ["--fail-on", "warning"], 1],
    [["shop.json"], ["--fail-on", "never"], 0],
    [["shop.json"], ["--only", "wildcard-toleration"], 0],
    [["shop.json"], ["--min-severity", "error"], 1],
    [["clean.json", "docs.json"], [], 0],
    [["docs.json"], [], 3],
  ])("%j %j: exit code %i", async (files, words, expected) => {
    const folder = await folderOf({
      "shop.json": SHOP(),
      "web.json": WEB(),
      "clean.json": CLEAN(),
      "docs.json": DOCS(),
    });
    const { exitCode, errors } = await runInProcess(["merge", ...files, ...words], folder);
    expect(exitCode).toBe(expected);
    expect(errors).toEqual(expected === 3 ? ["taintlint: nothing was checked: no repository has a workload"] : []);
  });

  it("fail where one has reached a bound", async () => {
    const over = { ...JSON.parse(await CLEAN()), reached: ["too many findings"] };
    const folder = await folderOf({ "a.json": Promise.resolve(JSON.stringify(over)) });
    const { exitCode, errors } = await runInProcess(["merge", "a.json", "--fail-on", "never"], folder);
    expect(exitCode).toBe(2);
    expect(errors).toEqual(["taintlint: acme/clean: too many findings"]);
  });

  it("are named by hand where two have one name", async () => {
    const folder = await folderOf({ "a.json": SHOP(), "b.json": SHOP() });
    const twice = await runInProcess(["merge", "a.json", "b.json"], folder);
    expect([twice.exitCode, twice.errors]).toEqual([
      2,
      ['taintlint: "acme/shop" is reported twice, in "a.json" and "b.json": name one as NAME=FILE, or leave it out'],
    ]);
    const named = await runInProcess(["merge", "a.json", "copy=b.json", "--format", "markdown"], folder);
    expect(named.stdout).toContain("[copy](https://github.com/acme/shop)");
  });

  it.each([
    [["--format", "junit"], /^taintlint: .*"junit".*text, json, markdown, html/],
    [["--baseline", "x.json"], /^taintlint: option "--baseline" does not belong to command "merge", but to lint/],
  ])("do not go with %j", async (words, says) => {
    const folder = await folderOf({ "a.json": CLEAN() });
    expect((await runInProcess(["merge", "a.json", ...words], folder)).errors).toEqual([expect.stringMatching(says)]);
  });
});

describe("reports of several paths of one repository and commit", () => {
  const made = () => {
    const { folder, git } = makeRepository({
      "taintlint.yaml": CONFIGURATION,
      "apps/web.yaml": INVALID_POD,
      "apps/again.yaml": INVALID_POD,
      "jobs/web.yaml": WARNED_POD,
    });
    const lint = async (...paths: string[]) => {
      const { exitCode, stdout } = await runInProcess([...paths, "--format", "json", "--fail-on", "never"], folder);
      expect(exitCode).toBe(0);
      return stdout;
    };
    return { git, lint };
  };
  const merge = (...reports: readonly string[]) => {
    const files = reports.map((text, index) => [`${index}.json`, text] as const);
    const words = ["merge", ...files.map(([file]) => file), "--format", "json"];
    return runInProcess(words, temporaryFolder(Object.fromEntries(files)));
  };
  type Merged = { repositories: { findings: unknown[]; summary: object; coverage: object }[] };
  const only = ({ exitCode, stdout }: { readonly exitCode: number; readonly stdout: string }) => {
    const { repositories }: Merged = JSON.parse(stdout);
    expect([exitCode, repositories.length]).toEqual([1, 1]);
    const [{ findings, summary, coverage } = {}] = repositories;
    return { findings, summary, coverage };
  };

  it("are one report, as of one run, and what several have read counts once", async () => {
    const { lint } = made();
    const [apps, jobs, both] = [await lint("apps"), await lint("jobs"), await lint("jobs", "apps/web.yaml")];
    const whole = only(await merge(await lint()));
    expect(whole.findings).toHaveLength(3);
    expect(only(await merge(jobs, apps))).toEqual(whole);
    const { summary, ...rest } = only(await merge(apps, both, jobs));
    const { summary: expected, ...others } = whole;
    expect(rest).toEqual(others);
    // Files are those of each run.
    expect({ ...summary, files: 0, documents: 0 }).toEqual({ ...expected, files: 0, documents: 0 });
  });

  it("are refused where the commits differ, or a report is of everything", async () => {
    const { git, lint } = made();
    const [apps, whole] = [await lint("apps"), await lint()];
    git("commit", "-q", "--allow-empty", "-m", "next");
    for (const other of [await lint("jobs"), whole]) {
      const { exitCode, errors } = await merge(apps, other);
      expect([exitCode, errors[0]]).toEqual([2, expect.stringContaining("is reported twice")]);
    }
  });
});

describe("the program", () => {
  const { run } = useProgram();

  it("tells several repositories as one", async () => {
    const cwd = await folderOf({
      "reports/acme/a.json": SHOP(),
      "reports/acme/b.json": CLEAN(),
      "reports/c.txt": DOCS(),
    });
    const words = ["merge", "reports", "--format", "html=fleet.html", "--format", "sarif=fleet.sarif"];
    const { exitCode, stdout } = run(words, { cwd });
    expect(exitCode).toBe(1);
    expect(stdout).toContain("1 error in 2 repositories: 2 files");
    expect(readFileSync(join(cwd, "fleet.html"), "utf8")).toContain("acme/clean");
    expect(JSON.parse(readFileSync(join(cwd, "fleet.sarif"), "utf8")).runs).toHaveLength(2);
  });
});
