import { a as cutText, s as visibleText } from "./repository.js";
import { o as severityPaint } from "./display-width.js";

// src/reporters/counts.ts
function countText(count, singular, plural = `${singular}s`) {
	return `${count} ${count === 1 ? singular : plural}`;
}
function findingCounts(counts) {
	const parts = [];
	if (counts.errors > 0) parts.push(countText(counts.errors, "error"));
	if (counts.warnings > 0) parts.push(countText(counts.warnings, "warning"));
	if (counts.notes > 0) parts.push(countText(counts.notes, "note"));
	return parts.length === 0 ? "no findings" : parts.join(", ");
}
function scopeText(summary) {
	const inside = [
		countText(summary.documents, "document"),
		countText(summary.workloads, "workload"),
		countText(summary.pools, "pool")
	];
	return `${countText(summary.files, "file")} (${inside.join(", ")})`;
}
function hiddenText({ known, suppressed }) {
	const parts = [];
	if (known > 0) parts.push(`${known} known from the baseline`);
	if (suppressed > 0) parts.push(`${suppressed} suppressed`);
	return parts.join(", ");
}
function elapsedText(milliseconds) {
	const seconds = milliseconds / 1e3;
	return seconds < .095 ? `${Math.max(.01, seconds).toFixed(2)} s` : `${seconds.toFixed(1)} s`;
}

// src/reporters/finding-json.ts
function findingJson(finding) {
	return {
		rule: finding.rule,
		severity: finding.severity,
		message: finding.message,
		help: finding.help,
		workload: finding.workload === null ? null : identityJson(finding.workload),
		clusters: finding.clusters,
		...finding.renderings && { renderings: finding.renderings },
		source: rangeJson(finding.source),
		related: finding.related.map(({ file, line, column, message }) => ({
			file,
			line,
			column,
			message
		})),
		fixable: finding.fixable,
		fingerprint: finding.fingerprint
	};
}
function rangeJson({ file, line, column, endLine, endColumn }) {
	return {
		file,
		line,
		column,
		endLine,
		endColumn
	};
}
function identityJson({ kind, namespace, name }) {
	return {
		kind,
		namespace,
		name
	};
}

// src/reporters/finding-heading.ts
const MESSAGE_MAX_LENGTH = 2e3;
function findingHeading(finding, colors) {
	const { source } = finding;
	const place = `${visibleText(source.file)}:${source.line}:${source.column}`;
	const label = severityPaint(colors, finding.severity)(`${finding.severity}[${visibleText(finding.rule)}]`);
	const message = cutText(visibleText(finding.message), MESSAGE_MAX_LENGTH);
	return `${colors.bold(place)}: ${colors.bold(label)} ${colors.bold(message)}`;
}

export { elapsedText as a, scopeText as c, countText as i, findingJson as n, findingCounts as o, rangeJson as r, hiddenText as s, findingHeading as t };