import { locate } from "./program.js";
import { formatTaint, formatToleration, formatWorkload, identityOf, judgeRevision, lintJudged, nearestToleration, placeInObject, placeInPodSpec, refusalsOf, reportCell, sourceLineOf } from "./core.js";

// src/lint/reports/explain.ts
function matches({ kind, namespace, name, part }, workload) {
	const same = (asked, given) => asked === void 0 || asked.toLowerCase() === given.toLowerCase();
	return same(kind, workload.kind) && same(namespace, workload.namespace) && name === workload.name && (part === void 0 || part === workload.part);
}
function isAbout(finding, identity, rendering, file) {
	return [finding, ...finding.also].some(({ workload, renderings, source }) => {
		if (workload === null || formatWorkload(workload) !== formatWorkload(identity)) return false;
		const known = renderings ?? finding.renderings;
		return rendering === void 0 ? source.file === file : known?.includes(rendering) === true;
	});
}
function explainToleration({ workload }, toleration) {
	const { origin } = toleration;
	const source = origin.by === "manifest" ? locate(placeInPodSpec(workload, ["tolerations", origin.index])) : null;
	return {
		toleration: formatToleration(toleration),
		origin: withoutPlace(origin),
		source
	};
}
function describeNearest(taint, fit) {
	const nearest = nearestToleration(taint, fit.tolerations, fit.cluster.comparisonOperators);
	if (nearest === void 0) return null;
	const differs = nearest.miss === "key-spelling" || nearest.miss === "key-domain" ? "key" : nearest.miss;
	return `${formatToleration(nearest.toleration)}, its ${differs} differs`;
}
function explainTaint(taint, poolFit, fit) {
	const met = poolFit.tolerated.find((tolerated) => tolerated.taint === taint);
	return {
		taint: formatTaint(taint),
		source: sourceLineOf(taint.place),
		toleratedBy: met === void 0 ? null : formatToleration(met.toleration),
		nearest: met === void 0 ? describeNearest(taint, fit) : null
	};
}
function formatTerm({ matchExpressions, matchFields }) {
	const requirements = [...matchExpressions, ...matchFields].map(({ key, operator, values }) => values.length === 0 ? `${key} ${operator}` : `${key} ${operator} (${values.join(", ")})`);
	return requirements.length === 0 ? "an empty term, which matches no node" : requirements.join(" and ");
}
function explainPool(poolFit, fit) {
	return {
		cell: reportCell(poolFit),
		taints: poolFit.pool.taints.map((taint) => explainTaint(taint, poolFit, fit))
	};
}
function explainWorkload(input, query) {
	const judged = judgeRevision(input);
	const { findings } = lintJudged(judged);
	return judged.judgements.flatMap(({ fits }) => {
		return fits.filter(({ workload }) => matches(query, workload)).map((fit) => {
			const identity = identityOf(fit.workload);
			const rendering = fit.workload.document.origin?.root;
			const source = sourceLineOf(placeInObject(fit.workload, []));
			return {
				...identity,
				source,
				rendering,
				valid: fit.valid,
				errors: refusalsOf(fit),
				tolerations: fit.tolerations.map((toleration) => explainToleration(fit, toleration)),
				nodeSelector: Object.entries(fit.nodeSelector).map(([key, value]) => `${key}=${value}`),
				nodeAffinityTerms: fit.workload.podSpec.nodeAffinity?.required?.map(formatTerm) ?? [],
				pools: fit.pools.map((poolFit) => explainPool(poolFit, fit)),
				findings: findings.filter((finding) => isAbout(finding, identity, rendering, source.file))
			};
		});
	});
}
function withoutPlace(origin) {
	return "policy" in origin ? {
		by: origin.by,
		policy: origin.policy,
		why: origin.why
	} : origin;
}

export { explainWorkload, formatTerm };