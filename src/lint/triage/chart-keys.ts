import type { Manifest } from "../../manifest/read-manifest.js";
import { isInChart } from "../../model/manifest-name.js";
import { once } from "../../model/memoize.js";
import { unknownField } from "../../rules/unknown-field.js";
import type { Candidate } from "./run-rules.js";

const CHART = /(?<=^|\/)Chart\.ya?ml$/;

function foldersAbove(path: string): string[] {
  const folders = path.split("/").slice(0, -1);
  return ["", ...folders.map((_, index) => `${folders.slice(0, index + 1).join("/")}/`)];
}

export function isKeyOfChart(manifests: readonly Manifest[]): (found: Candidate) => boolean {
  const known = once(() => {
    const charts = manifests.filter(({ file }) => CHART.test(file.path));
    return {
      folders: new Set(charts.map(({ file }) => file.path.replace(CHART, ""))),
      templates: manifests.filter(({ file }) => isInChart(file.path)).map(({ file }) => file.text),
    };
  });
  return ({ rule, finding: { at, workload } }) => {
    if (rule !== unknownField || workload?.isFragment !== true || !("path" in at)) return false;
    const key = String(at.path.at(-1));
    // An item of a list, and what stands in an affinity, a template hands on as it is.
    if (at.path.length > workload.objectPath.length + workload.podSpecPath.length + 1) return false;
    const { folders, templates } = known();
    const isFile = workload.apiVersion === "";
    if (isFile && foldersAbove(workload.document.file.path).some((folder) => folders.has(folder))) return true;
    return /^\w+$/.test(key) && templates.some((text) => new RegExp(`\\.${key}\\b`).test(text));
  };
}
