import type { TextEdit } from "../../model/finding.js";
import type { Place } from "../../model/source.js";
import { insertIntoFlow, insertLines } from "./insert.js";
import { columnOf, contentEnd, indentationOf, isFirstOnLine, lineEnd, lineStart } from "./lines.js";
import { linesOf, remove } from "./remove.js";
import { findNode, findTarget, isFlow, standsHere } from "./target.js";

/** Moves an entry with comments to the end of a mapping. Undefined for the only entry, or if the key exists there. */
export function moveEntry(from: Place, to: Place): TextEdit[] | undefined {
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
