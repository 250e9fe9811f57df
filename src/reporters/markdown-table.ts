import { count } from "../model/words.js";
import { markdownRow } from "./markdown-escape.js";

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
