import { expect, it } from "vitest";
import { isKeyOfChart } from "../../../src/lint/triage/chart-keys.js";
import type { Manifest } from "../../../src/manifest/read-manifest.js";
import { readTexts } from "../../rules/lint-texts.js";
import { deploymentIn, placeIn } from "./found.js";
import { candidate, ruleOf, seen } from "./judged.js";

/** Files of which only the path and the text count. */
function filesOf(...files: readonly (readonly [string, string])[]): readonly Manifest[] {
  return readTexts(
    "pools: [{name: a}]",
    files.map(([path, text]) => ({ path, text })),
  ).manifests;
}

const CHART = ["charts/api/Chart.yaml", "name: api"] as const;
const TEMPLATE = ["charts/api/templates/a.yaml", "kind: A\nspec: {{ .Values.toleration }}"] as const;

it.each([
  ["of the chart that the file belongs to", "charts/api/values.yaml", "toleration", [CHART], true],
  ["of a chart in a folder above", "charts/api/ci/values.yaml", "toleration", [CHART], true],
  ["of no chart", "prod/values.yaml", "toleration", [CHART], false],
  ["of no chart, though the name begins like one", "charts/api-values.yaml", "toleration", [CHART], false],
  ["that a template reads", "prod/values.yaml", "toleration", [TEMPLATE], true],
  ["that only a file outside of charts reads", "prod/values.yaml", "toleration", [["a.yaml", TEMPLATE[1]]], false],
  ["that no template reads", "prod/values.yaml", "tolerance", [TEMPLATE], false],
  ["that no template could read by this name", "prod/values.yaml", "a.b", [TEMPLATE], false],
] as const)("a key may be one %s", (_, path, key, files, isKey) => {
  const workload = { ...deploymentIn(path), apiVersion: "", kind: "File", isFragment: true as const, podSpecPath: [] };
  const at = { document: workload.document, path: [key], target: "key" as const };
  const asks = (finding: Parameters<typeof seen>[1], rule = "unknown-field") =>
    isKeyOfChart(filesOf(...files))(candidate(undefined, seen("object", { at, workload, ...finding }), ruleOf(rule)));
  expect(asks({})).toBe(isKey);
  expect(asks({}, "unknown-label")).toBe(false);
  expect(asks({ workload: deploymentIn(path) })).toBe(false);
  expect(asks({ at: { ...at, path: ["tolerations", 0, key] } })).toBe(false);
  expect(asks({ at: placeIn(path) })).toBe(false);
  expect(isKeyOfChart(filesOf(...files))(candidate(undefined, seen("object", { at }), ruleOf("unknown-field")))).toBe(
    false,
  );
});
