import type { Manifest } from "../../manifest/read-manifest.js";
import { isInChart } from "../../model/manifest-name.js";
import { once } from "../../model/memoize.js";
import { unknownField } from "../../rules/unknown-field.js";
import type { Candidate } from "./run-rules.js";

const CHART_NAMES = ["Chart.yaml", "Chart.yml"];

function foldersAbove(path: string): string[] {
  const folders = path.split("/").slice(0, -1);
  return ["", ...folders.map((_, index) => `${folders.slice(0, index + 1).join("/")}/`)];
}

export function isKeyOfChart(manifests: readonly Manifest[]): (found: Candidate) => boolean {
  const known = once(() => ({
    paths: new Set(manifests.map(({ file }) => file.path)),
    templates: manifests.filter(({ file }) => isInChart(file.path)).map(({ file }) => file.text),
  }));
  return ({ rule, finding: { at, workload } }) => {
    if (rule !== unknownField || workload?.isFragment !== true || !("path" in at)) return false;
    const key = String(at.path.at(-1));
    // An item of a list, and what stands in an affinity, a template hands on as it is.
    if (at.path.length > workload.objectPath.length + workload.podSpecPath.length + 1) return false;
    const { paths, templates } = known();
    const isFile = workload.apiVersion === "";
    const holdsChart = (folder: string) => CHART_NAMES.some((name) => paths.has(`${folder}${name}`));
    if (isFile && foldersAbove(workload.document.file.path).some(holdsChart)) return true;
    return /^\w+$/.test(key) && templates.some((text) => new RegExp(`\\.${key}\\b`).test(text));
  };
}
