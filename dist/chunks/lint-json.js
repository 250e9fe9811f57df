import { changeJson } from "./change-json.js";
import { findingJson } from "./finding-json.js";
import { formatJson } from "./json-text.js";

// src/reporters/lint-json.ts
function formatLintJson(result, wouldFix) {
	const { existing = [], change, notices = [] } = result;
	const { files, documents, workloads, pools, skipped, failed, errors, warnings, notes } = result.summary;
	const { suppressed, known } = result.summary;
	const isCompared = change !== void 0 || existing.length > 0;
	return formatJson({
		schemaVersion: 1,
		summary: {
			files,
			documents,
			workloads,
			pools,
			skipped,
			failed,
			errors,
			warnings,
			notes,
			suppressed,
			known,
			...isCompared && { existing: existing.length }
		},
		findings: result.findings.map(findingJson),
		notices,
		...isCompared && { existing: existing.map(findingJson) },
		...change === void 0 ? {} : { change: changeJson(change) },
		...wouldFix !== void 0 && { wouldFix }
	});
}

export { formatLintJson };