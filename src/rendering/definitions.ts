import { splitDocuments } from "../manifest/yaml/document-boundaries.js";

/** Matches lines at column 0. Only a line feed ends a line here. */
const DEFINITION = /(?<![^\n])kind:[ \t]*CustomResourceDefinition[ \t]*\r?(?:\n|$)/;
const GROUP = /(?<![^\n])apiVersion:[ \t]*["']?apiextensions\.k8s\.io\/v1(?:beta1)?["']?[ \t]*\r?(?:\n|$)/;
const SPEC = /(?<![^\n])spec:[ \t]*\r?\n/g;
const NEXT_KEY = /\n(?=[^\s#])/g;

export const DEFINITION_MARK = "CustomResourceDefinition";

/** Keeps only the identity of CustomResourceDefinitions, which slow programs 100 times; undefined without any. */
export function withoutDefinitions(text: string): string | undefined {
  const documents = splitDocuments(text).map(({ start, end }) => text.slice(start, end));
  const cut = documents.map((document) =>
    DEFINITION.test(document) && GROUP.test(document) ? withoutSpec(document) : document,
  );
  return cut.every((document, index) => document === documents[index]) ? undefined : cut.join("");
}

/** Removes a top-level `spec` that occurs exactly once on lines of its own. */
function withoutSpec(document: string): string {
  const [only, another] = document.matchAll(SPEC);
  if (only === undefined || another !== undefined) return document;
  NEXT_KEY.lastIndex = only.index + only[0].length - 1;
  const next = NEXT_KEY.exec(document);
  return document.slice(0, only.index) + (next === null ? "" : document.slice(next.index + 1));
}
