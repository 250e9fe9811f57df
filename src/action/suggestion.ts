import { applyEdits, type Finding, fixesOf, SEVERITIES, type TextEdit } from "../model/finding.js";
import { groupBy } from "../model/group-by.js";
import type { ReviewSuggestion } from "../reporters/review-suggestion.js";
import type { LineRange } from "../sources/disk/git-changed-lines.js";

export interface Suggestion extends ReviewSuggestion {
  readonly path: string;
  readonly lines: LineRange;
}

/** A file that is the same in the checkout and at the pull request's head. */
export interface CommentableFile {
  readonly path: string;
  readonly text: string;
  readonly hunks: readonly LineRange[];
}

/** A fix, or several that touch the same lines. */
interface Replacement extends Pick<Suggestion, "lines" | "titles" | "findings"> {
  readonly edits: readonly TextEdit[];
}

/** Turns fixes into suggestions, the worst first; none for a fix beyond one hunk. `fileOf` takes a file's name. */
export function planSuggestions(
  findings: readonly Finding[],
  fileOf: (file: string) => CommentableFile | undefined,
): readonly Suggestion[] {
  const fixes = findings.flatMap((finding) => fixesOf(finding).map((fix) => ({ fix, finding })));
  const safe = fixes.filter(({ fix }) => fix.edits.length > 0 && !fix.isUnsafe);
  // Fixes with the same edits are one.
  const alike = [...groupBy(safe, ({ fix }) => JSON.stringify(fix.edits)).values()];
  const planned = alike.flatMap((ones) => {
    const { edits, title } = ones[0].fix;
    const names = new Set(edits.map((edit) => edit.file));
    const [name] = names;
    const file = name === undefined || names.size > 1 ? undefined : fileOf(name);
    const lines = file && linesOf(file, edits);
    if (file === undefined || lines === undefined) return [];
    return [{ file, lines, edits, titles: [title], findings: ones.map(({ finding }) => finding) }];
  });
  const suggestions = [...groupBy(planned, ({ file }) => file)].flatMap(([file, replacements]) =>
    merge(replacements).map((replacement) => suggest(file, replacement)),
  );
  return suggestions.sort((a, b) => rank(a) - rank(b));
}

/** Returns the lines that edits touch; undefined unless one hunk shows them all. */
function linesOf({ text, hunks }: CommentableFile, edits: readonly TextEdit[]): LineRange | undefined {
  const candidates = [touchedLines(text, edits, "after"), touchedLines(text, edits, "before")];
  return candidates.find(({ from, to }) => hunks.some((hunk) => hunk.from <= from && to <= hunk.to));
}

/** An insertion between two lines counts as a change of the line `after` it, or of the one `before`. */
function touchedLines(text: string, edits: readonly TextEdit[], neighbour: "before" | "after"): LineRange {
  const ranges = edits.map(({ start, end }): LineRange => {
    const from = lineAt(text, start);
    if (start < end) return { from, to: lineAt(text, end - 1) };
    const isBetween = start > 0 && text[start - 1] === "\n";
    // Behind the last line break there is no line to comment on.
    const line = isBetween && (neighbour === "before" || start === text.length) ? from - 1 : from;
    return { from: line, to: line };
  });
  const from = Math.min(...ranges.map((range) => range.from));
  const to = Math.max(...ranges.map((range) => range.to));
  const replacement = replaceLines(text, { from, to }, edits);
  // What takes away a line break changes the line behind it, too.
  const joins = replacement !== "" && !replacement.endsWith("\n") && lineStart(text, to + 1) < text.length;
  return { from, to: joins ? to + 1 : to };
}

/** Returns lines with the edits made; every edit lies inside them. */
function replaceLines(text: string, { from, to }: LineRange, edits: readonly TextEdit[]): string {
  const start = lineStart(text, from);
  const inside = edits
    .map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start }))
    .sort((a, b) => a.start - b.start || a.end - b.end);
  return applyEdits(text.slice(start, lineStart(text, to + 1)), inside);
}

/** Merges replacements of the same lines: GitHub applies each suggestion on its own. */
function merge(replacements: readonly Replacement[]): readonly Replacement[] {
  const merged: Replacement[] = [];
  for (const next of [...replacements].sort((a, b) => a.lines.from - b.lines.from)) {
    const last = merged.at(-1);
    if (last === undefined || next.lines.from > last.lines.to) {
      merged.push(next);
      continue;
    }
    merged[merged.length - 1] = {
      lines: { from: last.lines.from, to: Math.max(last.lines.to, next.lines.to) },
      edits: [...last.edits, ...next.edits],
      titles: [...new Set([...last.titles, ...next.titles])],
      findings: [...new Set([...last.findings, ...next.findings])],
    };
  }
  return merged;
}

function suggest({ path, text }: CommentableFile, { lines, edits, titles, findings }: Replacement): Suggestion {
  const replacement = replaceLines(text, lines, edits);
  const isWhole = replacement === "" || replacement.endsWith("\n");
  return { path, lines, replacement: isWhole ? replacement : `${replacement}\n`, titles, findings };
}

function rank({ findings }: Suggestion): number {
  return Math.min(...findings.map(({ severity }) => SEVERITIES.indexOf(severity)));
}

/** Returns the line, from 1. */
function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}

/** Returns the offset of a line's first character; for a line past the end, the length of the text. */
function lineStart(text: string, line: number): number {
  return text.split(/(?<=\n)/, line - 1).join("").length;
}
