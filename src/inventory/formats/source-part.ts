import type { KubernetesObject } from "../../manifest/objects/objects.js";
import { isEmptyNode, nodeAt } from "../../manifest/yaml/node-value.js";
import type { FieldPath, Place, SourceDocument, SourceNode } from "../../model/source.js";
import { scalarText } from "../declaration/configuration-value.js";

/** A value in a document with its place, or the place where it would stand. */
export interface SourcePart {
  readonly document: SourceDocument;
  readonly path: FieldPath;
  /** Undefined where the document has nothing there, or a null. */
  readonly node: SourceNode | undefined;
}

/** Splits `spec.taints` and `node_config.0.taint` into keys; for keys without dots of their own. */
export function keys(text: string): FieldPath {
  if (text === "") return [];
  return text.split(".").map((key) => (/^[0-9]+$/.test(key) ? Number(key) : key));
}

export function partOfObject(object: KubernetesObject): SourcePart {
  return { document: object.document, path: object.path, node: object.node };
}

function isNull(node: SourceNode | undefined): boolean {
  return node === undefined || (node.kind === "scalar" && node.value === null);
}

/** The value under some keys. A position in what is no list means the value itself: blocks are lists of one, or none. */
export function partAt(part: SourcePart, path: FieldPath): SourcePart {
  let { node } = part;
  const steps = [...part.path];
  for (const step of path) {
    if (typeof step === "number" && node?.kind !== "sequence") continue;
    // What nobody can tell holds whatever it holds.
    if (node?.kind === "scalar" && isTemplated(node.text)) break;
    steps.push(step);
    node = node === undefined ? undefined : (nodeAt(node, [step]) ?? hiddenEntry(node));
  }
  return { document: part.document, path: steps, node: isNull(node) ? undefined : node };
}

/** In a mapping of which not every key is known, a key may stand that is not seen. */
function hiddenEntry(node: SourceNode): SourceNode | undefined {
  return node.kind === "mapping" ? node.entries.find(({ key }) => key.text.search(UNKNOWN) === 0)?.value : undefined;
}

/** The items of a list, or a mapping as the only one of its kind. */
export function partsOfList(part: SourcePart): SourcePart[] {
  return part.node?.kind === "mapping" ? [part] : itemsOfList(part);
}

/** The items of a list; none of anything else. */
export function itemsOfList({ document, path, node }: SourcePart): SourcePart[] {
  if (node?.kind !== "sequence") return [];
  return node.items.map((item, index) => ({ document, path: [...path, index], node: item }));
}

export function placeOf({ document, path }: SourcePart, part: Place["part"] = "value"): Place {
  return { document, path, part };
}

/** The text of a scalar; undefined for everything else, a null and an empty text included. */
export function textOf({ node }: SourcePart): string | undefined {
  return scalarText(node) || undefined;
}

const UNKNOWN = /\{\{not known: (.{0,1000})\}\}/s;

/** A value that nobody can tell, as a text that `isTemplated`. `why` is one lower-case clause. */
export function unknownText(why: string): string {
  return `{{not known: ${why}}}`;
}

/** What a Terraform plan knows only after it is applied, or keeps secret. */
export const UNKNOWN_TEXT = unknownText("the plan does not tell it");

/** `__NAME__`, `@NAME@` and `%NAME%` are what scripts fill in by sed, and `$NAME` alone by envsubst. */
const TEMPLATE = /^\$[A-Z_]\w*$|\$\{|\{\{|\{%|\$\(|<%|\[\[|__[A-Za-z]\w*?__|%[A-Z][A-Z0-9_]+%|@[A-Za-z]\w*@/;

/** True for a text that some program will replace before Kubernetes sees it: Helm, Terraform, Flux, envsubst. */
export function isTemplated(text: string | undefined): boolean {
  return text !== undefined && TEMPLATE.test(text);
}

/** True where a scalar stands for a whole value that is not known here. */
export function isUnresolved({ node }: SourcePart): boolean {
  return node?.kind === "scalar" && isTemplated(node.text);
}

/** What stands before the part that nobody can tell; empty where nothing does. */
export function startOfUnknown(text: string): string {
  return text.slice(0, Math.max(0, text.search(UNKNOWN)));
}

/** True for a text of which some part is not known here. */
export function isNotKnown(text: string): boolean {
  return UNKNOWN.test(text);
}

/** Reports whether something surely stands there and says something: not an empty value, and not a field that a mapping may have because not all of its keys are known. */
export function isSurelyThere({ node }: SourcePart): boolean {
  return node !== undefined && !isEmptyNode(node) && !(node.kind === "scalar" && isNotKnown(node.text));
}

/** Why a field is open, in one clause. */
export function describeUnresolved(text: string): string {
  return UNKNOWN.exec(text)?.[1] ?? `it is a template: "${text}"`;
}

/** A number, where the text is one. */
export function wholeNumberOf(part: SourcePart): number | undefined {
  const text = textOf(part);
  return text !== undefined && /^[0-9]+$/.test(text) ? Number(text) : undefined;
}
