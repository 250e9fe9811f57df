import { escapeUnit } from "./words/visible-text.js";

const UNSAFE = /[\p{Cf}\p{Zl}\p{Zp}\x7f-\x9f]|(?<=##(?:vso)?)\[/gu;

/** Indents by 2, with a final newline. Escapes control and direction characters and runner commands. */
export function formatJson(value: object, indent = 2): string {
  const text = JSON.stringify(value, null, indent).replace(UNSAFE, (found) => found.split("").map(escapeUnit).join(""));
  return `${text}\n`;
}

/** Formats a List of Kubernetes, an object a line. */
export function formatObjectList(items: readonly object[]): string {
  const lines = items.map((item) => `\n${formatJson(item, 0).trimEnd()}`);
  return `{"apiVersion":"v1","kind":"List","items":[${lines.join(",")}\n]}\n`;
}
