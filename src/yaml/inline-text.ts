import type { DocumentSlice, ScalarNode, SourceDocument, SourceFile } from "../model/source.js";
import { columnOf } from "./document-boundaries.js";
import { isSameValue } from "./node-value.js";
import { parseAsOne, parseDocuments } from "./syntax.js";

export interface InlineText {
  readonly documents: readonly SourceDocument[];
  /** Reports whether offsets match the file. Otherwise the scalar is the place of all values. */
  readonly isInPlace: boolean;
}

/** Parses a scalar's text. Values have their own places if it is written literally. */
export function readInlineText(file: SourceFile, node: ScalarNode): InlineText {
  const read = parseDocuments({ path: file.path, text: node.text }).documents;
  const written = parseAsOne(file, partsInPlace(file, node)).documents;
  const isInPlace =
    read.length === written.length &&
    read.every(({ root }, index) => {
      const other = written[index];
      return other !== undefined && isSameValue(root, other.root);
    });
  return { documents: isInPlace ? written : read, isInPlace };
}

const SEPARATOR = /^[ \t]*---[ \t]*(?:\r\n|\n|\r)/gm;

/** Returns each document from the start of its first line, whose columns before the text are blank. */
export function partsInPlace(file: SourceFile, { start, end }: ScalarNode): DocumentSlice[] {
  const quotes = /["']/.test(file.text.charAt(start)) ? 1 : 0;
  const first = start + quotes;
  const text = file.text.slice(first, end - quotes);
  const cuts = [...text.matchAll(SEPARATOR)];
  const starts = [0, ...cuts.map((cut) => cut.index + cut[0].length)];
  return starts.map((from, index) => {
    const part = text.slice(from, cuts[index]?.index ?? text.length);
    const column = from === 0 && /[\r\n]/.test(part) ? columnOf(file.text, first) : 0;
    return { start: first + from - column, end: first + from + part.length, text: " ".repeat(column) + part };
  });
}
