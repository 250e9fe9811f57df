import { groupByEach, nameWithPart } from "./core.js";
import { count } from "./program.js";
import { cellMark, cellReasons } from "./verdict-sign.js";

// src/reporters/words/fit-matrix.ts
function fitsText(taken, unknown, judged) {
	return unknown === 0 ? `${taken} of ${judged}` : `${taken} ${taken === 1 ? "fits" : "fit"}, ${unknown} unknown`;
}
function notComparedTexts(workloads) {
	const named = [...groupByEach(workloads, ({ notJudged = [] }) => notJudged)].map(([name, of]) => `${name} (${count(of.length, "workload")})`);
	return named.length === 0 ? [] : [`not compared: ${named.join(", ")}`];
}
function clusterMatrices(report) {
	const matrices = /* @__PURE__ */ new Map();
	for (const pool of report.pools) {
		const matrix = matrices.get(pool.cluster);
		if (matrix === void 0) matrices.set(pool.cluster, {
			cluster: pool.cluster,
			pools: [pool],
			rows: []
		});
		else matrix.pools.push(pool);
	}
	for (const workload of report.workloads) for (const [cluster, cells] of cellsByCluster(workload)) {
		const matrix = matrices.get(cluster);
		matrix?.rows.push({
			workload,
			cells: matrix.pools.map((pool) => cells.get(pool.name))
		});
	}
	return [...matrices.values()].map((matrix) => ({
		...matrix,
		rows: labelled(matrix.rows)
	}));
}
function labelled(rows) {
	const counts = /* @__PURE__ */ new Map();
	for (const { workload } of rows) counts.set(fullName(workload), (counts.get(fullName(workload)) ?? 0) + 1);
	return rows.map((row) => {
		const name = fullName(row.workload);
		const { rendering } = row.workload;
		const isAlone = counts.get(name) === 1 || rendering === void 0;
		return {
			...row,
			label: isAlone ? name : `${name} (${rendering})`
		};
	});
}
function fullName(workload) {
	return `${workload.namespace}/${workload.kind}/${nameWithPart(workload)}`;
}
function cellsByCluster(workload) {
	const clusters = /* @__PURE__ */ new Map();
	for (const cell of workload.pools) {
		const cells = clusters.get(cell.cluster);
		if (cells === void 0) clusters.set(cell.cluster, /* @__PURE__ */ new Map([[cell.pool, cell]]));
		else cells.set(cell.pool, cell);
	}
	return clusters;
}
function reasonGroups(row) {
	const groups = /* @__PURE__ */ new Map();
	for (const cell of row.cells) {
		if (cell === void 0) continue;
		const mark = cellMark(cell);
		if (mark === "fits") continue;
		const reasons = cellReasons(cell);
		const key = JSON.stringify([mark, reasons]);
		const group = groups.get(key);
		if (group === void 0) groups.set(key, {
			mark,
			pools: [cell.pool],
			reasons
		});
		else group.pools.push(cell.pool);
	}
	return [...groups.values()];
}

export { clusterMatrices, fitsText, fullName, notComparedTexts, reasonGroups };