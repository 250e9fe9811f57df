import type { SourceNode } from "../model/source.js";
import { effectiveEntries, getValue } from "./node-value.js";
import { formatKey } from "./scalar.js";

/** Reports whether values are equal, ignoring key order, after Flux's `substitute`. */
export function isSameValue(
  given: SourceNode,
  rendered: SourceNode,
  substitute: (text: string) => string = (text) => text,
): boolean {
  if (given.kind === "scalar") {
    if (rendered.kind !== "scalar") return false;
    const text = substitute(given.text);
    return text === given.text ? given.value === rendered.value : text === rendered.text;
  }
  if (given.kind === "sequence") {
    return (
      rendered.kind === "sequence" &&
      given.items.length === rendered.items.length &&
      given.items.every((item, index) => {
        const other = rendered.items[index];
        return other !== undefined && isSameValue(item, other, substitute);
      })
    );
  }
  if (rendered.kind !== "mapping") return false;
  const entries = effectiveEntries(given);
  return (
    entries.length === effectiveEntries(rendered).length &&
    entries.every(({ key, value }) => {
      const other = getValue(rendered, formatKey(key.value));
      return other !== undefined && isSameValue(value, other, substitute);
    })
  );
}
