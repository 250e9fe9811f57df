export function lineStart(text: string, offset: number): number {
  let start = offset;
  while (start > 0 && !isLineBreak(text, start - 1)) start--;
  return start;
}

export function lineEnd(text: string, offset: number): number {
  let end = offset;
  while (end < text.length && !isLineBreak(text, end)) end++;
  return end;
}

export function nextLine(text: string, offset: number): number {
  const end = lineEnd(text, offset);
  return end + lineBreakAt(text, end).length;
}

function lineBreakAt(text: string, offset: number): string {
  if (text.startsWith("\r\n", offset)) return "\r\n";
  return offset < text.length && isLineBreak(text, offset) ? text.charAt(offset) : "";
}

function isLineBreak(text: string, offset: number): boolean {
  return text[offset] === "\n" || text[offset] === "\r";
}

export function lineBreakNear(text: string, offset: number): string {
  const here = lineBreakAt(text, lineEnd(text, offset));
  if (here !== "") return here;
  const start = lineStart(text, offset);
  if (start === 0) return "\n";
  return text.slice(0, start).endsWith("\r\n") ? "\r\n" : text.charAt(start - 1);
}

export function columnOf(text: string, offset: number): number {
  return offset - lineStart(text, offset);
}

export function indentationOf(text: string, offset: number): string {
  const start = lineStart(text, offset);
  return /^[ \t]*/.exec(text.slice(start, lineEnd(text, start)))?.[0] ?? "";
}

export function isFirstOnLine(text: string, offset: number): boolean {
  return text.slice(lineStart(text, offset), offset).trim() === "";
}

export function isLastOnLine(text: string, offset: number): boolean {
  return /^[ \t]*(?:$|#)/.test(text.slice(offset, lineEnd(text, offset)));
}

/** The end of content at or before an offset; a block scalar's span goes beyond its content. */
export function contentEnd(text: string, offset: number): number {
  let end = offset;
  while (end > 0 && /\s/.test(text.charAt(end - 1))) end--;
  return end;
}
