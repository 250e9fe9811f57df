import type { ChartRelease } from "../../inventory/terraform/chart-release.js";
import { joinPath } from "../../model/path-steps.js";
import type { SourceNode } from "../../model/source.js";
import { mergeValues, setValue } from "../gitops/chart-values.js";
import type { RepositoryFiles } from "../render-root.js";
import type { ChartTarget } from "../targets.js";

/** Returns the chart of this repository that Terraform installs; undefined if no named folder holds one. */
export function releaseTarget(
  release: ChartRelease,
  clusters: ReadonlySet<string> | undefined,
  files: RepositoryFiles,
): ChartTarget | undefined {
  const { address, root, document, folders, name, namespace } = release;
  const folder = folders.find((one) => files.lookUp(joinPath(one, "Chart.yaml")) === "file");
  if (folder === undefined) return undefined;
  const { node, unknown } = valuesOf(release);
  return {
    folder,
    owner: root === "" ? `Terraform's ${address}` : `Terraform's ${address} in ${root}`,
    place: { document, path: ["chart"], part: "value" },
    clusters,
    namespace,
    releaseName: name,
    valuesFiles: [],
    unknown,
    values: node && { node, place: { document: { ...document, root: node }, path: [], part: "value" } },
  };
}

function valuesOf({ values, settings, unknown }: ChartRelease): { node?: SourceNode; unknown?: string } {
  if (unknown !== undefined) return { unknown };
  let node: SourceNode | undefined;
  for (const one of values) node = mergeValues(node, one);
  for (const { name, value, asString } of settings) {
    node = setValue(node, name, value, asString);
    if (node === undefined) return { unknown: `"${name}" is no name of a value` };
  }
  return node === undefined ? {} : { node };
}
