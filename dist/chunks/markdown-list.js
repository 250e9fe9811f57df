import { count } from "./program.js";
import { markdownRow } from "./markdown-escape.js";

// src/reporters/markdown-list.ts
const FRAME_BYTES = 320;
const SHOWN_ITEMS = 10;
function markdownList(items, line, maxBytes) {
	let left = maxBytes - FRAME_BYTES;
	const lines = [];
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
function markdownFold(title, blocks) {
	return `\n<details><summary>${title}</summary>\n\n${blocks}\n</details>\n`;
}
const CLOSING_BYTES = 160;
function markdownTable({ header, rows, cells }, maxBytes) {
	const head = markdownRow(header) + markdownRow(header.map(() => "---"));
	let left = maxBytes - CLOSING_BYTES - Buffer.byteLength(head);
	const lines = [];
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

export { markdownFold, markdownList, markdownTable };