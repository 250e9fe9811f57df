import { formatJson } from "./json-text.js";

// src/reporters/change-json.ts
function formatWhatIfJson({ pools, workloads, undecided, judged }, outside) {
	return formatJson({
		schemaVersion: 1,
		pools: pools.map(({ name, cluster, source, change, taintsBefore, taints, details }) => ({
			name,
			cluster,
			source: {
				file: source.file,
				line: source.line
			},
			change,
			taintsBefore,
			taints,
			details
		})),
		workloads: workloads.map(impactJson),
		undecided,
		judged,
		outside
	});
}
function changeJson({ base, pools, workloads, landFirst, landAfter, needBoth, asking, arrivals }) {
	return {
		base: {
			revision: base.revision,
			commit: base.commit
		},
		pools: pools.map(({ pool, cluster, change, source, details }) => ({
			pool,
			cluster,
			change,
			source: {
				file: source.file,
				line: source.line
			},
			details
		})),
		workloads: workloads.map(impactJson),
		landFirst,
		landAfter,
		needBoth,
		asking,
		arrivals: arrivals ? {
			added: arrivals.added,
			unplaced: arrivals.unplaced.map(arrivedJson),
			refused: arrivals.refused.map(arrivedJson)
		} : void 0
	};
}
function impactJson(impact) {
	const { kind, namespace, name, cluster, source, effect, pools, evictedAfterSeconds, reason } = impact;
	const { file, line } = source;
	return {
		kind,
		namespace,
		name,
		cluster,
		source: {
			file,
			line
		},
		effect,
		pools,
		evictedAfterSeconds,
		reason
	};
}
function arrivedJson({ kind, namespace, name, cluster, source: { file, line } }) {
	return {
		kind,
		namespace,
		name,
		cluster,
		source: {
			file,
			line
		}
	};
}

export { changeJson, formatWhatIfJson };