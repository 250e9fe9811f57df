import { identityOf } from "./core.js";
import { formatJson } from "./json-text.js";

// src/reporters/fit-json.ts
function formatFitJson(report, outside) {
	return formatJson({
		schemaVersion: 1,
		pools: report.pools.map(({ name, cluster, source }) => ({
			name,
			cluster,
			source: {
				file: source.file,
				line: source.line
			}
		})),
		workloads: report.workloads.map((workload) => ({
			...identityOf(workload),
			source: {
				file: workload.source.file,
				line: workload.source.line
			},
			rendering: workload.rendering,
			valid: workload.valid,
			pools: workload.pools.map(fitCellJson),
			notJudged: workload.notJudged
		})),
		outside
	});
}
function fitCellJson(cell) {
	const { pool, cluster, verdict, untolerated, avoided, selector, evictedAfterSeconds, reasons, judged } = cell;
	return {
		pool,
		cluster,
		verdict,
		untolerated,
		avoided,
		selector,
		evictedAfterSeconds,
		reasons,
		judged
	};
}

export { fitCellJson, formatFitJson };