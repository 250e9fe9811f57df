import { rangeOf, startOfLine } from "../../manifest/locate.js";
import { commentForOneRule } from "../../manifest/suppressions.js";
import type { Fix, TextEdit } from "../../model/finding.js";
import type { Span } from "../../model/source.js";
import { renderedFrom } from "../../rendering/contract/apply-renderings.js";
import type { ClusterFinding } from "../contract/cluster-finding.js";
import { isAsWritten, type LintInput } from "../contract/lint-input.js";
import { byPlace, overlaps } from "./edit-text.js";
import { indentationOf, lineBreakNear, lineChanges, lineStart, nextLine } from "./lines.js";

/** Adds fixes that move a suppression comment above the finding it narrowly misses, in plain files for one rule. */
export function withMovedComments<Found extends ClusterFinding>(
  findings: readonly Found[],
  input: LintInput,
): readonly Found[] {
  if (findings.every(({ finding }) => finding.missed === undefined)) return findings;
  // Files of manifests alone: others are not written.
  const { manifests, clusters, configuration } = input;
  const files = new Set(manifests.filter(isAsWritten).map(({ file }) => file.path));
  for (const manifest of manifests) if (!isAsWritten(manifest)) files.delete(manifest.file.path);
  for (const file of renderedFrom(manifests)) files.delete(file.path);
  for (const { inventory } of clusters) {
    for (const { place } of inventory.pools) files.delete(place.document.file.path);
  }
  if (configuration !== undefined) files.delete(configuration.file.path);
  const edits = findings.flatMap(({ fixes = [] }) => fixes.flatMap((fix) => fix.edits));
  return findings.map((found) => {
    const fix = moveComment(found, findings);
    if (
      fix === undefined ||
      fix.edits.some(({ file }) => !files.has(file)) ||
      overlaps([...edits, ...fix.edits].sort(byPlace))
    )
      return found;
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
  const comment = commentForOneRule(file, span);
  const target = startOfLine(file, missed.line);
  if (comment === undefined || target === undefined) return undefined;
  const line = `${indentationOf(file.text, target)}${comment.text.trimEnd()}${lineBreakNear(file.text, target)}`;
  const moves: TextEdit[] = [
    { file: file.path, ...withItsSpace(file.text, comment), text: "" },
    { file: file.path, start: target, end: target, text: line },
  ];
  const edits = moves.sort(byPlace);
  return { title: `move the comment above line ${missed.line}`, edits, changes: lineChanges(file, edits) };
}

/** Extends to the whole line, else to the space before. */
function withItsSpace(text: string, { start, end }: Span): Span {
  const from = lineStart(text, start);
  const before = text.slice(from, start);
  return before.trim() === ""
    ? { start: from, end: nextLine(text, start) }
    : { start: from + before.trimEnd().length, end };
}
