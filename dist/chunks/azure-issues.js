import { SEVERITIES, cutText, visibleText } from "./program.js";
import { oneLine, withoutAnnotation } from "./lint.js";

// src/reporters/azure-issues.ts
const LIMITS = {
	error: 10,
	warning: 10,
	note: 0
};
const MESSAGE_LIMIT = 4096;
function formatAzureIssues({ findings, reached = [] }, repositoryPath) {
	const lines = reached.map((clause) => `##vso[task.logissue type=error]${escapeData(visibleText(clause))}`);
	const hidden = {
		error: 0,
		warning: 0,
		note: 0
	};
	for (const severity of SEVERITIES) {
		const ofLevel = findings.filter((finding) => finding.severity === severity);
		const shown = ofLevel.slice(0, LIMITS[severity]);
		lines.push(...shown.map((finding) => issue(finding, repositoryPath)));
		hidden[severity] = ofLevel.length - shown.length;
	}
	const closing = withoutAnnotation(hidden, "format \"text\"");
	return [...lines, ...closing === null ? [] : [closing]].map((line) => `${line}\n`).join("");
}
function issue(finding, repositoryPath) {
	const { file, line, column } = finding.source;
	const properties = {
		type: finding.severity,
		sourcepath: visibleText(repositoryPath(file)),
		linenumber: line,
		columnnumber: column,
		code: visibleText(finding.rule)
	};
	return `##vso[task.logissue ${Object.entries(properties).map(([key, value]) => `${key}=${escapeData(String(value))}`).join(";")}]${escapeData(cutText(oneLine(finding), MESSAGE_LIMIT))}`;
}
function escapeData(text) {
	return text.replaceAll("%", "%AZP25").replaceAll(";", "%3B").replaceAll("\r", "%0D").replaceAll("\n", "%0A").replaceAll("]", "%5D");
}

export { formatAzureIssues };