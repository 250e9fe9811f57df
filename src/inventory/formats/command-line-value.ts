import { type Cursor, textOf } from "./cursor.js";

export function commandLineValue(cursor: Cursor, name: string): Cursor {
  const text = textOf(cursor)?.trim() ?? "";
  const nothing: Cursor = { ...cursor, node: undefined };
  if (!text.startsWith(name) || !/^[=\s]/.test(text.slice(name.length))) return nothing;
  const value = text
    .slice(name.length + 1)
    .trim()
    .replace(/^(["'])(.*)\1$/, "$2");
  const { start, end } = cursor.node ?? { start: 0, end: 0 };
  return { ...cursor, node: { kind: "scalar", value, text: value, plain: false, start, end } };
}
