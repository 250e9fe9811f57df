import type { ScalarNode, SourceNode } from "../../model/source.js";
import { stringMap } from "../../model/string-map.js";
import { formatKey } from "../../yaml/scalar.js";

const BOOLEAN = /^(?:true|True|TRUE|false|False|FALSE)$/;

function scalarValue(node: ScalarNode): unknown {
  if (typeof node.value === "bigint") return Number(node.value);
  if (typeof node.value === "boolean" && node.plain && !BOOLEAN.test(node.text)) return node.text;
  return node.value;
}

/** Returns a node's plain value. In taintlint's files only `true` and `false` are booleans, as in YAML 1.2. */
export function toConfigurationValue(root: SourceNode): unknown {
  const values = new Map<SourceNode, unknown>();
  function convert(node: SourceNode): unknown {
    if (node.kind === "scalar") return scalarValue(node);
    if (values.has(node)) return values.get(node);
    const value =
      node.kind === "sequence"
        ? node.items.map(convert)
        : stringMap(node.entries.map((entry) => [formatKey(entry.key.value), convert(entry.value)]));
    values.set(node, value);
    return value;
  }
  return convert(root);
}

/** The text of a scalar as the user wrote it, `08` for `08`; empty for a null; undefined for a list or a mapping. */
export function scalarText(node: SourceNode | undefined): string | undefined {
  if (node?.kind !== "scalar") return undefined;
  return node.value === null ? "" : node.text;
}

/** Returns a scalar's quoted text, or the type of another value, for error messages. */
export function describeNode(node: SourceNode | undefined): string {
  if (node === undefined) return "nothing";
  if (node.kind === "mapping") return "a mapping";
  if (node.kind === "sequence") return "a list";
  const value = scalarValue(node);
  if (value === null) return "nothing";
  if (typeof value === "string") return JSON.stringify(value);
  return typeof value === "number" ? `the number ${node.text}` : node.text;
}
