import { count } from "../model/words.js";
import { markdownRow } from "./markdown-escape.js";

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

interface MarkdownTable<Row> {
  readonly header: readonly string[];
  readonly rows: readonly Row[];
  readonly cells: (row: Row) => readonly string[];
}

/** Formats a table of at most `maxBytes` UTF-8 bytes; counts the rest. */
export function markdownTable<Row>({ header, rows, cells }: MarkdownTable<Row>, maxBytes: number): string {
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
