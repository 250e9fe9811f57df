import { perCount } from "./lint.js";
import { changeJson } from "./change-json.js";
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
	const { existing = [], change, notices = [], reached } = result;
	const isCompared = change !== void 0 || existing.length > 0;
	return {
		...origin !== void 0 && { run: originJson(origin) },
		summary: {
			...perCount((count) => result.summary[count]),
			...isCompared && { existing: existing.length }
		},
		findings: result.findings.map(findingJson),
		notices,
		...reached !== void 0 && { reached },
		...isCompared && { existing: existing.map(findingJson) },
		...change === void 0 ? {} : { change: changeJson(change) },
		...wouldFix !== void 0 && { wouldFix }
	};
}
function originJson({ repository, url, commit, folder, version }) {
	return {
		repository,
		url,
		commit,
		folder,
		version
	};
}

export { formatLintJson, lintJson };