import { type SourcePart, textOf } from "./source-part.js";

export function commandLineValue(part: SourcePart, name: string): SourcePart {
  const text = textOf(part)?.trim() ?? "";
  const nothing: SourcePart = { ...part, node: undefined };
  if (!text.startsWith(name) || !/^[=\s]/.test(text.slice(name.length))) return nothing;
  const value = text
    .slice(name.length + 1)
    .trim()
    .replace(/^(["'])(.*)\1$/, "$2");
  const { start, end } = part.node ?? { start: 0, end: 0 };
  return { ...part, node: { kind: "scalar", value, text: value, plain: false, start, end } };
}
