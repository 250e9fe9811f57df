import { spawn } from "node:child_process";
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { run } from "./in-process.js";
import { CONFIGURATION, canRunWithoutRights, INVALID_POD, POD, useProgram, WITHOUT_RIGHTS } from "./program.js";
import { temporaryFolder } from "./temporary-folder.js";

const program = useProgram();
const ESCAPE = "\u001b[";

function pods(count: number): string {
  return Array.from({ length: count }, (_, index) => POD.replace("name: web", `name: web-${index}`)).join("---\n");
}

describe("--format", () => {
  it("writes each format into its file, and text to the standard output", async () => {
    const cwd = temporaryFolder({ "taintlint.yaml": CONFIGURATION, "k8s/invalid.yaml": INVALID_POD });
    const words = ["--format", "json=out/deep/report.json", "--format=markdown=out/summary.md"];
    const { exitCode, stdout, stderr } = await run(words, { cwd });
    expect(stderr).toBe("");
    expect(stdout).toContain("error[invalid-toleration]");
    expect(JSON.parse(readFileSync(join(cwd, "out/deep/report.json"), "utf8"))).toMatchObject({
      schemaVersion: 1,
      summary: { files: 1, workloads: 1, pools: 2, errors: 1 },
      findings: [{ rule: "invalid-toleration", source: { file: "k8s/invalid.yaml", line: 8 } }],
    });
    expect(readFileSync(join(cwd, "out/summary.md"), "utf8")).toContain("docs/rules/invalid-toleration.md");
    expect(exitCode).toBe(1);
  });

  it("leaves no temporary file behind, and keeps a link and the file's mode", async () => {
    const cwd = temporaryFolder({ "web.yaml": POD, "out/real.json": "old" });
    symlinkSync("real.json", join(cwd, "out/link.json"));
    const mode = statSync(join(cwd, "out/real.json")).mode;
    await run(["--format", "json=out/link.json", "web.yaml"], { cwd });
    expect(readdirSync(join(cwd, "out")).sort()).toEqual(["link.json", "real.json"]);
    expect(lstatSync(join(cwd, "out/link.json")).isSymbolicLink()).toBe(true);
    expect(JSON.parse(readFileSync(join(cwd, "out/real.json"), "utf8"))).toMatchObject({ schemaVersion: 1 });
    expect(statSync(join(cwd, "out/real.json")).mode).toBe(mode);
  });

  it("fails with exit code 2 when a file cannot be written, after all other reports", async () => {
    const cwd = temporaryFolder({ "taintlint.yaml": CONFIGURATION, "web.yaml": POD, "out/folder/x": "" });
    const words = ["--format", "json=out/folder", "--format", "markdown=web.yaml/b.md", "--format", "text=out/c.txt"];
    const { exitCode, stdout, stderr } = await run(words, { cwd });
    expect(stderr.split("\n")).toEqual([
      'taintlint: "out/folder" cannot be written: it is a folder, not a file',
      'taintlint: "web.yaml/b.md" cannot be written: a part of the path is a file, not a folder',
      "",
    ]);
    expect(stdout).toContain("no findings in 1 file");
    expect(readFileSync(join(cwd, "out/c.txt"), "utf8")).toContain("no findings in 1 file");
    expect(exitCode).toBe(2);
  });

  it("writes no file when the run is refused", async () => {
    const cwd = temporaryFolder({ "taintlint.yaml": "version: 2\n" });
    expect((await run(["--format", "json=report.json"], { cwd })).exitCode).toBe(2);
    expect(existsSync(join(cwd, "report.json"))).toBe(false);
  });

  it("json on the standard output is nothing but JSON", async () => {
    const cwd = temporaryFolder({ "web.yaml": POD });
    const { stdout, stderr } = await run(["--format", "json"], { cwd });
    expect(JSON.parse(stdout)).toMatchObject({ schemaVersion: 1, findings: [] });
    expect(stderr).toBe("");
  });

  it("github is workflow commands", async () => {
    const cwd = temporaryFolder({ "taintlint.yaml": CONFIGURATION, "invalid.yaml": INVALID_POD });
    const { stdout } = await run(["--format", "github"], { cwd });
    expect(stdout).toMatch(/^::error file=invalid\.yaml,line=8,/);
  });
});

describe("colours", () => {
  const files = { "taintlint.yaml": CONFIGURATION, "invalid.yaml": INVALID_POD };

  it.each([
    [[], {}, false],
    [[], { FORCE_COLOR: "1" }, true],
    [[], { FORCE_COLOR: "0" }, false],
    [[], { FORCE_COLOR: "1", NO_COLOR: "1" }, false],
    [["--color", "always"], { NO_COLOR: "1" }, true],
    [["--color", "never"], { FORCE_COLOR: "1" }, false],
  ])("%j with %j", async (words, env, colored) => {
    const { stdout } = await run(words, { cwd: temporaryFolder(files), env });
    expect(stdout.includes(ESCAPE)).toBe(colored);
  });

  it("never in a file", async () => {
    const cwd = temporaryFolder(files);
    await run(["--color", "always", "--format", "text=report.txt"], { cwd });
    const report = readFileSync(join(cwd, "report.txt"), "utf8");
    expect(report).toContain("invalid.yaml:8:");
    expect(report).not.toContain(ESCAPE);
  });
});

describe("a reader that closes the pipe", () => {
  it("ends the run quietly, with the verdict as exit code", async () => {
    const cwd = temporaryFolder({ "taintlint.yaml": CONFIGURATION, "pods.yaml": pods(3000) });
    const child = spawn(process.execPath, [program.path(), "fit", "--format", "json"], {
      cwd,
      stdio: ["ignore", "pipe", "pipe"],
    });
    let stderr = "";
    child.stderr.on("data", (chunk) => {
      stderr += String(chunk);
    });
    let received = 0;
    child.stdout.on("data", (chunk) => {
      received += chunk.length;
      child.stdout.destroy();
    });
    const exitCode = await new Promise((resolve) => child.on("close", resolve));
    // The whole report has more than a megabyte: most of it had no reader.
    expect(received).toBeLessThan(200_000);
    expect(stderr).toBe("");
    expect(exitCode).toBe(0);
  });
});

describe("a folder that may not be written to", () => {
  it.skipIf(!canRunWithoutRights())("is told in plain words", () => {
    const cwd = temporaryFolder({ "web.yaml": POD });
    mkdirSync(join(cwd, "locked"), { mode: 0o555 });
    const { exitCode, stderr } = program.run(["--format", "json=locked/report.json"], { cwd, ...WITHOUT_RIGHTS });
    expect(stderr).toBe('taintlint: "locked/report.json" cannot be written: permission denied\n');
    expect(exitCode).toBe(2);
  });
});
