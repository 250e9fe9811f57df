import type { MappingEntry, MappingNode, Place, SequenceNode, SourceNode } from "../../model/source.js";
import { getEntry } from "../../yaml/node-value.js";

export type Target =
  | { readonly kind: "entry"; readonly parent: MappingNode; readonly entry: MappingEntry }
  | { readonly kind: "item"; readonly parent: SequenceNode; readonly index: number; readonly item: SourceNode };

export function targetNode(target: Target): SourceNode {
  return target.kind === "entry" ? target.entry.value : target.item;
}

/** Finds the entry or item at a place; undefined if absent, or for the root. */
export function findTarget({ document, path }: Place): Target | undefined {
  let node: SourceNode = document.root;
  let target: Target | undefined;
  for (const step of path) {
    target = stepInto(node, step);
    if (target === undefined) return undefined;
    node = targetNode(target);
  }
  return target;
}

export function findNode(place: Place): SourceNode | undefined {
  if (place.path.length === 0) return place.document.root;
  const target = findTarget(place);
  return target && targetNode(target);
}

function stepInto(parent: SourceNode, step: string | number): Target | undefined {
  if (typeof step === "string") {
    const entry = getEntry(parent, step);
    return entry && parent.kind === "mapping" ? { kind: "entry", parent, entry } : undefined;
  }
  const item = parent.kind === "sequence" ? parent.items[step] : undefined;
  return item && parent.kind === "sequence" ? { kind: "item", parent, index: step, item } : undefined;
}

export function parentOf(place: Place): Place {
  return { ...place, path: place.path.slice(0, -1), target: "value" };
}

/** Reports whether an entry stands in the mapping itself: aliases and `<<` entries stand elsewhere. */
export function standsHere(parent: MappingNode, { key, value, merged }: MappingEntry): boolean {
  return !merged && key.start >= parent.start && value.start >= key.end;
}

/** Returns the end of the previous item, or the list's start; undefined past an alias. */
export function endOfItemsBefore({ items, start }: SequenceNode, index: number): number | undefined {
  let end = start;
  for (const item of items.slice(0, index)) {
    if (item.start < end) return undefined;
    end = item.end;
  }
  return end;
}

export function isFlow(text: string, node: SourceNode): boolean {
  if (node.kind === "scalar") return false;
  return text[node.start] === "{" || text[node.start] === "[";
}
