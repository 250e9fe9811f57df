import { parseDocuments } from "../../manifest/syntax.js";
import type { FieldPath, Place, SourceDocument, SourceFile, SourceNode, TextPlace } from "../../model/source.js";
import { textPlaceOf } from "./closure.js";
import type { KustomizationField } from "./kustomization.js";
import { isSameValue } from "./same-value.js";

/** A document of a patch, wherever it is written. */
export interface PatchDocument {
  readonly root: SourceNode;
  readonly placeOf: (path: FieldPath) => Place | TextPlace;
}

/** A document of a file of its own. */
export function documentInFile(document: SourceDocument): PatchDocument {
  return { root: document.root, placeOf: (path) => ({ document, path, part: "value" }) };
}

/** A value of a document that is a patch by itself: a GitOps object may write its patches as objects. */
export function documentInPlace({ node, place }: KustomizationField): PatchDocument {
  return { root: node, placeOf: (path) => ({ ...place, path: [...place.path, ...path] }) };
}

/**
 * The documents of a text that stands in a scalar. In a literal block, and in everything else that is written as it is
 * read, every value has its own line; in other scalars the scalar stands for all of them.
 */
export function documentsInText(field: KustomizationField): PatchDocument[] {
  const { node, place } = field;
  if (node.kind !== "scalar") return [documentInPlace(field)];
  const { file } = place.document;
  const read = parseDocuments({ path: file.path, text: node.text }).documents;
  const written = documentsAsWritten(file, node.start, node.end);
  const isWhole = read.every(({ root }, index) => {
    const other = written[index];
    return other !== undefined && isSameValue(root, other.root, (text) => text);
  });
  if (isWhole && read.length === written.length) {
    return written.map((document) => documentInFile({ ...document, file }));
  }
  const at = textPlaceOf(place);
  return read.map(({ root }) => ({ root, placeOf: () => at }));
}

const SEPARATOR = /^[ \t]*---[ \t]*(?:\r\n|\n|\r)/gm;

/** Parses a part of a file where it stands: all else is blank, so that every offset is the file's. */
function documentsAsWritten(file: SourceFile, start: number, end: number): SourceDocument[] {
  const quotes = /["']/.test(file.text.charAt(start)) ? 1 : 0;
  const text = file.text.slice(start + quotes, end - quotes);
  const cuts = [...text.matchAll(SEPARATOR)];
  const starts = [0, ...cuts.map((cut) => cut.index + cut[0].length)];
  return starts.flatMap((from, index) => {
    const to = cuts[index]?.index ?? text.length;
    const before = blank(file.text.slice(0, start + quotes + from));
    return parseDocuments({ path: file.path, text: before + text.slice(from, to) }).documents;
  });
}

function blank(text: string): string {
  return text.replaceAll(/[^\r\n]/g, " ");
}
