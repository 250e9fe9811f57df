import { describe, expect, it } from "vitest";
import { parseConfiguration } from "../../../src/lint/configuration/parse-configuration.js";
import { locate, rangeOfSpan } from "../../../src/manifest/locate.js";
import type { RenderRequest, RenderRoot } from "../../../src/rendering/contract/render-root.js";
import type { ChartTarget } from "../../../src/rendering/contract/targets.js";
import { describeFailure } from "../../../src/rendering/describe-failure.js";
import { planCharts } from "../../../src/rendering/helm/plan-charts.js";
import { type ChartDeclaration, describeWrongCharts } from "../../../src/rendering/helm/values-sets.js";
import { getValue, nodeAt } from "../../../src/yaml/node-value.js";
import { parseDocuments } from "../../../src/yaml/syntax.js";
import { formatErrors } from "../../inventory/formatted-errors.js";
import { textFiles } from "./text-files.js";

const CHART = "apiVersion: v2\nname: api\nversion: 1.0.0\n";
const POD = `apiVersion: v1
kind: Pod
metadata: {name: api}
spec:
  tolerations: {{ toJson .Values.tolerations }}
`;

type Texts = Readonly<Record<string, string>>;

interface Options {
  readonly declared?: readonly ChartDeclaration[];
  readonly targets?: readonly ChartTarget[];
  readonly kubernetesVersion?: string;
  readonly outside?: readonly string[];
}

function plan(texts: Texts, { declared = [], targets = [], kubernetesVersion, outside = [] }: Options = {}) {
  const charts = Object.keys(texts).filter((path) => /(?:^|\/)Chart\.yaml$/.test(path));
  return planCharts({ charts, declared, targets, kubernetesVersion, files: textFiles(texts, outside) });
}

function declare(text: string, path = "taintlint.yaml"): readonly ChartDeclaration[] {
  const { configuration, errors } = parseConfiguration(
    { path, text: `version: 1\ncharts:\n${text}` },
    { kind: "configuration" },
  );
  expect(formatErrors(errors)).toEqual([]);
  return configuration?.charts ?? [];
}

function callOf(root: RenderRoot | undefined, request = 0): RenderRequest {
  const call = root?.requests[request];
  if (call === undefined) throw new Error("nothing is called");
  return call;
}

function refusalOf(root: RenderRoot | undefined): string | undefined {
  const refusal = root?.refusal;
  return refusal && `${refusal.file.path}:${rangeOfSpan(refusal.file, refusal.span).line} ${refusal.message}`;
}

const RELEASE = `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: api}
spec:
  values:
    tolerations:
      - {key: inline, operator: Exists}
`;

function target(more: Partial<ChartTarget> = {}): ChartTarget {
  const [document] = parseDocuments({ path: "release.yaml", text: RELEASE }).documents;
  if (document === undefined) throw new Error("no document");
  const node = getValue(getValue(document.root, "spec"), "values");
  const place = { document, path: ["spec", "values"], target: "value" } as const;
  return {
    folder: "charts/api",
    owner: "Flux HelmRelease shop/api",
    place: { document, path: [], target: "value" },
    clusters: new Set(["prod"]),
    namespace: "shop",
    releaseName: "shop-api",
    valuesFiles: [],
    values: node === undefined ? undefined : { node, place },
    ...more,
  };
}

describe("which charts are rendered", () => {
  it("those that no other chart holds", () => {
    const roots = plan({
      "charts/api/Chart.yaml": CHART,
      "charts/web/Chart.yaml": CHART,
      "charts/api/charts/sub/Chart.yaml": CHART,
      "charts/api/charts/sub/charts/deep/Chart.yaml": CHART,
    });
    expect(roots.map(({ label }) => label)).toEqual(["charts/api", "charts/web"]);
  });

  it("a held one that is deployed or declared by itself, too", () => {
    const texts = { "Chart.yaml": CHART, "charts/api/Chart.yaml": CHART, "charts/web/Chart.yaml": CHART };
    const roots = plan(texts, { declared: declare("  - {path: charts/web}"), targets: [target()] });
    expect(roots.map(({ label }) => label)).toEqual(["api", "charts/api for Flux HelmRelease shop/api", "charts/web"]);
  });

  it("no library, and no folder whose Chart.yaml cannot be read", () => {
    expect(plan({ "a/Chart.yaml": `${CHART}type: library\n` })).toEqual([]);
    const files = textFiles({});
    expect(
      planCharts({ charts: ["a/Chart.yaml"], declared: [], targets: [], kubernetesVersion: "1.36", files }),
    ).toEqual([]);
  });
});

describe("why a chart is not rendered", () => {
  const cases: readonly (readonly [string, Texts, string])[] = [
    [
      "not valid YAML",
      { "a/Chart.yaml": "name: [" },
      'a/Chart.yaml:1 chart "a" is not rendered: Chart.yaml is not valid YAML',
    ],
    [
      "no name",
      { "a/Chart.yaml": "version: 1.0.0" },
      'a/Chart.yaml:1 chart "a" is not rendered: Chart.yaml has no "name"',
    ],
    [
      "a placeholder",
      { "a/Chart.yaml": 'name: "${{ values.name }}"' },
      'a/Chart.yaml:1 chart "a" is not rendered: "${{ values.name }}" is a placeholder, not the name of a chart',
    ],
  ];
  it("is no dependency that is absent: the copy is declared without it", () => {
    const requirements = "dependencies:\n  - {name: redis, version: 1.0.0}\n  - {name: db, repository: file:///etc}\n";
    const [root] = plan({ "a/Chart.yaml": CHART, "a/requirements.yaml": requirements });
    expect(root?.requests.map(({ files }) => files)).toEqual([
      [{ path: "chart/requirements.yaml", text: '{"dependencies":[]}' }],
    ]);
    const beside = { "b/Chart.yaml": "{apiVersion: v2, name: redis, version: 1.0.0}", "b/values.yaml": "a: b\n" };
    const [local] = plan({
      "a/Chart.yaml": CHART,
      "a/requirements.yaml": requirements.replace("name: redis", "name: redis, repository: file://../b"),
      ...beside,
    });
    expect(local?.reads).toContain("b/values.yaml");
  });
  it.each(cases)("%s", (_, texts, refusal) => {
    const [root] = plan(texts);
    expect(refusalOf(root)).toBe(refusal);
    expect(root?.requests).toEqual([]);
  });

  it("links that leave the repository, before anything runs", () => {
    const [root] = plan({ "a/Chart.yaml": CHART }, { outside: ["a/files/shadow"] });
    expect(refusalOf(root)).toMatch(/"files\/shadow" is a link that leaves the repository$/);
    expect(root?.requests).toEqual([]);
  });

  it("not because of a dependency that is there, packed or as a folder", () => {
    const dependencies = "dependencies: [{name: redis, version: 1.0.0}, {name: web, version: 1.0.0}]\n";
    const [root] = plan({
      "a/Chart.yaml": CHART + dependencies,
      "a/charts/redis-1.0.0.tgz": "",
      "a/charts/folder/Chart.yaml": "name: web\n",
    });
    expect(root?.refusal).toBeUndefined();
  });
});

describe("why a rendering failed", () => {
  const [root] = plan({ "a/Chart.yaml": CHART, "a/templates/pod.yaml": POD });
  const cases: readonly (readonly [refusal: string, place: string, reason: string])[] = [
    ["it took more than 30 seconds", "a/Chart.yaml:1", "it took more than 30 seconds"],
    [describeFailure("helm", "level=ERROR\nmsg=hunter2"), "a/Chart.yaml:1", 'helm failed: "helm template" shows why'],
    [
      describeFailure("helm", 'Error: parse error at (api/templates/pod.yaml:5): function "f" not defined'),
      "a/templates/pod.yaml:5",
      'function "f" is not defined',
    ],
    [
      describeFailure("helm", "Error: YAML parse error on api/charts/x/templates/y.yaml: hunter2"),
      "a/Chart.yaml:1",
      'the template renders to text that is not YAML (in "api/charts/x/templates/y.yaml")',
    ],
  ];
  it.each(cases)("%j", (refusal, place, reason) => {
    const problem = root?.interpret([{ problem: refusal }, { problem: refusal }]).problem;
    const line = problem === undefined ? 0 : rangeOfSpan(problem.file, problem.span).line;
    expect(`${problem?.file.path}:${line} ${problem?.message}`).toBe(`${place} chart "a" is not rendered: ${reason}`);
  });

  it("is told where helm never ran", () => {
    expect(root?.interpret([]).problem?.message).toBe('chart "a" is not rendered: helm did not run');
  });

  it("of the copy with marks alone takes lines away, and nothing else", () => {
    const output = "# Source: api/templates/pod.yaml\napiVersion: v1\nkind: Pod\nspec: {nodeName: a}\n";
    const [workload] = root?.interpret([{ value: output }, { problem: "too slow" }]).value?.workloads ?? [];
    expect(workload?.document.origin?.place).toMatchObject({
      file: { path: "a/templates/pod.yaml" },
      span: { end: 0 },
    });
    expect(workload?.document.origin?.fields).toEqual([]);
  });

  it("lines of a copy that places its pods in another way are not believed", () => {
    const print = (node: string, mark: string) =>
      `# Source: api/templates/pod.yaml\napiVersion: v1\nkind: Pod${mark}\nspec: {nodeName: ${node}}\n`;
    const originOf = (node: string) => {
      const outcomes = [{ value: print("a", "") }, { value: print(node, " # taintlint:0:2") }];
      return root?.interpret(outcomes).value?.workloads[0]?.document.origin?.place;
    };
    expect(originOf("a")).toMatchObject({ span: { start: 15, end: 19 } });
    expect(originOf("b")).toMatchObject({ span: { start: 0, end: 0 } });
  });
});

describe("what helm is called with", () => {
  const texts = { "charts/api/Chart.yaml": CHART, "charts/api/templates/pod.yaml": POD, "prod.yaml": "a: 1\n" };

  it("the defaults", () => {
    const call = callOf(plan(texts)[0]);
    expect(call.arguments).toEqual([
      "api",
      "./chart",
      "--namespace",
      "default",
      "--kube-version",
      "1.36",
      "--skip-tests",
    ]);
    expect(call.wholeFiles).toEqual([]);
    expect(call.copies).toEqual([
      { from: "charts/api/Chart.yaml", to: "chart/Chart.yaml" },
      { from: "charts/api/templates/pod.yaml", to: "chart/templates/pod.yaml", isManifest: true },
    ]);
  });

  it("the cluster's version, and a release name that helm takes", () => {
    const [root] = plan({ "Chart.yaml": "name: My_Chart\n" }, { kubernetesVersion: "1.33" });
    expect(callOf(root).arguments.slice(0, 6)).toEqual([
      "release-name",
      "./chart",
      "--namespace",
      "default",
      "--kube-version",
      "1.33",
    ]);
  });

  it("copies with marks in the same call, which fails for no reason of theirs", () => {
    const [root] = plan(texts);
    const call = callOf(root);
    expect(root?.requests).toHaveLength(1);
    expect(call.files.map(({ path }) => path)).toEqual(["chart/templates/-taintlint-0.yaml"]);
    expect(call.files[0]?.text).toContain("kind: Pod # taintlint:0:2\n");
    expect([call.wholeFiles, call.blames]).toEqual([[], "-taintlint-"]);
  });

  it("no copy of notes, which are no manifest", () => {
    const [root] = plan({ ...texts, "charts/api/templates/NOTES.txt": "1. List the containers:\n" });
    expect(callOf(root).files.map(({ path }) => path)).toEqual(["chart/templates/-taintlint-0.yaml"]);
  });

  it("no copy of a template without marks, or of one that writes a definition", () => {
    const head = "apiVersion: apiextensions.k8s.io/v1\nkind: CustomResourceDefinition\nmetadata: {name: a.b}\n";
    const definition = `${head}spec:\n  versions:\n    - schema: {tolerations: containers}\n      kind: Pod\n`;
    const plain = "{{- /* affinity */ -}}\n";
    const [root] = plan({ ...texts, "charts/api/templates/crd.yaml": definition, "charts/api/templates/a.tpl": plain });
    expect(callOf(root).files.map(({ path }) => path)).toEqual(["chart/templates/-taintlint-0.yaml"]);
  });

  it("words about sets beside global values, in one call", () => {
    const [root] = plan({
      ...texts,
      "charts/api/charts/sub/Chart.yaml": CHART,
      "charts/api/charts/sub/templates/pod.yaml": `# merge what global values set\n{{/* set global */}}${POD}`,
    });
    expect(root?.requests).toHaveLength(1);
  });

  const DEFINE = "{{ define `x` }}{{ end }}";
  it.each([
    ["defines a name in backquotes", { "charts/api/templates/pod.yaml": `${DEFINE}${POD}` }],
    ["has such a name", { "charts/api/templates/-taintlint-0.yaml": "kind: Service\n" }],
    [
      "of a subchart changes global values",
      {
        "charts/api/charts/sub/Chart.yaml": CHART,
        "charts/api/charts/sub/templates/pod.yaml": `{{ $_ := set .Values.global "a" 1 }}${POD}`,
      },
    ],
  ])("copies with marks in a second call where a template %s", (_, more: Texts) => {
    const [root] = plan({ ...texts, ...more });
    expect(root?.requests).toHaveLength(2);
    const [plain, marked] = [callOf(root), callOf(root, 1)];
    expect(plain.files).toEqual([]);
    expect(marked.files.map(({ path }) => path)).toContain("chart/templates/pod.yaml");
    expect(marked.copies.map(({ to }) => to)).not.toContain("chart/templates/pod.yaml");
  });

  it("copies with marks in a call of their own, and only where the other succeeds, beside a missing library", () => {
    const declaring = { "charts/api/Chart.yaml": `${CHART}dependencies: [{name: library, version: 1.0.0}]\n` };
    const calling = { ...texts, ...declaring, "charts/api/templates/a.yaml": '{{ include "library.labels" . }}\n' };
    const [root] = plan(calling);
    expect(root?.requests.map(({ files }) => files.map(({ path }) => path))).toEqual([
      ["chart/Chart.yaml"],
      ["chart/Chart.yaml", "chart/templates/pod.yaml"],
    ]);
    const own = { ...calling, "charts/api/templates/_own.tpl": '{{- define "library.labels" -}}{{- end -}}\n' };
    expect(plan(own)[0]?.requests).toHaveLength(1);
  });

  describe("files that decide what it prints", () => {
    const others = {
      "charts/api/README.md": "getHostByName",
      "charts/api/crds/thing.yaml": "kind: CustomResourceDefinition\n",
      "charts/api/files/settings.yaml": "a: 1\n",
      "charts/api/charts/sub/CHANGELOG.md": "",
      "charts/api/charts/sub/templates/a.yaml": "kind: Service\n",
    };
    const sub = { "charts/api/charts/sub/Chart.yaml": "apiVersion: v2\nname: sub\nversion: 1.0.0\n" };
    const kept = {
      ...sub,
      "charts/api/.helmignore": "",
      "charts/api/Chart.lock": "",
      "charts/api/requirements.yaml": "",
      "charts/api/values.yaml": "a: 1\n",
    };
    const copied = (root: RenderRoot | undefined) => callOf(root).copies.map(({ from }) => from);

    it("alone are copied", () => {
      const [root] = plan({ ...texts, ...others, ...kept });
      expect(copied(root)).toEqual(expect.arrayContaining(Object.keys(kept)));
      for (const path of Object.keys(others)) {
        expect(copied(root).includes(path), path).toBe(path.includes("/templates/"));
        expect(root?.reads, path).toContain(path);
      }
      expect(root?.needs).toBeUndefined();
    });

    it.each([
      ["a template", { "charts/api/templates/a.yaml": '{{ .Files.Get "files/settings.yaml" }}\n' }, {}],
      ["a template of a subchart", { "charts/api/charts/sub/templates/a.yaml": '{{ index . "Files" }}\n' }, {}],
      ["the chart's values", { "charts/api/values.yaml": "text: '{{ .Files.Get \"a\" }}'\n" }, {}],
      [
        "given values",
        { "given.yaml": "text: '{{ .Files.Get \"a\" }}'\n" },
        { targets: [target({ valuesFiles: ["given.yaml"] })] },
      ],
    ])("are all where %s may read them", (_, more: Texts, options: Options) => {
      const [root] = plan({ ...texts, ...others, ...kept, ...more }, options);
      expect(copied(root)).toEqual(expect.arrayContaining(Object.keys(others)));
      expect(root?.needs?.version).toBe("3.11.1");
    });

    it("are all of a folder without a chart in `charts/`, on which helm fails", () => {
      const [root] = plan({ ...texts, "charts/api/charts/empty/README.md": "", "charts/api/charts/notes.md": "" });
      expect(copied(root)).toEqual(
        expect.arrayContaining(["charts/api/charts/empty/README.md", "charts/api/charts/notes.md"]),
      );
    });
  });

  it("no second call where no template can emit workloads", () => {
    expect(plan({ "Chart.yaml": CHART, "templates/a.yaml": "kind: Service\n" })[0]?.requests).toHaveLength(1);
  });

  it("what the configuration declares, for each entry", () => {
    const declared = declare(`  - {path: charts/*, name: prod, values: prod.yaml, namespace: live, releaseName: one}
  - {path: charts/api/Chart.yaml, values: [templates/pod.yaml], kubeVersion: "1.30", clusters: [eu]}
  - {path: charts/api, name: prod}
`);
    const roots = plan(texts, { declared, kubernetesVersion: "1.34", targets: [target()] });
    expect(roots.map(({ label }) => label)).toEqual([
      "charts/api (prod)",
      "charts/api with templates/pod.yaml",
      "charts/api (prod) (2)",
    ]);
    expect(callOf(roots[0]).arguments.join(" ")).toBe(
      "one ./chart --namespace live --kube-version 1.34 --skip-tests --values values/0.yaml",
    );
    expect(callOf(roots[0]).copies.at(-1)).toEqual({ from: "prod.yaml", to: "values/0.yaml" });
    expect(callOf(roots[1]).arguments).toContain("1.30");
    expect(callOf(roots[1]).copies.at(-1)?.from).toBe("charts/api/templates/pod.yaml");
    expect(roots.map(({ clusters }) => clusters)).toEqual([undefined, new Set(["eu"]), undefined]);
    expect(roots[0]?.reads).toContain("prod.yaml");
  });

  it("what GitOps objects say: their files, and their own values last", () => {
    const [root] = plan(texts, { targets: [target({ valuesFiles: ["prod.yaml"] })] });
    const call = callOf(root);
    expect(call.arguments.join(" ")).toBe(
      "shop-api ./chart --namespace shop --kube-version 1.36 --skip-tests --values values/0.yaml --values values/inline.yaml",
    );
    expect(call.wholeFiles).toEqual([
      { path: "values/inline.yaml", text: '{"tolerations":[{"key":"inline","operator":"Exists"}]}' },
    ]);
    expect(root?.clusters).toEqual(new Set(["prod"]));
  });

  it("nothing where a values file is missing", () => {
    const [root] = plan(texts, { targets: [target({ valuesFiles: ["gone.yaml"] })] });
    expect(refusalOf(root)).toBe(
      'release.yaml:1 chart "charts/api for Flux HelmRelease shop/api" is not rendered: values file "gone.yaml" is not in the repository',
    );
  });
});

it("shows values of a GitOps object where they stand, and its namespace", () => {
  const texts = { "charts/api/Chart.yaml": CHART, "charts/api/templates/pod.yaml": POD };
  const output = `---
# Source: api/templates/pod.yaml
apiVersion: v1
kind: Pod
metadata: {name: api}
spec:
  tolerations: [{"key":"inline","operator":"Exists"}]
`;
  const [workload] = plan(texts, { targets: [target()] })[0]?.interpret([{ value: output }]).value?.workloads ?? [];
  if (workload === undefined) throw new Error("no workload");
  const place = { document: workload.document, path: ["spec", "tolerations", 0, "key"], target: "value" } as const;
  expect(locate(place)).toMatchObject({ file: "release.yaml", line: 7 });
  expect(workload.namespace).toBe("shop");
});

it("shows values in a block of text of a GitOps object at the block", () => {
  const text =
    "spec:\n  source:\n    helm:\n      values: |\n        a: 1\n        workers:\n          tolerations: [{key: a}]\n";
  const [document] = parseDocuments({ path: "app.yaml", text }).documents;
  if (document === undefined) throw new Error("no document");
  const path = ["spec", "source", "helm", "values"];
  const node = nodeAt(document.root, path);
  const place = { document, path, target: "value" } as const;
  const texts = { "charts/api/Chart.yaml": CHART, "charts/api/templates/pod.yaml": POD };
  const values = node === undefined ? undefined : { node, place };
  const [root] = plan(texts, { targets: [target({ owner: "Argo CD Application api", values })] });
  expect(callOf(root).wholeFiles?.[0]?.text).toBe("a: 1\nworkers:\n  tolerations: [{key: a}]\n");
  const [problem] = root?.interpret([{ value: "" }]).value?.problems ?? [];
  expect(problem?.message).toEqual(
    expect.stringMatching(/^"workers\.tolerations" is set, and no template of the chart reads it/),
  );
  expect(problem && rangeOfSpan(problem.file, problem.span)).toMatchObject({ file: "app.yaml", line: 5 });
});

it("tells what is wrong with declared charts", () => {
  const texts = {
    "deploy/charts/api/Chart.yaml": CHART,
    "deploy/charts/api/values-prod.yaml": "",
    "deploy/values/staging.yaml": "",
  };
  const declared = declare(
    `  - {path: charts/apii}
  - {path: charts/api, values: [values-prod.yaml, values/staging.yaml]}
  - {path: charts/api, values: [values-prd.yaml]}
  - {path: charts/*, values: [values/stagin.yaml, nothing-like-it.yaml, leaving.yaml]}
`,
    "deploy/taintlint.yaml",
  );
  const errors = describeWrongCharts(
    declared,
    ["deploy/charts/api/Chart.yaml"],
    textFiles(texts, ["deploy/leaving.yaml"]),
  );
  expect(formatErrors(errors)).toEqual([
    'deploy/taintlint.yaml:3:12 "charts/apii" is no chart: it holds no "Chart.yaml"; did you mean "charts/api"?',
    'deploy/taintlint.yaml:5:33 values file "values-prd.yaml" is neither in this file\'s folder nor in the chart\'s; did you mean "values-prod.yaml"?',
    'deploy/taintlint.yaml:6:31 values file "values/stagin.yaml" is neither in this file\'s folder nor in the chart\'s; did you mean "values/staging.yaml"?',
    "deploy/taintlint.yaml:6:51 values file \"nothing-like-it.yaml\" is neither in this file's folder nor in the chart's",
    'deploy/taintlint.yaml:6:73 values file "leaving.yaml" is a link that leaves the repository',
  ]);
});
