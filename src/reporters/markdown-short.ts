import type { SourceLine } from "../lint/result.js";
import { markdownCode, markdownLink, markdownProse } from "./markdown-escape.js";
import { cutText, visibleText } from "./visible-text.js";

/** In UTF-16 units: one endless name must not push everything else out of a summary or a comment. */
const TEXT_LIMIT = 1000;

/** Text from a repository on one visible line, cut where it is endless; not yet escaped. */
export function shortText(text: string): string {
  return cutText(visibleText(text), TEXT_LIMIT);
}

/** The same as Markdown, in which what stands between backticks shows as code. */
export function shortProse(text: string): string {
  return markdownProse(shortText(text));
}

/** The same as code. */
export function shortCode(text: string): string {
  return markdownCode(shortText(text));
}

/** `file:line` as code, linked where there is an address that is not endless. */
export function markdownPlace({ file, line }: SourceLine, sourceUrl?: (file: string, line: number) => string): string {
  const text = shortCode(`${file}:${line}`);
  const link = sourceUrl?.(file, line);
  return link === undefined || link.length > TEXT_LIMIT ? text : markdownLink(text, link);
}
