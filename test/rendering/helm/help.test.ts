import { describe, expect, it } from "vitest";
import { parseConfiguration } from "../../../src/lint/configuration/parse-configuration.js";
import type { ChartTarget } from "../../../src/rendering/contract/targets.js";
import { planCharts } from "../../../src/rendering/helm/plan-charts.js";
import { planKustomizations } from "../../../src/rendering/kustomize/plan-kustomizations.js";
import { notRendered } from "../../../src/rules/not-rendered.js";
import { parseDocuments } from "../../../src/yaml/syntax.js";
import { textFiles } from "./text-files.js";

type Texts = Readonly<Record<string, string>>;

const CHART: Texts = {
  "api/Chart.yaml": "apiVersion: v2\nname: api\nversion: 1.0.0\n",
  "api/templates/api.yaml": "kind: Pod\nhost: {{ .Values.host }}\n",
};
const MISSING = 'Error: api/templates/api.yaml:2: value "host" is missing, or a mapping above it';
const PROD = { "live/prod.yaml": "host: a\n" };

function problemOf(texts: Texts, target?: Partial<ChartTarget>, charts = "") {
  const [document] = parseDocuments({ path: "set.yaml", text: "chart: api\n" }).documents;
  if (document === undefined) throw new Error("no document");
  const place = { document, path: ["chart"], target: "value" } as const;
  const whole = {
    folder: "api",
    owner: "Argo CD ApplicationSet set",
    place,
    clusters: undefined,
    namespace: undefined,
  };
  const named = { ...whole, releaseName: undefined, valuesFiles: [], values: undefined, valuesAt: "values", ...target };
  const { configuration } = parseConfiguration(
    { path: "taintlint.yaml", text: `version: 1\n${charts}` },
    { kind: "configuration" },
  );
  const [root] = planCharts({
    charts: ["api/Chart.yaml"],
    declared: configuration?.charts ?? [],
    targets: target === undefined ? [] : [named],
    kubernetesVersion: undefined,
    files: textFiles(texts),
  });
  return root?.refusal ?? root?.interpret([{ problem: MISSING }]).problem;
}

describe("the help of what is not rendered", () => {
  it.each([
    [
      "names the values files of a release whose other values are unknown",
      problemOf({ ...CHART, ...PROD }, { valuesFiles: ["live/prod.yaml"], unknown: "a parameter stays open" }),
      "Write to taintlint.yaml: charts: [{path: api, values: [live/prod.yaml]}].",
    ],
    [
      "names the values file that lies beside the chart",
      problemOf({ ...CHART, "api/values-prod.yaml": "" }),
      "Write to taintlint.yaml: charts: [{path: api, values: [api/values-prod.yaml]}].",
    ],
    [
      "quotes a path that is no plain scalar",
      problemOf({ ...CHART, "live/a, b.yaml": "" }, { valuesFiles: ["live/a, b.yaml"], unknown: "x" }),
      'Write to taintlint.yaml: charts: [{path: api, values: ["live/a, b.yaml"]}].',
    ],
    [
      "says the lines even where no values file is known",
      problemOf(CHART),
      "Put the values that it is installed with into a file, and write to taintlint.yaml: charts: [{path: api, values: [FILE]}].",
    ],
    [
      "names the last values file where a value is missing",
      problemOf({ ...CHART, ...PROD }, undefined, "charts: [{path: api, values: [live/prod.yaml]}]\n"),
      'Add the value to "live/prod.yaml", or name another file that has it.',
    ],
    ["names the values of a release", problemOf(CHART, {}), 'Add the value to the release, under "values".'],
  ])("%s", (_, problem, help) => {
    expect(problem).toMatchObject({ kind: "not-rendered", help });
  });

  it.each([
    [
      "https://charts.example.com",
      /^"taintlint fetch --yes" locks it, or "helm dependency build api" puts it into "charts\/"\.$/,
    ],
    ["file://../common", /^Add chart "lib" in "common", or correct "repository"\.$/],
    ["@alias", /^"helm dependency build api" puts it into "charts\/"\.$/],
  ])("says how to get a dependency of %s", (repository, help) => {
    const dependency = `dependencies: [{name: lib, version: 1.0.0, repository: "${repository}"}]\n`;
    const texts = { ...CHART, "api/Chart.yaml": `${CHART["api/Chart.yaml"]}${dependency}` };
    expect(problemOf(texts)).toMatchObject({ kind: "not-rendered", help: expect.stringMatching(help) });
  });

  it("says what to do about a file that a kustomization misses", () => {
    const texts = { "base/kustomization.yaml": "resources: [deploiment.yaml]\n", "base/deployment.yaml": "" };
    const kustomizations = ["base/kustomization.yaml"];
    const [root] = planKustomizations({ kustomizations, targets: [], files: textFiles(texts) });
    const { message = "", ...problem } = root?.refusal ?? {};
    expect(message).toContain('refers to "deploiment.yaml", which does not exist');
    const file = { path: "a", text: "" };
    const findings = [
      ...(notRendered.checkProblem?.({ kind: "not-rendered", message, file, span: { start: 0, end: 0 } }) ?? []),
    ];
    expect(findings).toMatchObject([{ help: "Add it to the repository, or correct the path on this line." }]);
    expect(problem).toMatchObject({ cause: 'refers to "", which does not exist' });
  });

  it("joins releases that differ only in names", () => {
    const causes = ["a.yaml", "b.yaml"].map((path) => problemOf(CHART, { valuesFiles: [path] })?.cause);
    expect(causes).toEqual(['values file "" is not in the repository', 'values file "" is not in the repository']);
  });
});
