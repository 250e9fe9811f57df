import { describe, expect, it } from "vitest";
// biome-ignore lint/correctness/useImportExtensions: a JSON file is no module of this project.
import packageJson from "../../package.json" with { type: "json" };
import { CONFIGURATION, POD, useProgram } from "./program.js";
import { temporaryFolder } from "./temporary-folder.js";

const { run } = useProgram();

describe("--version and --help", () => {
  it.each([[["--version"]], [["fit", "--version", "nowhere"]]])("%j shows the version of the package", (words) => {
    const expected = { exitCode: 0, stdout: `${packageJson.version}\n`, stderr: "" };
    expect(run(words, { cwd: temporaryFolder() })).toEqual(expected);
  });

  it("need no readable configuration", () => {
    const cwd = temporaryFolder({ "taintlint.yaml": "\0" });
    expect(run(["--help"], { cwd })).toMatchObject({ exitCode: 0, stderr: "" });
    expect(run(["fit", "-h"], { cwd }).stdout).toMatch(/^Usage: taintlint fit \[OPTION\.\.\.\] \[PATH\.\.\.\]\n/);
  });
});

describe("fit", () => {
  it("shows every workload against every pool", () => {
    const cwd = temporaryFolder({ "taintlint.yaml": CONFIGURATION, "web.yaml": POD });
    const { exitCode, stdout } = run(["fit"], { cwd });
    expect(stdout).toContain("default/Pod/web");
    expect(stdout).toContain("untolerated taint nvidia.com/gpu=present:NoSchedule");
    expect(exitCode).toBe(0);
  });

  it("ends with exit code 3 without workloads", () => {
    const { exitCode, stdout } = run(["fit", "--format", "json"], {
      cwd: temporaryFolder({ "taintlint.yaml": CONFIGURATION }),
    });
    expect(JSON.parse(stdout)).toMatchObject({ schemaVersion: 1, workloads: [] });
    expect(exitCode).toBe(3);
  });
});

describe("explain", () => {
  const files = {
    "taintlint.yaml": CONFIGURATION,
    "web.yaml": POD,
    "shop.yaml": POD.replace("name: web\n", "name: web\n  namespace: shop\n"),
  };

  it.each(["web", "Pod/web", "pod/web"])("tells about every workload that %j names", (query) => {
    const { exitCode, stdout } = run(["explain", query], { cwd: temporaryFolder(files) });
    expect(stdout.match(/^Pod [a-z]+\/web/gm)).toEqual(["Pod shop/web", "Pod default/web"]);
    expect(exitCode).toBe(0);
  });

  it("tells about one workload as JSON", () => {
    const cwd = temporaryFolder(files);
    const { stdout } = run(["explain", "shop/Pod/web", "--format", "json"], { cwd });
    expect(JSON.parse(stdout)).toMatchObject({ schemaVersion: 1, namespace: "shop", name: "web", valid: true });
    expect(run(["explain", "web", "--format", "json"], { cwd })).toEqual({
      exitCode: 2,
      stdout: "",
      stderr: 'taintlint: "web" names 2 workloads, and format "json" takes one: add namespace and kind, or --cluster\n',
    });
  });

  it("ends with exit code 3 without workloads", () => {
    expect(run(["explain", "web"], { cwd: temporaryFolder({ "taintlint.yaml": CONFIGURATION }) }).exitCode).toBe(3);
  });
});

describe("pools", () => {
  it("shows each taint with its place", () => {
    const { exitCode, stdout } = run(["pools"], { cwd: temporaryFolder({ "taintlint.yaml": CONFIGURATION }) });
    expect(stdout).toMatch(/nvidia\.com\/gpu=present:NoSchedule +taintlint\.yaml:5\n/);
    expect(exitCode).toBe(0);
  });
});

describe("rules", () => {
  it("lists all, or documents one", () => {
    const cwd = temporaryFolder();
    expect(run(["rules"], { cwd }).stdout).toMatch(/^wildcard-toleration +warning +/m);
    expect(run(["rules", "wildcard-toleration"], { cwd }).stdout).toMatch(/^wildcard-toleration \[warning\]\n/);
    const { stdout } = run(["rules", "wildcard-toleration", "--format", "json"], { cwd });
    expect(JSON.parse(stdout)).toMatchObject({ schemaVersion: 1, rules: [{ id: "wildcard-toleration" }] });
  });
});

describe("an error in taintlint itself", () => {
  const broken = 'process.cwd = () => { throw new Error("one\\ntwo"); };';

  it("is one line that asks for a report, and a stack on demand", () => {
    const cwd = temporaryFolder({ "broken.mjs": broken });
    const env = { NODE_OPTIONS: "--import ./broken.mjs" };
    const { exitCode, stdout, stderr } = run([], { cwd, env });
    expect(stderr).toMatch(/^taintlint: internal error: one two; please report this with [^\n]+\n$/);
    expect(stdout).toBe("");
    expect(exitCode).toBe(2);
    expect(run([], { cwd, env: { ...env, TAINTLINT_DEBUG: "1" } }).stderr).toMatch(/\nError: one\ntwo\n +at /);
  });
});
