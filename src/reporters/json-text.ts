import { escapeUnit } from "./words/visible-text.js";

const UNSAFE = /[\p{Cf}\p{Zl}\p{Zp}\x7f-\x9f]|(?<=##(?:vso)?)\[/gu;

/** So many things are for programs alone: indented, a million would be more than a text can hold. */
const MOST_INDENTED = 10_000;

/** Returns the indentation of a report by the number of its things. */
export function indentOf(things: readonly unknown[] = []): number {
  return things.length > MOST_INDENTED ? 0 : 2;
}

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
