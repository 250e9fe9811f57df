import type { SourceLine } from "../lint/contract/result.js";
import { cutText, visibleText } from "./words/visible-text.js";

/** Includes the start of addresses (`://`, `www.`), which GitHub links, and `GH-12`, an issue. */
const SYNTAX = /@(?=[\w-])|:(?=\/\/)|(?<=www)\.|(?<=\bGH)-(?=\d)|[&<>|`*_~[\]\\$#]/gi;
const CODE_SPAN = /`([^`]+)`/;
/** Indentation, list markers and numbers. */
const BLOCK_START = /^ +|^[-+=\d]/;
const ZERO_WIDTH_SPACE = "&#8203;";
const URL_UNSAFE = /[^\w\-.~:/?#!$'*+,;=%]/gu;
const URL_REPLACEMENTS: Readonly<Record<string, string>> = { "&": "&amp;", "(": "%28", ")": "%29" };

/** Escapes text on one line of GitHub Markdown or HTML. */
export function markdownText(text: string): string {
  const visible = visibleText(text);
  const start = BLOCK_START.exec(visible)?.[0] ?? "";
  const escapedStart = start.startsWith(" ") ? "&nbsp;".repeat(start.length) : start && characterReference(start);
  return escapedStart + escapeInline(visible.slice(start.length));
}

/** Like `markdownText`, with code between backticks. */
export function markdownProse(text: string): string {
  return visibleText(text)
    .split(CODE_SPAN)
    .map((piece, index) => {
      if (index % 2 === 1) return `<code>${escapeInline(piece)}</code>`;
      return index === 0 ? markdownText(piece) : escapeInline(piece);
    })
    .join("");
}

/** Returns inline code as HTML: a code span cannot escape its delimiter. */
export function markdownCode(text: string): string {
  return `<code>${escapeInline(visibleText(text))}</code>`;
}

/** Returns a link; `label` is Markdown, `url` is escaped. */
export function markdownLink(label: string, url: string): string {
  const destination = url.replace(URL_UNSAFE, (character) => URL_REPLACEMENTS[character] ?? percentEncode(character));
  return `[${label}](${destination})`;
}

export function markdownRow(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |\n`;
}

function escapeInline(visible: string): string {
  return visible.replace(SYNTAX, (character) => {
    // GitHub searches rendered text for users and issues: a name in a manifest must not notify anyone.
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

/** UTF-16 units; bounds one endless name. */
const TEXT_LIMIT = 1000;

/** Returns one visible line of bounded length, unescaped. */
export function shortText(text: string): string {
  return cutText(visibleText(text), TEXT_LIMIT);
}

export function shortProse(text: string): string {
  return markdownProse(shortText(text));
}

export function shortCode(text: string): string {
  return markdownCode(shortText(text));
}

/** `file:line` as code, linked unless the address is endless. */
export function markdownPlace({ file, line }: SourceLine, sourceUrl?: (file: string, line: number) => string): string {
  const text = shortCode(`${file}:${line}`);
  const link = sourceUrl?.(file, line);
  return link === undefined || link.length > TEXT_LIMIT ? text : markdownLink(text, link);
}
