import { type ConfigurationError, errorAt } from "../../inventory/contract/configuration-error.js";
import { joinPath, parentFolder, pathBelow } from "../../model/path-steps.js";
import type { Place } from "../../model/source.js";
import { didYouMean, nearestWord } from "../../model/words.js";
import type { RepositoryFiles } from "../contract/render-root.js";
import type { ChartDeclaration } from "./chart-declaration.js";
import { findValuesFile } from "./values-sets.js";

export function describeWrongCharts(
  declared: readonly ChartDeclaration[],
  charts: readonly string[],
  files: RepositoryFiles,
): ConfigurationError[] {
  const folders = charts.map((path) => parentFolder(joinPath(".", path)));
  return declared.flatMap((declaration) => {
    const meant = folders.filter(declaration.means);
    if (meant.length === 0) return [describeNoChart(declaration, folders)];
    return declaration.values.flatMap(({ path, place }) => {
      const lacking = meant.find((folder) => findValuesFile(declaration, folder, path, files) === undefined);
      return lacking === undefined ? [] : [describeNoFile(declaration, lacking, path, place, files)];
    });
  });
}

function describeNoChart({ path, place, configurationFolder }: ChartDeclaration, folders: readonly string[]) {
  const known = folders.map((folder) => pathBelow(configurationFolder, folder) ?? folder);
  const hint = didYouMean(nearestWord(path, known));
  return errorAt({ ...place, path: [...place.path, "path"] }, `"${path}" is no chart: it holds no "Chart.yaml"${hint}`);
}

function describeNoFile(
  { configurationFolder }: ChartDeclaration,
  folder: string,
  path: string,
  place: Place,
  files: RepositoryFiles,
): ConfigurationError {
  const [wanted, inChart] = [joinPath(configurationFolder, path), joinPath(folder, path)];
  const kinds = [wanted, inChart].map(files.lookUp);
  if (kinds.includes("outside")) return errorAt(place, `values file "${path}" is a link that leaves the repository`);
  if (kinds.includes("ignored")) return errorAt(place, `values file "${path}" is ignored by git`);
  // Suggests neighbors, written relative to the configuration.
  const siblings = [
    ...files.list(parentFolder(wanted)).map((one) => pathBelow(configurationFolder, one) ?? one),
    ...files.list(folder).flatMap((one) => pathBelow(folder, one) ?? []),
  ].filter((one) => /\.ya?ml$/.test(one));
  const hint = didYouMean(nearestWord(path, siblings));
  return errorAt(place, `values file "${path}" is neither in this file's folder nor in the chart's${hint}`);
}
