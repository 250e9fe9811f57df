import type { SourceDocument } from "./source.js";

/** A stretch of a file's text and what to write in its place. Offsets as in `Span`, into `SourceFile.text`. */
export interface TextEdit {
  /** As `SourceFile.path`. */
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Text edits that repair one finding. All of them or none; they do not overlap. */
export interface Fix {
  /** What it does, in the imperative: `put the value in quotes`. */
  readonly title: string;
  readonly edits: readonly TextEdit[];
  /** The lines that they change, for people. */
  readonly changes?: readonly LineChange[];
  /** True if it is right, only a person can decide: done only where somebody asks for such fixes. */
  readonly isUnsafe?: true;
  /** The same in the documents that are rendered from the file: another rendering has to show it. */
  readonly rendered?: readonly { readonly document: SourceDocument; readonly edits: readonly TextEdit[] }[];
}

/** Whole lines without line breaks, and what stands in their place. One of both may be empty. */
export interface LineChange {
  readonly file: string;
  /** Of the first line that changes, from 1; where lines are only added, of the one that they push down. */
  readonly line: number;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** The text after edits that are sorted by place and do not overlap. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let result = "";
  let position = 0;
  for (const edit of edits) {
    result += text.slice(position, edit.start) + edit.text;
    position = edit.end;
  }
  return result + text.slice(position);
}
