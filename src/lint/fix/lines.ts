/** Offset of the first character of the line that holds `offset`. */
export function lineStart(text: string, offset: number): number {
  let start = offset;
  while (start > 0 && !isLineBreak(text, start - 1)) start--;
  return start;
}

/** Offset behind the last character of the line that holds `offset`, before its line break. */
export function lineEnd(text: string, offset: number): number {
  let end = offset;
  while (end < text.length && !isLineBreak(text, end)) end++;
  return end;
}

/** Offset of the line below the one that holds `offset`, or the text's end. */
export function nextLine(text: string, offset: number): number {
  const end = lineEnd(text, offset);
  return end + lineBreakAt(text, end).length;
}

/** The line break at an offset: `\r\n`, `\n`, `\r`, or nothing. */
function lineBreakAt(text: string, offset: number): string {
  if (text.startsWith("\r\n", offset)) return "\r\n";
  return offset < text.length && isLineBreak(text, offset) ? text.charAt(offset) : "";
}

function isLineBreak(text: string, offset: number): boolean {
  return text[offset] === "\n" || text[offset] === "\r";
}

/** The line break that the lines around an offset end with. */
export function lineBreakNear(text: string, offset: number): string {
  const here = lineBreakAt(text, lineEnd(text, offset));
  if (here !== "") return here;
  const start = lineStart(text, offset);
  if (start === 0) return "\n";
  return text.slice(0, start).endsWith("\r\n") ? "\r\n" : text.charAt(start - 1);
}

/** How far an offset stands from the beginning of its line. */
export function columnOf(text: string, offset: number): number {
  return offset - lineStart(text, offset);
}

/** The white space with which the line of an offset begins. */
export function indentationOf(text: string, offset: number): string {
  const start = lineStart(text, offset);
  return /^[ \t]*/.exec(text.slice(start, lineEnd(text, start)))?.[0] ?? "";
}

/** True when nothing but white space stands before an offset on its line. */
export function isFirstOnLine(text: string, offset: number): boolean {
  return text.slice(lineStart(text, offset), offset).trim() === "";
}

/** True when nothing but white space, or a comment, stands behind an offset on its line. */
export function isLastOnLine(text: string, offset: number): boolean {
  return /^[ \t]*(?:$|#)/.test(text.slice(offset, lineEnd(text, offset)));
}

/** The end of the last content at or before an offset: a block scalar's span reaches into the lines below it. */
export function contentEnd(text: string, offset: number): number {
  let end = offset;
  while (end > 0 && /\s/.test(text.charAt(end - 1))) end--;
  return end;
}
