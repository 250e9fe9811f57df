import type { FieldPath, Place, SourceDocument, SourceNode, TextPlace } from "../../model/source.js";
import { readInlineText } from "../../yaml/inline-text.js";
import { scalarTextPlace } from "./closure.js";
import type { KustomizationField } from "./kustomization.js";

export interface PatchDocument {
  readonly root: SourceNode;
  readonly placeOf: (path: FieldPath) => Place | TextPlace;
}

export function documentInFile(document: SourceDocument): PatchDocument {
  return { root: document.root, placeOf: (path) => ({ document, path, target: "value" }) };
}

export function documentInPlace({ node, place }: KustomizationField): PatchDocument {
  return { root: node, placeOf: (path) => ({ ...place, path: [...place.path, ...path] }) };
}

export function documentsInText(field: KustomizationField): PatchDocument[] {
  const { node, place } = field;
  if (node.kind !== "scalar") return [documentInPlace(field)];
  const { documents, isInPlace } = readInlineText(place.document.file, node);
  if (isInPlace) return documents.map(documentInFile);
  const at = scalarTextPlace(place);
  return documents.map(({ root }) => ({ root, placeOf: () => at }));
}
