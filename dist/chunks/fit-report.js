import { f as locate } from "./render-settings.js";
import { n as formatFieldPath } from "./source.js";
import { h as placeInObject, l as describeReason, p as identityOf, w as formatTaint } from "./rules.js";

// src/lint/fit-report.ts
function sourceLineOf(place) {
	const { file, line } = locate(place);
	return {
		file,
		line
	};
}
function reportPool(pool) {
	return {
		name: pool.name,
		cluster: pool.cluster,
		source: sourceLineOf(pool.place)
	};
}
function reportCell(fit) {
	return {
		pool: fit.pool.name,
		cluster: fit.pool.cluster,
		verdict: fit.verdict,
		untolerated: fit.untolerated.map(formatTaint),
		avoided: fit.avoided.map(formatTaint),
		selector: fit.selector,
		evictedAfterSeconds: fit.evictedAfterSeconds,
		reasons: fit.reasons.map(describeReason)
	};
}
function refusalsOf({ workload, fieldErrors, admissionError }) {
	return [
		...workload.decodeErrors.map(({ path, expected, found }) => `${formatFieldPath(path)}: takes a ${expected}, found a ${found}`),
		...fieldErrors.map(({ path, detail }) => `${formatFieldPath(path)}: ${detail === "" ? "required" : detail}`),
		...admissionError === void 0 ? [] : [admissionError]
	];
}
function reportWorkload(fit) {
	const rendering = fit.workload.document.origin?.root;
	return {
		...identityOf(fit.workload),
		source: sourceLineOf(placeInObject(fit.workload, [])),
		...rendering !== void 0 && { rendering },
		valid: fit.valid,
		errors: refusalsOf(fit),
		pools: fit.pools.map(reportCell)
	};
}
function reportFit(judgements) {
	const rows = /* @__PURE__ */ new Map();
	for (const fit of judgements.flatMap((judgement) => judgement.fits)) {
		const row = reportWorkload(fit);
		const known = rows.get(fit.workload);
		rows.set(fit.workload, known === void 0 ? row : {
			...known,
			pools: [...known.pools, ...row.pools]
		});
	}
	return {
		pools: judgements.flatMap(({ inventory, isUnbound }) => isUnbound ? [] : inventory.pools.map(reportPool)),
		workloads: [...rows.values()]
	};
}

export { sourceLineOf as i, reportCell as n, reportFit as r, refusalsOf as t };