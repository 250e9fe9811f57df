import { nameWithPart } from "./core.js";
import { cellMark } from "./verdict-sign.js";

// src/reporters/words/node-agents.ts
const ANSWERS = [
	"kept off by a taint",
	"unknown",
	"run",
	"kept off by their selectors"
];
function treatmentOf(matrix, column) {
	const judged = (matrix?.rows ?? []).flatMap(({ workload, cells }) => {
		const cell = cells[column];
		return cell === void 0 ? [] : [{
			workload,
			answer: answerOf(cell)
		}];
	});
	const agents = /* @__PURE__ */ new Map();
	for (const { workload, answer } of judged) if (workload.kind === "DaemonSet") agents.set(answer, [...agents.get(answer) ?? [], nameWithPart(workload)]);
	const countOf = (what) => judged.filter(({ answer }) => answer === what).length;
	return {
		taken: countOf("run"),
		unknown: countOf("unknown"),
		judged: judged.length,
		agents
	};
}
function answerOf(cell) {
	const mark = cellMark(cell);
	if (mark === "unknown") return "unknown";
	if (mark === "fits" || mark === "avoided") return "run";
	return cell.selector === "mismatch" ? "kept off by their selectors" : "kept off by a taint";
}

export { ANSWERS, treatmentOf };