import { count } from "./program.js";

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

export { markdownFold, markdownList };