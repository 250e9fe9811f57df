import type { Span } from "../model/source.js";

const MARKER = /(?:^|\r\n|\n|\r)---(?=[ \t\r\n]|$)/g;

/**
 * The parts of a text between its `---` lines, each with the marker that opens it.
 * No scalar of YAML may hold such a line at column 0, so that cutting there is sound.
 * Directives (`%YAML`) before a marker stay with the document that they open.
 */
export function splitDocuments(text: string): Span[] {
  const slices: Span[] = [];
  let start = 0;
  for (const match of text.matchAll(MARKER)) {
    const marker = match.index + match[0].length - 3;
    if (marker === 0 || onlyDirectives(text, start, marker)) continue;
    slices.push({ start, end: marker });
    start = marker;
  }
  slices.push({ start, end: text.length });
  return slices;
}

function onlyDirectives(text: string, start: number, end: number): boolean {
  if (text.startsWith("---", start)) return false;
  return /^(?:[ \t]*(?:[%#][^\r\n]*)?(?:\r\n|\n|\r|$))*$/.test(text.slice(start, end));
}
