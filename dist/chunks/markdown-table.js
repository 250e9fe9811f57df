import { count } from "./program.js";
import { markdownRow } from "./markdown-escape.js";

// src/reporters/markdown-table.ts
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

export { markdownTable };