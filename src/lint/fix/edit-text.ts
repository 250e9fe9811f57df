import type { TextEdit } from "../../model/finding.js";
import { compareTexts } from "../../model/order.js";
import type { Place, ScalarNode } from "../../model/source.js";
import type { FixIntent, FixOperation, FixValue } from "../../rules/contract/fix-intent.js";
import { columnOf } from "../../yaml/document-boundaries.js";
import { getEntry } from "../../yaml/node-value.js";
import { insertEntry, insertIntoFlow, insertItems, insertLines } from "./insert.js";
import { contentEnd, indentationOf, isFirstOnLine, lineBreakNear, lineEnd, lineStart } from "./lines.js";
import { findDash, linesOf, mayHoldComment, remove } from "./remove.js";
import { blockStyleAt, flowStyleAt } from "./style.js";
import { endOfItemsBefore, findNode, findTarget, isFlow, parentOf, standsHere, targetNode } from "./target.js";
import { writeBlockContent, writeFlow, writeQuoted, writeString } from "./write-value.js";

/** Undefined if the notation forbids it. */
function editsOf(operation: FixOperation): TextEdit[] | undefined {
  switch (operation.kind) {
    case "set-scalar":
      return setScalar(operation.at, operation.text);
    case "quote-scalar":
      return quoteScalar(operation.at);
    case "rename-key":
      return renameKey(operation.at, operation.key);
    case "remove":
      return remove(operation.at);
    case "insert-entry":
      return insertEntry(operation.at, operation.key, operation.value, operation.after);
    case "insert-items":
      return insertItems(operation.at, operation.items, operation.after);
    case "replace-item":
      return replaceItem(operation.at, operation.items);
    case "move-entry":
      return moveEntry(operation.from, operation.to);
  }
}

/** Returns a fix's edits in order; undefined if impossible. */
export function editText({ operations }: FixIntent): TextEdit[] | undefined {
  const edits: TextEdit[] = [];
  for (const operation of withWholeLists(operations)) {
    const found = editsOf(operation);
    if (found === undefined) return undefined;
    edits.push(...found);
  }
  edits.sort(byPlace);
  return overlaps(edits) ? undefined : edits;
}

function withWholeLists(operations: readonly FixOperation[]): readonly FixOperation[] {
  const [first] = operations;
  if (first?.kind !== "remove" || operations.length < 2) return operations;
  const list = parentOf(first.at);
  const items = findNode(list);
  if (items?.kind !== "sequence" || items.items.length !== operations.length) return operations;
  const isItem = (operation: FixOperation) => operation.kind === "remove" && findNode(parentOf(operation.at)) === items;
  return operations.every(isItem) ? [{ kind: "remove", at: list }] : operations;
}

export function byPlace(a: TextEdit, b: TextEdit): number {
  return compareTexts(a.file, b.file) || a.start - b.start || a.end - b.end;
}

export function overlaps(edits: readonly TextEdit[]): boolean {
  return edits.some((edit, index) => {
    const next = edits[index + 1];
    if (next === undefined || next.file !== edit.file) return false;
    return next.start < edit.end || (next.start === edit.start && next.end === edit.end);
  });
}

/** Keeps the quotes. Undefined for a block scalar. */
export function setScalar(at: Place, value: string): TextEdit[] | undefined {
  const target = findTarget(at);
  const node = target && targetNode(target);
  return node?.kind === "scalar" && node.end > node.start ? rewrite(at, node, value) : undefined;
}

export function quoteScalar(at: Place): TextEdit[] | undefined {
  const { path, text } = at.document.file;
  const target = findTarget(at);
  const node = target && targetNode(target);
  if (node?.kind !== "scalar" || !node.plain || node.end === node.start) return undefined;
  const { json, quotes } = flowStyleAt(at);
  const written = text.slice(node.start, node.end);
  return [{ file: path, start: node.start, end: node.end, text: writeQuoted(written, json ? '"' : quotes) }];
}

/** Keeps the quotes. Undefined if the mapping has that key. */
export function renameKey(at: Place, key: string): TextEdit[] | undefined {
  const target = findTarget(at);
  if (target?.kind !== "entry" || !standsHere(target.parent, target.entry)) return undefined;
  if (getEntry(target.parent, key) !== undefined) return undefined;
  return rewrite(at, target.entry.key, key);
}

function rewrite(at: Place, { start, end }: ScalarNode, value: string): TextEdit[] | undefined {
  const { path, text } = at.document.file;
  const mark = text[start];
  if (mark === "|" || mark === ">" || /[\r\n]/.test(text.slice(start, end))) return undefined;
  const written = mark === '"' || mark === "'" ? writeQuoted(value, mark) : writeString(value, flowStyleAt(at).quotes);
  return [{ file: path, start, end, text: written }];
}

export function replaceItem(at: Place, values: readonly FixValue[]): TextEdit[] | undefined {
  const { path: file, text } = at.document.file;
  const target = findTarget(at);
  if (target?.kind !== "item") return undefined;
  const { parent, index, item } = target;
  const before = endOfItemsBefore(parent, index);
  if (before === undefined || item.start < before || mayHoldComment(text.slice(item.start, item.end))) return undefined;
  const separator = isFlow(text, parent) ? separatorInFlow(at, item.start) : separatorInBlock(at, target);
  if (separator === undefined) return undefined;
  const contents = writeValues(values, at, isFlow(text, item));
  const lineBreak = lineBreakNear(text, item.start);
  const inner = isFlow(text, item) ? indentationOf(text, item.start) : " ".repeat(columnOf(text, item.start));
  const written = contents.map((lines) => lines.join(lineBreak + inner)).join(separator);
  return [{ file, start: item.start, end: item.end, text: written }];
}

function writeValues(values: readonly FixValue[], at: Place, inFlow: boolean): string[][] {
  if (inFlow) {
    const style = flowStyleAt(at);
    return values.map((value) => writeFlow(value, style));
  }
  const style = blockStyleAt(at);
  return values.map((value) => writeBlockContent(value, style));
}

function separatorInFlow(at: Place, start: number): string {
  const { text } = at.document.file;
  return isFirstOnLine(text, start)
    ? `,${lineBreakNear(text, start)}${indentationOf(text, start)}`
    : flowStyleAt(at).comma;
}

/** The line break, indentation and dash before a further item. */
function separatorInBlock(
  at: Place,
  { parent, index, item }: Extract<ReturnType<typeof findTarget>, { kind: "item" }>,
): string | undefined {
  const { text } = at.document.file;
  const dash = findDash(text, parent, index);
  if (dash === undefined) return undefined;
  const beforeContent = text.slice(dash, item.start);
  if (!/^- +$/.test(beforeContent)) return undefined;
  return lineBreakNear(text, item.start) + " ".repeat(columnOf(text, dash)) + beforeContent;
}

/** Moves an entry with comments to the end of a mapping. Undefined for the only entry, or if the key exists there. */
function moveEntry(from: Place, to: Place): TextEdit[] | undefined {
  const { path: file, text } = from.document.file;
  const target = findTarget(from);
  const mapping = findNode(to);
  if (target?.kind !== "entry" || mapping?.kind !== "mapping") return undefined;
  const { parent, entry } = target;
  if (!standsHere(parent, entry) || parent.entries.length < 2) return undefined;
  if (mapping.entries.some(({ key }) => key.value === entry.key.value)) return undefined;
  const { key, value } = entry;
  if (isFlow(text, parent)) {
    const removed = remove(from);
    const lines = dedent(text.slice(key.start, value.end), indentationOf(text, key.start));
    if (removed === undefined || lines === undefined) return undefined;
    const inserted = isFlow(text, mapping) ? insertIntoFlow(to, mapping, lines) : insertLines(to, mapping, lines);
    return inserted && [...removed, ...inserted];
  }
  if (isFlow(text, mapping) || !isFirstOnLine(text, key.start)) return undefined;
  const start = startOfComments(text, key.start);
  const span = linesOf(text, { start, end: value.end });
  if (span === undefined) return undefined;
  const source = text.slice(start, lineEnd(text, contentEnd(text, value.end)));
  const lines = dedent(source, " ".repeat(columnOf(text, key.start)));
  return lines && [{ file, ...span, text: "" }, ...insertLines(to, mapping, lines)];
}

/** The start of the aligned comments above a key, else the key. */
function startOfComments(text: string, key: number): number {
  const column = columnOf(text, key);
  let start = key;
  for (;;) {
    const first = lineStart(text, start);
    if (first === 0) return start;
    const above = lineStart(text, first - (text.slice(0, first).endsWith("\r\n") ? 2 : 1));
    const line = text.slice(above, lineEnd(text, above));
    if (line.search(/\S/) !== column || line[column] !== "#") return start;
    start = above + column;
  }
}

/** Strips indentation from all lines but the first, which has none; undefined if a line has less. */
function dedent(source: string, indentation: string): string[] | undefined {
  const [first = "", ...rest] = source.split(/\r\n|\n|\r/);
  if (rest.some((line) => line.trim() !== "" && !line.startsWith(indentation))) return undefined;
  return [first, ...rest.map((line) => line.slice(indentation.length))];
}
