import type { SourceFile, Span } from "../model/source.js";
import { splitDocuments } from "./document-boundaries.js";
import { parseYaml, scalarSpans } from "./yaml-events.js";

export interface Comment extends Span {
  readonly text: string;
}

const LINE_BREAK = /[\r\n]/g;

/** Returns the comments in documents that contain `word`; an invalid document has none, its scalars being unknown. */
export function readComments(file: SourceFile, word: string): Comment[] {
  if (!file.text.includes(word)) return [];
  return splitDocuments(file.text).flatMap((slice) => {
    const source = file.text.slice(slice.start, slice.end);
    return source.includes(word) ? commentsOf(source, slice.start) : [];
  });
}

function commentsOf(source: string, offset: number): Comment[] {
  const parsed = parseYaml(source).value;
  if (parsed === undefined) return [];
  const comments: Comment[] = [];
  let position = 0;
  for (const scalar of [...scalarSpans(parsed), { start: source.length, end: source.length }]) {
    position = collect(source, position, scalar.start, offset, comments);
    position = Math.max(position, scalar.end);
  }
  return comments;
}

/** Collects comments between two scalars; returns the end of the last. */
function collect(source: string, from: number, to: number, offset: number, comments: Comment[]): number {
  let position = from;
  for (;;) {
    const start = source.indexOf("#", position);
    if (start < 0 || start >= to) return position;
    position = start + 1;
    // Anchors, aliases and tags may contain `#`, but not white space.
    if (start > 0 && !/[ \t\r\n]/.test(source.charAt(start - 1))) continue;
    LINE_BREAK.lastIndex = start;
    position = LINE_BREAK.exec(source)?.index ?? source.length;
    comments.push({ text: source.slice(start, position), start: start + offset, end: position + offset });
  }
}
