import { effectiveEntries } from "../../manifest/yaml/node-value.js";
import type { MappingNode, ScalarNode, SequenceNode, SourceNode, Span } from "../../model/source.js";

/** A text that is written nowhere as such; it stands where `span` does. */
export function scalarAt({ start, end }: Span, value: ScalarNode["value"]): ScalarNode {
  return { kind: "scalar", value, text: String(value), plain: false, start, end };
}

/** A list that is written nowhere as such. */
export function sequenceAt({ start, end }: Span, items: readonly SourceNode[]): SequenceNode {
  return { kind: "sequence", items, start, end };
}

/** A mapping that is written nowhere as such. */
export function mappingAt(span: Span, entries: readonly (readonly [key: string, value: SourceNode])[]): MappingNode {
  const { start, end } = span;
  return {
    kind: "mapping",
    entries: entries.map(([key, value]) => ({ key: scalarAt(value, key), value, merged: false })),
    start,
    end,
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
