import { splitDocuments } from "../manifest/yaml/document-boundaries.js";

/** Lines at column 0, which end with a line feed and nothing else that may end one in a text. */
const DEFINITION = /(?<![^\n])kind:[ \t]*CustomResourceDefinition[ \t]*\r?(?:\n|$)/;
const GROUP = /(?<![^\n])apiVersion:[ \t]*["']?apiextensions\.k8s\.io\/v1(?:beta1)?["']?[ \t]*\r?(?:\n|$)/;
const SPEC = /(?<![^\n])spec:[ \t]*\r?\n/g;
const NEXT_KEY = /\n(?=[^\s#])/g;

/** What a text has where it defines resources: nearly all texts have none, and need no look. */
export const DEFINITION_MARK = "CustomResourceDefinition";

/**
 * The text with each CustomResourceDefinition that it holds cut down to what names it. Nothing that taintlint reads of a
 * rendering depends on the rest, which takes a program a hundred times as long as the workloads beside it. What patches
 * the rest, or takes something out of it, fails without it. Undefined where there is nothing to cut.
 */
export function withoutDefinitions(text: string): string | undefined {
  const documents = splitDocuments(text).map(({ start, end }) => text.slice(start, end));
  const cut = documents.map((document) =>
    DEFINITION.test(document) && GROUP.test(document) ? withoutSpec(document) : document,
  );
  return cut.every((document, index) => document === documents[index]) ? undefined : cut.join("");
}

/** Where it stands at the top of the document once, in lines of its own. */
function withoutSpec(document: string): string {
  const [only, another] = document.matchAll(SPEC);
  if (only === undefined || another !== undefined) return document;
  NEXT_KEY.lastIndex = only.index + only[0].length - 1;
  const next = NEXT_KEY.exec(document);
  return document.slice(0, only.index) + (next === null ? "" : document.slice(next.index + 1));
}
