import { count } from "../model/words.js";

/** Room for the line that says how many items are missing, and for the frame of those that are folded. */
const FRAME_BYTES = 320;
/** So many items fit one screen. */
const OPEN_ITEMS = 10;

/**
 * A list of at most `maxBytes` UTF-8 bytes: the first items stand open, the others are folded, and a sentence counts those
 * that do not fit. `line` gives one line of Markdown.
 */
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
  const folded = lines.splice(OPEN_ITEMS);
  const more = folded.length === 0 ? "" : markdownFold(`${folded.length} more`, folded.join(""));
  const rest = missing === 0 ? "" : `\n${count(missing, "item is", "items are")} left out: GitHub limits the size.\n`;
  return lines.join("") + more + rest;
}

/** Blocks of Markdown behind one line; `title` is already HTML. */
export function markdownFold(title: string, blocks: string): string {
  return `\n<details><summary>${title}</summary>\n\n${blocks}\n</details>\n`;
}
