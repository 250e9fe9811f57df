import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { bindManifests } from "../../src/lint/judging/binding.js";
import { fitRepository, lintRepository } from "../../src/lint/lint.js";
import { type Manifest, readManifest } from "../../src/manifest/read-manifest.js";
import { createGitops } from "../../src/rendering/gitops/follow-gitops.js";
import { fit as fitTexts, type LintOptions, lint } from "../../src/workspace/lint-texts.js";
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
async function describeRepository(repository: LintOptions) {
  const matrix = await fitTexts(repository);
  const linted = await lint(repository);
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
  it("binds each manifest to its clusters", async () => {
    const expected: unknown = JSON.parse(readFileSync(join(FOLDER, name, EXPECTED), "utf8"));
    expect(await describeRepository(readRepository(name))).toEqual(expected);
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

describe("what was rendered", () => {
  const rendered = (path: string, clusters?: readonly string[]): Manifest => ({
    ...readManifest({ path, text: POD }),
    rendered: { root: path, clusters: clusters && new Set(clusters) },
  });
  const bind = (inventory: string, manifest: Manifest) => {
    const declarations = readTexts(inventory, []).clusters.map(({ declaration }) => declaration);
    const { bound, unbound } = bindManifests(
      declarations,
      [readManifest(GITOPS), manifest],
      createGitops(declarations, [readManifest(GITOPS)]),
    );
    return { clusters: bound.map((manifests) => manifests.includes(manifest)), unbound: unbound.includes(manifest) };
  };
  const GITOPS = {
    path: "clusters/one/apps.yaml",
    text: "apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nspec: {path: apps, sourceRef: {name: flux-system}}\n",
  };
  const EXCLUDING = TWO_CLUSTERS.replace("{name: b,", "{name: b, exclude: [apps/**],");

  it.each<[string, string, Manifest, boolean[], boolean]>([
    ["for one cluster", TWO_CLUSTERS, rendered("apps/kustomization.yaml", ["b"]), [false, true], false],
    ["for both", TWO_CLUSTERS, rendered("apps/kustomization.yaml", ["a", "b"]), [true, true], false],
    [
      "for a cluster that leaves it out",
      EXCLUDING,
      rendered("apps/kustomization.yaml", ["a", "b"]),
      [true, false],
      false,
    ],
    ["for none of them", TWO_CLUSTERS, rendered("apps/kustomization.yaml", []), [false, false], true],
    [
      "for nobody says whom, where a cluster reaches it",
      TWO_CLUSTERS,
      rendered("clusters/one/kustomization.yaml"),
      [true, false],
      false,
    ],
    [
      "for nobody says whom, where none reaches it",
      TWO_CLUSTERS,
      rendered("else/kustomization.yaml"),
      [false, false],
      true,
    ],
    ["for the only cluster", "pools: [{name: p}]", rendered("apps/kustomization.yaml"), [true], false],
    ["for another than the only cluster", "pools: [{name: p}]", rendered("apps/kustomization.yaml", []), [false], true],
  ])("%s", (_, inventory, manifest, clusters, unbound) => {
    expect(bind(inventory, manifest)).toEqual({ clusters, unbound });
  });

  it("keeps the namespace that it has", () => {
    const input = readTexts("gitops: {flux: [clusters/one]}\npools: [{name: p}]\n", [
      { ...GITOPS, text: GITOPS.text.replace("path: apps,", "path: apps, targetNamespace: shop,") },
      { path: "apps/pod.yaml", text: POD },
    ]);
    const manifests = [...input.manifests, rendered("apps/kustomization.yaml")];
    expect(fitRepository({ ...input, manifests }).workloads.map(({ namespace }) => namespace)).toEqual([
      "shop",
      "default",
    ]);
  });
});

it("tells what a variable keeps from being judged", () => {
  const open = POD.replace("pool: gone", 'pool: "${POOL}"');
  const { notices, summary } = lintRepository(
    readTexts("pools: [{name: p}]\n", [{ path: "a.yaml", text: `${open}---\n${POD}` }]),
  );
  expect(notices).toEqual([
    '1 workload has a scheduling field with a placeholder such as "${POOL}" and was skipped: a.yaml',
  ]);
  expect(summary).toMatchObject({ workloads: 1, skipped: 0, errors: 1 });
});

it("takes every file for the only cluster", () => {
  const only = "gitops: {flux: [clusters/one]}\npools: [{name: p}]\n";
  const { findings } = lintRepository(readTexts(only, [{ path: "any.yaml", text: POD }]));
  expect(findings.map(({ severity }) => severity)).toEqual(["error"]);
});

it("never fixes what may go to several clusters", () => {
  const text = POD.replace("nodeSelector: {pool: gone}", "nodeSelector: {size: 2}");
  const { findings } = lintRepository(readTexts(TWO_CLUSTERS, [{ path: "any.yaml", text }]));
  expect(findings.map(({ rule, fixable }) => ({ rule, fixable }))).toContainEqual({
    rule: "non-string-value",
    fixable: false,
  });
});

describe("the namespace of an Argo CD destination", () => {
  const application = (namespace: string) =>
    `apiVersion: argoproj.io/v1alpha1\nkind: Application\nspec: {destination: {name: prod, namespace: ${namespace}}, source: {path: apps}}\n`;
  const namespacesOf = (...namespaces: string[]) => {
    const files = namespaces.map((namespace, index) => ({ path: `${index}.yaml`, text: application(namespace) }));
    const own = POD.replace("name: api", "name: api, namespace: own");
    const pods = { path: "apps/pods.yaml", text: `${POD}---\n${own}` };
    const input = readTexts("gitops: {argocd: {name: prod}}\npools: [{name: p}]\n", [...files, pods]);
    return fitRepository(input).workloads.map(({ namespace }) => namespace);
  };

  it("is given to what has none", () => {
    expect(namespacesOf("shop")).toEqual(["shop", "own"]);
  });

  it("is left alone where there are several", () => {
    expect(namespacesOf("shop", "test")).toEqual(["default", "own"]);
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

  it.each([
    ["a name of a Namespace", "source: {kind: Namespace, fieldPath: metadata.name}", ["shop"]],
    ["another value", "source: {kind: ConfigMap, fieldPath: data.namespace}", ["default"]],
  ])("is what a kustomization replaces it by: %s", (_, source, namespaces) => {
    const item = `${source}\ntargets: [{select: {kind: Kustomization}, fieldPaths: [spec.targetNamespace]}]\n`;
    const list = "namespace: shop\nresources: [sync.yaml, namespace.yaml]\n";
    const sync = kustomization("apps", "shop").replace(" targetNamespace: shop,", "");
    const namespacesWith = (text: string, more: readonly { path: string; text: string }[] = []) => {
      const files = [
        { path: "clusters/one/kustomization.yaml", text },
        { path: "clusters/one/sync.yaml", text: sync },
        { path: "apps/pod.yaml", text: POD },
      ];
      const inventory = "gitops: {flux: [clusters/one]}\npools: [{name: p}]\n";
      return fitRepository(readTexts(inventory, [...files, ...more])).workloads.map(({ namespace }) => namespace);
    };
    const inline = `replacements:\n  - ${item.trim().replaceAll("\n", "\n    ")}\n`;
    expect(namespacesWith(`${list}${inline}`)).toEqual(namespaces);
    const replacements = { path: "components/ks.yaml", text: `- ${item.trim().replaceAll("\n", "\n  ")}\n` };
    expect(namespacesWith(`${list}replacements: [{path: ../../components/ks.yaml}]\n`, [replacements])).toEqual(
      namespaces,
    );
    expect(namespacesWith(list)).toEqual(["default"]);
  });
});
