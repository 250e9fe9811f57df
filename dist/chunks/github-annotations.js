import { f as SEVERITIES, ft as visibleText, lt as cutText, ut as visibleLines, w as count } from "./program.js";
import { D as detailsOf, O as messageOf, v as renderedIn, y as lastLine, z as findingCounts } from "./lint.js";

// src/reporters/workflow-command.ts
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

// src/reporters/github-annotations.ts
const LEVEL_LIMIT = 10;
const MESSAGE_LIMIT = 4096;
const LEVELS = {
	error: "error",
	warning: "warning",
	note: "notice"
};
function formatGithubAnnotations(findings, options = {}) {
	const commands = [];
	const hidden = {
		error: 0,
		warning: 0,
		notice: 0
	};
	for (const severity of SEVERITIES) {
		const limit = Math.min(LEVEL_LIMIT, options.limits?.[severity] ?? LEVEL_LIMIT);
		const ofLevel = changedFirst(findings.filter((finding) => finding.severity === severity), options.isChanged);
		commands.push(...ofLevel.slice(0, limit).map((finding) => annotation(finding, options.repositoryPath)));
		hidden[LEVELS[severity]] = Math.max(0, ofLevel.length - limit);
	}
	const left = findings.length - commands.length;
	const counts = findingCounts({
		errors: hidden.error,
		warnings: hidden.warning,
		notes: hidden.notice
	});
	const elsewhere = options.elsewhere ?? "the job summary";
	const closing = left === 0 ? null : `${count(left, "finding has no annotation", "findings have no annotation")} (${counts}): see ${elsewhere}`;
	return {
		commands,
		shown: commands.length,
		hidden,
		closing
	};
}
function changedFirst(findings, isChanged = () => false) {
	return [...findings.filter(isChanged), ...findings.filter((finding) => !isChanged(finding))];
}
function annotation(finding, repositoryPath = (file) => file) {
	const { file, line, column, endLine, endColumn } = finding.source;
	const last = lastLine(finding.source);
	const properties = {
		file: visibleText(repositoryPath(file)),
		line,
		endLine: last,
		col: last === line ? column : void 0,
		endColumn: endLine === line ? endColumn : void 0,
		title: `taintlint ${visibleText(finding.rule)}`
	};
	return workflowCommand(LEVELS[finding.severity], properties, annotationMessage(finding));
}
function annotationMessage(finding) {
	const lines = [visibleText(messageOf(finding)), ...detailsOf(finding).map((detail) => `- ${visibleText(detail)}`)];
	for (const { file, line, message } of finding.related) lines.push(visibleText(`${file}:${line} ${message}`));
	const rendered = renderedIn(finding.renderings);
	if (rendered !== void 0) lines.push(visibleText(rendered));
	if (finding.help !== "") lines.push("", ...visibleLines(finding.help));
	return cutText(lines.join("\n"), MESSAGE_LIMIT);
}

export { formatGithubAnnotations as t };