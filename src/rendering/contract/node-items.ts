import type { SourceNode } from "../../model/source.js";
import { itemsOf } from "../../yaml/node-value.js";

export function textsOf(node: SourceNode | undefined): string[] {
  return itemsOf(node).flatMap((item) => (item.kind === "scalar" ? item.text : []));
}

export function isTrue(node: SourceNode | undefined): boolean {
  return node?.kind === "scalar" && node.value === true;
}
