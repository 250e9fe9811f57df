import { labelKeyErrors, labelValueErrors } from "../../model/label-syntax.js";
import type { Outcome } from "../../model/outcome.js";
import { joinStringMaps, type StringMap, stringMap } from "../../model/string-map.js";

/** The node selectors that the plugin reads, each as `key=value, key=value`. */
export interface NamespaceNodeSelectors {
  /** The namespace's annotation; undefined if absent, so that the cluster's default applies. */
  readonly namespace: string | undefined;
  readonly clusterDefault: string;
  /** The selector that the plugin's configuration allows in the namespace; empty allows all. */
  readonly whitelist: string;
}

/** Refuses a conflicting value. Upstream: plugin/pkg/admission/podnodeselector/admission.go Admit and Validate. */
export function mergeNamespaceNodeSelector(
  nodeSelector: StringMap<string>,
  selectors: NamespaceNodeSelectors,
): Outcome<StringMap<string>> {
  const source = selectors.namespace ?? selectors.clusterDefault;
  const added = parseSelector(source);
  if (added === undefined) return { problem: `invalid selector: "${source}"` };
  for (const [key, value] of added) {
    if ((nodeSelector[key] ?? value) !== value) {
      return { problem: "pod node label selector conflicts with its namespace node label selector" };
    }
  }
  const whitelist = parseSelector(selectors.whitelist);
  if (whitelist === undefined) return { problem: `invalid selector: "${selectors.whitelist}"` };
  const merged = joinStringMaps(stringMap(added), nodeSelector);
  const allowed = Object.entries(merged).every(([key, value]) => whitelist.get(key) === value);
  if (whitelist.size > 0 && !allowed) {
    return { problem: "pod node label selector labels conflict with its namespace whitelist" };
  }
  return { value: merged };
}

/** Undefined if malformed. Upstream: apimachinery/pkg/labels/labels.go ConvertSelectorToLabelsMap. */
function parseSelector(text: string): ReadonlyMap<string, string> | undefined {
  const labels = new Map<string, string>();
  if (text === "") return labels;
  for (const piece of text.split(",")) {
    const [key, value, ...rest] = piece.split("=").map((side) => side.trim());
    if (key === undefined || value === undefined || rest.length > 0) return undefined;
    if (labelKeyErrors(key).length > 0 || labelValueErrors(value).length > 0) return undefined;
    labels.set(key, value);
  }
  return labels;
}
