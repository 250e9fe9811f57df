import { joinPath, parentFolder } from "../../model/path-steps.js";
import { nameSome } from "../../model/words.js";
import type { ChartTarget } from "../contract/targets.js";
import { readChart } from "./chart.js";
import { type ChartPlan, isChartOfItsOwn } from "./plan-charts.js";
import { type UnusedValues, valuesBeside, valuesSetsOf } from "./values-sets.js";

/** Finds values files of charts without a GitOps object, a `charts` entry or chart-testing values. */
export function findUnusedValues(
  plan: Pick<ChartPlan, "charts" | "declared" | "files"> & { readonly targets: () => readonly ChartTarget[] },
): UnusedValues[] {
  const { charts, declared, files } = plan;
  const beside = charts.map((path) => {
    const folder = parentFolder(joinPath(".", path));
    return { path, folder, found: valuesBeside(folder, files) };
  });
  const candidates = beside.filter(({ found }) => found.length > 0);
  if (candidates.length === 0) return [];
  const targets = plan.targets();
  return candidates.flatMap(({ path, folder, found }) => {
    if (!isChartOfItsOwn(folder, { charts, declared, targets })) return [];
    const chart = readChart(joinPath(".", path), files);
    if (chart === undefined || chart.isLibrary) return [];
    const [only, second] = valuesSetsOf(chart, declared, targets, files);
    const hasDefaultsAlone = second === undefined && only?.suffix === "";
    return hasDefaultsAlone ? found : [];
  });
}

const MOST_NAMES = 3;

export function describeUnusedValues(unused: readonly UnusedValues[]): string[] {
  if (unused.length === 0) return [];
  const named = nameSome(
    unused.map(({ path }) => `"${path}"`),
    MOST_NAMES,
  );
  const says =
    unused.length === 1 ? `values file ${named} is used by nothing` : `values files ${named} are used by nothing`;
  return [
    `${says}: "charts" in taintlint.yaml says which values a chart is installed with; "taintlint init" proposes it`,
  ];
}
