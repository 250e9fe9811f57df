import { rangeOfSpan } from "../../manifest/locate.js";
import { applyEdits, type LineChange, type TextEdit } from "../../model/finding.js";
import type { SourceFile } from "../../model/source.js";
import { lineEnd, lineStart } from "./lines.js";

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
