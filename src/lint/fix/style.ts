import { ancestorsOf } from "../../manifest/locate.js";
import type { Place, SourceNode } from "../../model/source.js";
import { columnOf } from "../../yaml/document-boundaries.js";
import { indentationOf, isFirstOnLine } from "./lines.js";
import { isFlow, standsHere } from "./target.js";

export type Quotes = '"' | "'";

export interface FlowStyle {
  readonly json: boolean;
  readonly quotes: Quotes;
  readonly padding: string;
  /** `: `, or `:` in compact text. */
  readonly colon: string;
  readonly comma: string;
  /** Indentation of one level; undefined if all is on one line. */
  readonly indent: string | undefined;
}

export interface BlockStyle {
  /** Spaces per mapping level. */
  readonly indent: number;
  /** Spaces before the dashes of a list; often none. */
  readonly listIndent: number;
  readonly dash: string;
  readonly quotes: Quotes;
}

/** Enough to see the style: a list may have thousands. */
const MAX_SAMPLES = 20;

function childrenOf(node: SourceNode): readonly SourceNode[] {
  if (node.kind === "scalar") return [];
  if (node.kind === "sequence") return node.items.slice(0, MAX_SAMPLES).filter((item) => item.start >= node.start);
  const entries = node.entries.slice(0, MAX_SAMPLES).filter((entry) => standsHere(node, entry));
  return entries.map(({ value }) => value);
}

function* nodesNear(place: Place): Iterable<SourceNode> {
  for (const node of ancestorsOf(place)) {
    yield node;
    const children = childrenOf(node);
    yield* children;
    for (const child of children) yield* childrenOf(child);
  }
}

function quotesNear(place: Place): Quotes {
  const { text } = place.document.file;
  for (const node of nodesNear(place)) {
    const quotes = quotesOf(text, node);
    if (quotes !== undefined) return quotes;
  }
  return '"';
}

function quotesOf(text: string, { kind, start }: SourceNode): Quotes | undefined {
  const mark = kind === "scalar" ? text[start] : undefined;
  return mark === "'" || mark === '"' ? mark : undefined;
}

export function indentBelow(text: string, parent: number, child: number): string {
  const [outer, inner] = [indentationOf(text, parent), indentationOf(text, child)];
  return inner.startsWith(outer) && inner.length > outer.length ? inner.slice(outer.length) : "  ";
}

export function flowStyleAt(place: Place): FlowStyle {
  const { text } = place.document.file;
  const quotes = quotesNear(place);
  for (const node of nodesNear(place)) {
    if (node.kind !== "mapping" || !isFlow(text, node)) continue;
    const [first, second] = node.entries;
    if (first === undefined || !standsHere(node, first)) continue;
    const between = text.slice(first.key.end, first.value.start);
    const colon = /^:[ ]*$/.test(between) ? between : ": ";
    const separator = second && standsHere(node, second) ? text.slice(first.value.end, second.key.start) : undefined;
    return {
      json: text[first.key.start] === '"',
      quotes,
      padding: /^ +/.exec(text.slice(node.start + 1))?.[0] ?? "",
      colon,
      comma: separator !== undefined && /^, *$/.test(separator) ? separator : colon === ":" ? "," : ", ",
      indent: isFirstOnLine(text, first.key.start) ? indentBelow(text, node.start, first.key.start) : undefined,
    };
  }
  const json = isFlow(text, place.document.root);
  return { json, quotes, padding: "", colon: ": ", comma: ", ", indent: undefined };
}

export function blockStyleAt(place: Place): BlockStyle {
  const { text } = place.document.file;
  let indent: number | undefined;
  let listIndent: number | undefined;
  let dash: string | undefined;
  let quotes: Quotes | undefined;
  for (const node of nodesNear(place)) {
    if (indent !== undefined && listIndent !== undefined && dash !== undefined && quotes !== undefined) break;
    quotes ??= quotesOf(text, node);
    if (node.kind === "scalar" || isFlow(text, node)) continue;
    if (node.kind === "sequence") {
      dash ??= /^- +(?=[^\s#&!|>-])/.exec(text.slice(node.start, node.start + 16))?.[0];
      continue;
    }
    for (const entry of node.entries) {
      const { key, value } = entry;
      if (value.kind === "scalar" || !standsHere(node, entry) || isFlow(text, value)) continue;
      const deeper = columnOf(text, value.start) - columnOf(text, key.start);
      if (value.kind === "sequence") listIndent ??= deeper;
      else indent ??= deeper;
    }
  }
  return { indent: indent ?? 2, listIndent: listIndent ?? 2, dash: dash ?? "- ", quotes: quotes ?? '"' };
}
