import type { MappingNode, ScalarNode, SequenceNode, SourceFile, SourceNode, Span } from "../model/source.js";
import { effectiveEntries } from "./node-value.js";

/** The place of a synthetic node; in its document's file by default. */
interface At extends Span {
  readonly file?: SourceFile | undefined;
}

function placedAt({ start, end, file }: At): Span & { readonly file?: SourceFile } {
  return file === undefined ? { start, end } : { start, end, file };
}

export function scalarAt(at: At, value: ScalarNode["value"]): ScalarNode {
  return { kind: "scalar", value, text: value === null ? "" : String(value), plain: false, ...placedAt(at) };
}

export function sequenceAt(at: At, items: readonly SourceNode[]): SequenceNode {
  return { kind: "sequence", items, ...placedAt(at) };
}

export function mappingAt(at: At, entries: readonly (readonly [key: string, value: SourceNode])[]): MappingNode {
  return {
    kind: "mapping",
    entries: entries.map(([key, value]) => ({ key: scalarAt(value, key), value, merged: false })),
    ...placedAt(at),
  };
}

type Plain = ScalarNode["value"] | readonly Plain[] | { readonly [key: string]: Plain | undefined };

function isItems(value: Plain): value is readonly Plain[] {
  return Array.isArray(value);
}

/** Makes the nodes of a plain value, all at one place. A key without a value is left out. */
export function treeAt(at: At, value: Plain): SourceNode {
  if (isItems(value)) {
    return sequenceAt(
      at,
      value.map((item) => treeAt(at, item)),
    );
  }
  if (typeof value !== "object" || value === null) return scalarAt(at, value);
  const entries = Object.entries(value).flatMap(([key, one]) =>
    one === undefined ? [] : [[key, treeAt(at, one)] as const],
  );
  return mappingAt(at, entries);
}

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

export function replaceTexts(node: SourceNode, byText: ReadonlyMap<string, string>): SourceNode {
  if (byText.size === 0) return node;
  return mapScalars(node, (scalar) => {
    const text = byText.get(scalar.text);
    return text === undefined ? scalar : scalarAt(scalar, text);
  });
}
