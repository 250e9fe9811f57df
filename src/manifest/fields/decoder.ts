import type { FieldPath, SourceNode } from "../../model/source.js";
import { type StringMap, stringMap } from "../../model/string-map.js";
import type { DecodeError } from "../../model/workload.js";
import { isDirective } from "../../yaml/directives.js";
import { effectiveEntries, getValue } from "../../yaml/node-value.js";
import { isPlaceholder } from "../../yaml/placeholders.js";
import { formatKey, MAX_INT64, MIN_INT64 } from "../../yaml/scalar.js";

/** Decodes like the API server, but reads a scalar of a wrong type by its text, so that a verdict is possible. */
export interface Decoder {
  readonly errors: readonly DecodeError[];
  string(node: SourceNode | undefined, path: FieldPath): string | undefined;
  integer(node: SourceNode | undefined, path: FieldPath): number | undefined;
  boolean(node: SourceNode | undefined, path: FieldPath): boolean;
  /** Accepts strings and numbers. */
  quantity(node: SourceNode | undefined, path: FieldPath): string | undefined;
  list<T>(node: SourceNode | undefined, path: FieldPath, item: (node: SourceNode, path: FieldPath) => T): T[];
  /** Returns undefined for null, absence and other types. */
  mapping(node: SourceNode | undefined, path: FieldPath): SourceNode | undefined;
  stringMap(node: SourceNode | undefined, path: FieldPath): StringMap<string>;
  quantityMap(node: SourceNode | undefined, path: FieldPath): StringMap<string>;
  /** Returns the value of `key` with its path; both empty if absent. */
  field(node: SourceNode | undefined, path: FieldPath, key: string): FieldValue;
}

type FieldValue = readonly [value: SourceNode | undefined, path: FieldPath];

const ABSENT: FieldValue = [undefined, []];

export function typeOf(node: SourceNode): string {
  if (node.kind === "mapping") return "mapping";
  if (node.kind === "sequence") return "list";
  if (node.value === null) return "null";
  return typeof node.value === "string" ? "string" : typeof node.value === "boolean" ? "boolean" : "number";
}

function isNull(node: SourceNode | undefined): node is undefined {
  return node === undefined || (node.kind === "scalar" && node.value === null);
}

export function createDecoder(): Decoder {
  return decoderWith([], true);
}

function decoderWith(errors: DecodeError[], collects: boolean): Decoder {
  function refuse(node: SourceNode, path: FieldPath, expected: string): void {
    if (!collects || (node.kind === "scalar" && isPlaceholder(node.text))) return;
    errors.push({ path, expected, found: typeOf(node) });
  }

  function text(node: SourceNode | undefined, path: FieldPath, expected: string, takesNumbers: boolean) {
    if (isNull(node)) return undefined;
    const type = typeOf(node);
    if (type !== "string" && !(takesNumbers && type === "number")) refuse(node, path, expected);
    return node.kind === "scalar" ? node.text : undefined;
  }

  const decoder: Decoder = {
    errors,
    string: (node, path) => text(node, path, "string", false),
    quantity: (node, path) => text(node, path, "quantity", true),
    integer(node, path) {
      if (isNull(node)) return undefined;
      const value = node.kind === "scalar" ? node.value : null;
      const isInteger = typeof value === "bigint" || (typeof value === "number" && Number.isInteger(value));
      if (isInteger && value >= MIN_INT64 && value <= MAX_INT64) return Number(value);
      refuse(node, path, "whole number");
      const read = node.kind === "scalar" ? Number.parseInt(node.text, 10) : Number.NaN;
      return Number.isNaN(read) ? undefined : read;
    },
    boolean(node, path) {
      if (isNull(node)) return false;
      if (node.kind === "scalar" && typeof node.value === "boolean") return node.value;
      refuse(node, path, "boolean");
      return node.kind === "scalar" && node.text === "true";
    },
    list(node, path, item) {
      if (isNull(node)) return [];
      if (node.kind === "sequence") return node.items.map((child, index) => item(child, [...path, index]));
      refuse(node, path, "list");
      return [];
    },
    mapping(node, path) {
      if (isNull(node)) return undefined;
      if (node.kind === "mapping") return node;
      refuse(node, path, "mapping");
      return undefined;
    },
    stringMap: (node, path) => mapOf(node, path, decoder.string),
    quantityMap: (node, path) => mapOf(node, path, decoder.quantity),
    field(node, path, key) {
      const value = getValue(node, key);
      return value === undefined ? ABSENT : [value, [...path, key]];
    },
  };

  function mapOf(
    node: SourceNode | undefined,
    path: FieldPath,
    read: (node: SourceNode, path: FieldPath) => string | undefined,
  ): StringMap<string> {
    const values: [string, string][] = [];
    for (const entry of effectiveEntries(decoder.mapping(node, path))) {
      const key = formatKey(entry.key.value);
      if (isDirective(key)) continue;
      values.push([key, read(entry.value, [...path, key]) ?? ""]);
    }
    return stringMap(values);
  }

  return decoder;
}

/** Decodes without reporting errors, for fields that decide no placement. */
export const LENIENT: Decoder = decoderWith([], false);
