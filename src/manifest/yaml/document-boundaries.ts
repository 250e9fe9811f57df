import type { Span } from "../../model/source.js";

/**
 * Characters that break a line for Kubernetes' decoder, or make it skip others. Upstream: goyaml.v2/yamlprivateh.go
 * is_break, is_bom.
 */
export const UNSEEN_CHARACTERS: readonly string[] = ["\u0085", "\u2028", "\u2029", "\ufeff"];
export const UNSEEN = new RegExp(`[${UNSEEN_CHARACTERS.join("")}]`, "g");

/** Reports whether a text contains such a character. */
export function holdsUnseen(text: string): boolean {
  return text.search(UNSEEN) >= 0;
}

const MARKER = /(?:^|\n)(---|\.\.\.)(?=[ \t\r\n]|$)/g;
const REST_OF_LINE = /[^\r\n]*(?:\r\n|\n|\r|$)/y;

/**
 * The parts of a text between its `---` lines, each with the marker that opens it; a `...` line closes its part.
 * No scalar of YAML may hold such a line at column 0, so that cutting there is sound.
 * Directives (`%YAML`) before a marker stay with the document that they open.
 */
export function splitDocuments(text: string): Span[] {
  // Most files are one document, and that is told fastest.
  if (!mayHoldMarker(text)) return [{ start: 0, end: text.length }];
  const slices: Span[] = [];
  let start = 0;
  for (const match of text.matchAll(MARKER)) {
    const marker = match.index + match[0].length - 3;
    const closes = match[1] === "...";
    if (!closes && onlyDirectives(text, start, marker)) continue;
    const end = closes ? endOfLine(text, marker) : marker;
    slices.push({ start, end });
    start = end;
  }
  if (start < text.length || slices.length === 0) slices.push({ start, end: text.length });
  return slices;
}

/** False where no marker stands behind the first line. One that opens the text ends no document before it. */
function mayHoldMarker(text: string): boolean {
  return text.startsWith("...") || text.includes("\n---") || text.includes("\n...");
}

function endOfLine(text: string, from: number): number {
  REST_OF_LINE.lastIndex = from;
  return REST_OF_LINE.test(text) ? REST_OF_LINE.lastIndex : text.length;
}

/** A line that is neither empty nor a comment nor a directive, which stands at column 0. */
const CONTENT_LINE = /^(?:[^ \t\r\n%#]|[ \t]+[^ \t\r\n#])/m;

function onlyDirectives(text: string, start: number, end: number): boolean {
  return !CONTENT_LINE.test(text.slice(start, end));
}
