import { readInlineText } from "../../manifest/yaml/inline-text.js";
import type { FieldPath, Place, SourceDocument, SourceNode, TextPlace } from "../../model/source.js";
import { scalarTextPlace } from "./closure.js";
import type { KustomizationField } from "./kustomization.js";

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

/** The documents of a text that stands in a scalar; where it is not written as it is read, the scalar stands for all. */
export function documentsInText(field: KustomizationField): PatchDocument[] {
  const { node, place } = field;
  if (node.kind !== "scalar") return [documentInPlace(field)];
  const { documents, isInPlace } = readInlineText(place.document.file, node);
  if (isInPlace) return documents.map(documentInFile);
  const at = scalarTextPlace(place);
  return documents.map(({ root }) => ({ root, placeOf: () => at }));
}
