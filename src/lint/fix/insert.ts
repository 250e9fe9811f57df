import type { TextEdit } from "../../model/finding.js";
import type { MappingNode, Place, SequenceNode, SourceNode } from "../../model/source.js";
import type { FixValue } from "../../rules/contract/fix-intent.js";
import { columnOf } from "../../yaml/document-boundaries.js";
import { contentEnd, indentationOf, isFirstOnLine, isLastOnLine, lineBreakNear, lineEnd } from "./lines.js";
import { blockStyleAt, flowStyleAt } from "./style.js";
import { endOfItemsBefore, findNode, findTarget, isFlow, parentOf, standsHere } from "./target.js";
import { writeBlockEntry, writeBlockItem, writeFlow, writeFlowEntry } from "./write-value.js";

/** Inserts an entry after the first existing key of `after`, else at the end. */
export function insertEntry(
  at: Place,
  key: string,
  value: FixValue,
  after: readonly string[] = [],
): TextEdit[] | undefined {
  const mapping = findNode(at);
  if (mapping?.kind !== "mapping") return undefined;
  const { text } = at.document.file;
  if (!isFlow(text, mapping)) return insertLines(at, mapping, writeBlockEntry(key, value, blockStyleAt(at)), after);
  return insertIntoFlow(at, mapping, writeFlowEntry(key, value, flowStyleAt(at)));
}

/** Appends items to a list that may be absent, null or empty. */
export function insertItems(
  at: Place,
  items: readonly FixValue[],
  after: readonly string[] = [],
): TextEdit[] | undefined {
  const target = findTarget(at);
  const key = at.path.at(-1);
  if (target === undefined) return typeof key === "string" ? insertEntry(parentOf(at), key, items, after) : undefined;
  const list = findNode(at);
  if (list === undefined || list.kind === "mapping") return undefined;
  if (list.kind === "scalar" || list.items.length === 0) return fillList(at, items);
  const { path, text } = at.document.file;
  if (isFlow(text, list)) {
    const style = flowStyleAt(at);
    const edits = items.map((item) => insertIntoFlow(at, list, writeFlow(item, style)));
    return edits.every((edit) => edit !== undefined) ? joinAtOnePlace(edits.flat()) : undefined;
  }
  const samples = list.items.filter((item) => item.start >= list.start);
  const isFlowItem = samples.some((item) => item.kind === "mapping" && isFlow(text, item));
  const style = blockStyleAt(at);
  const flow = { ...flowStyleAt(at), json: false, indent: undefined };
  const lines = items.flatMap((item) =>
    isFlowItem ? writeFlow(item, flow).map((line) => style.dash + line) : writeBlockItem(item, style),
  );
  return [insertBelow(text, path, list.end, " ".repeat(columnOf(text, list.start)), lines)];
}

export function insertLines(
  at: Place,
  mapping: MappingNode,
  lines: readonly string[],
  after: readonly string[] = [],
): TextEdit[] {
  const { path, text } = at.document.file;
  const entries = mapping.entries.filter((entry) => standsHere(mapping, entry));
  const above = after.flatMap((key) => entries.find((entry) => entry.key.value === key) ?? [])[0];
  const indentation = " ".repeat(columnOf(text, mapping.start));
  return [insertBelow(text, path, above?.value.end ?? mapping.end, indentation, lines)];
}

/** Inserts below the last line with its comment; a missing final line break stays missing. */
function insertBelow(text: string, file: string, end: number, indentation: string, lines: readonly string[]): TextEdit {
  const content = contentEnd(text, end);
  const at = lineEnd(text, content);
  const lineBreak = lineBreakNear(text, content);
  return {
    file,
    start: at,
    end: at,
    text: lines.map((line) => lineBreak + (line === "" ? "" : indentation) + line).join(""),
  };
}

export function insertIntoFlow(
  at: Place,
  collection: MappingNode | SequenceNode,
  lines: readonly string[],
): TextEdit[] | undefined {
  const { path, text } = at.document.file;
  const style = flowStyleAt(at);
  const lineBreak = lineBreakNear(text, collection.start);
  const last = lastChild(collection);
  if (last === undefined) {
    if (text.slice(collection.start + 1, collection.end - 1).trim() !== "") return undefined;
    const outer = indentationOf(text, collection.start);
    const padding = collection.kind === "mapping" ? style.padding : "";
    const filling =
      style.indent === undefined
        ? padding + lines.join(" ") + padding
        : lines.map((line) => `${lineBreak}${outer}${style.indent}${line}`).join("") + lineBreak + outer;
    return [{ file: path, start: collection.start + 1, end: collection.end - 1, text: filling }];
  }
  if (last.end === undefined) return undefined;
  const offset = last.end;
  // A comment behind the last child would end up behind the new one.
  if (text.slice(offset, Math.min(lineEnd(text, offset), collection.end)).includes("#")) return undefined;
  const indentation = lineBreak + indentationOf(text, last.start);
  const written = isFirstOnLine(text, last.start)
    ? `,${lines.map((line) => indentation + line).join("")}`
    : style.comma + lines.join(" ");
  return [{ file: path, start: offset, end: offset, text: written }];
}

/** Returns the last child of a flow collection; for an alias its end is undefined. */
function lastChild(
  collection: MappingNode | SequenceNode,
): { readonly start: number; readonly end: number | undefined } | undefined {
  if (collection.kind === "mapping") {
    const entry = collection.entries.at(-1);
    if (entry === undefined) return undefined;
    return { start: entry.key.start, end: standsHere(collection, entry) ? entry.value.end : undefined };
  }
  const item = collection.items.at(-1);
  if (item === undefined) return undefined;
  const before = endOfItemsBefore(collection, collection.items.length - 1);
  return { start: item.start, end: before !== undefined && item.start >= before ? item.end : undefined };
}

function joinAtOnePlace(edits: readonly TextEdit[]): TextEdit[] {
  const [first] = edits;
  return first === undefined ? [] : [{ ...first, text: edits.map((edit) => edit.text).join("") }];
}

function fillList(at: Place, items: readonly FixValue[]): TextEdit[] | undefined {
  const { path: file, text } = at.document.file;
  const target = findTarget(at);
  if (target?.kind !== "entry" || !standsHere(target.parent, target.entry)) return undefined;
  const { key, value } = target.entry;
  if (!isNothing(value) || text.slice(key.end, value.start).trim() !== ":") return undefined;
  const inBlock = !isFlow(text, target.parent);
  if (inBlock && isLastOnLine(text, value.end) && (value.start === value.end || isEndOfLine(text, value.end))) {
    const style = blockStyleAt(at);
    const indentation = " ".repeat(columnOf(text, target.parent.start) + style.listIndent);
    const lines = items.flatMap((item) => writeBlockItem(item, style));
    const below = insertBelow(text, file, key.end + 1, indentation, lines);
    if (value.start === value.end) return [below];
    return [{ ...below, start: contentEnd(text, value.start), end: value.end }];
  }
  const style = flowStyleAt(at);
  const written = writeFlow(items, style);
  const indentation = lineBreakNear(text, key.start) + indentationOf(text, key.start);
  const space = value.start === value.end && text[value.start - 1] === ":" ? " " : "";
  return [{ file, start: value.start, end: value.end, text: space + written.join(indentation) }];
}

function isNothing(value: SourceNode): boolean {
  return value.kind === "sequence" ? value.items.length === 0 : value.kind === "scalar" && value.value === null;
}

function isEndOfLine(text: string, offset: number): boolean {
  return text.slice(offset, lineEnd(text, offset)).trim() === "";
}
