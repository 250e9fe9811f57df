import { bySeverity, fixesOf, shorten, visibleLines, visibleText } from "./program.js";
import { formatWorkload } from "./core.js";
import { conciseLine, coverageSentences, cutLine } from "./lint.js";

// src/reporters/agent.ts
const MAX_ALSO = 20;
const LEAD = /\bspec\.(?:\w+\.){0,4}spec\.(?=\w)/g;
function formatAgent(result) {
	const findings = result.findings.toSorted(bySeverity);
	const covered = coverageSentences(result).slice(0, 1);
	const { reached = [] } = result;
	if (findings.length + covered.length + reached.length === 0) return "";
	const said = /* @__PURE__ */ new Set();
	return [
		...reached.map((clause) => `error: ${clause}`),
		...findings.flatMap((finding) => findingLines(finding, said)),
		...covered.map((sentence) => `coverage: ${sentence}`),
		...closingLines(result)
	].map((line) => `${cutLine(visibleText(line))}\n`).join("");
}
function findingLines(finding, said) {
	const changes = fixesOf(finding).flatMap((fix) => changeLines(fix, finding));
	return [
		conciseLine({
			...finding,
			message: finding.message.replaceAll(LEAD, "")
		}),
		...alsoLines(finding),
		...changes.length > 0 ? changes : helpLines(finding, said)
	];
}
function alsoLines({ also }) {
	const places = also.map(({ workload, source: { file, line } }) => [`${file}:${line}`, ...workload === null ? [] : [formatWorkload(workload)]].join(" "));
	return shorten([...new Set(places)], MAX_ALSO).map((place) => ` also ${place}`);
}
function helpLines({ help }, said) {
	const [first = "", ...yaml] = visibleLines(help);
	const sentences = first.split(/(?<=\.) (?=[A-Z])/).filter((sentence) => sentence !== "" && !said.has(sentence));
	for (const sentence of sentences) said.add(sentence);
	const told = sentences.length > 2 && yaml.length > 0 ? [sentences[0], sentences.at(-1)] : sentences;
	return [...told.length === 0 ? [] : [told.join(" ")], ...yaml].map((line) => ` ${line}`);
}
function changeLines({ changes = [], isUnsafe }, { source }) {
	return changes.flatMap(({ file, line, before, after }) => [
		[
			"@@",
			file === source.file ? line : `${file}:${line}`,
			...isUnsafe ? ["unsafe"] : []
		].join(" "),
		...before.map((text) => `-${text}`),
		...after.map((text) => `+${text}`)
	]);
}
function closingLines({ findings, notices }) {
	const fixable = findings.filter((finding) => finding.fixable).length;
	const clauses = [...fixable === 0 ? [] : [`fixable: ${fixable}`], ...notices.length === 0 ? [] : [`notices: ${notices.length}`]];
	return clauses.length === 0 ? [] : [clauses.join("; ")];
}

export { formatAgent };