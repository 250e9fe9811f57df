import type { SourceRange } from "../model/source.js";

/** The last line of a range that has text in it: a block ends where the next line begins. From 1. */
export function lastLine({ line, endLine, endColumn }: SourceRange): number {
  return endColumn === 1 && endLine > line ? endLine - 1 : endLine;
}
