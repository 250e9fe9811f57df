import type { Span } from "../model/source.js";

/** Line breaks or skipped characters to Kubernetes. Upstream: goyaml.v2/yamlprivateh.go is_break, is_bom. */
export const UNSEEN_CHARACTERS: readonly string[] = ["\u0085", "\u2028", "\u2029", "\ufeff"];
export const UNSEEN = new RegExp(`[${UNSEEN_CHARACTERS.join("")}]`, "g");

export function holdsUnseen(text: string): boolean {
  return UNSEEN_CHARACTERS.some((one) => text.includes(one));
}

/** Matches a line that to kubectl is a marker alone, but not to YAML. Upstream: apimachinery/pkg/util/yaml/decoder.go. */
const ODD_MARKER = /(?:^|\n)---(?=[^\S\n]*(?:#|\n|$))(?!(?:[ \t]*|[ \t]+#[^\r\n]*)\r?(?:\n|$))/;

export function oddMarker(text: string): number | undefined {
  const found = ODD_MARKER.exec(text);
  return found === null ? undefined : found.index + found[0].length - "---".length;
}

const MARKER = /(?:^|\n)(---|\.\.\.)(?=[ \t\r\n]|$)/g;
/** The place between two JSON documents, one after another, which kubectl reads both. */
const JSON_END = /\}\n(?=\{)/g;
const REST_OF_LINE = /[^\r\n]*(?:\r\n|\n|\r|$)/y;

/** Splits a text at `---` lines, keeping markers; `...` ends a document. Directives stay with the next document. */
export function splitDocuments(text: string): Span[] {
  // Fast path: most files are one document.
  // A marker on the first line ends no document.
  if (!(text.startsWith("...") || text.includes("\n---") || text.includes("\n..."))) return splitJson(text);
  const slices: Span[] = [];
  let start = 0;
  for (const match of text.matchAll(MARKER)) {
    const marker = match.index + match[0].length - 3;
    const closes = match[1] === "...";
    if (!closes && !CONTENT_LINE.test(text.slice(start, marker))) continue;
    const end = closes ? endOfLine(text, marker) : marker;
    slices.push({ start, end });
    start = end;
  }
  if (start < text.length || slices.length === 0) slices.push({ start, end: text.length });
  return slices;
}

function splitJson(text: string): Span[] {
  const isMany = text.startsWith("{") && !text.startsWith("{{") && text.includes("\n{");
  const ends = isMany ? [...text.matchAll(JSON_END)] : [];
  const starts = [0, ...ends.map((match) => match.index + match[0].length)];
  return starts.map((start, index) => ({ start, end: starts[index + 1] ?? text.length }));
}

function endOfLine(text: string, from: number): number {
  REST_OF_LINE.lastIndex = from;
  return REST_OF_LINE.test(text) ? REST_OF_LINE.lastIndex : text.length;
}

/** Excludes comments, and directives at column 0. */
const CONTENT_LINE = /^(?:[^ \t\r\n%#]|[ \t]+[^ \t\r\n#])/m;

/** Returns the characters between the start of a line and an offset. */
export function columnOf(text: string, offset: number): number {
  let start = offset;
  while (start > 0 && !/[\r\n]/.test(text.charAt(start - 1))) start--;
  return offset - start;
}
