import type { SourceRange } from "./source.js";

/** Orders by code units, whatever the language of the machine. */
export function compareTexts(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** Orders by file, line and column. */
export function comparePlaces(one: SourceRange, other: SourceRange): number {
  return compareTexts(one.file, other.file) || one.line - other.line || one.column - other.column;
}
