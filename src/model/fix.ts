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
