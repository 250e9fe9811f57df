import { describe, expect, it } from "vitest";
import packageJson from "../../package.json" with { type: "json" };
import { run } from "./in-process.js";
import { CONFIGURATION, POD, useProgram } from "./program.js";
import { temporaryFolder } from "./temporary-folder.js";

describe("--version and --help", () => {
  it.each([[["--version"]], [["fit", "--version", "nowhere"]]])(
    "%j shows the version of the package",
    async (words) => {
      const expected = { exitCode: 0, stdout: `${packageJson.version}\n`, stderr: "" };
      expect(await run(words, { cwd: temporaryFolder() })).toEqual(expected);
    },
  );

  it("need no readable configuration", async () => {
    const cwd = temporaryFolder({ "taintlint.yaml": "\0" });
    expect(await run(["--help"], { cwd })).toMatchObject({ exitCode: 0, stderr: "" });
    expect((await run(["fit", "-h"], { cwd })).stdout).toMatch(
      /^Usage: taintlint fit \[OPTION\.\.\.\] \[PATH\.\.\.\]\n/,
    );
  });
});

describe("fit", () => {
  it("shows every workload against every pool", async () => {
    const cwd = temporaryFolder({ "taintlint.yaml": CONFIGURATION, "web.yaml": POD });
    const { exitCode, stdout } = await run(["fit"], { cwd });
    expect(stdout).toContain("default/Pod/web");
    expect(stdout).toContain("untolerated taint nvidia.com/gpu=present:NoSchedule");
    expect(exitCode).toBe(0);
  });

  it("ends with exit code 3 without workloads", async () => {
    const { exitCode, stdout } = await run(["fit", "--format", "json"], {
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

  it.each(["web", "Pod/web", "pod/web"])("tells about every workload that %j names", async (query) => {
    const { exitCode, stdout } = await run(["explain", query], { cwd: temporaryFolder(files) });
    expect(stdout.match(/^Pod [a-z]+\/web/gm)).toEqual(["Pod shop/web", "Pod default/web"]);
    expect(exitCode).toBe(0);
  });

  it("tells about one workload as JSON", async () => {
    const cwd = temporaryFolder(files);
    const { stdout } = await run(["explain", "shop/Pod/web", "--format", "json"], { cwd });
    expect(JSON.parse(stdout)).toMatchObject({ schemaVersion: 1, namespace: "shop", name: "web", valid: true });
  });

  it("tells about several workloads as a JSON list", async () => {
    const { exitCode, stdout } = await run(["explain", "web", "--format", "json"], { cwd: temporaryFolder(files) });
    expect(JSON.parse(stdout)).toMatchObject({
      schemaVersion: 1,
      workloads: [
        { namespace: "shop", name: "web", valid: true },
        { namespace: "default", name: "web", valid: true },
      ],
    });
    expect(exitCode).toBe(0);
  });

  describe("a custom resource with several parts", () => {
    const group = (name: string, toleration: string) =>
      `    - groupName: ${name}
      template: {spec: {containers: [{name: ray, image: ray:2}], tolerations: [{key: ${toleration}, operator: Exists}]}}
`;
    const cluster = `apiVersion: ray.io/v1
kind: RayCluster
metadata: {name: train}
spec:
  workerGroupSpecs:
${group("gpu", "nvidia.com/gpu")}${group("cpu", "example.com/cpu")}`;
    const cwd = () => temporaryFolder({ "taintlint.yaml": CONFIGURATION, "train.yaml": cluster });

    it("is told of in full", async () => {
      const { stdout } = await run(["explain", "RayCluster/train", "--format", "json"], { cwd: cwd() });
      const { workloads } = JSON.parse(stdout) as { workloads: { part: string }[] };
      expect(workloads.map(({ part }) => part)).toEqual(["worker group gpu", "worker group cpu"]);
    });

    it.each([
      "RayCluster/train (worker group gpu)",
      "train(worker group gpu)",
      "default/raycluster/train (worker group gpu)",
    ])("is told of by the part that %j names", async (query) => {
      const { stdout } = await run(["explain", query, "--format", "json"], { cwd: cwd() });
      expect(JSON.parse(stdout)).toMatchObject({ name: "train", part: "worker group gpu" });
      expect((await run(["explain", query], { cwd: cwd() })).stdout).toMatch(
        /^RayCluster default\/train \(worker group gpu\) {2}/,
      );
    });

    it("has no part of another name", async () => {
      const { exitCode, stderr } = await run(["explain", "train (worker group gpus)"], { cwd: cwd() });
      expect(stderr).toBe(
        'taintlint: no workload "train (worker group gpus)" was found; did you mean "train (worker group gpu)"?\n',
      );
      expect(exitCode).toBe(2);
    });
  });

  it("tells about several workloads as a JSON list", async () => {
    const { exitCode, stdout } = await run(["explain", "web", "--format", "json"], { cwd: temporaryFolder(files) });
    expect(JSON.parse(stdout)).toMatchObject({
      schemaVersion: 1,
      workloads: [
        { namespace: "shop", name: "web", valid: true },
        { namespace: "default", name: "web", valid: true },
      ],
    });
    expect(exitCode).toBe(0);
  });

  describe("a custom resource with several parts", () => {
    const group = (name: string, toleration: string) =>
      `    - groupName: ${name}
      template: {spec: {containers: [{name: ray, image: ray:2}], tolerations: [{key: ${toleration}, operator: Exists}]}}
`;
    const cluster = `apiVersion: ray.io/v1
kind: RayCluster
metadata: {name: train}
spec:
  workerGroupSpecs:
${group("gpu", "nvidia.com/gpu")}${group("cpu", "example.com/cpu")}`;
    const cwd = () => temporaryFolder({ "taintlint.yaml": CONFIGURATION, "train.yaml": cluster });

    it("is told of in full", async () => {
      const { stdout } = await run(["explain", "RayCluster/train", "--format", "json"], { cwd: cwd() });
      const { workloads } = JSON.parse(stdout) as { workloads: { part: string }[] };
      expect(workloads.map(({ part }) => part)).toEqual(["worker group gpu", "worker group cpu"]);
    });

    it.each([
      "RayCluster/train (worker group gpu)",
      "train(worker group gpu)",
      "default/raycluster/train (worker group gpu)",
    ])("is told of by the part that %j names", async (query) => {
      const { stdout } = await run(["explain", query, "--format", "json"], { cwd: cwd() });
      expect(JSON.parse(stdout)).toMatchObject({ name: "train", part: "worker group gpu" });
      expect((await run(["explain", query], { cwd: cwd() })).stdout).toMatch(
        /^RayCluster default\/train \(worker group gpu\) {2}/,
      );
    });

    it("has no part of another name", async () => {
      const { exitCode, stderr } = await run(["explain", "train (worker group gpus)"], { cwd: cwd() });
      expect(stderr).toBe(
        'taintlint: no workload "train (worker group gpus)" was found; did you mean "train (worker group gpu)"?\n',
      );
      expect(exitCode).toBe(2);
    });
  });

  it("ends with exit code 3 without workloads", async () => {
    expect(
      (await run(["explain", "web"], { cwd: temporaryFolder({ "taintlint.yaml": CONFIGURATION }) })).exitCode,
    ).toBe(3);
  });
});

describe("pools", () => {
  it("shows each taint with its place", async () => {
    const { exitCode, stdout } = await run(["pools"], { cwd: temporaryFolder({ "taintlint.yaml": CONFIGURATION }) });
    expect(stdout).toMatch(/nvidia\.com\/gpu=present:NoSchedule +taintlint\.yaml:5\n/);
    expect(exitCode).toBe(0);
  });
});

describe("rules", () => {
  it("lists all, or documents one", async () => {
    const cwd = temporaryFolder();
    expect((await run(["rules"], { cwd })).stdout).toMatch(/^wildcard-toleration +warning +/m);
    expect((await run(["rules", "wildcard-toleration"], { cwd })).stdout).toMatch(/^wildcard-toleration \[warning\]\n/);
    const { stdout } = await run(["rules", "wildcard-toleration", "--format", "json"], { cwd });
    expect(JSON.parse(stdout)).toMatchObject({ schemaVersion: 1, rules: [{ id: "wildcard-toleration" }] });
  });
});

describe("an error in taintlint itself", () => {
  const program = useProgram();
  const broken = 'process.cwd = () => { throw new Error("one\\ntwo"); };';

  it("is one line that asks for a report, and a stack on demand", () => {
    const cwd = temporaryFolder({ "broken.mjs": broken });
    const env = { NODE_OPTIONS: "--import ./broken.mjs" };
    const { exitCode, stdout, stderr } = program.run([], { cwd, env });
    expect(stderr).toMatch(/^taintlint: internal error: one two; please report this with [^\n]+\n$/);
    expect(stdout).toBe("");
    expect(exitCode).toBe(2);
    expect(program.run([], { cwd, env: { ...env, TAINTLINT_DEBUG: "1" } }).stderr).toMatch(/\nError: one\ntwo\n +at /);
  });
});
