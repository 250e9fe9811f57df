import { isGlob } from "../../model/path-glob.js";
import type { FieldPath, Place, SourceNode } from "../../model/source.js";
import { didYouMean, joinWords, nearestWord, quoted } from "../../model/words.js";
import { getValue } from "../../yaml/node-value.js";
import { readBoolean, readStrings } from "../contract/cluster-keys.js";
import { errorAt, unwrittenPlace } from "../contract/configuration-error.js";
import { scalarText } from "../contract/configuration-value.js";
import type { FromDeclaration, InventoryFile } from "../formats/format.js";
import { FORMATS, UNREAD_KINDS } from "../formats/index.js";
import type { Reading } from "./declared-pool.js";

export interface ImportedFile {
  readonly from: FromDeclaration;
  readonly file: InventoryFile;
}

export function readFromDeclaration({ document, errors }: Reading, path: FieldPath, node: SourceNode): FromDeclaration {
  const short = node.kind === "scalar";
  const pathNode = short ? node : getValue(node, "path");
  const format = scalarText(getValue(node, "format"));
  const message = format === undefined ? undefined : describeFormat(format);
  if (message !== undefined) errors.push(errorAt({ document, path: [...path, "format"], target: "value" }, message));
  return {
    paths: readStrings(pathNode) ?? [scalarText(pathNode) ?? ""],
    format,
    groupBy: scalarText(getValue(node, "groupBy")) ?? "auto",
    transient: scalarText(getValue(node, "transient")) === "keep" ? "keep" : "drop",
    prefix: scalarText(getValue(node, "prefix")) ?? "",
    optional: readBoolean(getValue(node, "optional")) ?? false,
    mayBeAbsent: scalarText(getValue(node, "exists")) === "unknown",
    address: scalarText(getValue(getValue(node, "select"), "address")),
    vars: (readStrings(getValue(node, "vars")) ?? []).map((name, index) => ({
      path: name,
      place: { document, path: [...path, "vars", index], target: "value" },
    })),
    place: { document, path: short ? path : [...path, "path"], target: "value" },
  };
}

function describeFormat(format: string): string | undefined {
  const known = FORMATS.map(({ id }) => id);
  if (known.includes(format)) return undefined;
  const legal = `formats that are read: ${joinWords(known.map(quoted))}`;
  if (UNREAD_KINDS.some((unread) => unread.format === format)) return `format "${format}" is not read yet; ${legal}`;
  const suggestion = didYouMean(nearestWord(format, known));
  return `format "${format}" is not known; ${legal}${suggestion}`;
}

export function describeMissingImport(path: string, nearest: string | undefined): string {
  if (!isGlob(path)) return `"${path}" does not exist${didYouMean(nearest)}`;
  return `"${path}" matches no YAML or JSON file; write "optional: true" beside the path when it need not`;
}

/** Reports whether a declaration was made up of what a repository holds. */
export function isUnwritten({ document: { root } }: Place): boolean {
  return root.kind === "mapping" && root.entries.length === 0;
}

export function unwrittenEntry(
  format: string | undefined,
  prefix: string,
  place = unwrittenPlace({ path: "", text: "" }),
  mayBeAbsent = false,
): FromDeclaration {
  return {
    paths: [],
    format,
    groupBy: "auto",
    transient: "drop",
    prefix,
    optional: false,
    mayBeAbsent,
    address: undefined,
    vars: [],
    place,
  };
}
