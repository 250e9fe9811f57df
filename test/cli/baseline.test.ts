import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { run } from "./in-process.js";
import { CONFIGURATION, INVALID_POD, POD, WARNED_POD } from "./program.js";
import { temporaryFolder } from "./temporary-folder.js";

const FILES = { "taintlint.yaml": CONFIGURATION, "k8s/invalid.yaml": INVALID_POD, "k8s/web.yaml": POD };

function rename(pod: string, name: string): string {
  return pod.replace("name: web\n", `name: ${name}\n`);
}

describe("--write-baseline", () => {
  it("writes what is found, and passes", async () => {
    const cwd = temporaryFolder(FILES);
    const { exitCode, stdout, stderr } = await run(["--write-baseline", "ci/known.json"], { cwd });
    expect(stderr).toBe("");
    expect(stdout).toMatch(
      /^notice: 1 finding goes into "ci\/known\.json".*\nno findings in 2 files .*; 1 known from the baseline\n$/,
    );
    expect(exitCode).toBe(0);
    expect(JSON.parse(readFileSync(join(cwd, "ci/known.json"), "utf8"))).toEqual({
      version: 2,
      findings: [
        {
          rule: "invalid-toleration",
          fingerprint: expect.stringMatching(/^[0-9a-f]{16}$/),
          file: "k8s/invalid.yaml",
          message: expect.any(String),
        },
      ],
    });
  });

  it("writes the same bytes when nothing has changed, also over a broken file", async () => {
    const cwd = temporaryFolder(FILES);
    const words = ["--write-baseline=known.json", "--baseline=known.json"];
    const texts: string[] = [];
    for (const _ of ["new", "again"]) {
      expect(await run(words, { cwd })).toMatchObject({ exitCode: 0, stderr: "" });
      texts.push(readFileSync(join(cwd, "known.json"), "utf8"));
    }
    expect(texts[1]).toBe(texts[0]);
    const broken = temporaryFolder({ ...FILES, "known.json": "{" });
    expect(await run(words, { cwd: broken })).toMatchObject({ exitCode: 0, stderr: "" });
    expect(readFileSync(join(broken, "known.json"), "utf8")).toBe(texts[0]);
  });

  it("writes nothing when nothing was linted", async () => {
    const cwd = temporaryFolder({ "taintlint.yaml": CONFIGURATION });
    expect((await run(["--write-baseline", "known.json"], { cwd })).exitCode).toBe(3);
    expect(existsSync(join(cwd, "known.json"))).toBe(false);
  });

  it("fails when the file cannot be written", async () => {
    const cwd = temporaryFolder({ ...FILES, "out/x": "" });
    const { exitCode, stderr } = await run(["--write-baseline", "out"], { cwd });
    expect(stderr).toBe('taintlint: "out" cannot be written: it is a folder, not a file\n');
    expect(exitCode).toBe(2);
  });
});

describe("--baseline", () => {
  /** A folder whose findings are known. */
  async function known(files: Readonly<Record<string, string>>): Promise<string> {
    const before = temporaryFolder(files);
    await run(["--write-baseline", "known.json"], { cwd: before });
    return readFileSync(join(before, "known.json"), "utf8");
  }

  it("hides what is known and counts it, in every format", async () => {
    const cwd = temporaryFolder({ ...FILES, "known.json": await known(FILES) });
    const words = ["--baseline", "known.json", "--format=text", "--format=json=a.json", "--format=markdown=a.md"];
    const { exitCode, stdout } = await run(words, { cwd });
    expect(stdout).toMatch(/^no findings in 2 files \(2 documents, .*; 1 known from the baseline\n$/);
    expect(JSON.parse(readFileSync(join(cwd, "a.json"), "utf8"))).toMatchObject({ findings: [] });
    expect(readFileSync(join(cwd, "a.md"), "utf8")).toContain("Not shown: 1 known from the baseline.");
    expect(exitCode).toBe(0);
  });

  it("shows what is new", async () => {
    const cwd = temporaryFolder({
      ...FILES,
      "k8s/new.yaml": rename(INVALID_POD, "new"),
      "known.json": await known(FILES),
    });
    const { exitCode, stdout } = await run(["--baseline", "known.json"], { cwd });
    expect(stdout).toMatch(/^k8s\/new\.yaml:8:/);
    expect(stdout).toContain("1 error in 3 files");
    expect(exitCode).toBe(1);
  });

  it("tells once how many findings are gone, and how to renew it", async () => {
    const cwd = temporaryFolder({ ...FILES, "k8s/invalid.yaml": POD, "known.json": await known(FILES) });
    const notice =
      'notice: 1 finding of the baseline does not occur any more: renew it with "taintlint --write-baseline known.json"';
    for (const paths of [[], ["."], ["k8s"], ["k8s/invalid.yaml"]]) {
      const { exitCode, stdout } = await run(["--baseline", "known.json", ...paths], { cwd });
      expect(stdout.split("\n")[0]).toBe(notice);
      expect(exitCode).toBe(0);
    }
    expect((await run(["--baseline", "known.json", "k8s/web.yaml"], { cwd })).stdout).not.toContain("baseline");
  });

  it.each([
    ["nowhere.txt", {}, 'baseline "nowhere.txt" does not exist: "taintlint --write-baseline nowhere.txt" writes it'],
    ["know.json", { "known.json": "" }, 'baseline "know.json" does not exist; did you mean "known.json"?'],
    ["k8s", {}, 'baseline "k8s" is a folder, not a file'],
  ])("%s is refused", async (file, files, message) => {
    const cwd = temporaryFolder({ ...FILES, ...files });
    const { exitCode, stdout, stderr } = await run(["--baseline", file], { cwd });
    expect(stderr).toBe(`taintlint: ${message}\n`);
    expect(stdout).toBe("");
    expect(exitCode).toBe(2);
  });

  it("that is broken is refused with its place", async () => {
    const cwd = temporaryFolder({ ...FILES, "known.json": '{\n  "version": 3\n}\n' });
    const { exitCode, stderr } = await run(["--baseline", "known.json"], { cwd });
    expect(stderr).toBe('known.json:2:14: error: "version" of a baseline must be the number 2, found the number 3\n');
    expect(exitCode).toBe(2);
  });

  it("belongs to lint alone", async () => {
    const { exitCode, stderr } = await run(["fit", "--baseline", "known.json"], { cwd: temporaryFolder(FILES) });
    expect(stderr).toBe('taintlint: option "--baseline" does not belong to command "fit", but to lint\n');
    expect(exitCode).toBe(2);
  });
});

describe("suppressions", () => {
  const suppress = (entry: string) =>
    `${CONFIGURATION}suppress:\n  - {rule: unmatched-toleration, reason: r, ${entry}}\n`;

  it("are counted, and unused ones are told", async () => {
    const ignored = WARNED_POD.replace(/\n$/, " # taintlint-ignore: unmatched-toleration -- soon\n");
    const cwd = temporaryFolder({ "taintlint.yaml": CONFIGURATION, "a.yaml": ignored });
    expect(await run(["--fail-on", "note"], { cwd })).toMatchObject({
      exitCode: 0,
      stdout: expect.stringMatching(/^no findings in 1 file .*; 1 suppressed\n$/),
    });
    const fixed = temporaryFolder({
      "taintlint.yaml": CONFIGURATION,
      "a.yaml": `# taintlint-ignore: unschedulable\n${POD}`,
    });
    expect((await run([], { cwd: fixed })).stdout).toMatch(/^a\.yaml:1:21: warning\[unused-suppression\]/);
    expect((await run(["a.yaml"], { cwd: fixed })).stdout).toContain("unused-suppression");
    expect((await run(["-"], { cwd: fixed, input: `# taintlint-ignore: unschedulable\n${POD}` })).stdout).toContain(
      "unused-suppression",
    );
  });

  it("of the configuration are unused only where the whole repository is linted", async () => {
    const cwd = temporaryFolder({
      "taintlint.yaml": suppress("file: 'other/**'"),
      "k8s/a.yaml": POD,
      "k8s/b.yaml": rename(POD, "b"),
    });
    const tells = async (...words: string[]) => (await run(words, { cwd })).stdout.includes("unused-suppression");
    expect(await tells()).toBe(true);
    expect(await tells(".")).toBe(true);
    expect(await tells("k8s")).toBe(false);
    expect(await tells("k8s/a.yaml")).toBe(false);
  });

  it("expire with the day of the run", async () => {
    const files = (expires: string) => ({ "taintlint.yaml": suppress(`expires: ${expires}`), "a.yaml": WARNED_POD });
    expect(await run([], { cwd: temporaryFolder(files("9999-12-31")) })).toMatchObject({ exitCode: 0 });
    const { exitCode, stdout } = await run([], { cwd: temporaryFolder(files("2020-12-31")) });
    expect(stdout).toContain("warning[unmatched-toleration]");
    expect(stdout).toContain(
      'error[unused-suppression] the suppression of "unmatched-toleration" expired on 2020-12-31: 1 finding is back',
    );
    expect(exitCode).toBe(1);
  });
});

describe("ruleOverrides", () => {
  it("that name a cluster of the inventory are legal, and no other cluster", async () => {
    const overrides = (name: string) =>
      `version: 1\nruleOverrides: [{clusters: [${name}], rules: {unmatched-toleration: error}}]\n`;
    const inventory = "version: 1\nclusters: [{name: prod, pools: [{name: a}]}]\n";
    const of = async (name: string) => {
      const cwd = temporaryFolder({ "taintlint.yaml": overrides(name), "pools.yaml": inventory, "a.yaml": WARNED_POD });
      return run(["--inventory", "pools.yaml"], { cwd });
    };
    expect(await of("prod")).toMatchObject({
      exitCode: 1,
      stdout: expect.stringContaining("error[unmatched-toleration]"),
    });
    expect(await of("prot")).toMatchObject({
      exitCode: 2,
      stderr: 'taintlint.yaml:2:29: error: unknown cluster "prot"; did you mean "prod"?\n',
    });
  });
});
