import { applyEdits, type TextEdit } from "../model/finding.js";

export interface EditedText {
  readonly path: string;
  readonly text: string;
  readonly edits: readonly TextEdit[];
}

/** Old lines from 0, end exclusive, and their replacement with line breaks. */
interface LineChange {
  readonly start: number;
  readonly end: number;
  readonly lines: readonly string[];
}

const CONTEXT = 3;

/** Formats a unified diff for `git apply` and `patch -p1`. */
export function formatUnifiedDiff(files: readonly EditedText[]): string {
  return files.map(formatFile).join("");
}

function formatFile({ path, text, edits }: EditedText): string {
  const lines = splitLines(text);
  const changes = lineChanges(text, lines, edits);
  if (changes.length === 0) return "";
  let shift = 0;
  const hunks = hunksOf(changes).map((hunk) => {
    const written = formatHunk(lines, hunk, shift);
    for (const change of hunk) shift += change.lines.length - (change.end - change.start);
    return written;
  });
  return [`--- ${fileName("a", path)}\n`, `+++ ${fileName("b", path)}\n`, ...hunks].join("");
}

/** Quotes names with line breaks, as git does. */
function fileName(side: string, path: string): string {
  const name = `${side}/${path}`;
  return /["\\\p{Cc}]/u.test(name) ? JSON.stringify(name) : name;
}

function splitLines(text: string): string[] {
  return text.match(/[^\n]+\n?|\n/g) ?? [];
}

function lineChanges(text: string, lines: readonly string[], edits: readonly TextEdit[]): LineChange[] {
  const starts = [0];
  for (const line of lines) starts.push((starts.at(-1) ?? 0) + line.length);
  const offsetOf = (line: number) => starts[line] ?? text.length;
  let current = 0;
  const lineAt = (offset: number): number => {
    while (current + 1 < lines.length && offsetOf(current + 1) <= offset) current++;
    return current;
  };
  // Edits that share a line are one change.
  const groups: { readonly start: number; end: number; readonly edits: TextEdit[] }[] = [];
  for (const edit of edits) {
    const start = lineAt(edit.start);
    const end = Math.min(lineAt(edit.end) + 1, lines.length);
    const last = groups.at(-1);
    if (last === undefined || start >= last.end) groups.push({ start, end, edits: [edit] });
    else {
      last.end = end;
      last.edits.push(edit);
    }
  }
  return groups
    .map(({ start, end, edits: own }) => {
      const from = offsetOf(start);
      const moved = own.map((edit) => ({ ...edit, start: edit.start - from, end: edit.end - from }));
      return trim(lines, { start, end, lines: splitLines(applyEdits(text.slice(from, offsetOf(end)), moved)) });
    })
    .filter((change) => change.start < change.end || change.lines.length > 0);
}

function trim(old: readonly string[], { start, end, lines }: LineChange): LineChange {
  let [before, after] = [0, 0];
  const most = Math.min(end - start, lines.length);
  while (before < most && old[start + before] === lines[before]) before++;
  while (after < most - before && old[end - 1 - after] === lines[lines.length - 1 - after]) after++;
  return { start: start + before, end: end - after, lines: lines.slice(before, lines.length - after) };
}

function hunksOf(changes: readonly LineChange[]): LineChange[][] {
  const hunks: LineChange[][] = [];
  for (const change of changes) {
    const last = hunks.at(-1);
    const end = last?.at(-1)?.end;
    if (last !== undefined && end !== undefined && change.start - end <= 2 * CONTEXT) last.push(change);
    else hunks.push([change]);
  }
  return hunks;
}

function formatHunk(old: readonly string[], hunk: readonly LineChange[], shift: number): string {
  const start = Math.max(0, (hunk[0]?.start ?? 0) - CONTEXT);
  const end = Math.min(old.length, (hunk.at(-1)?.end ?? 0) + CONTEXT);
  const body: string[] = [];
  let [position, newLength] = [start, 0];
  const keep = (until: number): void => {
    for (; position < until; position++, newLength++) body.push(formatLine(" ", old[position] ?? ""));
  };
  for (const change of hunk) {
    keep(change.start);
    for (; position < change.end; position++) body.push(formatLine("-", old[position] ?? ""));
    for (const one of change.lines.map((line) => formatLine("+", line))) body.push(one);
    newLength += change.lines.length;
  }
  keep(end);
  return `@@ -${formatRange(start, end - start)} +${formatRange(start + shift, newLength)} @@\n${body.join("")}`;
}

/** Lines count from 1; an empty range names the line before. */
function formatRange(start: number, length: number): string {
  return length === 1 ? String(start + 1) : `${length === 0 ? start : start + 1},${length}`;
}

function formatLine(sign: string, line: string): string {
  return line.endsWith("\n") ? sign + line : `${sign}${line}\n\\ No newline at end of file\n`;
}
