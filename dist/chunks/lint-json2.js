import { perCount } from "./core.js";
import { findingJson } from "./finding-json.js";
import { formatJson } from "./json-text.js";

// src/reporters/lint-json.ts
function formatLintJson(result, options = {}) {
	return formatJson({
		schemaVersion: 1,
		...lintJson(result, options)
	});
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

export { formatLintJson, lintJson };