import { type ConfigurationError, errorAt } from "../../inventory/contract/configuration-error.js";
import { compileGlob } from "../../model/path-glob.js";
import type { FieldPath, SourceDocument, SourceNode } from "../../model/source.js";
import { getValue } from "../../yaml/node-value.js";

const GLOB_KEYS: Readonly<Record<string, readonly string[]>> = {
  clusters: ["manifests", "exclude"],
  ruleOverrides: ["files"],
  suppress: ["file"],
  charts: ["path"],
  from: ["path"],
};

export function describeUnreadGlobs(document: SourceDocument): ConfigurationError[] {
  const { root } = document;
  const lists = itemsOf(getValue(root, "clusters"), ["clusters"]).flatMap(({ node, path }) => fromIn(node, path));
  const named = Object.entries(GLOB_KEYS).flatMap(([list, keys]) =>
    itemsOf(getValue(root, list), [list]).flatMap((item) => textsAt(item, keys)),
  );
  const top = ["manifests", "exclude"].flatMap((key) => itemsOf(getValue(root, key), [key]));
  const texts = [...top, ...named, ...fromIn(root, []), ...lists];
  return texts.flatMap(({ node, path }) => {
    const message = node.kind === "scalar" ? compileGlob(node.text).problem : undefined;
    return message === undefined ? [] : [errorAt({ document, path, target: "value" }, message)];
  });
}

interface PlacedNode {
  readonly node: SourceNode;
  readonly path: FieldPath;
}

/** Returns a list's items; a single value is its own item. */
function itemsOf(node: SourceNode | undefined, path: FieldPath): PlacedNode[] {
  if (node === undefined) return [];
  return node.kind === "sequence"
    ? node.items.map((item, index) => ({ node: item, path: [...path, index] }))
    : [{ node, path }];
}

function textsAt({ node, path }: PlacedNode, keys: readonly string[]): PlacedNode[] {
  return keys.flatMap((key) => itemsOf(getValue(node, key), [...path, key]));
}

/** An entry of `from` is or holds a glob. */
function fromIn(node: SourceNode, path: FieldPath): PlacedNode[] {
  const entries = itemsOf(getValue(node, "from"), [...path, "from"]);
  const nested = path.length === 0 ? [] : entries.flatMap((entry) => textsAt(entry, ["path"]));
  return [...entries, ...nested];
}
