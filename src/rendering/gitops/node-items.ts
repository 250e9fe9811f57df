import { itemsOf } from "../../manifest/yaml/node-value.js";
import type { SourceNode } from "../../model/source.js";

/** The texts of a list's scalars. */
export function textsOf(node: SourceNode | undefined): string[] {
  return itemsOf(node).flatMap((item) => (item.kind === "scalar" ? item.text : []));
}

/** True for a scalar that is the boolean. */
export function isTrue(node: SourceNode | undefined): boolean {
  return node?.kind === "scalar" && node.value === true;
}
