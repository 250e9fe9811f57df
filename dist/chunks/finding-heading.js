import { p as identityOf } from "./rules.js";
import { r as visibleText, t as cutText } from "./visible-text.js";
import { o as severityPaint } from "./display-width.js";

// src/reporters/finding-json.ts
function findingJson(finding) {
	return {
		rule: finding.rule,
		severity: finding.severity,
		message: finding.message,
		help: finding.help,
		workload: finding.workload === null ? null : identityOf(finding.workload),
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

// src/reporters/finding-heading.ts
const MESSAGE_MAX_LENGTH = 2e3;
function findingHeading(finding, colors) {
	const { source } = finding;
	const place = `${visibleText(source.file)}:${source.line}:${source.column}`;
	const label = severityPaint(colors, finding.severity)(`${finding.severity}[${visibleText(finding.rule)}]`);
	const message = cutText(visibleText(finding.message), MESSAGE_MAX_LENGTH);
	return `${colors.bold(place)}: ${colors.bold(label)} ${colors.bold(message)}`;
}

export { findingJson as n, rangeJson as r, findingHeading as t };