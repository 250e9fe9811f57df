import type { SourceLine } from "../lint/contract/result.js";
import type { SourceUrl } from "../model/repository-address.js";
import { count } from "../model/words.js";
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
export function markdownPlace({ file, line, url }: SourceLine, sourceUrl?: SourceUrl): string {
  const text = shortCode(`${file}:${line}`);
  const link = url ?? sourceUrl?.(file, line);
  return link === undefined || link.length > TEXT_LIMIT ? text : markdownLink(text, link);
}

const FRAME_BYTES = 320;
/** Items on one screen. */
const SHOWN_ITEMS = 10;

/** At most `maxBytes` UTF-8 bytes: first items open, others folded, the rest counted. `line` returns one line. */
export function markdownList<Item>(items: readonly Item[], line: (item: Item) => string, maxBytes: number): string {
  let left = maxBytes - FRAME_BYTES;
  const lines: string[] = [];
  for (const item of items) {
    const text = `- ${line(item)}\n`;
    left -= Buffer.byteLength(text);
    if (left < 0) break;
    lines.push(text);
  }
  const missing = items.length - lines.length;
  const folded = lines.splice(SHOWN_ITEMS);
  const more = folded.length === 0 ? "" : markdownFold(`${folded.length} more`, folded.join(""));
  const rest = missing === 0 ? "" : `\n${count(missing, "item is", "items are")} left out: GitHub limits the size.\n`;
  return lines.join("") + more + rest;
}

/** Folds Markdown; `title` is HTML. */
export function markdownFold(title: string, blocks: string): string {
  return `\n<details><summary>${title}</summary>\n\n${blocks}\n</details>\n`;
}

const CLOSING_BYTES = 160;

/** Formats a table of at most `maxBytes` UTF-8 bytes; counts the rest. */
export function markdownTable<Row>(
  header: readonly string[],
  rows: readonly Row[],
  cells: (row: Row) => readonly string[],
  maxBytes: number,
): string {
  const head = markdownRow(header) + markdownRow(header.map(() => "---"));
  let left = maxBytes - CLOSING_BYTES - Buffer.byteLength(head);
  const lines: string[] = [];
  for (const row of rows) {
    const line = markdownRow(cells(row));
    left -= Buffer.byteLength(line);
    if (left < 0) break;
    lines.push(line);
  }
  const missing = rows.length - lines.length;
  const table = lines.length === 0 ? "" : head + lines.join("");
  if (missing === 0) return table;
  const sentence = `${count(missing, "row is", "rows are")} left out: GitHub limits the size.\n`;
  return table === "" ? sentence : `${table}\n${sentence}`;
}
