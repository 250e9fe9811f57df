import { c as formatJson } from "./display-width.js";

// src/reporters/fit-json.ts
function formatFitJson(report) {
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
		workloads: report.workloads.map(({ kind, namespace, name, source, valid, pools }) => ({
			kind,
			namespace,
			name,
			source: {
				file: source.file,
				line: source.line
			},
			valid,
			pools: pools.map(fitCellJson)
		}))
	});
}
function fitCellJson(cell) {
	const { pool, cluster, verdict, untolerated, avoided, selector, evictedAfterSeconds, reasons } = cell;
	return {
		pool,
		cluster,
		verdict,
		untolerated,
		avoided,
		selector,
		evictedAfterSeconds,
		reasons
	};
}

export { formatFitJson as n, fitCellJson as t };