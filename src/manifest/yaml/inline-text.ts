import type { ScalarNode, SourceDocument, SourceFile } from "../../model/source.js";
import { isSameValue } from "./same-value.js";
import { parseDocuments } from "./syntax.js";

export interface InlineText {
  readonly documents: readonly SourceDocument[];
  /** Reports whether offsets match the file. Otherwise the scalar is the place of all values. */
  readonly isInPlace: boolean;
}

/** Parses a scalar's text. Values have their own places if it is written literally. */
export function readInlineText(file: SourceFile, node: ScalarNode): InlineText {
  const read = parseDocuments({ path: file.path, text: node.text }).documents;
  const written = documentsInPlace(file, node);
  const isInPlace =
    read.length === written.length &&
    read.every(({ root }, index) => {
      const other = written[index];
      return other !== undefined && isSameValue(root, other.root);
    });
  return { documents: isInPlace ? written : read, isInPlace };
}

const SEPARATOR = /^[ \t]*---[ \t]*(?:\r\n|\n|\r)/gm;

function documentsInPlace(file: SourceFile, node: ScalarNode): SourceDocument[] {
  return textsInPlace(file, node).flatMap((text) => {
    const { documents } = parseDocuments({ path: file.path, text });
    return documents.map((document) => ({ ...document, file }));
  });
}

/** Returns each document blanked outside, so that offsets are the file's. */
export function textsInPlace(file: SourceFile, { start, end }: ScalarNode): string[] {
  const quotes = /["']/.test(file.text.charAt(start)) ? 1 : 0;
  const text = file.text.slice(start + quotes, end - quotes);
  const cuts = [...text.matchAll(SEPARATOR)];
  const starts = [0, ...cuts.map((cut) => cut.index + cut[0].length)];
  return starts.map((from, index) => {
    const to = cuts[index]?.index ?? text.length;
    return blank(file.text.slice(0, start + quotes + from)) + text.slice(from, to);
  });
}

function blank(text: string): string {
  return text.replaceAll(/[^\r\n]/g, " ");
}
