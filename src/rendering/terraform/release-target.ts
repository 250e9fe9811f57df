import type { ChartRelease } from "../../inventory/terraform/chart-release.js";
import { createValuesBudget, mergeValues, setValue } from "../../manifest/set-values.js";
import { joinPath } from "../../model/path-steps.js";
import type { SourceNode } from "../../model/source.js";
import { folderOfChart } from "../contract/outside-chart.js";
import type { RepositoryFiles } from "../contract/render-root.js";
import type { ChartTarget } from "../contract/targets.js";

/** Returns the chart and values of a `helm_release`; undefined if the chart is not available. */
export function releaseTarget(
  release: ChartRelease,
  clusters: ReadonlySet<string> | undefined,
  files: RepositoryFiles,
): ChartTarget | undefined {
  const { address, root, document, folders, outside, name, namespace } = release;
  const isRegistry = outside?.address.startsWith("oci://") && !outside.address.endsWith(`/${outside.name}`);
  const candidates = outside ? [folderOfChart(files.outside, outside, isRegistry) ?? []].flat() : folders;
  const folder = candidates.find((one) => files.lookUp(joinPath(one, "Chart.yaml")) === "file");
  if (folder === undefined) return undefined;
  const { node, unknown } = valuesOf(release);
  return {
    folder,
    owner: root === "" ? `Terraform's ${address}` : `Terraform's ${address} in ${root}`,
    place: { document, path: ["chart"], target: "value" },
    versionAt: { document, path: ["version"], target: "value" },
    clusters,
    namespace,
    releaseName: name,
    valuesFiles: [],
    valuesAt: "values",
    unknown,
    values: node && { node, place: { document: { ...document, root: node }, path: [], target: "value" } },
  };
}

function valuesOf({ values, settings, unknown }: ChartRelease): { node?: SourceNode; unknown?: string } {
  if (unknown !== undefined) return { unknown };
  let node: SourceNode | undefined;
  for (const one of values) node = mergeValues(node, one);
  const budget = createValuesBudget();
  for (const { name, value, asString } of settings) {
    node = setValue(node, name, value, asString, budget);
    if (node === undefined) return { unknown: `"${name}" is no name of a value` };
  }
  return node === undefined ? {} : { node };
}
