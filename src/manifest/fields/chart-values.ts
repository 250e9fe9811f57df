import type { FieldPath, SourceNode } from "../../model/source.js";
import { effectiveEntries, getEntry, getValue, nodeAt } from "../../yaml/node-value.js";

const isMapping = (node: SourceNode | undefined): boolean => node?.kind === "mapping";
const isController = (node: SourceNode | undefined): boolean => isMapping(getValue(node, "containers"));
const hasControllers = (node: SourceNode | undefined): boolean =>
  effectiveEntries(getValue(node, "controllers")).some(({ value }) => isController(value));

/** Since 2.0, which brought `controllers`. Upstream: charts/library/common/templates/lib/pod/_getOption.tpl. */
function inAppTemplate(root: SourceNode, path: FieldPath): FieldPath | undefined {
  const above = (levels: number): FieldPath => path.slice(0, path.length - levels);
  const isBelow = (levels: number): boolean =>
    path.at(-levels) === "controllers" && hasControllers(nodeAt(root, above(levels)));
  if (hasControllers(nodeAt(root, path))) return [...path, "defaultPodOptions"];
  if (isBelow(1)) return [...above(1), "defaultPodOptions"];
  if (isBelow(2)) return [...path, "pod"];
  return isBelow(4) && path.at(-2) === "containers" ? [...above(2), "pod"] : undefined;
}

/** Version 0.10 moved the fields out of `proxy`, and 0.11 brought `hub.config`. */
function inJupyterHub(root: SourceNode, path: FieldPath): FieldPath | undefined {
  const values = nodeAt(root, path.slice(0, -1));
  const isNew = getEntry(getValue(values, "hub"), "config") !== undefined;
  return isNew && path.at(-1) === "proxy" && isMapping(getValue(values, "singleuser")) ? [...path, "chp"] : undefined;
}

/** Returns where a chart reads a pod's fields, if its values hold the mapping at `path` and it reads none there. */
export function readPlaceOf(
  root: SourceNode,
  path: FieldPath,
): { readonly chart: string; readonly place: FieldPath } | undefined {
  const inApp = inAppTemplate(root, path);
  if (inApp !== undefined) return { chart: "app-template", place: inApp };
  const inHub = inJupyterHub(root, path);
  return inHub && { chart: "jupyterhub", place: inHub };
}
