import { rangeOf } from "../../manifest/locate.js";
import type { Fix, TextEdit } from "../../model/fix.js";
import type { SourceFile, Span } from "../../model/source.js";
import type { ClusterFinding } from "../said/said-finding.js";
import { byPlace, overlaps } from "./edit-text.js";
import { lineChanges } from "./line-changes.js";
import { indentationOf, lineBreakNear, lineEnd, lineStart, nextLine } from "./lines.js";

/** A whole comment that names one rule. */
const ONE_RULE = /^#+[ \t]*taintlint-ignore[ \t]*:?[ \t]*[\w-]+(?:[ \t]+--.*)?$/;

/**
 * Adds the fixes of comments that miss their finding by a few lines: the comment moves above it. A comment for several
 * rules, one within a text such as a patch, and one whose finding has a fix of its own stay where they are.
 */
export function withMovedComments<Found extends ClusterFinding>(findings: readonly Found[]): readonly Found[] {
  if (findings.every(({ finding }) => finding.missed === undefined)) return findings;
  const edits = findings.flatMap(({ fixes = [] }) => fixes.flatMap((fix) => fix.edits));
  return findings.map((found) => {
    const fix = moveComment(found, findings);
    if (fix === undefined || overlaps([...edits, ...fix.edits].sort(byPlace))) return found;
    edits.push(...fix.edits);
    return { ...found, fixable: true, fixes: [fix] };
  });
}

function moveComment({ finding }: ClusterFinding, findings: readonly ClusterFinding[]): Fix | undefined {
  const { missed, at } = finding;
  if (missed === undefined || !("span" in at)) return undefined;
  const { file, span } = at;
  const isMeant = ({ rule, finding: other, fixable }: ClusterFinding) => {
    const range = rangeOf(other.at);
    return rule === missed.rule && range.file === file.path && range.line === missed.line && fixable !== true;
  };
  if (!findings.some(isMeant)) return undefined;
  const comment = commentAround(file, span);
  const target = startOfLine(file.text, missed.line);
  if (comment === undefined || target === undefined) return undefined;
  const written = file.text.slice(comment.start, comment.end);
  if (!ONE_RULE.test(written)) return undefined;
  const line = `${indentationOf(file.text, target)}${written}${lineBreakNear(file.text, target)}`;
  const moves: TextEdit[] = [
    { file: file.path, ...withItsSpace(file.text, comment), text: "" },
    { file: file.path, start: target, end: target, text: line },
  ];
  const edits = moves.sort(byPlace);
  return { title: `move the comment above line ${missed.line}`, edits, changes: lineChanges(file, edits) };
}

/** The comment that ends the line of a rule's name. */
function commentAround({ text }: SourceFile, { start }: Span): Span | undefined {
  const from = lineStart(text, start);
  const hash = text.slice(from, start).lastIndexOf("#");
  if (hash < 0) return undefined;
  const first = text.slice(from, from + hash).search(/#+$/);
  return { start: first < 0 ? from + hash : from + first, end: lineEnd(text, start) };
}

/** With its whole line where it stands alone, else with the space before it. */
function withItsSpace(text: string, { start, end }: Span): Span {
  const from = lineStart(text, start);
  const before = text.slice(from, start);
  return before.trim() === ""
    ? { start: from, end: nextLine(text, start) }
    : { start: from + before.trimEnd().length, end };
}

function startOfLine(text: string, line: number): number | undefined {
  let start = 0;
  for (let number = 1; number < line; number++) {
    const next = nextLine(text, start);
    if (next === start) return undefined;
    start = next;
  }
  return start < text.length ? start : undefined;
}
