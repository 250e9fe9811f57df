import { type KubernetesObject, objectsOf } from "../../manifest/objects.js";
import { parseDocuments } from "../../manifest/syntax.js";
import type { SourceDocument, SourceFile, SourceNode, TextPlace } from "../../model/source.js";
import { nodeOf } from "./evaluation/to-node.js";
import type { RootResource } from "./root.js";
import { entryOf, type ScalarValue, type Value } from "./values/value.js";

/** Attributes of resources that hold objects of Kubernetes, as a YAML text or as a value. */
const EMBEDDED: Readonly<Record<string, { readonly at: string; readonly as: "text" | "value" }>> = {
  kubectl_manifest: { at: "yaml_body", as: "text" },
  kubernetes_manifest: { at: "manifest", as: "value" },
  kubernetes_manifest_v1: { at: "manifest", as: "value" },
};

/** The types of resources that hold objects. */
export const EMBEDDING_TYPES: readonly string[] = Object.keys(EMBEDDED);

/** The objects of a resource, or why they cannot be told; undefined for a resource that holds none. */
export function embeddedObjects(resource: RootResource): readonly KubernetesObject[] | string | undefined {
  const embedded = EMBEDDED[resource.type];
  if (embedded === undefined) return undefined;
  const value = entryOf(resource.values, embedded.at);
  if (value === undefined) return [];
  if (embedded.as === "value") {
    const root = nodeOf(value, resource.place);
    return root.kind === "mapping" ? objectsIn(root, resource) : whyOf(value);
  }
  if (value.kind !== "scalar" || typeof value.value !== "string") return whyOf(value);
  // A manifest of the repository stands in a file of its own, and is read there.
  if (value.place?.file.text === value.value) return [];
  return rootsOf(value, resource.place).flatMap((root) => objectsIn(root, resource));
}

function whyOf(value: Value): string {
  return "why" in value ? value.why : "it is no object";
}

function objectsIn(root: SourceNode, { address, place, doubt }: RootResource): KubernetesObject[] {
  const document: SourceDocument = {
    file: place.file,
    start: place.span.start,
    root,
    address,
    ...(doubt !== undefined && { doubt }),
  };
  return objectsOf(document);
}

/** The documents of a text, each value at its line where the text was written out. */
function rootsOf(value: ScalarValue, around: TextPlace): SourceNode[] {
  const text = String(value.value);
  const place = value.place ?? around;
  const read = parseDocuments({ path: place.file.path, text }).documents.map(({ root }) => root);
  const written = parseDocuments({ path: place.file.path, text: writtenText(place) }).documents.map(({ root }) => root);
  return read.map((root, index) => {
    const twin = read.length === written.length ? written[index] : undefined;
    return placed(root, twin, place.file, place);
  });
}

/** The content of a heredoc, or of a template file, where it stands: all else is blank, so that every offset is the file's. */
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

/** What is filled in may break the YAML around it: a word of the same length stands for it, and nothing for a directive. */
function withoutMarks(text: string): string {
  return text
    .replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, (mark) => mark.replaceAll(/[^\r\n]/g, "x"))
    .replaceAll(/%\{[^}]*\}/g, blank);
}

/** The value at the place of its twin in the written text, as long as both have the same shape. */
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
