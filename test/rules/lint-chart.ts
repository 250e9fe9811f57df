import type { LintResult } from "../../src/lint/contract/result.js";
import { lintRepository } from "../../src/lint/lint.js";
import { planCharts } from "../../src/rendering/helm/plan-charts.js";
import { textFiles } from "../rendering/helm/text-files.js";
import { readTexts } from "./lint-texts.js";

/** Lints a chart of one template and one `values.yaml` as it is when no workload of it is rendered. */
export function lintChart(inventory: string, template: string, values: string): LintResult {
  const files = textFiles({
    "Chart.yaml": "apiVersion: v2\nname: example\nversion: 1.0.0\n",
    "values.yaml": values,
    "templates/example.yaml": template,
  });
  const plan = { charts: ["Chart.yaml"], declared: [], targets: [], kubernetesVersion: undefined, files };
  const input = readTexts(inventory, [{ path: "values.yaml", text: values }]);
  const rendered = planCharts(plan).flatMap((root) => root.interpret([{ value: "" }]).value ?? []);
  return lintRepository({ ...input, manifests: [...input.manifests, ...rendered] });
}
