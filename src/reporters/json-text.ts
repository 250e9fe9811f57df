import { escapeUnit } from "./words/visible-text.js";

const UNSAFE = /[\p{Cf}\p{Zl}\p{Zp}\x7f-\x9f]|(?<=##(?:vso)?)\[/gu;

/** Indents by 2, with a final newline. Escapes control and direction characters and runner commands. */
export function formatJson(value: object): string {
  const text = JSON.stringify(value, null, 2).replace(UNSAFE, (found) => found.split("").map(escapeUnit).join(""));
  return `${text}\n`;
}
