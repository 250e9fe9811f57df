import { rangeOfSpan } from "../manifest/locate.js";
import { groupOf, type KubernetesObject, objectsOf } from "../manifest/objects.js";
import { parseDocuments } from "../manifest/syntax.js";
import type { SourceFile } from "../model/source.js";
import { type ConfigurationError, errorAt, formatAlternatives, quote } from "./configuration-error.js";
import type { FormatOutput, InventoryFormat } from "./formats/format.js";
import { FORMATS } from "./formats/index.js";
import { UNREAD_KINDS, type UnreadKind } from "./formats/unread-kinds.js";
import type { FromDeclaration } from "./from-declaration.js";

/** What the cluster says to the import of its pools. */
export interface ImportContext {
  readonly cluster: string | null;
  readonly transientTaints: readonly string[];
}

/** Reads the pools of one entry of `from` out of all its files: Nodes of several files may make one pool. */
export function importPools(from: FromDeclaration, files: readonly SourceFile[], context: ImportContext): FormatOutput {
  const formats = FORMATS.filter(({ id }) => from.format === undefined || from.format === id);
  const objects: KubernetesObject[] = [];
  const errors: ConfigurationError[] = [];
  for (const file of files) {
    const read = readFile(from, file, formats);
    objects.push(...read.objects);
    errors.push(...read.errors);
  }
  const outputs = formats.map((format) =>
    format.read({ objects: objects.filter((object) => isOf(format, object)), from, ...context }),
  );
  return {
    pools: outputs.flatMap(({ pools }) => pools),
    errors: [...errors, ...outputs.flatMap((output) => output.errors)],
    notices: outputs.flatMap(({ notices }) => notices),
  };
}

function readFile(
  from: FromDeclaration,
  file: SourceFile,
  formats: readonly InventoryFormat[],
): { objects: KubernetesObject[]; errors: ConfigurationError[] } {
  const parsed = parseDocuments(file);
  const broken = parsed.problems.filter(({ kind }) => kind === "syntax");
  const all = parsed.documents.flatMap(objectsOf);
  const objects = all.filter((object) => formats.some((format) => isOf(format, object)));
  const errors = broken.map(({ message, span }) => ({ message, range: rangeOfSpan(file, span) }));
  // A format that is named takes only its own objects out of a file; without one nothing may be passed over.
  if (from.format === undefined) errors.push(...all.flatMap(describeUnread));
  if (objects.length === 0 && errors.length === 0) errors.push(errorAt(from.place, describeEmpty(file, formats)));
  return { objects, errors };
}

function isOf(format: InventoryFormat, object: KubernetesObject): boolean {
  return format.kinds.some(({ group, kind }) => kind === object.kind && group === groupOf(object.apiVersion));
}

function describeUnread(object: KubernetesObject): ConfigurationError[] {
  const group = groupOf(object.apiVersion);
  const unread: UnreadKind | undefined = UNREAD_KINDS.find((one) => one.kind === object.kind && one.group === group);
  if (unread === undefined) return [];
  const place = { document: object.document, path: [...object.path, "kind"], part: "value" } as const;
  const formats = formatAlternatives(
    FORMATS.map(({ id }) => quote(id)),
    "and",
  );
  const message = `${object.kind} of ${group} (format "${unread.format}") is not read yet; formats that are read: ${formats}`;
  return [errorAt(place, message)];
}

function describeEmpty(file: SourceFile, formats: readonly InventoryFormat[]): string {
  const kinds = formats.flatMap((format) => format.kinds.map(({ kind }) => kind));
  return `"${file.path}" holds no ${formatAlternatives(kinds)}`;
}
