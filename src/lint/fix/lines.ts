import { rangeOfSpan } from "../../manifest/locate.js";
import { applyEdits, type LineChange, type TextEdit } from "../../model/finding.js";
import type { SourceFile } from "../../model/source.js";

export function lineStart(text: string, offset: number): number {
  let start = offset;
  while (start > 0 && !isLineBreak(text, start - 1)) start--;
  return start;
}

export function lineEnd(text: string, offset: number): number {
  let end = offset;
  while (end < text.length && !isLineBreak(text, end)) end++;
  return end;
}

export function nextLine(text: string, offset: number): number {
  const end = lineEnd(text, offset);
  return end + lineBreakAt(text, end).length;
}

function lineBreakAt(text: string, offset: number): string {
  if (text.startsWith("\r\n", offset)) return "\r\n";
  return offset < text.length && isLineBreak(text, offset) ? text.charAt(offset) : "";
}

function isLineBreak(text: string, offset: number): boolean {
  return text[offset] === "\n" || text[offset] === "\r";
}

export function lineBreakNear(text: string, offset: number): string {
  const here = lineBreakAt(text, lineEnd(text, offset));
  if (here !== "") return here;
  const start = lineStart(text, offset);
  if (start === 0) return "\n";
  return text.slice(0, start).endsWith("\r\n") ? "\r\n" : text.charAt(start - 1);
}

export function indentationOf(text: string, offset: number): string {
  const start = lineStart(text, offset);
  return /^[ \t]*/.exec(text.slice(start, lineEnd(text, start)))?.[0] ?? "";
}

export function isFirstOnLine(text: string, offset: number): boolean {
  return text.slice(lineStart(text, offset), offset).trim() === "";
}

export function isLastOnLine(text: string, offset: number): boolean {
  return /^[ \t]*(?:$|#)/.test(text.slice(offset, lineEnd(text, offset)));
}

/** The end of content at or before an offset; a block scalar's span goes beyond its content. */
export function contentEnd(text: string, offset: number): number {
  let end = offset;
  while (end > 0 && /\s/.test(text.charAt(end - 1))) end--;
  return end;
}

const LINE_BREAK = /\r\n|\r|\n/;

interface Block {
  readonly from: number;
  readonly to: number;
  readonly edits: readonly TextEdit[];
}

/** The edits are sorted and do not overlap. */
export function lineChanges(file: SourceFile, edits: readonly TextEdit[]): readonly LineChange[] {
  const { text } = file;
  const blocks: Block[] = [];
  for (const edit of edits) {
    const from = lineStart(text, edit.start);
    const to = lineEnd(text, edit.end);
    const last = blocks.at(-1);
    if (last === undefined || from > last.to) blocks.push({ from, to, edits: [edit] });
    else blocks[blocks.length - 1] = { ...last, to: Math.max(last.to, to), edits: [...last.edits, edit] };
  }
  return blocks.flatMap((block) => changeOf(file, block));
}

function changeOf(source: SourceFile, { from, to, edits }: Block): LineChange[] {
  const { path: file, text } = source;
  const old = text.slice(from, to);
  const moved = edits.map((edit) => ({ ...edit, start: edit.start - from, end: edit.end - from }));
  const before = old.split(LINE_BREAK);
  const after = applyEdits(old, moved).split(LINE_BREAK);
  let head = 0;
  while (head < before.length && head < after.length && before[head] === after[head]) head++;
  let tail = 0;
  while (tail < Math.min(before.length, after.length) - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  const line = rangeOfSpan(source, { start: from, end: from }).line + head;
  const change = {
    file,
    line,
    before: before.slice(head, before.length - tail),
    after: after.slice(head, after.length - tail),
  };
  return change.before.length + change.after.length === 0 ? [] : [change];
}
