import { entryOf, HOLE, type ScalarValue, type Value } from "../../../hcl/values/value.js";
import { type KubernetesObject, objectsOf } from "../../../manifest/objects/objects.js";
import { firstOf } from "../../../model/first-of.js";
import type { Outcome } from "../../../model/outcome.js";
import type { ScalarNode, SourceFile, SourceNode, TextPlace } from "../../../model/source.js";
import { parseDocuments } from "../../../yaml/syntax.js";
import { unknownText } from "../../formats/cursor.js";
import { EMBEDDED } from "../../formats/terraform-file.js";
import type { RootResource } from "./terraform-root.js";
import { documentOf, nodeOf } from "./to-node.js";

export const EMBEDDING_TYPES: readonly string[] = Object.keys(EMBEDDED);

type Resource = Pick<RootResource, "place" | "budget">;

/** Returns a resource's objects, or the reason they are unknown; undefined if it holds none. */
export function embeddedObjects(resource: RootResource): Outcome<readonly KubernetesObject[]> | undefined {
  const embedded = EMBEDDED[resource.type];
  if (embedded === undefined) return undefined;
  const value = firstOf(embedded.at, (key) => entryOf(resource.values, key));
  if (value === undefined) return { value: [] };
  if (embedded.as === "value") {
    const root = nodeOf(value, resource.place, resource.budget);
    return root.kind === "mapping" ? { value: objectsOf(documentOf(resource, root)) } : { problem: whyOf(value) };
  }
  const roots = textRoots(value, resource);
  if (roots === undefined) return { problem: whyOf(value) };
  return { value: roots.flatMap((root) => objectsOf(documentOf(resource, root))) };
}

/** Returns the documents of a text, with undetermined texts for unknown parts; undefined if all is unknown. */
export function textRoots(value: Value, resource: Resource): SourceNode[] | undefined {
  // A manifest of the repository stands in a file of its own, and is read there.
  return isWholeFile(value) ? [] : embeddedRoots(value, resource);
}

function isWholeFile(value: Value): boolean {
  const text = value.kind === "unknown" ? value.filled : value;
  return text?.kind === "scalar" && text.place?.file.text === text.value;
}

/** Returns documents also of texts that are whole files. */
export function embeddedRoots(value: Value, { place, budget }: Resource): SourceNode[] | undefined {
  if ((value.kind === "scalar" || value.kind === "unknown") && value.encodes !== undefined) {
    return [nodeOf(value.encodes, place, budget)];
  }
  const text = value.kind === "unknown" ? value.filled : value;
  if (text?.kind !== "scalar" || typeof text.value !== "string") return undefined;
  if (!budget.spend(text.value.length / 10)) return undefined;
  return rootsOf(text, place, value.kind === "unknown" ? value.why : "");
}

function whyOf(value: Value): string {
  return "why" in value ? value.why : "it is no object";
}

function rootsOf(value: ScalarValue, around: TextPlace, why: string): SourceNode[] {
  const text = String(value.value);
  const place = value.place ?? around;
  const read = parseDocuments({ path: place.file.path, text }).documents.map(({ root }) => root);
  const written = parseDocuments({ path: place.file.path, text: writtenText(place) }).documents.map(({ root }) => root);
  return read.map((root, index) => {
    const twin = read.length === written.length ? written[index] : undefined;
    return withHoles(placed(root, twin, place.file, place), why);
  });
}

function withHoles(node: SourceNode, why: string): SourceNode {
  if (why === "") return node;
  if (node.kind === "scalar") return scalarWithHoles(node, why);
  if (node.kind === "sequence") return { ...node, items: node.items.map((item) => withHoles(item, why)) };
  const entries = node.entries.map((entry) => {
    return { ...entry, key: scalarWithHoles(entry.key, why), value: withHoles(entry.value, why) };
  });
  return { ...node, entries };
}

function scalarWithHoles(node: ScalarNode, why: string): ScalarNode {
  if (!node.text.includes(HOLE)) return node;
  const text = node.text.replaceAll(HOLE, unknownText(why));
  return { ...node, value: text, text };
}

/** Returns a heredoc or template file with all else blank, so that offsets are the file's. */
function writtenText({ file, span }: TextPlace): string {
  const text = file.text.slice(span.start, span.end);
  const isHeredoc = text.startsWith("<<");
  const start = span.start + (isHeredoc ? text.indexOf("\n") + 1 : 0);
  const end = span.start + (isHeredoc ? text.lastIndexOf("\n") + 1 : text.length);
  return blank(file.text.slice(0, start)) + withoutMarks(file.text.slice(start, end));
}

function blank(text: string): string {
  return text.replaceAll(/[^\r\n]/g, " ");
}

/** Replaces placeholders by words of the same length, which keep the YAML valid, and directives by blanks. */
function withoutMarks(text: string): string {
  return text
    .replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, (mark) => mark.replaceAll(/[^\r\n]/g, "x"))
    .replaceAll(/%\{[^}]{0,1000}\}/g, blank);
}

/** Places the value at its twin in the written text, while both have the same shape. */
function placed(node: SourceNode, twin: SourceNode | undefined, file: SourceFile, around: TextPlace): SourceNode {
  const span = twin ?? { start: around.span.start, end: around.span.end };
  const at: TextPlace = { file, span: { start: span.start, end: span.end } };
  const where = { start: span.start, end: span.end, file };
  if (node.kind === "scalar") return { ...node, ...where };
  if (node.kind === "sequence") {
    const twins = twin?.kind === "sequence" && twin.items.length === node.items.length ? twin.items : [];
    return { ...node, ...where, items: node.items.map((item, index) => placed(item, twins[index], file, at)) };
  }
  const twins = twin?.kind === "mapping" && twin.entries.length === node.entries.length ? twin.entries : [];
  const entries = node.entries.map((entry, index) => {
    const other = twins[index];
    const key = { ...entry.key, start: other?.key.start ?? span.start, end: other?.key.end ?? span.end, file };
    return { ...entry, key, value: placed(entry.value, other?.value, file, at) };
  });
  return { ...node, ...where, entries };
}
