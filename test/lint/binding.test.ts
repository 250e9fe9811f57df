import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { fitRepository, lintRepository } from "../../src/lint/lint.js";
import { fit as fitTexts, type LintOptions, lint } from "../../src/lint/lint-texts.js";
import { readTexts } from "../rules/lint-texts.js";

const FOLDER = join(import.meta.dirname, "binding");
const EXPECTED = "expected.json";

/** A repository: its `taintlint.yaml`, wherever it stands, and all other files. */
function readRepository(name: string): LintOptions {
  const folder = join(FOLDER, name);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path: path.slice(folder.length + 1).replaceAll("\\", "/"), text: readFileSync(path, "utf8") }))
    .filter(({ path }) => path !== EXPECTED);
  const configuration = files.find(({ path }) => path.endsWith("taintlint.yaml"));
  if (configuration === undefined) throw new Error(`${name} has no taintlint.yaml`);
  return { configuration, files };
}

/** The clusters whose pools each workload is judged against, and every finding with its clusters. */
function describeRepository(repository: LintOptions) {
  const matrix = fitTexts(repository);
  const linted = lint(repository);
  if (!matrix.ok || !linted.ok) throw new Error(JSON.stringify([matrix, linted]));
  return {
    workloads: Object.fromEntries(
      matrix.result.workloads.map(({ name, pools }) => [name, [...new Set(pools.map(({ cluster }) => cluster))]]),
    ),
    findings: linted.result.findings.map(({ rule, severity, source, clusters, message }) => {
      const where = clusters.length > 0 ? clusters.join(", ") : /no cluster deploys this file/.exec(message)?.[0];
      return `${source.file}:${source.line} ${severity} ${rule}: ${where}`;
    }),
    notices: linted.result.notices,
  };
}

describe.each(readdirSync(FOLDER))("%s", (name) => {
  it("binds each manifest to its clusters", () => {
    const expected: unknown = JSON.parse(readFileSync(join(FOLDER, name, EXPECTED), "utf8"));
    expect(describeRepository(readRepository(name))).toEqual(expected);
  });
});

const POD = "apiVersion: v1\nkind: Pod\nmetadata: {name: api}\nspec: {nodeSelector: {pool: gone}, containers: []}\n";
const TWO_CLUSTERS = `
clusters:
  - {name: a, pools: [{name: p}], gitops: {flux: [clusters/one]}}
  - {name: b, pools: [{name: p}], gitops: {flux: [clusters/two]}}
`;

describe("a folder of Flux that holds no manifest", () => {
  const files = [{ path: "clusters/two/pod.yaml", text: POD }];

  it("is told, with the nearest one", () => {
    const result = lintRepository(readTexts(TWO_CLUSTERS, files));
    expect(result.notices).toEqual([
      'taintlint.yaml:4: "clusters/one" holds no manifest that was read, so that Flux begins nowhere; did you mean "clusters/two"?',
    ]);
  });

  it("is not told where only some files were read", () => {
    expect(lintRepository({ ...readTexts(TWO_CLUSTERS, files), scope: "files" }).notices).toEqual([]);
  });
});

describe("a cluster that is chosen out of several", () => {
  const files = [
    { path: "clusters/two/pod.yaml", text: POD },
    { path: "other.yaml", text: POD },
  ];
  const choose = (name: string) => {
    const input = readTexts(TWO_CLUSTERS, files);
    const clusters = input.clusters.filter(({ declaration }) => declaration.settings.name === name);
    const { findings } = lintRepository({ ...input, clusters, scope: "cluster" });
    return findings.map(({ source, severity }) => `${source.file} ${severity}`);
  };

  it("gets what is deployed to it", () => {
    expect(choose("b")).toEqual(["clusters/two/pod.yaml error"]);
  });

  it("gets everything where nothing of what deploys to it was read", () => {
    expect(choose("a")).toEqual(["clusters/two/pod.yaml error", "other.yaml error"]);
  });
});

it("takes every file for the only cluster", () => {
  const only = "gitops: {flux: [clusters/one]}\npools: [{name: p}]\n";
  const { findings } = lintRepository(readTexts(only, [{ path: "any.yaml", text: POD }]));
  expect(findings.map(({ severity }) => severity)).toEqual(["error"]);
});

it("never fixes what no cluster deploys", () => {
  const text = POD.replace("nodeSelector: {pool: gone}", "nodeSelector: {size: 2}");
  const { findings } = lintRepository(readTexts(TWO_CLUSTERS, [{ path: "any.yaml", text }]));
  expect(findings.map(({ rule, severity, fixable }) => ({ rule, severity, fixable }))).toContainEqual({
    rule: "non-string-value",
    severity: "note",
    fixable: false,
  });
});

describe("the target namespace of a Flux Kustomization", () => {
  const kustomization = (path: string, namespace: string) =>
    `apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nspec: {path: ${path}, targetNamespace: ${namespace}, sourceRef: {name: flux-system}}\n`;
  const namespacesOf = (...kustomizations: string[]) => {
    const files = kustomizations.map((text, index) => ({ path: `clusters/one/${index}.yaml`, text }));
    const inventory = "gitops: {flux: [clusters/one]}\npools: [{name: p}]\n";
    const input = readTexts(inventory, [...files, { path: "apps/pod.yaml", text: POD }]);
    return fitRepository(input).workloads.map(({ namespace }) => namespace);
  };

  it("is that of what it deploys", () => {
    expect(namespacesOf(kustomization("apps", "shop"))).toEqual(["shop"]);
    expect(namespacesOf(kustomization("nowhere", "shop"))).toEqual(["default"]);
  });

  it("is left alone where there are several", () => {
    expect(namespacesOf(kustomization("apps", "shop"), kustomization("./apps", "test"))).toEqual(["default"]);
  });
});
