import { leadsOut, oneLine, withinLimits, withoutAnnotation } from "./lint.js";
import { cutText, visibleText } from "./program.js";

// src/reporters/azure-issues.ts
const LIMITS = {
	error: 10,
	warning: 10,
	note: 0
};
const MESSAGE_LIMIT = 4096;
function formatAzureIssues({ findings, reached = [] }, repositoryPath) {
	const shown = withinLimits(findings, LIMITS);
	return [
		...reached.map((clause) => `##vso[task.logissue type=error]${escapeData(visibleText(clause))}`),
		...shown.map((finding) => issue(finding, repositoryPath)),
		withoutAnnotation(findings, shown, "format \"text\"") ?? []
	].flat().map((line) => `${line}\n`).join("");
}
function issue(finding, repositoryPath) {
	const { file, line, column } = finding.source;
	const path = visibleText(repositoryPath(file));
	const properties = {
		type: finding.severity,
		...!leadsOut(path) && {
			sourcepath: path,
			linenumber: line,
			columnnumber: column
		},
		code: visibleText(finding.rule)
	};
	return `##vso[task.logissue ${Object.entries(properties).map(([key, value]) => `${key}=${escapeData(String(value))}`).join(";")}]${escapeData(cutText(oneLine(finding, path), MESSAGE_LIMIT))}`;
}
function escapeData(text) {
	return text.replaceAll("%", "%AZP25").replaceAll(";", "%3B").replaceAll("\r", "%0D").replaceAll("\n", "%0A").replaceAll("]", "%5D");
}

export { formatAzureIssues };