import type { FieldPath, SourceNode } from "../../model/source.js";
import type { MovedField } from "../../model/workload.js";
import { getString, getValue } from "./node-value.js";

/**
 * Keys of a strategic merge patch that say how to merge, and never reach an object: `$patch`, `$retainKeys`,
 * `$setElementOrder/tolerations`. Upstream: apimachinery/pkg/util/strategicpatch/patch.go.
 */
export function isDirective(key: string): boolean {
  return key.startsWith("$");
}

/** True for an item of a list that only says how to merge the list, or which item to take out of it. */
export function isDirectiveItem(item: SourceNode): boolean {
  if (item.kind !== "mapping" || item.entries.length === 0) return false;
  return getString(item, "$patch") === "delete" || item.entries.every(({ key }) => isDirective(key.text));
}

/** The tolerations without directives, which stand at other positions than they are written at. */
export function tolerationItems(tolerations: SourceNode): SourceNode {
  if (tolerations.kind !== "sequence" || !tolerations.items.some(isDirectiveItem)) return tolerations;
  return { ...tolerations, items: tolerations.items.filter((item) => !isDirectiveItem(item)) };
}

/** Where the tolerations of a pod spec really stand that come behind a directive. */
export function movedTolerations(podSpec: SourceNode, path: FieldPath): readonly MovedField[] {
  const list = getValue(podSpec, "tolerations");
  if (list?.kind !== "sequence") return [];
  const written = [...list.items.keys()].filter((index) => !isDirectiveItem(list.items[index] ?? list));
  return written.flatMap((to, from) =>
    to === from ? [] : [{ from: [...path, "tolerations", from], to: [...path, "tolerations", to] }],
  );
}
