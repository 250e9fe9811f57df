import { type Answer, type Fact, matches } from "../../model/fact.js";
import type { FieldPath, Place, ScalarNode, SourceDocument, SourceNode, Span } from "../../model/source.js";
import { effectiveEntries, isEmptyNode, nodeAt } from "../../yaml/node-value.js";
import { isPlaceholder } from "../../yaml/placeholders.js";
import { formatKey } from "../../yaml/scalar.js";
import { scalarAt } from "../../yaml/synthetic-nodes.js";
import { scalarText } from "../contract/configuration-value.js";

/** A value in a document with its place, or the place of an absent one. Every object is one. */
export interface Cursor {
  readonly document: SourceDocument;
  readonly path: FieldPath;
  /** Undefined if absent or null. */
  readonly node: SourceNode | undefined;
}

/** Splits a dotted path into keys, digits into positions. A key with dots of its own stands in quotes. */
export function keys(text: string): FieldPath {
  const steps = text.match(/"[^"]*"|[^.]+/g) ?? [];
  return steps.map((key) => (/^[0-9]+$/.test(key) ? Number(key) : key.replaceAll('"', "")));
}

function isNull(node: SourceNode | undefined): boolean {
  return node === undefined || (node.kind === "scalar" && node.value === null);
}

/** Descends to a path, which may be dotted. A position outside of a list means the value itself: blocks are lists of one, or none. */
export function cursorAt(cursor: Cursor, path: FieldPath | string): Cursor {
  let { node } = cursor;
  const steps = [...cursor.path];
  for (const step of typeof path === "string" ? keys(path) : path) {
    if (typeof step === "number" && node?.kind !== "sequence") continue;
    // An undetermined value may hold anything.
    if (node?.kind === "scalar" && isTemplated(node.text)) break;
    steps.push(step);
    node = node === undefined ? undefined : (nodeAt(node, [step]) ?? hiddenEntry(node));
  }
  return { document: cursor.document, path: steps, node: isNull(node) ? undefined : node };
}

/** Returns the value that an unknown key of a mapping may hold. */
function hiddenEntry(node: SourceNode): SourceNode | undefined {
  return node.kind === "mapping" ? node.entries.find(({ key }) => key.text.search(UNKNOWN) === 0)?.value : undefined;
}

/** Returns the items of a list; a single mapping counts as a list of one. */
export function cursorsOfList(cursor: Cursor): Cursor[] {
  return cursor.node?.kind === "mapping" ? [cursor] : itemsOfList(cursor);
}

/** Returns the items of a list; empty for other values. */
export function itemsOfList({ document, path, node }: Cursor): Cursor[] {
  if (node?.kind !== "sequence") return [];
  return node.items.map((item, index) => ({ document, path: [...path, index], node: item }));
}

/** Returns the values of a mapping; empty for other values. */
export function cursorsOfEntries({ document, path, node }: Cursor): Cursor[] {
  return effectiveEntries(node).map(({ key, value }) => {
    return { document, path: [...path, formatKey(key.value)], node: value };
  });
}

/** Returns the last key of a cursor's path. */
export function keyOf({ path }: Cursor): string {
  return String(path.at(-1));
}

export function placeOf({ document, path }: Cursor, target: Place["target"] = "value"): Place {
  return { document, path, target };
}

/** Returns a scalar's text; undefined for anything else, null and empty text included. */
export function textOf({ node }: Cursor): string | undefined {
  return scalarText(node) || undefined;
}

/** A mark of this process alone: no repository can write it. */
const MARK = `not known ${Math.random().toString(36).slice(2)}`;
const UNKNOWN = new RegExp(`\\{\\{${MARK}: (.{0,1000})\\}\\}`, "s");

export function unknownText(why: string): string {
  return `{{${MARK}: ${why}}}`;
}

/** Returns a value that may hold anything. */
export function unknownScalar(why: string, { start, end }: Span): ScalarNode {
  return scalarAt({ start, end }, unknownText(why));
}

/** A value in a Terraform plan that is secret, or known only after apply. */
export const UNKNOWN_TEXT = unknownText("the plan does not show it");

/** Reports whether a program fills in the text before Kubernetes sees it: Helm, Terraform, Flux, envsubst. */
export function isTemplated(text: string | undefined): boolean {
  return text !== undefined && isPlaceholder(text);
}

/** Reports whether a scalar stands for an undetermined list or mapping. */
export function isUnresolved({ node }: Cursor): boolean {
  return node?.kind === "scalar" && isTemplated(node.text);
}

/** Returns a scalar's text, or why it is not determined; undefined if it has none. */
export function factAt(cursor: Cursor, path: FieldPath | string): Fact | undefined {
  const found = cursorAt(cursor, path);
  const text = textOf(found);
  return isTemplated(text) ? { why: describeUnresolved(text ?? ""), place: placeOf(found) } : text;
}

/** Reports whether a switch is on; an absent one is off. */
export function isOnAt(cursor: Cursor, path: FieldPath | string): Answer {
  return matches(factAt(cursor, path), /^true$/);
}

/** Returns the text before the first undetermined part; empty if there is none. */
export function startOfUnknown(text: string): string {
  return text.slice(0, Math.max(0, text.search(UNKNOWN)));
}

/** Reports whether some part of a text is undetermined. */
export function isNotKnown(text: string): boolean {
  return UNKNOWN.test(text);
}

/** Reports whether a value certainly exists and is not empty. */
export function isSurelyThere({ node }: Cursor): boolean {
  return node !== undefined && !isEmptyNode(node) && !(node.kind === "scalar" && isNotKnown(node.text));
}

/** Returns the reason that a field is undetermined, in one clause. */
export function describeUnresolved(text: string): string {
  const line = text.split("\n").find(isPlaceholder) ?? text;
  return UNKNOWN.exec(text)?.[1] ?? `it is a template: "${line.trim()}"`;
}

/** Returns a whole number; undefined for any other text. */
export function wholeNumberOf(cursor: Cursor): number | undefined {
  const text = textOf(cursor);
  return text !== undefined && /^[0-9]+$/.test(text) ? Number(text) : undefined;
}
