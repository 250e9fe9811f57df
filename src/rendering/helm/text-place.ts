import { getEntry, nodeAt } from "../../manifest/yaml/node-value.js";
import type { Place, TextPlace } from "../../model/source.js";

export function chartTextPlace({ document, path }: Place): TextPlace {
  const parent = path.length === 0 ? undefined : nodeAt(document.root, path.slice(0, -1));
  const last = path.at(-1);
  const entry = typeof last === "string" ? getEntry(parent, last) : undefined;
  const node = nodeAt(document.root, path) ?? document.root;
  const span = node.kind === "scalar" || entry === undefined ? node : entry.key;
  return { file: document.file, span: { start: span.start, end: span.end } };
}
