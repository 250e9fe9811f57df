import { splitDocuments } from "../../yaml/document-boundaries.js";

/** Matches lines at column 0. Only a line feed ends a line here. */
const DEFINITION = /(?<![^\n])kind:[ \t]*CustomResourceDefinition[ \t]*\r?(?:\n|$)/;
const GROUP = /(?<![^\n])apiVersion:[ \t]*["']?apiextensions\.k8s\.io\/v1(?:beta1)?["']?[ \t]*\r?(?:\n|$)/;
const KIND = /(?<![^\n])kind:/g;
const SPEC = /(?<![^\n])spec:[ \t]*\r?\n/g;
const NEXT_KEY = /\n(?=[^\s#])/g;

export const DEFINITION_MARK = "CustomResourceDefinition";

/** Keeps only the identity of CustomResourceDefinitions, which slow programs 100 times; undefined without any. */
export function withoutDefinitions(text: string): string | undefined {
  return withoutSpecs(text, () => "");
}

/** Does the same to a template. Actions and the numbers of lines stay. */
export function withoutDefinitionsOfTemplate(text: string): string | undefined {
  if (!text.includes(DEFINITION_MARK)) return undefined;
  return withoutSpecs(text, (spec) => (spec.includes("{{") ? spec : "\n".repeat(spec.split("\n").length - 1)));
}

function withoutSpecs(text: string, shorten: (spec: string) => string): string | undefined {
  const documents = splitDocuments(text).map(({ start, end }) => text.slice(start, end));
  const cut = documents.map((document) =>
    DEFINITION.test(document) && GROUP.test(document) && [...document.matchAll(KIND)].length === 1
      ? withShortSpec(document, shorten)
      : document,
  );
  return cut.every((document, index) => document === documents[index]) ? undefined : cut.join("");
}

/** Shortens a top-level `spec` that occurs exactly once on lines of its own. */
function withShortSpec(document: string, shorten: (spec: string) => string): string {
  const [only, another] = document.matchAll(SPEC);
  if (only === undefined || another !== undefined) return document;
  NEXT_KEY.lastIndex = only.index + only[0].length - 1;
  const next = NEXT_KEY.exec(document);
  const end = next === null ? document.length : next.index + 1;
  return document.slice(0, only.index) + shorten(document.slice(only.index, end)) + document.slice(end);
}
