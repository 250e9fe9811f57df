import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import process from "node:process";
import { describe, expect, it } from "vitest";
import { applyEdits, type Fix } from "../../src/model/finding.js";
import { runInProcess } from "./in-process.js";
import { HELM, KUSTOMIZE } from "./read-rendered.js";
import { temporaryFolder } from "./temporary-folder.js";

const environment = {
  PATH: [resolve("test/programs/built"), process.env.PATH ?? "", resolve("node_modules/.bin")].join(delimiter),
};

const POOLS = `version: 1
pools:
  - { name: base, labels: { pool: base } }
  - { name: gpu, labels: { pool: gpu }, taints: ["nvidia.com/gpu=present:NoSchedule"] }
`;

/** A pod that goes to the pool "base" by a selector with that value. */
const pod = (name: string, fields: string) => `apiVersion: apps/v1
kind: Deployment
metadata: { name: ${name} }
spec:
  selector: { matchLabels: { app: ${name} } }
  template:
    metadata: { labels: { app: ${name} } }
    spec:
${fields}
      containers: [{ name: a, image: "a:1" }]
`;
const selecting = (value: string) => `      nodeSelector:\n        pool: ${value} # where it runs`;
const OTHER = { "other.yaml": pod("other", selecting("base")) };

interface Reported {
  readonly file: string;
  readonly rule: string;
  readonly fixable: boolean;
  readonly fixes: readonly Fix[];
}

function repository(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder({ "taintlint.yaml": POOLS, ...OTHER, ...files });
  spawnSync("git", ["init", "-q"], { cwd: folder });
  return folder;
}

async function json(folder: string, words: readonly string[] = []) {
  const { stdout } = await runInProcess(["--format", "json", ...words], folder, environment);
  return JSON.parse(stdout) as {
    findings: readonly (Reported & { readonly source: { readonly file: string } })[];
    wouldFix?: { readonly files: readonly { readonly file: string; readonly diff: string }[] };
  };
}

/** The edits of all fixes, each once. */
function editsOf(fixes: readonly Fix[]) {
  return [...new Map(fixes.flatMap(({ edits }) => edits).map((edit) => [JSON.stringify(edit), edit])).values()];
}

/** Fixes a repository, and looks whether each format told the same edits before. Gives the titles, and the fixed text of a file. */
async function fixed(folder: string, file: string) {
  const before = readFileSync(join(folder, file), "utf8");
  const { findings } = await json(folder);
  const fixes = findings.flatMap((one) => one.fixes);
  const edits = editsOf(fixes).filter((edit) => edit.file === file);
  const { stdout: sarif } = await runInProcess(["--format", "sarif"], folder, environment);
  const results = JSON.parse(sarif).runs[0].results as readonly {
    fixes?: readonly {
      artifactChanges: readonly { replacements: readonly { insertedContent: { text: string } }[] }[];
    }[];
  }[];
  const inserted = results.flatMap((one) =>
    (one.fixes ?? []).flatMap((fix) =>
      fix.artifactChanges.flatMap((change) => change.replacements.map(({ insertedContent }) => insertedContent.text)),
    ),
  );
  expect(new Set(inserted)).toEqual(new Set(editsOf(fixes).map(({ text }) => text)));
  const { wouldFix } = await json(folder, ["--fix-dry-run"]);
  await runInProcess(["--fix"], folder, environment);
  const after = readFileSync(join(folder, file), "utf8");
  expect(after).toBe(applyEdits(before, edits));
  const added = (wouldFix?.files ?? []).filter((one) => one.file === file).flatMap(({ diff }) => diff.split("\n"));
  for (const line of added.filter((one) => /^\+[^+]/.test(one))) expect(after).toContain(line.slice(1));
  expect(added.length > 0).toBe(after !== before);
  const left = (await json(folder)).findings;
  return { titles: [...new Set(fixes.map(({ title }) => title))], after, left: left.map(({ rule }) => rule) };
}

describe.skipIf(KUSTOMIZE === undefined)("fixes of what kustomize renders", () => {
  it("correct a selector also where the pool has a taint, and then tolerate it", async () => {
    const folder = repository({
      "taintlint.yaml": POOLS.replace("{ pool: base }", '{ pool: base }, taints: ["own=base:NoSchedule"]'),
      "app/kustomization.yaml": "resources: [api.yaml]\n",
      "app/api.yaml": pod("api", selecting("bsae")),
    });
    const { findings } = await json(folder);
    expect(findings.map(({ rule, fixable, fixes }) => [rule, fixable, fixes[0]?.title])).toContainEqual([
      "unschedulable",
      true,
      'ask for "pool: base"',
    ]);
    await runInProcess(["--fix"], folder, environment);
    expect(readFileSync(join(folder, "app/api.yaml"), "utf8")).toContain("pool: base # where it runs");
    expect((await json(folder)).findings.map(({ rule }) => rule)).not.toContain("unschedulable");
  });

  it("are written where a kustomization merely lists the file", async () => {
    const folder = repository({
      "app/kustomization.yaml": "resources: [api.yaml]\nnamespace: web\nimages: [{ name: a, newTag: '2' }]\n",
      "app/api.yaml": pod("api", selecting("bsae")),
    });
    const { titles, after, left } = await fixed(folder, "app/api.yaml");
    expect(titles).toEqual(['ask for "pool: base"']);
    expect(after).toBe(pod("api", selecting("base")));
    expect(left).toEqual([]);
  });

  it("are written once for what an alias repeats", async () => {
    const two = (value: string) => `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: { name: drivers }
spec:
  values:
    one: { tolerations: &all [{ key: a, operator: ${value} }] }
    two: { tolerations: *all }
`;
    const folder = repository({ "app/kustomization.yaml": "resources: [a.yaml]\n", "app/a.yaml": two("Exisst") });
    const { after } = await fixed(folder, "app/a.yaml");
    expect(after).toBe(two("Exists"));
  });

  it("say which overlays they reach, and need a finding in one of them alone", async () => {
    const toleration = (value: string) =>
      `      tolerations:\n        - { key: nvidia.com/gpu, operator: Equal, value: "${value}", effect: NoSchedule }\n      nodeSelector: { pool: gpu }`;
    const folder = repository({
      "base/kustomization.yaml": "resources: [api.yaml]\n",
      "base/api.yaml": pod("api", toleration("true")),
      "overlays/dev/kustomization.yaml": "resources: [../../base]\nnamePrefix: dev-\n",
      "overlays/prod/kustomization.yaml": "resources: [../../base]\nnamePrefix: prod-\n",
      // Here a patch takes the list's place, so that the fix of the base changes nothing.
      "overlays/none/kustomization.yaml": `resources: [../../base]
patches:
  - patch: |-
      - { op: remove, path: /spec/template/spec/tolerations }
      - { op: replace, path: /spec/template/spec/nodeSelector, value: { pool: base } }
    target: { kind: Deployment }
`,
    });
    const { titles, after, left } = await fixed(folder, "base/api.yaml");
    expect(titles).toEqual([
      'make the toleration meet taint nvidia.com/gpu=present:NoSchedule (in "overlays/dev", "overlays/prod")',
    ]);
    expect(after).toBe(pod("api", toleration("present")));
    expect(left).toEqual([]);
  });

  it("are written in the patch that gives the value", async () => {
    const kustomization = (value: string) => `resources: [../base]
patches:
  - target: { kind: Deployment }
    patch: |-
      apiVersion: apps/v1
      kind: Deployment
      metadata: { name: api }
      spec: { template: { spec: { nodeSelector: { pool: ${value} } } } }
`;
    const folder = repository({
      "base/kustomization.yaml": "resources: [api.yaml]\n",
      "base/api.yaml": pod("api", selecting("base")),
      "prod/kustomization.yaml": kustomization("bsae"),
    });
    const { after, left } = await fixed(folder, "prod/kustomization.yaml");
    expect(after).toBe(kustomization("base"));
    expect(left).toEqual([]);
  });

  it("are not offered where another thing is rendered from the same line", async () => {
    const kustomization = `resources: [api.yaml]
replacements:
  - source: { kind: Deployment, name: api, fieldPath: spec.template.spec.nodeSelector.pool }
    targets: [{ select: { kind: Deployment, name: api }, fieldPaths: [metadata.labels.pool], options: { create: true } }]
`;
    const folder = repository({
      "app/kustomization.yaml": kustomization,
      "app/api.yaml": pod("api", selecting("bsae")),
    });
    const { findings } = await json(folder);
    expect(findings.map(({ rule, fixable, fixes }) => [rule, fixable, fixes.length])).toEqual([
      ["unschedulable", false, 0],
    ]);
  });
});

describe.skipIf(KUSTOMIZE === undefined)("fixes of a HelmRelease that kustomize renders", () => {
  it("are written into its values", async () => {
    const release = (value: string) => `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: { name: grafana, namespace: web }
spec:
  chart: { spec: { chart: grafana, sourceRef: { kind: HelmRepository, name: grafana } } }
  values:
    nodeSelector:
      pool: ${value}
`;
    const folder = repository({
      "app/kustomization.yaml": "resources: [release.yaml]\n",
      "app/release.yaml": release("bsae"),
    });
    const { after, left } = await fixed(folder, "app/release.yaml");
    expect(after).toBe(release("base"));
    expect(left).toEqual([]);
  });
});

describe.skipIf(HELM === undefined)("fixes of what helm renders", () => {
  const chart = {
    "chart/Chart.yaml": "{ apiVersion: v2, name: api, version: 0.1.0 }\n",
    "chart/templates/a.yaml": pod("api", "      nodeSelector: {{- toYaml .Values.nodeSelector | nindent 8 }}"),
  };

  it("are written into the values that give it", async () => {
    const folder = repository({ ...chart, "chart/values.yaml": "nodeSelector:\n  pool: bsae\n" });
    const { after, left } = await fixed(folder, "chart/values.yaml");
    expect(after).toBe("nodeSelector:\n  pool: base\n");
    expect(left).toEqual([]);
  });

  it("are written into a line of the template that holds the value byte for byte", async () => {
    const folder = repository({ ...chart, "chart/templates/a.yaml": pod("api", selecting("bsae")) });
    const { after, left } = await fixed(folder, "chart/templates/a.yaml");
    expect(after).toBe(pod("api", selecting("base")));
    expect(left).toEqual([]);
  });

  it("are not written into a line that only makes the value", async () => {
    const made = pod("api", '      nodeSelector:\n        pool: {{ printf "%s%s" "bs" "ae" }}');
    const folder = repository({ ...chart, "chart/templates/a.yaml": made });
    const { findings } = await json(folder);
    expect(findings.map(({ rule, fixes }) => [rule, fixes.length])).toEqual([["unschedulable", 0]]);
  });
});
