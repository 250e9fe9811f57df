import { itemsOf } from "../../manifest/yaml/node-value.js";
import { createBudget } from "../../model/budget.js";
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
export function hasFewValues(node: SourceNode, budget = createBudget(MAX_VALUES)): boolean {
  if (!budget.spend(1)) return false;
  if (node.kind === "scalar") return true;
  const parts = node.kind === "sequence" ? node.items : node.entries.map(({ value }) => value);
  return parts.every((part) => hasFewValues(part, budget));
}
