import type { SourceLine } from "../lint/reports/result.js";
import { cutText, visibleText } from "./visible-text.js";

/** With the begin of an address (`://`, `www.`), which GitHub makes a link, and of `GH-12`, which names an issue. */
const SYNTAX = /@(?=[\w-])|:(?=\/\/)|(?<=www)\.|(?<=\bGH)-(?=\d)|[&<>|`*_~[\]\\$#]/gi;
const CODE_SPAN = /`([^`]+)`/;
/** Indentation, a list marker, or a number that begins a list. */
const BLOCK_START = /^ +|^[-+=\d]/;
const ZERO_WIDTH_SPACE = "&#8203;";
const URL_UNSAFE = /[^\w\-.~:/?#!$'*+,;=%]/gu;
const URL_REPLACEMENTS: Readonly<Record<string, string>> = { "&": "&amp;", "(": "%28", ")": "%29" };

/** Text from a repository on one line of GitHub Markdown or HTML: it shows as it is and means nothing. */
export function markdownText(text: string): string {
  const visible = visibleText(text);
  const start = BLOCK_START.exec(visible)?.[0] ?? "";
  const escapedStart = start.startsWith(" ") ? "&nbsp;".repeat(start.length) : start && characterReference(start);
  return escapedStart + escapeInline(visible.slice(start.length));
}

/** Like `markdownText`, but what stands between backticks shows as code. */
export function markdownProse(text: string): string {
  return visibleText(text)
    .split(CODE_SPAN)
    .map((part, index) => {
      if (index % 2 === 1) return `<code>${escapeInline(part)}</code>`;
      return index === 0 ? markdownText(part) : escapeInline(part);
    })
    .join("");
}

/** Text from a repository as inline code. HTML, since a code span has no escape for its own delimiter. */
export function markdownCode(text: string): string {
  return `<code>${escapeInline(visibleText(text))}</code>`;
}

/** A link whose label is already Markdown. Nothing in `url` can end the link's destination. */
export function markdownLink(label: string, url: string): string {
  const destination = url.replace(URL_UNSAFE, (character) => URL_REPLACEMENTS[character] ?? percentEncode(character));
  return `[${label}](${destination})`;
}

/** One row of a table. The cells are already Markdown, without line breaks. */
export function markdownRow(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |\n`;
}

function escapeInline(visible: string): string {
  return visible.replace(SYNTAX, (character) => {
    // GitHub looks for users and issues in the rendered text: a name in a manifest must notify nobody.
    if (character === "@" || character === "-") return `${character}${ZERO_WIDTH_SPACE}`;
    return character === "#" ? `${characterReference(character)}${ZERO_WIDTH_SPACE}` : characterReference(character);
  });
}

function characterReference(character: string): string {
  return `&#${character.codePointAt(0) ?? 0};`;
}

function percentEncode(character: string): string {
  return [...new TextEncoder().encode(character)]
    .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`)
    .join("");
}

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
