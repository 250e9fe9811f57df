import type { FieldPath, SourceNode } from "../model/source.js";
import type { MovedField } from "../model/workload.js";
import { getString, getValue } from "./node-value.js";

/** Reports whether a key is `$patch` or the like. Upstream: apimachinery strategicpatch/patch.go. */
export function isDirective(key: string): boolean {
  return key.startsWith("$");
}

export function isDirectiveItem(item: SourceNode): boolean {
  if (item.kind !== "mapping" || item.entries.length === 0) return false;
  return getString(item, "$patch") === "delete" || item.entries.every(({ key }) => isDirective(key.text));
}

/** Drops directives, which shifts positions. */
export function tolerationItems(tolerations: SourceNode): SourceNode {
  if (tolerations.kind !== "sequence" || !tolerations.items.some(isDirectiveItem)) return tolerations;
  return { ...tolerations, items: tolerations.items.filter((item) => !isDirectiveItem(item)) };
}

/** Returns the written positions of tolerations after a directive. */
export function movedTolerations(podSpec: SourceNode, path: FieldPath): readonly MovedField[] {
  const list = getValue(podSpec, "tolerations");
  if (list?.kind !== "sequence") return [];
  const written = [...list.items.keys()].filter((index) => !isDirectiveItem(list.items[index] ?? list));
  return written.flatMap((to, from) =>
    to === from ? [] : [{ from: [...path, "tolerations", from], to: [...path, "tolerations", to] }],
  );
}
