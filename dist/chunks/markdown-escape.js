import { cutText, visibleText } from "./program.js";

// src/reporters/markdown-escape.ts
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
function markdownPlace({ file, line }, sourceUrl) {
	const text = shortCode(`${file}:${line}`);
	const link = sourceUrl?.(file, line);
	return link === void 0 || link.length > TEXT_LIMIT ? text : markdownLink(text, link);
}

export { markdownCode, markdownLink, markdownPlace, markdownRow, markdownText, shortCode, shortProse, shortText };