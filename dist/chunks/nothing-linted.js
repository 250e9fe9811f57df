// src/reporters/verdict-sign.ts
const UNICODE_SIGNS = {
	fits: "✓",
	avoided: "~",
	blocked: "✗",
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
	const seconds = cell.evictedAfterSeconds;
	return [...cell.reasons, seconds === 0 ? "evicted at once" : `evicted after ${seconds} s`];
}

// src/cli/nothing-linted.ts
function describeNothingLinted({ input, wanted }) {
	const { manifests, unreadable } = input;
	if (manifests.some(({ workloads }) => workloads.length > 0)) return void 0;
	const sought = wanted.map((text) => `"${text}"`).join(", ");
	const files = manifests.length + unreadable.length;
	if (files === 0) return { message: `nothing was linted: no YAML or JSON file was found for ${sought}` };
	return { message: `nothing was linted: ${files === 1 ? "the only file" : `none of the ${files} files`} found for ${sought} ${files === 1 ? "holds no workload" : "holds a workload"}` };
}

export { cellMark as a, UNICODE_SIGNS as i, ASCII_SIGNS as n, cellReasons as o, CELL_MARKS as r, describeNothingLinted as t };