import { count, cutText, visibleText } from "./program.js";

// src/reporters/markdown.ts
const SYNTAX = /@(?=[\w-])|:(?=\/\/)|(?<=www)\.|(?<=\bGH)-(?=\d)|[&<>|`*_~[\]\\$#]/gi;
const CODE_SPAN = /`([^`]+)`/;
const BLOCK_START = /^ +|^[-+=\d]/;
const ZERO_WIDTH_SPACE = "&#8203;";
const URL_UNSAFE = /[^\w\-.~:/?#!$'*+,;=%]/gu;
const URL_REPLACEMENTS = {
	"&": "&amp;",
	"(": "%28",
	")": "%29"
};
function markdownText(text) {
	const visible = visibleText(text);
	const start = BLOCK_START.exec(visible)?.[0] ?? "";
	return (start.startsWith(" ") ? "&nbsp;".repeat(start.length) : start && characterReference(start)) + escapeInline(visible.slice(start.length));
}
function markdownProse(text) {
	return visibleText(text).split(CODE_SPAN).map((piece, index) => {
		if (index % 2 === 1) return `<code>${escapeInline(piece)}</code>`;
		return index === 0 ? markdownText(piece) : escapeInline(piece);
	}).join("");
}
function markdownCode(text) {
	return `<code>${escapeInline(visibleText(text))}</code>`;
}
function markdownLink(label, url) {
	return `[${label}](${url.replace(URL_UNSAFE, (character) => URL_REPLACEMENTS[character] ?? percentEncode(character))})`;
}
function markdownRow(cells) {
	return `| ${cells.join(" | ")} |\n`;
}
function escapeInline(visible) {
	return visible.replace(SYNTAX, (character) => {
		if (character === "@" || character === "-") return `${character}${ZERO_WIDTH_SPACE}`;
		return character === "#" ? `${characterReference(character)}${ZERO_WIDTH_SPACE}` : characterReference(character);
	});
}
function characterReference(character) {
	return `&#${character.codePointAt(0) ?? 0};`;
}
function percentEncode(character) {
	return [...new TextEncoder().encode(character)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`).join("");
}
const TEXT_LIMIT = 1e3;
function shortText(text) {
	return cutText(visibleText(text), TEXT_LIMIT);
}
function shortProse(text) {
	return markdownProse(shortText(text));
}
function shortCode(text) {
	return markdownCode(shortText(text));
}
function markdownPlace({ file, line, url }, sourceUrl) {
	const text = shortCode(`${file}:${line}`);
	const link = url ?? sourceUrl?.(file, line);
	return link === void 0 || link.length > TEXT_LIMIT ? text : markdownLink(text, link);
}
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
function markdownTable(header, rows, cells, maxBytes) {
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

export { markdownCode, markdownFold, markdownLink, markdownList, markdownPlace, markdownTable, markdownText, shortCode, shortProse, shortText };