import { itemsOf } from "../../manifest/yaml/node-value.js";
import type { SourceNode } from "../../model/source.js";

/** More values than this, counted as often as aliases repeat them, are an attack and no object. */
const MAX_VALUES = 100_000;

/** The texts of a list's scalars. */
export function textsOf(node: SourceNode | undefined): string[] {
  return itemsOf(node).flatMap((item) => (item.kind === "scalar" ? item.text : []));
}

/** True for a scalar that is the boolean. */
export function isTrue(node: SourceNode | undefined): boolean {
  return node?.kind === "scalar" && node.value === true;
}

/** False where aliases repeat so much that writing the value out would exhaust the memory. */
export function isBounded(root: SourceNode): boolean {
  let left = MAX_VALUES;

  function visit(node: SourceNode): boolean {
    left--;
    if (left < 0) return false;
    if (node.kind === "scalar") return true;
    return node.kind === "sequence" ? node.items.every(visit) : node.entries.every(({ value }) => visit(value));
  }

  return visit(root);
}
