import type { Budget } from "../../model/budget.js";
import type { SourceFile, SourceNode, TextPlace } from "../../model/source.js";
import { formatKey } from "../../yaml/scalar.js";
import { TOO_LARGE } from "./bounds.js";
import { listValue, type MapEntry, map, scalar, type Value } from "./value.js";

export function valueOfNode(root: SourceNode, file: SourceFile, budget: Budget): Value {
  const at = ({ start, end }: SourceNode): TextPlace => ({ file, span: { start, end } });

  function convert(node: SourceNode): Value {
    if (!budget.spend(1)) return TOO_LARGE;
    if (node.kind === "sequence") return listValue(node.items.map(convert), at(node));
    if (node.kind === "scalar") {
      return scalar(typeof node.value === "bigint" ? Number(node.value) : node.value, at(node));
    }
    const entries = new Map<string, MapEntry>();
    for (const { key, value } of node.entries) {
      entries.set(formatKey(key.value), { value: convert(value), place: at(key) });
    }
    return map(entries, at(node));
  }

  return convert(root);
}
