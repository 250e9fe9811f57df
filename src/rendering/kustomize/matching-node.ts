import type { FieldPath, SourceNode } from "../../model/source.js";
import { effectiveEntries, getString, getValue, isSameValue, nodeAt } from "../../yaml/node-value.js";
import { formatKey } from "../../yaml/scalar.js";
import type { Substitute } from "../gitops/substitution.js";
import type { TracedObject } from "./field-source.js";
import { MERGE_KEYS } from "./merge-keys.js";

export interface MatchingNode {
  readonly node: SourceNode;
  /** Relative to the source; list indexes may differ. */
  readonly path: FieldPath;
}

export function isMergeKey(path: FieldPath): boolean {
  const list = path.at(-3);
  return typeof path.at(-2) === "number" && typeof list === "string" && MERGE_KEYS.get(list) === path.at(-1);
}

/** Reports whether the path is or is inside a list without a merge key. */
export function isReplacedAsWhole(root: SourceNode, path: FieldPath): boolean {
  return path.some((step, depth) => {
    if (typeof step === "number") return false;
    return nodeAt(root, path.slice(0, depth + 1))?.kind === "sequence" && !MERGE_KEYS.has(step);
  });
}

/** Follows a path of the rendered object in a source; undefined if it is not there. */
export function findMatchingNode(
  source: SourceNode,
  rendered: SourceNode,
  path: FieldPath,
  object: Pick<TracedObject, "substitute" | "budget">,
): MatchingNode | undefined {
  let here: SourceNode = source;
  let there: SourceNode = rendered;
  const found: (string | number)[] = [];
  for (const [depth, step] of path.entries()) {
    if (typeof step === "string") {
      const next = getValue(here, step);
      const other = getValue(there, step);
      if (next === undefined || other === undefined) return undefined;
      found.push(step);
      here = next;
      there = other;
      continue;
    }
    const other = there.kind === "sequence" ? there.items[step] : undefined;
    if (here.kind !== "sequence" || other === undefined) return undefined;
    const list = path[depth - 1];
    const mergeKey = typeof list === "string" ? MERGE_KEYS.get(list) : undefined;
    const index = indexOf(here.items, other, step, mergeKey, object);
    const next = here.items[index];
    if (next === undefined) return undefined;
    found.push(index);
    here = next;
    there = other;
  }
  return { node: here, path: found };
}

/** Returns the index of the equal item, else of that with the same merge key, else of the most similar; -1 if none. */
function indexOf(
  items: readonly SourceNode[],
  rendered: SourceNode,
  position: number,
  mergeKey: string | undefined,
  { substitute, budget }: Pick<TracedObject, "substitute" | "budget">,
): number {
  const at = items[position];
  if (at !== undefined && isSameValue(at, rendered, substitute)) return position;
  if (!budget.spend(items.length)) return -1;
  const same = items.findIndex((item) => isSameValue(item, rendered, substitute));
  if (same >= 0) return same;
  if (mergeKey !== undefined) {
    const name = getString(rendered, mergeKey);
    return name === undefined ? -1 : items.findIndex((item) => getString(item, mergeKey) === name);
  }
  let best = -1;
  let bestScore = 0;
  for (const [index, item] of items.entries()) {
    const score = likeness(item, rendered, substitute) + (index === position ? 0.5 : 0);
    if (score >= 1 && score > bestScore) {
      best = index;
      bestScore = score;
    }
  }
  return best;
}

function likeness(item: SourceNode, rendered: SourceNode, substitute: Substitute): number {
  return effectiveEntries(item).filter(({ key, value }) => {
    const other = getValue(rendered, formatKey(key.value));
    return other !== undefined && isSameValue(value, other, substitute);
  }).length;
}
