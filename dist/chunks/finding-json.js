import { Pt as identityOf } from "./library.js";

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
		...finding.also.length > 0 && { also: finding.also.map(({ workload, renderings, source }) => ({
			workload: workload === null ? null : identityOf(workload),
			...renderings && { renderings },
			source: rangeJson(source)
		})) },
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

export { rangeJson as n, findingJson as t };