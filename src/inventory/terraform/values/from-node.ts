import { formatKey } from "../../../manifest/yaml/scalar.js";
import type { SourceFile, SourceNode, TextPlace } from "../../../model/source.js";
import { listValue, type MapEntry, map, scalar, type Value } from "./value.js";

/** Aliases share nodes, so that a small text can stand for an endless value. */
const MAX_PARTS = 50_000;

/** The value of a YAML or JSON text, each part at its own place; undefined for one that is too large. */
export function valueOfNode(root: SourceNode, file: SourceFile): Value | undefined {
  let parts = 0;
  const at = ({ start, end }: SourceNode): TextPlace => ({ file, span: { start, end } });

  function convert(node: SourceNode): Value {
    if (++parts > MAX_PARTS) return scalar(null);
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

  const value = convert(root);
  return parts > MAX_PARTS ? undefined : value;
}
