import { evictedText } from "./core.js";

// src/reporters/words/verdict-sign.ts
const UNICODE_SIGNS = {
	fits: "\u2713",
	avoided: "~",
	blocked: "\u2717",
	unknown: "?",
	evicted: "!"
};
const ASCII_SIGNS = {
	fits: "+",
	avoided: "~",
	blocked: "x",
	unknown: "?",
	evicted: "!"
};
const CELL_MARKS = [
	"fits",
	"avoided",
	"blocked",
	"unknown",
	"evicted"
];
function cellMark(cell) {
	return cell.verdict !== "blocked" && cell.evictedAfterSeconds !== null ? "evicted" : cell.verdict;
}
function cellReasons(cell) {
	if (cellMark(cell) !== "evicted") return cell.reasons;
	return [...cell.reasons, evictedText(cell.evictedAfterSeconds ?? 0)];
}

export { ASCII_SIGNS, CELL_MARKS, UNICODE_SIGNS, cellMark, cellReasons };