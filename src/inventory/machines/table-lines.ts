/** Returns the lines of a table that are neither empty nor a comment. */
export function tableLines(text: string): string[] {
  return text.split("\n").filter((line) => /^[^#]/.test(line));
}
