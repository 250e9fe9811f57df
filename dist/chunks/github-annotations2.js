import { cutText, shorten, visibleLines, visibleText } from "./program.js";
import { detailsOf, lastLine, leadsOut, messageOf, renderedIn, withinLimits, withoutAnnotation } from "./lint.js";

// src/reporters/github-annotations.ts
const LEVEL_LIMITS = {
	error: 10,
	warning: 10,
	note: 10
};
const MESSAGE_LIMIT = 4096;
const LEAST_REASONS = 2;
const LEVELS = {
	error: "error",
	warning: "warning",
	note: "notice"
};
function formatGithubAnnotations(findings, options = {}) {
	const { limits, elsewhere = "the job summary", repositoryPath = (file) => file } = options;
	const { isChanged = () => false, isAnnotated = () => true } = options;
	const changedFirst = findings.filter(isAnnotated).sort((a, b) => Number(isChanged(b)) - Number(isChanged(a)));
	const annotated = withinLimits(changedFirst, {
		...LEVEL_LIMITS,
		...limits
	});
	return {
		commands: annotated.map((finding) => annotation(finding, repositoryPath)),
		closing: withoutAnnotation(findings, annotated, elsewhere)
	};
}
function annotation(finding, repositoryPath) {
	const { line, column, endLine, endColumn } = finding.source;
	const path = visibleText(repositoryPath(finding.source.file));
	const title = `taintlint ${visibleText(finding.rule)}`;
	const related = finding.related.map(({ file, line, message }) => `${file}:${line} ${message}`);
	const rendered = renderedIn(finding.renderings);
	const why = [
		...detailsOf(finding).map((detail) => `- ${detail}`),
		...related,
		...rendered ? [rendered] : []
	];
	const help = finding.help === "" ? [] : visibleLines(finding.help);
	const reasons = shorten(why, Math.max(LEAST_REASONS, 4 - help.length));
	const advice = cutText(help.map((line) => `\n${line}`).join(""), MESSAGE_LIMIT / 2);
	const said = [messageOf(finding), ...reasons].map(visibleText).join("\n");
	const message = cutText(said, MESSAGE_LIMIT - advice.length) + advice;
	if (leadsOut(path)) return workflowCommand(LEVELS[finding.severity], { title }, `${path}:${line}: ${message}`);
	const last = lastLine(finding.source);
	const properties = {
		file: path,
		line,
		endLine: last,
		col: last === line ? column : void 0,
		endColumn: endLine === line ? endColumn : void 0,
		title
	};
	return workflowCommand(LEVELS[finding.severity], properties, message);
}
function workflowCommand(command, properties, message) {
	const fields = [];
	for (const [key, value] of Object.entries(properties)) if (value !== void 0 && value !== "") fields.push(`${key}=${escapeProperty(String(value))}`);
	return `::${fields.length === 0 ? command : `${command} ${fields.join(",")}`}::${escapeData(message)}`;
}
function escapeData(text) {
	return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
function escapeProperty(text) {
	return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}

export { escapeData, escapeProperty, formatGithubAnnotations, workflowCommand };