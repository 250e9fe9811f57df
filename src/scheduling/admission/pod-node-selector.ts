import { labelKeyErrors, labelValueErrors } from "../../model/label-syntax.js";
import type { Outcome } from "../../model/outcome.js";
import { joinStringMaps, type StringMap, stringMap } from "../../model/string-map.js";

/** Adds `key=value, key=value`, and refuses a conflicting value. Upstream: plugin/pkg/admission/podnodeselector/admission.go Admit. */
export function mergeNamespaceNodeSelector(
  nodeSelector: StringMap<string>,
  selector: string,
): Outcome<StringMap<string>> {
  const added = parseSelector(selector);
  if (added === undefined) return { problem: `invalid selector: "${selector}"` };
  for (const [key, value] of added) {
    if ((nodeSelector[key] ?? value) !== value) {
      return { problem: "pod node label selector conflicts with its namespace node label selector" };
    }
  }
  return { value: joinStringMaps(stringMap(added), nodeSelector) };
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
