import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { openSearchPath } from "../../src/sources/disk/search-path.js";
import { findProgram } from "../../src/sources/render/find-program.js";
import { triedRows } from "../long-run.js";
import { type GitRepository, makeRepository } from "../sources/git-repository.js";
import { run, runInProcess } from "./in-process.js";

const PATH = [resolve("test/programs/built"), process.env.PATH ?? ""].join(delimiter);
const hasHelm = findProgram("helm", openSearchPath(PATH, [])) !== undefined;
const hasKustomize = findProgram("kustomize", openSearchPath(PATH, [])) !== undefined;

const POOLS = `version: 1
pools:
  - name: general
  - name: gpu
    labels: { pool: gpu }
    taints: ["gpu=true:NoSchedule"]
`;
const pod = (name: string) =>
  `apiVersion: v1\nkind: Pod\nmetadata: { name: ${name} }\nspec:\n  containers: [{ name: c, image: "c:1" }]\n`;
const broken = (name: string) => pod(name).replace("spec:\n", "spec:\n  nodeSelector: { pool: gpu }\n");
/** Says that `app` is deployed: what Argo CD and Flux read. */
const APPLICATION = `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: { name: app, namespace: argocd }
spec:
  source: { repoURL: "https://git.example.com/x", path: app }
  destination: { server: "https://kubernetes.default.svc", namespace: default }
`;
const FLUX = `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: { name: app, namespace: flux-system }
spec: { path: ./app, prune: true, sourceRef: { kind: GitRepository, name: x } }
`;
const WEBHOOK = `apiVersion: admissionregistration.k8s.io/v1
kind: MutatingWebhookConfiguration
metadata: { name: changer }
webhooks:
  - name: change.example.com
    rules: [{ apiGroups: [""], apiVersions: [v1], operations: [CREATE], resources: [pods] }]
`;
const LOCK = (...names: string[]) =>
  JSON.stringify(
    {
      format: 1,
      charts: names.map((name) => ({
        ...{ address: "https://charts.example.com", name, wanted: "1.x", version: "1.2.0" },
        digest: `sha256:${"a".repeat(64)}`,
      })),
    },
    undefined,
    1,
  );
const OUTSIDE = (name: string) => `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: { name: ${name}, namespace: argocd }
spec:
  source: { repoURL: "https://charts.example.com", chart: ${name}, targetRevision: 1.x }
  destination: { server: "https://kubernetes.default.svc", namespace: default }
`;
const CHART = {
  "charts/web/Chart.yaml": "apiVersion: v2\nname: web\nversion: 1.0.0\n",
  "charts/web/values.yaml": "pool: none\n",
  "charts/web/templates/web.yaml": pod("chart").replace(
    "spec:\n",
    'spec:\n  {{- if eq .Values.pool "gpu" }}\n  nodeSelector: { pool: gpu }\n  {{- end }}\n',
  ),
  "prod.yaml": "pool: none\n",
  "other.yaml": "pool: none\n",
};
const KIND = "workloads: [{ group: example.com, kind: Batch, podSpec: spec.template }]\n";
const JOB =
  "apiVersion: example.com/v1\nkind: Batch\nmetadata: { name: job }\nspec: { template: { containers: [] } }\n";
const CHARTS = "charts: [{ path: charts/web, values: [prod.yaml] }]\n";

interface Found {
  readonly rule: string;
  readonly severity: string;
  readonly message: string;
  readonly source: { readonly file: string; readonly line: number };
}

async function compared(folder: string, ...words: string[]) {
  const all = ["--base", "HEAD", "--format", "json", ...words];
  const { stdout, stderr, exitCode } = await run(all, { cwd: folder, env: { PATH } });
  expect(stderr).toBe("");
  const { findings, existing, summary }: { findings: Found[]; existing: Found[]; summary: { workloads: number } } =
    JSON.parse(stdout);
  const told = findings
    .filter(({ rule }) => rule === "weakened-check")
    .map(({ message, source }) => `${source.file}:${source.line} ${message}`);
  const errors = [...findings, ...existing]
    .filter(({ severity }) => severity === "error")
    .map(({ source }) => source.file);
  return { told, errors, workloads: summary.workloads, exitCode };
}

type Files = Readonly<Record<string, string>>;
type Change = Files | ((repository: GitRepository) => void);

function change(repository: GitRepository, how: Change): void {
  if (typeof how === "function") how(repository);
  else repository.write(how);
}

/** Makes a folder a submodule, as git checks one out that was not asked for. */
function submodule({ folder, git, write }: GitRepository): void {
  git("rm", "-r", "--quiet", "--cached", "app");
  rmSync(join(folder, "app"), { recursive: true });
  mkdirSync(join(folder, "app"));
  write({ ".gitmodules": '[submodule "app"]\n\tpath = app\n\turl = https://git.example.com/app\n' });
  git("update-index", "--add", "--cacheinfo", `160000,${"1".repeat(40)},app`);
}

const toJsonnet: Change = ({ folder }) => {
  rmSync(join(folder, "app/web.yaml"));
  writeFileSync(
    join(folder, "app/main.jsonnet"),
    "{ apiVersion: 'v1', kind: 'Pod', metadata: { name: 'we' + 'b' } }\n",
  );
};

const FILES = { "taintlint.yaml": POOLS, "app/web.yaml": pod("web"), "other/api.yaml": pod("api") };

/** Of a change that breaks `app/web.yaml`: what it does besides, and what is told. */
const ROWS: readonly (readonly [name: string, base: Files, change: Change, told: RegExp])[] = [
  ["a rule off", {}, { "taintlint.yaml": `${POOLS}rules: { unschedulable: off }\n` }, /^taintlint.yaml:7 rule "unsch/],
  [
    "a rule off for files",
    {},
    { "taintlint.yaml": `${POOLS}ruleOverrides: [{ files: [app], rules: { unschedulable: off } }]\n` },
    /^taintlint.yaml:7 rule "unschedulable" is turned off in "app\/web.yaml"/,
  ],
  ["never failing", {}, { "taintlint.yaml": `${POOLS}failOn: never\n` }, /^taintlint.yaml:7 "failOn" is "never"/],
  [
    "a suppression",
    {},
    { "taintlint.yaml": `${POOLS}suppress: [{ rule: unschedulable, reason: no }]\n` },
    /^taintlint.yaml:7 "unschedulable" is suppressed everywhere/,
  ],
  [
    "a folder left out",
    {},
    { "taintlint.yaml": `${POOLS}exclude: [app]\n` },
    /^taintlint.yaml:7 1 manifest is no longer/,
  ],
  [
    "globs elsewhere",
    {},
    { "taintlint.yaml": `${POOLS}manifests: ["other/**"]\n` },
    /^taintlint.yaml:7 1 manifest is no longer covered: "app\/web.yaml"/,
  ],
  [
    "globs that leave it out",
    { "taintlint.yaml": `${POOLS}manifests: [app, other]\n` },
    { "taintlint.yaml": `${POOLS}manifests: ["**", "!app/**"]\n` },
    /^taintlint.yaml:7 1 manifest is no longer covered: "app\/web.yaml"/,
  ],
  [
    "globs that no longer name files of tests",
    { "taintlint.yaml": `${POOLS}manifests: ["**", testdata]\n`, "testdata/one.yaml": broken("one") },
    { "taintlint.yaml": `${POOLS}manifests: ["**"]\n`, "testdata/two.yaml": broken("two") },
    /^testdata\/two.yaml:5 the configuration of "HEAD" would report this error/,
  ],
  [
    "a kind whose pods are no longer read",
    { "taintlint.yaml": POOLS + KIND, "other/job.yaml": JOB },
    {
      "taintlint.yaml": POOLS,
      "other/job.yaml": JOB.replace("template: {", "template: { nodeSelector: { pool: gpu },"),
    },
    /^other\/job.yaml:4 the configuration of "HEAD" would report this error/,
  ],
  [
    "a raised limit",
    {},
    { "taintlint.yaml": `${POOLS}limits: { seconds: 90000 }\n` },
    /^taintlint.yaml:7 "limits.seconds" is 90,000, and was 600/,
  ],
  [
    "a webhook that it ignores",
    {},
    { "taintlint.yaml": `${POOLS}ignoredWebhooks: [changer]\n`, "other/webhook.yaml": WEBHOOK },
    /^other\/webhook.yaml:2 webhook "changer" is new/,
  ],
  [
    "a configuration in the folder that leaves all out",
    {},
    { "app/taintlint.yaml": 'version: 1\nexclude: ["**"]\n' },
    /^app\/taintlint.yaml:1 the configuration "taintlint.yaml" no longer applies/,
  ],
  [
    "a configuration in the folder with another rule",
    {},
    { "app/taintlint.yaml": `${POOLS}rules: { unschedulable: off }\n` },
    /^app\/taintlint.yaml:7 rule "unschedulable" is turned off/,
  ],
  [
    "no configuration in the folder",
    { "app/taintlint.yaml": `${POOLS}failOn: note\n`, "taintlint.yaml": "version: 1\n" },
    ({ git }) => void git("rm", "--quiet", "app/taintlint.yaml"),
    /^app\/taintlint.yaml:1 the configuration "app\/taintlint.yaml" is gone/,
  ],
  [
    "no configuration",
    {},
    ({ git }) => void git("rm", "--quiet", "taintlint.yaml"),
    /^taintlint.yaml:1 the config.* is gone/,
  ],
  ...["kuttl", "chainsaw", "kyverno"].map(
    (tool) =>
      [
        `${tool}-test.yaml beside it`,
        {},
        { [`app/${tool}-test.yaml`]: "" },
        new RegExp(`^app/${tool}-test.yaml:1 manifests beside this file become the input of a test`),
      ] as const,
  ),
  [
    "a folder of tests around it",
    {},
    ({ folder }) => {
      mkdirSync(join(folder, "testdata"));
      renameSync(join(folder, "app"), join(folder, "testdata/app"));
    },
    /^app\/web.yaml:1 "app\/web.yaml" was judged before.* is in "testdata\/app\/web.yaml", where findings are notes/,
  ],
  [
    "a submodule in its place",
    {},
    submodule,
    /^.gitmodules:\d "app\/web.yaml" was judged before.*"app" is a repository/,
  ],
  [
    "Jsonnet in its place, which Argo CD renders",
    { "other/application.yaml": APPLICATION },
    toJsonnet,
    /^app\/main.jsonnet:1 "app\/web.yaml" was judged before.* "app\/main.jsonnet" is new there/,
  ],
  [
    "a chart that is no longer locked",
    { "taintlint.lock": LOCK("agent", "web"), "other/agent.yaml": OUTSIDE("agent") },
    { "taintlint.lock": LOCK("web") },
    /^taintlint.lock:1 chart "agent" is no longer locked/,
  ],
  [
    "no lock",
    { "taintlint.lock": LOCK("agent"), "other/agent.yaml": OUTSIDE("agent") },
    ({ git }) => void git("rm", "--quiet", "taintlint.lock"),
    /^taintlint.lock:1 the lock "taintlint.lock" is gone/,
  ],
  [
    "nothing rendered",
    {},
    { "taintlint.yaml": `${POOLS}render: off\n` },
    /^taintlint.yaml:7 kustomize and helm no longer/,
  ],
  [
    "a link in its place",
    {},
    ({ folder }) => {
      rmSync(join(folder, "app/web.yaml"));
      mkdirSync(join(folder, "app/web.yaml"));
    },
    /no longer covered: "app\/web.yaml"/,
  ],
  [
    "ignored and untracked",
    {},
    ({ git, write }) => {
      write({ ".gitignore": "app/web.yaml\n" });
      git("rm", "--cached", "--quiet", "app/web.yaml");
    },
    /no longer covered: "app\/web.yaml"/,
  ],
];

/** Changes that hide nothing: what the change breaks is told as ever. */
const IDLE: readonly (readonly [name: string, base: Files, change: Change])[] = [
  ["ignored and tracked", {}, { ".gitignore": "app\n" }],
  ["attributes", {}, { ".gitattributes": "*.yaml filter=lfs diff=lfs binary export-ignore linguist-generated\n" }],
  [
    "files for other programs",
    {},
    { ".sourceignore": "app\n", ".helmignore": "*\n", ".dockerignore": "*\n", "app/.ignore": "*" },
  ],
  ["a stricter rule", {}, { "taintlint.yaml": `${POOLS}rules: { unknown-label: error }\nfailOn: note\n` }],
  ["a lower limit", { "taintlint.yaml": `${POOLS}limits: { seconds: 90000 }\n` }, { "taintlint.yaml": POOLS }],
  ["a definition of tests elsewhere", {}, { "e2e/kuttl-test.yaml": "", "e2e/pod.yaml": broken("e2e") }],
  ["a definition of tests above it", {}, { "kuttl-test.yaml": "" }],
  [
    "a submodule elsewhere",
    {},
    ({ git, write }) => {
      write({ ".gitmodules": '[submodule "lib"]\n\tpath = lib\n\turl = https://git.example.com/app\n' });
      git("update-index", "--add", "--cacheinfo", `160000,${"1".repeat(40)},lib`);
    },
  ],
  ["Jsonnet besides", { "other/application.yaml": APPLICATION }, { "app/more.jsonnet": "{}" }],
  [
    "a lock without what nothing asks for",
    { "taintlint.lock": LOCK("agent", "web"), "other/agent.yaml": OUTSIDE("agent") },
    { "taintlint.lock": LOCK("agent") },
  ],
  ["a configuration in another folder", {}, { "new/taintlint.yaml": POOLS, "new/pod.yaml": pod("new") }],
  [
    "an ignored webhook that was there",
    { "other/webhook.yaml": WEBHOOK },
    { "taintlint.yaml": `${POOLS}ignoredWebhooks: [changer]\n` },
  ],
];

/** What changes nothing but settings, two by two: one may hide what tells of the other. */
const TAILS = ROWS.flatMap(([name, base, how]) => {
  const text = typeof how === "function" || Object.keys(base).length > 0 ? undefined : how["taintlint.yaml"];
  return text?.startsWith(POOLS) ? [{ name, tail: text.slice(POOLS.length) }] : [];
});
const PAIRS = TAILS.flatMap((one, index) =>
  TAILS.slice(index + 1)
    .filter(({ tail }) => tail.split(":")[0] !== one.tail.split(":")[0])
    .map((other) => [`${one.name} and ${other.name}`, [one.tail, other.tail]] as const),
);

describe("beside what a change breaks, it", () => {
  it.each(ROWS)("%s: is told at its line, or what is broken still is", async (_, base, how, told) => {
    const repository = makeRepository({ ...FILES, ...base });
    repository.write({ "app/web.yaml": broken("web") });
    change(repository, how);
    const found = await compared(repository.folder);
    expect(found.workloads).toBeGreaterThan(0);
    expect(found.told).toContainEqual(expect.stringMatching(told));
  });

  it.each(triedRows(ROWS))("%s: is told where nothing is broken, too", async (name, base, how, told) => {
    const repository = makeRepository({ ...FILES, ...base });
    change(repository, how);
    const found = await compared(repository.folder);
    expect(found.told).toContainEqual(expect.stringMatching(told));
    // Others break something themselves, or take the place of another configuration.
    if (!/in the folder|files of tests/.test(name)) expect(found.told).toHaveLength(1);
  });

  it.each(triedRows(PAIRS))("%s: are told, or what is broken still is", async (_, tails) => {
    const repository = makeRepository(FILES);
    repository.write({ "app/web.yaml": broken("web"), "taintlint.yaml": POOLS + tails.join("") });
    const { told, errors, workloads } = await compared(repository.folder);
    expect(workloads).toBeGreaterThan(0);
    const isNamed = told.some((line) => line.startsWith("taintlint.yaml:"));
    expect(isNamed || errors.includes("app/web.yaml"), JSON.stringify({ told, errors })).toBe(true);
  });

  it.each(IDLE)("%s: is silent, and what is broken is told", async (_, base, how) => {
    const repository = makeRepository({ ...FILES, ...base });
    repository.write({ "app/web.yaml": broken("web") });
    change(repository, how);
    expect(await compared(repository.folder)).toMatchObject({ told: [], errors: ["app/web.yaml"] });
  });
});

describe("a file of tests", () => {
  it("is none by a definition that the change adds, but by one that the base has", async () => {
    const added = makeRepository(FILES);
    added.write({ "app/kuttl-test.yaml": "", "app/more.yaml": broken("more") });
    expect((await compared(added.folder)).errors).toEqual(["app/more.yaml"]);
    const known = makeRepository({ ...FILES, "app/kuttl-test.yaml": "" });
    known.write({ "app/more.yaml": broken("more") });
    expect(await compared(known.folder)).toMatchObject({ errors: [], told: [] });
  });

  it.each([
    ["Flux", FLUX],
    ["Argo CD", APPLICATION],
  ])("is none where %s deploys it", async (_, object) => {
    const files = { ...FILES, "app/kuttl-test.yaml": "", "app/web.yaml": broken("web") };
    expect((await compared(makeRepository(files).folder)).errors).toEqual([]);
    const deployed = makeRepository({ ...files, "flux.yaml": object });
    expect((await compared(deployed.folder)).errors).toEqual(["app/web.yaml"]);
    const ofTests = makeRepository({ ...files, "testdata/flux.yaml": object });
    expect((await compared(ofTests.folder)).errors).toEqual([]);
  });

  it.skipIf(!hasKustomize)("stays one if it is a kustomization in a folder of tests", async () => {
    const repository = makeRepository(FILES);
    repository.write({
      "tests/one/chainsaw-test.yaml": "",
      "tests/one/kustomization.yaml": "resources: [pod.yaml]\n",
      "tests/one/pod.yaml": broken("one"),
    });
    expect(await compared(repository.folder)).toMatchObject({ errors: [], told: [], workloads: 3 });
  });
});

describe("no weakening is", () => {
  it("a pool with its first workload, and settings besides that hide nothing", async () => {
    const repository = makeRepository(FILES);
    const added = '  - name: new\n    labels: { pool: new }\n    taints: ["new=true:NoSchedule"]\n';
    const tolerating = broken("new").replace(
      "pool: gpu }",
      'pool: new }\n  tolerations: [{ key: new, value: "true" }]',
    );
    repository.write({
      "taintlint.yaml": `${POOLS}${added}rules: { unknown-label: error }\n`,
      "new/pod.yaml": tolerating,
    });
    expect(await compared(repository.folder)).toMatchObject({ told: [], errors: [], workloads: 3, exitCode: 0 });
  });

  it("a cluster that gets a workload and a pool, but one that loses a folder is", async () => {
    const cluster = (name: string, globs: string, pools: string) =>
      `  - name: ${name}\n    manifests: [${globs}]\n    pools: [{ name: general }${pools}]\n`;
    const other = cluster("other", "other", "");
    const gpu = ", { name: gpu, labels: { pool: gpu } }";
    const base = `version: 1\nclusters:\n${cluster("prod", "app", "")}${other}`;
    const repository = makeRepository({ ...FILES, "taintlint.yaml": base });
    const grown = `version: 1\nclusters:\n${cluster("prod", "app, new", gpu)}${other}`;
    repository.write({ "taintlint.yaml": grown, "new/pod.yaml": broken("new") });
    expect(await compared(repository.folder)).toMatchObject({ told: [], errors: [], workloads: 3 });
    repository.write({ "taintlint.yaml": grown.replace(gpu, ""), "app/more.yaml": broken("more") });
    expect((await compared(repository.folder)).errors).toEqual(["app/more.yaml", "new/pod.yaml"]);
    repository.write({ "taintlint.yaml": grown.replace("[app, new]", '[app, "!app/more.yaml"]').replace(gpu, "") });
    expect((await compared(repository.folder)).told).toContainEqual(
      expect.stringMatching(/^app\/more.yaml:5 the configuration of "HEAD" would report this error/),
    );
  });

  it("a folder that is deleted with its configuration, or moved with it", async () => {
    const files = { ...FILES, "app/taintlint.yaml": POOLS };
    const deleted = makeRepository(files);
    deleted.git("rm", "-r", "--quiet", "app");
    expect(await compared(deleted.folder)).toMatchObject({ told: [], workloads: 1 });
    const moved = makeRepository(files);
    moved.git("mv", "app", "moved");
    expect(await compared(moved.folder)).toMatchObject({ told: [], workloads: 2 });
  });

  it("Jsonnet in the place of manifests that nothing deploys", async () => {
    const repository = makeRepository(FILES);
    change(repository, toJsonnet);
    expect(await compared(repository.folder)).toMatchObject({ told: [], workloads: 1 });
  });

  it("what a configuration of a folder leaves out as the one above did", async () => {
    const repository = makeRepository({ ...FILES, "taintlint.yaml": `${POOLS}exclude: [app/skip]\n` });
    const own = `${POOLS}exclude: [skip]\nmanifests: ["**"]\n`;
    repository.write({ "app/taintlint.yaml": own, "app/skip/pod.yaml": broken("skip") });
    const { told, errors, workloads } = await compared(repository.folder);
    expect(told).toEqual([
      expect.stringMatching(/^app\/taintlint.yaml:1 the configuration "taintlint.yaml" no longer/),
    ]);
    expect({ errors, workloads }).toEqual({ errors: [], workloads: 2 });
    repository.write({ "app/more/pod.yaml": broken("more"), "app/taintlint.yaml": own.replace("skip", "skip, more") });
    expect((await compared(repository.folder)).told.join("\n")).toMatch(/app\/more\/pod.yaml:\d+ the configuration of/);
  });

  it.skipIf(!hasKustomize)("a new application that refers to a remote base", async () => {
    const repository = makeRepository(FILES);
    repository.write({
      "new/kustomization.yaml": "resources: [pod.yaml, https://git.example.com/base]\n",
      "new/pod.yaml": broken("new"),
    });
    expect(await compared(repository.folder)).toMatchObject({ told: [], workloads: 3 });
  });
});

describe.skipIf(!hasHelm)("a declared chart", () => {
  const BASE = { ...FILES, ...CHART, "taintlint.yaml": POOLS + CHARTS };
  const BREAKS = { "prod.yaml": "pool: gpu\n" };
  const LEFT = /^taintlint.yaml:\d chart "charts\/web" is no longer rendered with "prod.yaml"/;
  const WOULD = /^charts\/web\/templates\/web.yaml:\d+ the configuration of "HEAD" would report this error/;

  it.each([
    ["that is gone", POOLS],
    ["that points to other values", POOLS + CHARTS.replace("prod", "other")],
  ])("%s is told, and what it would have found", async (_, text) => {
    const repository = makeRepository(BASE);
    repository.write(BREAKS);
    expect(await compared(repository.folder)).toMatchObject({ told: [], errors: ["charts/web/templates/web.yaml"] });
    repository.write({ "taintlint.yaml": text });
    expect((await compared(repository.folder)).told.sort()).toEqual([
      expect.stringMatching(WOULD),
      expect.stringMatching(LEFT),
    ]);
  });

  it("that is declared anew is judged as the base did, too", async () => {
    const repository = makeRepository({ ...BASE, "taintlint.yaml": POOLS });
    repository.write({ "charts/web/values.yaml": "pool: gpu\n", "taintlint.yaml": POOLS + CHARTS });
    expect((await compared(repository.folder)).told).toEqual([expect.stringMatching(WOULD)]);
  });

  it("that gets another name, is deleted, or is new with its declaration is told nothing of", async () => {
    const repository = makeRepository(BASE);
    repository.write({ "taintlint.yaml": POOLS + CHARTS.replace("path", "name: production, path") });
    expect(await compared(repository.folder)).toMatchObject({ told: [], errors: [], workloads: 3 });
    const deleted = makeRepository(BASE);
    deleted.git("rm", "-r", "--quiet", "charts");
    deleted.write({ "taintlint.yaml": POOLS });
    expect(await compared(deleted.folder)).toMatchObject({ told: [], errors: [], workloads: 2 });
    const fresh = makeRepository(FILES);
    fresh.write({ ...CHART, "charts/web/values.yaml": "pool: gpu\n", "taintlint.yaml": POOLS + CHARTS });
    expect(await compared(fresh.folder)).toMatchObject({ told: [], errors: [], workloads: 3 });
  });
});

const STEP = 8;

it("shares the clock of the run, which never ends it without a word", async () => {
  const repository = makeRepository(FILES);
  repository.write({ "taintlint.yaml": `${POOLS}exclude: [app]\n`, "app/more.yaml": broken("more") });
  const stopped = async (after: number) => {
    let asked = 0;
    const words = ["--base", "HEAD", "--format", "json", "--render", "off"];
    const { exitCode, stdout } = await runInProcess(words, repository.folder, {}, () => (++asked > after ? 1e9 : 0));
    return { exitCode, isTold: stdout.includes("would report this error"), asked };
  };
  const whole = await stopped(1e9);
  expect(whole).toMatchObject({ exitCode: 0, isTold: true });
  const cut = await Promise.all(
    Array.from({ length: Math.ceil(whole.asked / STEP) }, (_, index) => stopped(1 + index * STEP)),
  );
  expect(cut.filter(({ exitCode }) => exitCode === 2).length).toBeGreaterThan(0);
  expect(cut.filter(({ exitCode, isTold }) => exitCode !== 2 && !isTold)).toEqual([]);
});
