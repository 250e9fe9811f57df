import { isRecord } from "../../model/is-record.js";
import type { MappingEntry, ScalarNode, SourceNode } from "../../model/source.js";
import { stringMap } from "../../model/string-map.js";
import { UNKNOWN_TEXT } from "./cursor.js";

/** Replaces flagged values by `UNKNOWN_TEXT`. `marks` is shaped like the value, as `after_unknown` is. */
export function hideUnknown(value: unknown, marks: unknown): unknown {
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
export function nodeOfValue(value: unknown): SourceNode {
  if (Array.isArray(value)) return { kind: "sequence", start: 0, end: 0, items: value.map(nodeOfValue) };
  if (isRecord(value)) {
    const entries = Object.entries(value).map(
      ([key, item]): MappingEntry => ({ key: scalar(key), value: nodeOfValue(item), merged: false }),
    );
    return { kind: "mapping", start: 0, end: 0, entries };
  }
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return scalar(value);
  return scalar(null);
}

function scalar(value: string | number | boolean | null): ScalarNode {
  return { kind: "scalar", value, text: value === null ? "" : String(value), plain: false, start: 0, end: 0 };
}
