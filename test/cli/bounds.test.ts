import { delimiter, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { lintRepository } from "../../src/lint/lint.js";
import { describeLargeMatrix } from "../../src/lint/reports/fit-report.js";
import { readManifest } from "../../src/manifest/read-manifest.js";
import {
  createDeadline,
  DEFAULT_LIMITS,
  type Limits,
  MOST_DOCUMENTS,
  MOST_ENTRIES,
  MOST_PARTS,
} from "../../src/model/limits.js";
import { openSearchPath } from "../../src/sources/disk/search-path.js";
import { findProgram } from "../../src/sources/render/find-program.js";
import { readFromDisk } from "../../src/workspace/disk-reader.js";
import { NO_PROGRESS } from "../../src/workspace/progress.js";
import type { RepositoryOptions } from "../../src/workspace/repository-options.js";
import { runInProcess } from "./in-process.js";
import { POD } from "./program.js";
import { temporaryFolder } from "./temporary-folder.js";

const PATH = [resolve("test/programs/built"), process.env.PATH ?? ""].join(delimiter);
const hasKustomize = findProgram("kustomize", openSearchPath(PATH, [])) !== undefined;
if (!hasKustomize) console.warn("skipped: neither kustomize nor kubectl is on PATH");

const CONFIGURATION = 'version: 1\npools: [{name: general}, {name: gpu, taints: ["gpu=true:NoSchedule"]}]\n';
/** Eleven parts, and an error each: no pool has the label. */
const LOST =
  "apiVersion: v1\nkind: Pod\nmetadata: {name: lost}\nspec:\n  containers: [{name: c, image: c:1}]\n  nodeSelector: {pool: none}\n";

/** What a run says under limits of its own. */
async function lintWithin(
  limits: Partial<Limits>,
  files: Readonly<Record<string, string>>,
  options: Partial<RepositoryOptions> = {},
) {
  const workingDirectory = temporaryFolder({ "taintlint.yaml": CONFIGURATION, ...files });
  const nothing = { config: undefined, inventory: undefined, cluster: undefined, stdin: undefined };
  const read = await readFromDisk(
    { workingDirectory, paths: [], globs: [], ...nothing, limits: { ...DEFAULT_LIMITS, ...limits }, ...options },
    NO_PROGRESS,
  );
  if (read.problem !== undefined) throw new Error(read.problem[0]?.message);
  const { findings, reached = [], notices } = lintRepository(read.value.input);
  return { found: findings.map(({ rule, source }) => `${source.file} ${rule}`), reached, notices };
}

function problemOf(text: string): string | undefined {
  return readManifest({ path: "a.yaml", text }).problems[0]?.message;
}

describe("one file, document or pod", () => {
  it.each([
    [MOST_DOCUMENTS, undefined],
    [MOST_DOCUMENTS + 1, "holds 20,001 documents, more than 20,000: split it"],
  ])("of %i documents", (count, problem) => {
    expect(problemOf("---\nkind: Pod\n".repeat(count))).toBe(problem);
  });

  it.each([
    [MOST_PARTS, undefined],
    [MOST_PARTS + 1, "a document of 2,000,001 lines, commas and brackets, more than 2,000,000: split it"],
  ])("of %i lines", (count, problem) => {
    const head = "kind: Pod\nmetadata:\n  annotations:\n    a: |\n";
    expect(problemOf(`${head}${"#\n".repeat(count - 4)}`)).toBe(problem);
  });

  it.each([
    [MOST_ENTRIES, undefined],
    [MOST_ENTRIES + 1, "the pod has 5,001 tolerations, selectors and terms, more than 5,000"],
  ])("of %i entries", (count, problem) => {
    const many = `nodeSelector: {a: b}\n  tolerations: [${"{key: a},".repeat(count - 5)}]`;
    const term = "matchExpressions: [{key: a, operator: In, values: [b, c]}]";
    const affinity = `affinity: {nodeAffinity: {requiredDuringSchedulingIgnoredDuringExecution: {nodeSelectorTerms: [{${term}}]}}}`;
    const text = `apiVersion: v1\nkind: Pod\nspec:\n  containers: []\n  ${affinity}\n  ${many}\n`;
    expect(problemOf(text)).toBe(problem);
    expect(problemOf(`${text}---\n${POD}`)).toBe(problem);
    expect(readManifest({ path: "a.yaml", text: `${text}---\n${POD}` }).workloads).toHaveLength(
      problem === undefined ? 2 : 1,
    );
  });
});

describe("the whole run", () => {
  const files = { "a.yaml": LOST, "b.yaml": LOST.replaceAll("lost", "other") };
  const [first, both] = [["a.yaml unschedulable"], ["a.yaml unschedulable", "b.yaml unschedulable"]];

  it.each<[keyof Limits, number, number, string]>([
    ["parts", 21, 22, '1 file was not judged, from "b.yaml" on'],
    ["cells", 3, 4, "the workloads of 1 file were not judged"],
    ["findings", 3, 6, "the rest of the workloads was not looked at"],
  ])("ends at its bound of %s", async (bound, less, enough, says) => {
    const within = await lintWithin({ [bound]: enough }, files);
    expect(within).toEqual({ found: both, reached: [], notices: [] });
    const message = `the run ended at its bound "limits.${bound}" of ${less}: ${says}`;
    const beyond = await lintWithin({ [bound]: less - (bound === "findings" ? 3 : 0) }, files);
    expect(beyond.found).toEqual(first);
    expect(beyond.reached.map((one) => one.replace(" of 0:", ` of ${less}:`))).toEqual([message]);
    expect(beyond.notices).toEqual(beyond.reached);
  });

  it("counts tolerations and taints for the bound of cells", async () => {
    const taints = Array.from({ length: 100 }, (_, index) => `"k${index}=a:NoSchedule"`).join(", ");
    const tolerations = Array.from({ length: 100 }, (_, index) => `{key: l${index}, operator: Exists}`).join(", ");
    const crowded = {
      "taintlint.yaml": `version: 1\npools: [{name: general, taints: [${taints}]}]\n`,
      "b.yaml": `${POD}  tolerations: [${tolerations}]\n`,
    };
    expect((await lintWithin({ cells: 5001 }, crowded)).reached).toEqual([]);
    expect((await lintWithin({ cells: 5000 }, crowded)).reached).toHaveLength(1);
  });

  it("counts shapes of Nodes for the bound of cells, and judges each as it does alone", async () => {
    const node = (name: number, pool: number) =>
      `kind: Node\napiVersion: v1\nmetadata:\n  name: n${name}\n  uid: u${name}\n  labels: {pool: p${pool}, kubernetes.io/hostname: n${name}}\nspec: {taints: [{key: t, value: p${pool}, effect: NoSchedule}]}\n`;
    const pod = (name: string, wanted: string, tolerated: number) =>
      `${POD.replace("web", name)}  nodeSelector: {${wanted}}\n  tolerations: [{key: t, value: p${tolerated}}]\n`;
    const crowded = (shapes: number) => ({
      "taintlint.yaml": "version: 1\nmanifests: [a.yaml]\nfrom: [{path: nodes.yaml, groupBy: none}]\n",
      "nodes.yaml": Array.from({ length: 60 }, (_, n) => node(n, n % shapes)).join("---\n"),
      "a.yaml": [
        pod("fits", "pool: p1", 1),
        pod("lost", "pool: p1", 0),
        pod("bound", "kubernetes.io/hostname: n7", 1),
        pod("gone", "kubernetes.io/hostname: n70", 1),
      ].join("---\n"),
    });
    const alone = await lintWithin({}, crowded(2));
    expect(alone.found.filter((one) => one === "a.yaml unschedulable")).toHaveLength(2);
    const folded = await lintWithin({ cells: 12 }, crowded(2));
    expect(folded).toEqual({ ...alone, notices: expect.anything() });
    expect((await lintWithin({ cells: 11 }, crowded(2))).reached).toHaveLength(1);
    expect((await lintWithin({ cells: 300 }, crowded(60))).reached).toHaveLength(1);
  });

  it.skipIf(!hasKustomize)("ends at its bound of the time for rendering", async () => {
    const rendering = { environment: { PATH }, render: undefined, useCache: false };
    const base = { "base/kustomization.yaml": "resources: [a.yaml]\n", "base/a.yaml": LOST };
    const within = await lintWithin({}, base, { rendering });
    expect(within).toMatchObject({ found: ["base/a.yaml unschedulable"], reached: [] });
    const beyond = await lintWithin({ renderingSeconds: 0 }, base, { rendering });
    expect(beyond.reached).toEqual([
      'the run ended at its bound "limits.renderingSeconds" of 0: 1 rendering was not made',
    ]);
    expect(beyond.found).toContain("base/kustomization.yaml not-rendered");
    const spent = { ...rendering, spent: { milliseconds: 600_000 } };
    expect((await lintWithin({}, base, { rendering: spent })).reached).toHaveLength(1);
  });

  it("says so, tells what it found, and fails with exit code 2", async () => {
    const lines = (name: string) =>
      `apiVersion: v1\nkind: Pod\nmetadata:\n  name: ${name}\n  annotations:\n    a: |\n${"     #\n".repeat(1_999_980)}`;
    const cwd = temporaryFolder({
      "taintlint.yaml": CONFIGURATION,
      "a.yaml": LOST,
      "b.yaml": lines("b"),
      "c.yaml": lines("c"),
      "d.yaml": LOST,
      "e.yaml": LOST,
    });
    const { exitCode, stdout, errors } = await runInProcess(["--format", "concise"], cwd);
    expect(errors).toEqual([
      'taintlint: the run ended at its bound "limits.parts" of 4,000,000: 1 file was not judged, from "e.yaml" on',
    ]);
    expect(stdout).toMatch(/^error: the run ended at its bound [^\n]+\na\.yaml:6:24: error\[unschedulable]/);
    expect(exitCode).toBe(2);
  });

  it("takes limits of the configuration that are no smaller than its own", async () => {
    const lint = (limits: string) =>
      runInProcess(
        ["--format", "concise"],
        temporaryFolder({ "taintlint.yaml": `${CONFIGURATION}limits: ${limits}\n`, "a.yaml": POD }),
      );
    expect(await lint("{parts: 4000000}")).toMatchObject({ exitCode: 0 });
    const { exitCode, errors } = await lint("{parts: 3999999}");
    expect(errors[0]).toMatch(/^taintlint\.yaml:3:17: error: .*4000000/);
    expect(exitCode).toBe(2);
  });
});

it("a matrix that no report can show is refused, and left out", () => {
  const manifest = readManifest({ path: "a.yaml", text: POD });
  const [workload] = manifest.workloads;
  if (workload === undefined) throw new Error("the pod is a workload");
  const of = (count: number) => ({
    manifests: [{ ...manifest, workloads: Array.from({ length: count }, () => workload) }],
    clusters: [{ inventory: { pools: Array.from({ length: 1000 }) } }],
  });
  const asked = (count: number) => describeLargeMatrix(of(count) as never);
  expect(asked(1000)).toBeUndefined();
  expect(asked(1001)).toBe(
    "the matrix of 1,001 workloads and 1,000 pools has 1,001,000 cells, more than the 1,000,000 that a report shows",
  );
});

describe("the time of the whole run", () => {
  const files = { "a.yaml": LOST, "b.yaml": LOST.replaceAll("lost", "other") };
  const MESSAGE = 'the run ended at its bound "limits.seconds" of 600';

  /** A clock that jumps once it was asked so many times. */
  function jumping(questions: number, seconds: number): () => number {
    let asked = 0;
    return () => (asked++ < questions ? 0 : seconds * 1000);
  }

  /** What is said where the clock jumps at one of its first questions, or at others here and there, or never. */
  async function endings(seconds: number, more: Readonly<Record<string, string>> = {}) {
    const jumps = [0, 1, 2, 3, 4, 5, 6, 7, 9, 20, 50, 80, Number.POSITIVE_INFINITY];
    const runs = jumps.map((questions) =>
      lintWithin({}, { ...files, ...more }, { elapsed: jumping(questions, seconds) }).catch((error: Error) => ({
        found: [],
        reached: [error.message],
        notices: [],
      })),
    );
    return Promise.all(runs);
  }

  it.each([
    ["in which what was read is still judged", 420, [["a.yaml unschedulable"]]],
    ["in which what was judged is still looked at", 510, [["a.yaml unschedulable"]]],
    ["with what was found", 600, [[], ["a.yaml unschedulable"]]],
  ])("ends %s", async (_, seconds, partly) => {
    const ended = await endings(seconds);
    const [whole] = ended.slice(-1);
    expect(whole).toEqual({ found: ["a.yaml unschedulable", "b.yaml unschedulable"], reached: [], notices: [] });
    const found = new Set(ended.map((one) => JSON.stringify(one.found)));
    for (const one of partly) expect(found).toContain(JSON.stringify(one));
    for (const { found, reached } of ended) {
      if (found.length < 2) expect(reached).toEqual([expect.stringContaining(MESSAGE)]);
    }
    expect(ended[0]?.reached).toEqual([`${MESSAGE}: what was not read or judged until then is left out`]);
  });

  it("claims nothing that needs what was left out", async () => {
    const spread =
      "topologySpreadConstraints: [{maxSkew: 1, topologyKey: a, whenUnsatisfiable: ScheduleAnyway, labelSelector: {matchLabels: {app: b}}}]";
    const pod = (name: string, app: string, more = "") =>
      `apiVersion: v1\nkind: Pod\nmetadata: {name: ${name}, labels: {app: ${app}}}\nspec:\n  containers: [{name: c, image: c:1}]\n  ${more}\n`;
    const spreading = { "0.yaml": pod("spreading", "a", spread) };
    const claim = "0.yaml spread-counts-nothing";
    for (const seconds of [420, 510, 600]) {
      const ended = await endings(seconds, spreading);
      expect(ended.at(-1)?.found).toContain(claim);
      for (const { found, reached } of ended) if (reached.length > 0) expect(found).not.toContain(claim);
    }
  });

  it("reads no part of the pools alone", async () => {
    const nodes = Object.fromEntries(
      ["a", "b"].map((name) => [
        `nodes-${name}.yaml`,
        `apiVersion: v1\nkind: Node\nmetadata: {name: ${name}, uid: u, labels: {pool: ${name}}}\n`,
      ]),
    );
    const more = {
      ...nodes,
      "taintlint.yaml": "version: 1\nfrom: [{path: nodes-a.yaml}, {path: nodes-b.yaml, prefix: other}]\n",
    };
    const ended = await endings(600, more);
    expect(ended[0]?.reached).toEqual([`${MESSAGE}: not every node pool was read`]);
    expect(ended[1]?.reached).toEqual(ended[0]?.reached);
    expect(ended.at(-1)?.reached).toEqual([]);
  });

  it("fails with exit code 2, in each command, and calls nothing weakened that was not looked at", async () => {
    const cwd = temporaryFolder({ "taintlint.yaml": CONFIGURATION, ...files });
    for (const words of [["lint"], ["fit"], ["explain", "lost"], ["what-if", "gpu", "--remove"]]) {
      const { exitCode, errors } = await runInProcess(words, cwd, {}, () => 600_000);
      expect([exitCode, errors.join()]).toEqual([2, expect.stringContaining(MESSAGE)]);
    }
    const input = (elapsed: () => number) => ({
      manifests: [readManifest({ path: "a.yaml", text: LOST })],
      clusters: [],
      configuration: undefined,
      unreadable: [],
      notices: [],
      deadline: createDeadline(DEFAULT_LIMITS, elapsed),
    });
    for (let questions = 0; questions < 20; questions++) {
      const base = { revision: "main", commit: "0".repeat(40), input: input(() => 0), unseen: [] };
      const { findings, reached } = lintRepository({ ...input(jumping(questions, 600)), base });
      expect(findings.filter(({ rule }) => rule === "weakened-check")).toEqual([]);
      if (questions === 0) expect(reached).toHaveLength(1);
    }
  });
});
