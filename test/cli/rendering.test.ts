import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { lintRepository } from "../../src/lint/lint.js";
import { openSearchPath } from "../../src/sources/disk/search-path.js";
import { findProgram } from "../../src/sources/render/find-program.js";
import { RUN_LIMITS } from "../../src/sources/render/run-program.js";
import { readFromDisk } from "../../src/workspace/disk-reader.js";
import { fixRepository } from "../../src/workspace/fix-files.js";
import { NO_PROGRESS } from "../../src/workspace/progress.js";
import type { RenderingOptions } from "../../src/workspace/repository-options.js";
import { temporaryFolder } from "./temporary-folder.js";

const HELM_FOLDER = resolve("node_modules/.bin");
const PATH = [resolve("test/programs/built"), process.env.PATH ?? "", HELM_FOLDER].join(delimiter);
const hasKustomize = findProgram("kustomize", openSearchPath(PATH, [])) !== undefined;
const hasHelm =
  findProgram("helm", openSearchPath(PATH, [])) !== undefined &&
  spawnSync(join(HELM_FOLDER, "helm"), ["version"]).status === 0;
if (!hasKustomize) console.warn("skipped: neither kustomize nor kubectl is on PATH");
if (!hasHelm) console.warn("skipped: helm is not there");

const SECRET = "planted-secret";
const CONFIGURATION = `version: 1
pools:
  - name: general
    labels: { pool: general }
  - name: gpu
    labels: { pool: gpu }
    taints: ["nvidia.com/gpu=present:NoSchedule"]
`;

/** Fits no pool: none has the label. */
const LOST = `apiVersion: apps/v1
kind: Deployment
metadata: { name: api }
spec:
  selector: { matchLabels: { app: api } }
  template:
    metadata: { labels: { app: api } }
    spec:
      containers: [{ name: api, image: api:1 }]
      nodeSelector: { pool: nothing }
`;

const PUTS_RIGHT = `resources: [../../base]
patches:
  - patch: |
      apiVersion: apps/v1
      kind: Deployment
      metadata: { name: api }
      spec: { template: { spec: { nodeSelector: { pool: general } } } }
`;

const BASE = {
  "taintlint.yaml": CONFIGURATION,
  "base/kustomization.yaml": "resources: [api.yaml]\n",
  "base/api.yaml": LOST,
};

interface Read extends Partial<RenderingOptions> {
  readonly paths?: readonly string[];
}

/** Reads and lints a repository as the program does. The cache stands in a folder of the test. */
async function read(folder: string, { paths = [], environment, ...options }: Read = {}) {
  const rendering: RenderingOptions = {
    environment: { PATH, XDG_CACHE_HOME: join(folder, ".cache"), ...environment },
    render: undefined,
    useCache: true,
    ...options,
  };
  const named = { config: undefined, inventory: undefined, cluster: undefined, stdin: undefined, globs: [], paths };
  const outcome = await readFromDisk({ ...named, workingDirectory: folder, rendering }, NO_PROGRESS);
  if (outcome.problem !== undefined) throw new Error(JSON.stringify(outcome.problem));
  const { input } = outcome.value;
  const result = lintRepository(input);
  const findings = result.findings.map(
    ({ source, severity, rule }) => `${source.file}:${source.line} ${severity} ${rule}`,
  );
  return { input, result, findings, text: JSON.stringify([result.findings, result.notices]) };
}

/** A helm or kubectl that counts how often it is started, and is otherwise the real one. */
function counted(renderer: "kustomize" | "helm") {
  const real = findProgram(renderer, openSearchPath(PATH, []))?.path ?? "";
  const name = real.endsWith("kubectl") ? "kubectl" : renderer;
  const programs = temporaryFolder();
  const log = join(programs, `${name}.log`);
  writeFileSync(
    join(programs, name),
    `#!/bin/sh\ncase "$1" in version) exec ${real} "$@";; esac\necho run >> ${log}\nexec ${real} "$@"\n`,
  );
  chmodSync(join(programs, name), 0o755);
  return {
    environment: { PATH: programs },
    count: () => (existsSync(log) ? readFileSync(log, "utf8").trim().split("\n").length : 0),
  };
}

describe.skipIf(!hasKustomize)("kustomizations, with the real kustomize or kubectl", () => {
  it("judges a base as its overlay puts it right", async () => {
    const folder = temporaryFolder({ ...BASE, "overlays/prod/kustomization.yaml": PUTS_RIGHT });
    const { findings, result } = await read(folder);
    expect(findings).toEqual([]);
    expect(result.summary).toMatchObject({ files: 3, workloads: 1, skipped: 0, failed: 0 });
    expect((await read(folder, { render: "off" })).findings).toEqual(["base/api.yaml:10 error unschedulable"]);
  });

  it("tells what several overlays take over once, at the base's line", async () => {
    const folder = temporaryFolder({
      ...BASE,
      "overlays/a/kustomization.yaml": "resources: [../../base]\n",
      "overlays/b/kustomization.yaml": "resources: [../../base]\nnamespace: b\n",
      "overlays/c/kustomization.yaml": "resources: [../../base]\n",
    });
    const { findings, result } = await read(folder);
    expect(new Set(findings)).toEqual(new Set(["base/api.yaml:10 error unschedulable"]));
    expect(result.summary.workloads).toBe(3);
  });

  it("renders the overlays of a base that alone is named, and judges nothing else of them", async () => {
    const folder = temporaryFolder({
      ...BASE,
      "overlays/prod/kustomization.yaml": PUTS_RIGHT.replace("[../../base]", "[../../base, other.yaml]"),
      "overlays/prod/other.yaml": LOST.replaceAll(/\bapi\b/g, "other"),
    });
    expect((await read(folder, { paths: ["base/api.yaml"] })).findings).toEqual([]);
    expect((await read(folder)).findings).toEqual(["overlays/prod/other.yaml:10 error unschedulable"]);
  });

  it("repairs nothing in what cannot be rendered again", async () => {
    const missed = LOST.replace(
      "nothing }",
      'gpu }\n      tolerations: [{ key: nvidia.com/gpu, operator: Equal, value: "true", effect: NoSchedule }]',
    );
    const folder = temporaryFolder({ ...BASE, "base/api.yaml": missed });
    const rendered = await read(folder);
    const written = await read(folder, { render: "off" });
    expect(rendered.findings).toEqual(written.findings);
    expect(written.result.findings.some(({ fixable }) => fixable)).toBe(true);
    expect(rendered.result.findings.some(({ fixable }) => fixable)).toBe(false);
    expect((await fixRepository(rendered.input)).files).toEqual([]);
    expect((await fixRepository(written.input)).files).toHaveLength(1);
  });

  it("moves no comment in the files that a rendering comes from", async () => {
    const comment = "# taintlint-ignore: unschedulable -- not yet\n";
    const misplaced = LOST.replace("kind: Deployment\n", `kind: Deployment\n${comment}`);
    expect(misplaced).toContain(comment);
    const patch = `patches:\n  - target: { kind: Deployment }\n    patch: |-\n      - { op: add, path: /spec/template/spec/nodeSelector, value: { pool: none } }\n${comment}namePrefix: a-\n`;
    const inBase = {
      ...BASE,
      "base/api.yaml": misplaced,
      "overlays/prod/kustomization.yaml": "resources: [../../base]\n",
    };
    const inPatch = { ...BASE, "overlays/prod/kustomization.yaml": `resources: [../../base]\n${patch}` };
    for (const files of [inBase, inPatch]) {
      const { input, findings } = await read(temporaryFolder(files));
      expect(findings).toContainEqual(expect.stringContaining("warning unused-suppression"));
      expect(await fixRepository(input)).toMatchObject({ files: [], fixed: 0 });
    }
  });

  it("respects comments in the files that a rendering comes from", async () => {
    const silenced = LOST.replace("nothing }", "nothing } # taintlint-ignore: unschedulable -- not yet");
    const folder = temporaryFolder({ ...BASE, "base/api.yaml": silenced });
    expect((await read(folder)).result.summary).toMatchObject({ errors: 0, warnings: 0 });
  });

  it("serves a second run from the cache, and none with --no-cache", async () => {
    const folder = temporaryFolder({ ...BASE, "overlays/prod/kustomization.yaml": PUTS_RIGHT });
    const { environment, count } = counted("kustomize");
    for (const runs of [1, 1]) {
      expect((await read(folder, { environment })).findings).toEqual([]);
      expect(count()).toBe(runs);
    }
    expect((await read(folder, { environment, useCache: false })).findings).toEqual([]);
    expect(count()).toBe(2);
    writeFileSync(join(folder, "base/api.yaml"), `${LOST}# changed\n`);
    await read(folder, { environment });
    expect(count()).toBe(3);
  });

  it("remembers a failure as it does an output", async () => {
    const patch = "patches: [{ target: { kind: Deployment }, patch: 'a: b: c' }]\n";
    const folder = temporaryFolder({ ...BASE, "prod/kustomization.yaml": `resources: [../base]\n${patch}` });
    const { environment, count } = counted("kustomize");
    const { findings } = await read(folder, { environment });
    const first = count();
    expect(findings).toContainEqual(expect.stringContaining("not-rendered"));
    expect((await read(folder, { environment })).findings).toEqual(findings);
    expect(count()).toBe(first);
  });

  it("keeps no secret on the disk and leaves no folder behind", async () => {
    const folder = temporaryFolder({
      ...BASE,
      "base/kustomization.yaml": `resources: [api.yaml]\nsecretGenerator: [{ name: s, literals: [p=${SECRET}] }]\n`,
    });
    const temporary = join(folder, "tmp");
    mkdirSync(temporary);
    vi.stubEnv("TMPDIR", temporary);
    const { text } = await read(folder);
    vi.unstubAllEnvs();
    expect(text).not.toContain(SECRET);
    const entries = readdirSync(join(folder, ".cache/taintlint/renderings"));
    expect(entries.length).toBeGreaterThan(0);
    for (const name of entries) {
      expect(readFileSync(join(folder, ".cache/taintlint/renderings", name), "utf8")).not.toContain(
        Buffer.from(SECRET).toString("base64"),
      );
    }
    expect(readdirSync(temporary)).toEqual([]);
  });

  it.each([
    ["a remote base", "resources: [api.yaml, https://example.com/base]\n"],
    ["a file that is missing", "resources: [api.yaml, missing.yaml]\n"],
    ["a link out of the repository", "resources: [api.yaml, passwd.yaml]\n"],
    [
      "a file out of the repository",
      "resources: [api.yaml]\nconfigMapGenerator: [{ name: a, files: [/etc/passwd] }]\n",
    ],
    ["a plugin", "resources: [api.yaml]\ngenerators: [plugin.yaml]\n"],
    ["a chart", "resources: [api.yaml]\nhelmCharts: [{ name: a, repo: https://example.com }]\n"],
    ["a resource that is no YAML", "resources: [api.yaml, broken.yaml]\n"],
  ])("refuses %s in one line, and judges the files alone", async (_name, kustomization) => {
    const folder = temporaryFolder({
      ...BASE,
      "base/kustomization.yaml": kustomization,
      "base/plugin.yaml": `apiVersion: example.com/v1
kind: Evil
metadata:
  name: evil
  annotations:
    config.kubernetes.io/function: |
      exec: { path: ./evil.sh }
`,
      "base/evil.sh": `#!/bin/sh\necho > evil-was-here\n`,
    });
    writeFileSync(join(folder, "base/broken.yaml"), `kind: Secret\nstringData: { a: "${SECRET}\n`);
    chmodSync(join(folder, "base/evil.sh"), 0o755);
    symlinkSync("/etc/passwd", join(folder, "base/passwd.yaml"));
    const { findings, result, text } = await read(folder);
    expect(findings.filter((finding) => finding.includes("api.yaml"))).toEqual(["base/api.yaml:10 note unschedulable"]);
    const refused = result.findings.filter(({ message }) => message.includes("is not rendered: "));
    expect(refused.map(({ severity }) => severity)).toEqual(["note"]);
    expect(refused[0]?.message).not.toContain("\n");
    expect(text).not.toContain(SECRET);
    expect(text).not.toContain("root:");
    expect(existsSync(join(folder, "base/evil-was-here"))).toBe(false);
  });

  it("tells of a kustomization that is no YAML, and does not judge what it may take in as if nothing changed it", async () => {
    const overlay = "resources: [../../base, {]\npatches: [{ path: a.yaml }\n";
    const folder = temporaryFolder({ ...BASE, "overlays/prod/kustomization.yaml": overlay });
    const { findings } = await read(folder);
    expect(findings).toContain("base/api.yaml:10 note unschedulable");
    expect(findings).not.toContain("base/api.yaml:10 error unschedulable");
  });

  it("shows no secret of a kustomization that is no YAML", async () => {
    const folder = temporaryFolder({
      ...BASE,
      "base/kustomization.yaml": `resources: [api.yaml]\nsecretGenerator: [{ name: "${SECRET}\n`,
    });
    const { findings, text } = await read(folder);
    expect(findings).toContain("base/api.yaml:10 note unschedulable");
    expect(findings.filter((finding) => finding.endsWith("note not-rendered"))).toHaveLength(1);
    expect(text.replaceAll(/"excerpt":"[^"]*"/g, "")).not.toContain(SECRET);
  });

  it("stops a bomb of aliases", async () => {
    const lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x]"];
    for (let level = 1; level < 9; level++) {
      lines.push(`a${level}: &a${level} [${Array.from({ length: 9 }, () => `*a${level - 1}`).join(", ")}]`);
    }
    const folder = temporaryFolder({
      ...BASE,
      "base/kustomization.yaml": "resources: [api.yaml, bomb.yaml]\n",
      "base/bomb.yaml": `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: a }\ndata:\n  ${lines.join("\n  ")}\n`,
    });
    const { result, findings } = await read(folder, {
      limits: { ...RUN_LIMITS, seconds: 2, memoryBytes: 2 * 1024 ** 3 },
    });
    const [refused] = result.findings.filter(({ message }) => message.includes("is not rendered"));
    expect(refused?.message).toMatch(/and was stopped$/);
    expect(findings).toContain("base/api.yaml:10 note unschedulable");
  });
});

const CHART = {
  "taintlint.yaml": CONFIGURATION,
  "chart/Chart.yaml": "apiVersion: v2\nname: api\nversion: 0.1.0\n",
  "chart/values.yaml": `pool: nothing\npassword: ${SECRET}\n`,
  "chart/templates/api.yaml": LOST.replace("nothing", "{{ .Values.pool }}"),
  "chart/templates/secret.yaml":
    "apiVersion: v1\nkind: Secret\nmetadata: { name: s }\nstringData: { p: {{ .Values.password }} }\n",
};

describe.skipIf(!hasHelm)("charts, with the real helm", () => {
  it("judges a chart by its values, at the line of its template", async () => {
    const folder = temporaryFolder(CHART);
    expect((await read(folder)).findings).toEqual(["chart/templates/api.yaml:10 error unschedulable"]);
    writeFileSync(join(folder, "chart/values.yaml"), "pool: general\npassword: a\n");
    const { findings, result } = await read(folder);
    expect(findings).toEqual([]);
    expect(result.summary).toMatchObject({ workloads: 1 });
  });

  it("renders what the configuration says", async () => {
    const folder = temporaryFolder({
      ...CHART,
      "taintlint.yaml": `${CONFIGURATION}charts: [{ path: chart, values: [prod.yaml] }]\n`,
      "prod.yaml": "pool: general\n",
    });
    expect((await read(folder)).findings).toEqual([]);
  });

  it.each([
    ["once", "", 1],
    ["once where it fails, and once for the least of charts", "{{ fail `no` }}", 2],
    [
      "once more where only its marked copy fails",
      "{{ if contains `taintlint` .Template.Name }}{{ fail `no` }}{{ end }}",
      2,
    ],
    ["once where a template defines a name", '{{ define "x" }}{{ end }}', 1],
    ["twice where it defines one in other quotes", "{{ define `x` }}{{ end }}", 2],
    ["no more where that fails", "{{ define `x` }}{{ end }}{{ fail `no` }}", 2],
  ])("starts helm %s", async (_, action, runs) => {
    const folder = temporaryFolder({ ...CHART, "chart/templates/more.yaml": `${action}\nkind: Pod\n` });
    const { environment, count } = counted("helm");
    await read(folder, { environment, useCache: false });
    expect(count()).toBe(runs);
  });

  const POD = '{{ define "pod" }}\ncontainers: []\nnodeSelector:\n  pool: nothing\n{{ end }}\n';
  it.each([
    ["", '{{ include "pod" . | indent 6 }}', {}, 1],
    [
      "by another",
      '{{ include "spec" . | indent 6 }}',
      { "_spec.tpl": '{{ define "spec" }}{{ include "pod" . }}{{ end }}' },
      1,
    ],
    ["by a variable", '{{ $name := "pod" }}{{ include $name . | indent 6 }}', {}, 2],
    ["by a name that is put together", '{{ include (print "p" "od") . | indent 6 }}', {}, 2],
    ["by what gets its name", '{{ include (index (list "pod") 0) . | indent 6 }}', {}, 2],
    ["where it is defined twice", '{{ include "pod" . | indent 6 }}', { "_pod2.tpl": POD }, 2],
    [
      "in a text of values",
      "{{ tpl .Values.pod . | indent 6 }}",
      { "../values.yaml": "pod: '{{ include \"pod\" . }}'\n" },
      2,
    ],
  ])("finds the line of a pod that a template defines and another calls %s", async (_, call, others, runs) => {
    const templates = {
      "api.yaml": `${LOST.slice(0, LOST.indexOf("      containers"))}${call}\n`,
      "_pod.tpl": POD,
      ...others,
    };
    const folder = temporaryFolder({ ...CHART, "chart/templates/secret.yaml": "" });
    for (const [path, text] of Object.entries(templates)) writeFileSync(join(folder, "chart/templates", path), text);
    const { environment, count } = counted("helm");
    const { findings } = await read(folder, { environment, useCache: false });
    expect(findings).toEqual([expect.stringMatching(/^chart\/templates\/_pod2?\.tpl:4 error unschedulable$/)]);
    expect(count()).toBe(runs);
  });

  it("serves a second run from the cache without the chart's secrets", async () => {
    const folder = temporaryFolder(CHART);
    const { environment, count } = counted("helm");
    await read(folder, { environment });
    const first = count();
    const { findings } = await read(folder, { environment });
    expect(findings).toEqual(["chart/templates/api.yaml:10 error unschedulable"]);
    expect([first > 0, count()]).toEqual([true, first]);
    const entries = readdirSync(join(folder, ".cache/taintlint/renderings"));
    for (const name of entries) {
      expect(readFileSync(join(folder, ".cache/taintlint/renderings", name), "utf8")).not.toContain(SECRET);
    }
  });

  it("gives helm a whole definition where a part that was cut is what it misses", async () => {
    const definition = `apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: runs.example.com}
spec:
  group: &group example.com
status: {conditions: [{message: *group}]}
`;
    const folder = temporaryFolder({ ...CHART, "chart/templates/definition.yaml": definition });
    const { environment, count } = counted("helm");
    const { findings } = await read(folder, { environment, useCache: false });
    expect(findings).toEqual([expect.stringMatching(/^chart\/templates\/api\.yaml:\d+ error unschedulable$/)]);
    expect(count()).toBe(2);
  });

  it("remembers why a chart fails, without the chart's secrets", async () => {
    const bad = '{{ fail (printf "%s" .Values.password) }}\n';
    const folder = temporaryFolder({ ...CHART, "chart/templates/bad.yaml": bad });
    const { environment, count } = counted("helm");
    const first = await read(folder, { environment });
    const runs = count();
    expect((await read(folder, { environment })).findings).toEqual(first.findings);
    expect([runs > 0, count()]).toEqual([true, runs]);
    const cache = join(folder, ".cache/taintlint/renderings");
    const entries = readdirSync(cache).map((name) => readFileSync(join(cache, name), "utf8"));
    expect(entries.join()).toContain("fails on purpose");
    expect(entries.join()).not.toContain(SECRET);
  });

  it.each([
    ["fails", '{{ fail (printf "%s" .Values.password) }}\n'],
    ["lacks a value", "a: {{ .Values.a.b.c }}\n"],
    ["is no YAML", "a: {{ .Values.password }}: b: c\n"],
    ["is no template", "{{ if }}\n"],
  ])("says in one line that a template %s, and nothing secret", async (_name, template) => {
    const folder = temporaryFolder({ ...CHART, "chart/templates/bad.yaml": template });
    const { result, text } = await read(folder);
    const [refused, second] = result.findings.filter(({ message }) =>
      message.startsWith('chart "chart" is not rendered: '),
    );
    expect(refused).toMatchObject({ severity: "note", rule: "not-rendered" });
    expect(second).toBeUndefined();
    expect(refused?.message).not.toContain("\n");
    expect(text).not.toContain(SECRET);
  });

  it("stops a template that never ends", async () => {
    const folder = temporaryFolder({
      ...CHART,
      "chart/templates/endless.yaml":
        "{{ range $i := until 100000 }}{{ range $j := until 100000 }}{{ $j }}{{ end }}{{ end }}\n",
    });
    const { result } = await read(folder, { limits: { ...RUN_LIMITS, seconds: 0.5 } });
    const [refused] = result.findings.filter(({ message }) => message.includes("is not rendered"));
    expect(refused?.message).toMatch(/and was stopped$/);
  });

  it("starts nothing that a name in the chart asks for", async () => {
    const folder = temporaryFolder({
      ...CHART,
      "chart/Chart.yaml": "apiVersion: v2\nname: --post-renderer=./chart/evil.sh\nversion: 0.1.0\n",
      "chart/evil.sh": "#!/bin/sh\necho > evil-was-here\ncat\n",
    });
    chmodSync(join(folder, "chart/evil.sh"), 0o755);
    await read(folder);
    expect(existsSync(join(folder, "evil-was-here"))).toBe(false);
  });
});

describe("without the programs", () => {
  it("says once what is not rendered, and judges the files alone", async () => {
    const folder = temporaryFolder({ ...BASE, ...CHART, "overlays/prod/kustomization.yaml": PUTS_RIGHT });
    const { findings, result } = await read(folder, { environment: { PATH: join(folder, "nothing") } });
    expect(findings).toEqual(["base/api.yaml:10 note unschedulable"]);
    expect(result.notices.filter((notice) => notice.includes("not rendered"))).toEqual([
      '1 kustomization is not rendered, because kustomize or kubectl is not on PATH: install it, or set "render" to off in taintlint.yaml',
      '1 chart is not rendered, because helm is not on PATH: install it, or set "render" to off in taintlint.yaml',
    ]);
  });

  it("keeps the severity of what the API server refuses", async () => {
    const invalid = LOST.replace("nodeSelector: { pool: nothing }", "tolerations: [{ key: a, operator: exists }]");
    const folder = temporaryFolder({ ...BASE, "base/api.yaml": invalid });
    const { findings } = await read(folder, { environment: { PATH: "" } });
    expect(findings).toContain("base/api.yaml:10 error invalid-toleration");
  });

  it.each(["./helm", "/bin/helm"])("takes no program that the repository names: %s", async (path) => {
    const folder = temporaryFolder({ ...BASE, "taintlint.yaml": `${CONFIGURATION}render: { helm: ${path} }\n` });
    const message = `"render.helm" takes auto or off, not "${path}": a program is named by --helm or TAINTLINT_HELM, not by a file of the repository`;
    await expect(read(folder)).rejects.toThrow(JSON.stringify(message));
  });
});
