// src/reporters/visible-text.ts
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
const LINE_BREAK = /\r\n|\r|\n/;
const HALF_CHARACTER = /[\ud800-\udbff]$/;
const SHORT_ESCAPES = {
	"\n": "\\n",
	"\r": "\\r",
	"	": "\\t"
};
function visibleText(text) {
	return text.replace(INVISIBLE, (character) => SHORT_ESCAPES[character] ?? escapeCodePoint(character));
}
function visibleLines(text) {
	return text.split(LINE_BREAK).map(visibleText);
}
function cutText(text, max) {
	if (text.length <= max) return text;
	return `${text.slice(0, max - 3).replace(HALF_CHARACTER, "")}...`;
}
function escapeCodePoint(character) {
	const code = (character.codePointAt(0) ?? 0).toString(16);
	return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, "0")}`;
}

export { visibleLines as n, visibleText as r, cutText as t };