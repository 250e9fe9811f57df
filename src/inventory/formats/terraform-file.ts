import { type KubernetesObject, objectsOf } from "../../manifest/objects/objects.js";
import { isTerraformJson } from "../../manifest/terraform-json.js";
import { firstOf } from "../../model/first-of.js";
import { isRecord, parseJson } from "../../model/json-shape.js";
import type { SourceDocument, SourceFile, SourceNode } from "../../model/source.js";
import { stringMap } from "../../model/string-map.js";
import { parseDocuments } from "../../yaml/syntax.js";
import { mappingAt, scalarAt, sequenceAt } from "../../yaml/synthetic-nodes.js";
import { errorAt, type InventoryNotice, unwrittenPlace } from "../contract/configuration-error.js";
import { UNKNOWN_TEXT } from "./cursor.js";
import type { FileObjects } from "./format.js";

/** The API group under which resources stand as objects: their type is the kind. */
export const TERRAFORM_GROUP = "terraform";

/** Resources of Kubernetes providers that hold an object, as text or value; the first attribute with one counts. */
export const EMBEDDED: Readonly<Record<string, { readonly at: readonly string[]; readonly as: "text" | "value" }>> = {
  kubectl_manifest: { at: ["yaml_body", "yaml_body_parsed"], as: "text" },
  kubernetes_manifest: { at: ["manifest"], as: "value" },
  kubernetes_manifest_v1: { at: ["manifest"], as: "value" },
};

const AT_START = { start: 0, end: 0 };

interface TerraformResource {
  readonly address: string;
  readonly type: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly sensitive: unknown;
}

/** Reads `terraform show -json`; undefined for other files. Places are the file's start. Drops the secret text. */
export function openTerraformJson(file: SourceFile): FileObjects | undefined {
  if (!isTerraformJson(file.text)) return undefined;
  const at = unwrittenPlace({ path: file.path, text: "" });
  const refuse = (message: string): FileObjects => ({ objects: [], errors: [errorAt(at, message)], notices: [] });
  const parsed = parseJson(file.text).value;
  // The parser's own message would quote the file.
  if (parsed === undefined) return refuse("not valid JSON: run terraform show -json again");
  if (!isRecord(parsed)) return undefined;
  if (Array.isArray(parsed.resources) && typeof parsed.lineage === "string") {
    return refuse('this is a raw Terraform state: import what "terraform show -json" prints');
  }
  const values = parsed.planned_values ?? parsed.values;
  if (!isRecord(values) || !isRecord(values.root_module)) return undefined;
  const unknown = unknownByAddress(parsed.resource_changes);
  const objects: KubernetesObject[] = [];
  const notices: InventoryNotice[] = [];
  for (const resource of resourcesOf(values.root_module)) {
    const document: SourceDocument = { ...at.document, address: resource.address };
    const read = readResource(resource, unknown.get(resource.address), document);
    for (const one of read.objects) objects.push(one);
    if (!read.open) continue;
    const message = `"${resource.address}" is known only after it is applied: a node pool in it is not read`;
    notices.push({ message, range: { file: file.path, line: 1, column: 1, endLine: 1, endColumn: 1 } });
  }
  return { objects, errors: [], notices };
}

function* resourcesOf(module: Readonly<Record<string, unknown>>): Generator<TerraformResource> {
  for (const resource of listOf(module.resources)) {
    if (!isRecord(resource) || resource.mode === "data") continue;
    const { address, type, values, sensitive_values: sensitive } = resource;
    if (typeof address !== "string" || typeof type !== "string" || !isRecord(values)) continue;
    yield { address, type, values, sensitive };
  }
  for (const child of listOf(module.child_modules)) if (isRecord(child)) yield* resourcesOf(child);
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Returns `change.after_unknown` of each resource: true for values known only after apply. */
function unknownByAddress(changes: unknown): ReadonlyMap<string, unknown> {
  const unknown = new Map<string, unknown>();
  for (const one of listOf(changes)) {
    if (!isRecord(one) || !isRecord(one.change) || typeof one.address !== "string") continue;
    unknown.set(one.address, one.change.after_unknown);
  }
  return unknown;
}

function readResource(
  { type, values, sensitive }: TerraformResource,
  unknown: unknown,
  document: SourceDocument,
): { readonly objects: readonly KubernetesObject[]; readonly open: boolean } {
  const { at = [], as } = EMBEDDED[type] ?? {};
  if (as === "text") {
    // The provider marks every body as sensitive; of a pool's only what `pools` shows is kept.
    const text = at.map((key) => values[key]).find((body) => typeof body === "string");
    return typeof text === "string" ? { objects: embedded(text, document), open: false } : { objects: [], open: true };
  }
  const shown = hideUnknown(hideUnknown(values, unknown), sensitive);
  if (as === "value") {
    const manifest = isRecord(shown) ? firstOf(at, (key) => shown[key]) : undefined;
    const root = nodeOfValue(manifest === UNKNOWN_TEXT ? undefined : manifest);
    if (root.kind !== "mapping") return { objects: [], open: true };
    return { objects: objectsOf({ ...document, root }).map((object) => ({ ...object, document })), open: false };
  }
  const node = nodeOfValue(shown);
  return { objects: [{ apiVersion: `${TERRAFORM_GROUP}/v1`, kind: type, document, path: [], node }], open: false };
}

function embedded(text: string, document: SourceDocument): KubernetesObject[] {
  const { documents } = parseDocuments({ path: document.file.path, text });
  return documents.flatMap(objectsOf).map((object) => ({ ...object, document }));
}

/** Replaces flagged values by `UNKNOWN_TEXT`. `marks` is shaped like the value, as `after_unknown` is. */
function hideUnknown(value: unknown, marks: unknown): unknown {
  if (marks === true) return UNKNOWN_TEXT;
  if (Array.isArray(marks)) {
    if (!marks.some(isMarked)) return value;
    const items: readonly unknown[] = Array.isArray(value) ? value : [];
    const length = Math.max(items.length, marks.length);
    return Array.from({ length }, (_, index) => hideUnknown(items[index], marks[index]));
  }
  if (!isRecord(marks) || !isMarked(marks)) return value;
  const shown = new Map(Object.entries(isRecord(value) ? value : {}));
  for (const [key, mark] of Object.entries(marks)) {
    if (isMarked(mark)) shown.set(key, hideUnknown(shown.get(key), mark));
  }
  return stringMap(shown);
}

function isMarked(marks: unknown): boolean {
  if (marks === true) return true;
  if (Array.isArray(marks)) return marks.some(isMarked);
  return isRecord(marks) && Object.values(marks).some(isMarked);
}

/** Converts a JSON value to a node at the start of its file. */
function nodeOfValue(value: unknown): SourceNode {
  if (Array.isArray(value)) return sequenceAt(AT_START, value.map(nodeOfValue));
  if (isRecord(value)) {
    return mappingAt(
      AT_START,
      Object.entries(value).map(([key, item]) => [key, nodeOfValue(item)]),
    );
  }
  const isScalar = typeof value === "string" || typeof value === "number" || typeof value === "boolean";
  return scalarAt(AT_START, isScalar ? value : null);
}
