import { pathTo, startsWith } from "../model/field-path.js";
import { memoize } from "../model/memoize.js";
import type { Place, ScalarNode, SourceFile, SourceNode, SourceRange, Span, TextPlace } from "../model/source.js";
import { trimEnd } from "../model/trim-end.js";
import { getEntry } from "../yaml/node-value.js";

const lineStartsOf = memoize((file: SourceFile): readonly number[] => {
  const starts = [0];
  for (const match of file.text.matchAll(/\r\n|\n|\r/g)) starts.push(match.index + match[0].length);
  return starts;
});

function positionOf(file: SourceFile, offset: number): { line: number; column: number } {
  const starts = lineStartsOf(file);
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
}

/** Returns the range of a span; lines and columns count from 1. */
export function rangeOfSpan(file: SourceFile, span: Span): SourceRange {
  const start = positionOf(file, span.start);
  const end = positionOf(file, span.end);
  return { file: file.path, line: start.line, column: start.column, endLine: end.line, endColumn: end.column };
}

/** Returns the offset of a line's start; `line` counts from 1, undefined past the end. */
export function startOfLine(file: SourceFile, line: number): number | undefined {
  return lineStartsOf(file)[line - 1];
}

/** Returns a line's text; `line` counts from 1, undefined past the end. */
export function lineOf(file: SourceFile, line: number): string | undefined {
  const starts = lineStartsOf(file);
  const start = startOfLine(file, line);
  if (start === undefined) return undefined;
  return trimEnd(file.text.slice(start, starts[line] ?? file.text.length), "\r\n");
}

interface Step {
  readonly key: ScalarNode | undefined;
  readonly value: SourceNode;
}

function stepInto(node: SourceNode, step: string | number): Step | undefined {
  if (typeof step === "number") {
    const item = node.kind === "sequence" ? node.items[step] : undefined;
    return item === undefined ? undefined : { key: undefined, value: item };
  }
  const entry = getEntry(node, step);
  return entry === undefined ? undefined : { key: entry.key, value: entry.value };
}

/** Returns the nodes from a place to the root, from its nearest existing ancestor. */
export function ancestorsOf({ document, path }: Place): readonly [SourceNode, ...SourceNode[]] {
  const nodes: [SourceNode, ...SourceNode[]] = [document.root];
  for (const step of path) {
    const next = stepInto(nodes[0], step);
    if (next === undefined) break;
    nodes.unshift(next.value);
  }
  return nodes;
}

export function editedPlaceOf(place: Place): Place | TextPlace {
  const { origin } = place.document;
  if (origin === undefined) return place;
  const field = origin.fields
    .filter(({ path }) => startsWith(place.path, path))
    .sort((a, b) => a.path.length - b.path.length)
    .at(-1);
  const given = field?.place ?? origin.place;
  if ("span" in given) return given;
  if (field === undefined) return editedPlaceOf(given);
  const rest = place.path.slice(field.path.length);
  const target = rest.length === 0 && given.target === "key" ? "key" : place.target;
  return editedPlaceOf({ ...given, path: pathTo(given.path, rest), target });
}

export function rangeOf(place: Place | TextPlace): SourceRange {
  return "span" in place ? rangeOfSpan(place.file, place.span) : locate(place);
}

export function fileOfPlace(place: Place | TextPlace): SourceFile {
  if ("span" in place) return place.file;
  const edited = editedPlaceOf(place);
  return "span" in edited ? edited.file : edited.document.file;
}

/** A missing path shows its ancestor; a mapping or list its key. Memoized, as the tree may be gone later. */
export const locate = memoize((place: Place): SourceRange => {
  const { file, span } = textPlaceOf(place);
  return rangeOfSpan(file, span);
});

export function textPlaceOf(place: Place | TextPlace): TextPlace {
  if ("span" in place) return place;
  const edited = editedPlaceOf(place);
  return "span" in edited ? edited : writtenPlace(edited);
}

function writtenPlace(place: Place): TextPlace {
  const { file, root } = place.document;
  let current: Step = { key: undefined, value: root };
  let whole = true;
  for (const step of place.path) {
    const next = stepInto(current.value, step);
    if (next === undefined) {
      whole = false;
      break;
    }
    current = next;
  }
  const { key, value } = current;
  const asKey =
    key !== undefined && (place.target === "key" || !whole || value.kind !== "scalar" || value.start === value.end);
  const shown = asKey ? key : value;
  const written = shown.file ?? file;
  return { file: written, span: asKey ? shown : headOf(written)(value) };
}

/** Memoized: thousands of findings may be at one long text. */
const headOf = memoize(({ text }: SourceFile) =>
  memoize((node: SourceNode): Span => {
    const lineEnd = /[\r\n]/.exec(text.slice(node.start, node.end));
    return lineEnd === null ? node : { start: node.start, end: node.start + lineEnd.index };
  }),
);
