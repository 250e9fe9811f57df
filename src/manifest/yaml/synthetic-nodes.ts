import type { MappingNode, ScalarNode, SequenceNode, SourceFile, SourceNode, Span } from "../../model/source.js";
import { effectiveEntries } from "./node-value.js";

/** Where something stands, in the file of its document unless it names another one. */
interface At extends Span {
  readonly file?: SourceFile | undefined;
}

function placedAt({ start, end, file }: At): Span & { readonly file?: SourceFile } {
  return file === undefined ? { start, end } : { start, end, file };
}

/** A text that is written nowhere as such; it stands where `at` does. */
export function scalarAt(at: At, value: ScalarNode["value"]): ScalarNode {
  return { kind: "scalar", value, text: String(value), plain: false, ...placedAt(at) };
}

/** A list that is written nowhere as such. */
export function sequenceAt(at: At, items: readonly SourceNode[]): SequenceNode {
  return { kind: "sequence", items, ...placedAt(at) };
}

/** A mapping that is written nowhere as such. */
export function mappingAt(at: At, entries: readonly (readonly [key: string, value: SourceNode])[]): MappingNode {
  return {
    kind: "mapping",
    entries: entries.map(([key, value]) => ({ key: scalarAt(value, key), value, merged: false })),
    ...placedAt(at),
  };
}

/** A value with each of its scalars changed; what stands behind an alias is changed wherever it is repeated. */
export function mapScalars(node: SourceNode, change: (scalar: ScalarNode) => ScalarNode): SourceNode {
  if (node.kind === "scalar") return change(node);
  if (node.kind === "sequence") {
    return sequenceAt(
      node,
      node.items.map((item) => mapScalars(item, change)),
    );
  }
  return mappingAt(
    node,
    effectiveEntries(node).map(({ key, value }) => [key.text, mapScalars(value, change)]),
  );
}
