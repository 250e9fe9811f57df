import type { SourceRange } from "../model/source.js";

/** Returns the last line with text, from 1: a block's range ends on the next line. */
export function lastLine({ line, endLine, endColumn }: SourceRange): number {
  return endColumn === 1 && endLine > line ? endLine - 1 : endLine;
}
