import type { SourceFile } from "../../model/source.js";
import type { TemplateSegment } from "./ast.js";
import type { HclParser } from "./hcl-node.js";
import { readHclFile } from "./read-file.js";

/** Parses a file for `templatefile` as a heredoc. Places are the file's. */
export function readTemplateFile(file: SourceFile, parse: HclParser): readonly TemplateSegment[] | undefined {
  const mark = freeMark(file.text);
  const text = `x = <<${mark}\n${file.text}\n${mark}\n`;
  const { body, broken } = readHclFile({ path: file.path, text }, parse);
  const value = body.attributes[0]?.value;
  if (broken !== undefined || value === undefined) return undefined;
  if (value.kind === "template") return withoutLastBreak(value.segments);
  return value.kind === "literal" ? withoutLastBreak([String(value.value ?? "")]) : undefined;
}

function freeMark(text: string): string {
  let mark = "TEXT";
  while (text.includes(mark)) mark += "X";
  return mark;
}

function withoutLastBreak(segments: readonly TemplateSegment[]): TemplateSegment[] {
  const last = segments.at(-1);
  return typeof last === "string" ? [...segments.slice(0, -1), last.replace(/\n$/, "")] : [...segments];
}
