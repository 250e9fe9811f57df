import { identityOf, perCount } from "./core.js";
import { ruleUrl } from "./program.js";
import { formatJson, indentOf } from "./json-text.js";

// src/reporters/lint-json.ts
function formatLintJson(result, options = {}) {
	return formatJson({
		schemaVersion: 1,
		...lintJson(result, options)
	}, indentOf(result.change?.workloads));
}
function lintJson(result, { origin, wouldFix }) {
	const { existing = [], change, notices = [], reached, ended, part } = result;
	const isCompared = change !== void 0 || existing.length > 0;
	return {
		run: origin,
		summary: {
			...perCount((count) => result.summary[count]),
			existing: isCompared ? existing.length : void 0
		},
		coverage: result.coverage,
		part,
		findings: result.findings.map(findingJson),
		notices,
		reached,
		ended,
		existing: isCompared ? existing.map(findingJson) : void 0,
		change,
		wouldFix
	};
}
const EXCERPT_MAX_LENGTH = 1e3;
function findingJson(finding) {
	return {
		rule: finding.rule,
		url: ruleUrl(finding.rule),
		severity: finding.severity,
		message: finding.message,
		help: finding.help,
		workload: finding.workload === null ? null : identityOf(finding.workload),
		clusters: finding.clusters,
		renderings: finding.renderings,
		source: finding.source,
		excerpt: finding.excerpt.length <= EXCERPT_MAX_LENGTH ? finding.excerpt : void 0,
		also: finding.also.length > 0 ? finding.also.map(({ workload, renderings, clusters, source, rule, message, fixes = [] }) => ({
			rule,
			message,
			workload: workload === null ? null : identityOf(workload),
			renderings,
			clusters,
			source,
			fixes: fixes.length > 0 ? fixes.map(fixJson) : void 0
		})) : void 0,
		related: finding.related.map(({ excerpt: _, ...related }) => related),
		reasons: (finding.reasons ?? []).map(({ pool, cluster, reasons, differs }) => ({
			pool,
			cluster,
			reasons,
			differs: differs ? {
				label: differs.label,
				isMissing: differs.isMissing
			} : void 0
		})),
		details: finding.details,
		fixable: finding.fixable,
		fixes: (finding.fixes ?? []).map(fixJson),
		fingerprint: finding.fingerprint
	};
}
function fixJson({ title, isUnsafe, edits, changes = [] }) {
	return {
		title,
		safe: isUnsafe !== true,
		edits: edits.map(editJson),
		changes
	};
}
function editJson({ file, start, end, text }) {
	return {
		file,
		start,
		end,
		text
	};
}

export { editJson, findingJson, formatLintJson, lintJson };