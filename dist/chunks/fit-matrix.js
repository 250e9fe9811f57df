import { evictedText, groupBy, groupByEach, nameWithPart } from "./core.js";
import { count } from "./program.js";

// src/reporters/words/fit-matrix.ts
function fitsText(taken, unknown, judged) {
	return unknown === 0 ? `${taken} of ${judged}` : `${taken} ${taken === 1 ? "fits" : "fit"}, ${unknown} unknown`;
}
function notComparedTexts(workloads) {
	const named = [...groupByEach(workloads, ({ notJudged = [] }) => notJudged)].map(([name, of]) => `${name} (${count(of.length, "workload")})`);
	return named.length === 0 ? [] : [`not compared: ${named.join(", ")}`];
}
function clusterMatrices({ pools, workloads }) {
	return [...groupBy(pools, ({ cluster }) => cluster)].map(([cluster, own]) => matrixOf(cluster, own, workloads.filter((one) => clustersOf(one).includes(cluster))));
}
function joinedMatrices({ pools, workloads }) {
	const joined = [...groupBy(workloads, (workload) => clustersOf(workload).join(", "))].flatMap(([names, alike]) => {
		const clusters = clustersOf(alike[0]);
		const own = pools.filter(({ cluster }) => clusters.includes(cluster));
		if (own.length === 0) return [];
		const matrix = matrixOf(names || null, own, alike);
		const named = own.map((pool) => ({
			...pool,
			name: `${pool.cluster}/${pool.name}`
		}));
		return [clusters.length === 1 ? matrix : {
			...matrix,
			pools: named
		}];
	});
	const used = new Set(workloads.flatMap(clustersOf));
	const idle = new Set(pools.flatMap(({ cluster }) => used.has(cluster) ? [] : cluster));
	return idle.size === 0 ? joined : [...joined, matrixOf([...idle].join(", ") || null, [], [])];
}
function joinColumns({ cluster, pools, rows }) {
	const isOfSeveral = new Set(pools.map((pool) => pool.cluster)).size > 1;
	const verdictOf = (cell) => cell && [
		cellMark(cell),
		cell.selector,
		cell.reasons
	];
	const columns = [...groupBy(pools.keys(), (column) => JSON.stringify(rows.map(({ cells }) => verdictOf(cells[column])))).values()].flatMap(([first, ...others], index) => {
		const [pool, ...more] = [first, ...others].flatMap((column) => pools[column] ?? []);
		if (pool === void 0) return [];
		const short = more.length === 0 ? pool.name : `${pool.name} +${more.length}`;
		const name = isOfSeveral ? `${index + 1}` : short;
		return [{
			first,
			pool: {
				...pool,
				name
			},
			names: [pool, ...more].map((one) => one.name)
		}];
	});
	return {
		cluster,
		pools: columns.map(({ pool }) => pool),
		rows: rows.map((row) => ({
			...row,
			cells: columns.map(({ first }) => row.cells[first])
		})),
		joined: columns.flatMap(({ pool, names }) => names[0] === pool.name ? [] : `${pool.name}: ${names.join(", ")}`)
	};
}
function clustersOf({ pools }) {
	return [...new Set(pools.map(({ cluster }) => cluster))];
}
function matrixOf(cluster, pools, workloads) {
	const clusters = new Set(pools.map((pool) => pool.cluster));
	return {
		cluster,
		pools,
		rows: labelled(workloads.map((workload) => {
			const own = workload.pools.filter((cell) => clusters.has(cell.cluster));
			const cells = new Map(own.map((cell) => [JSON.stringify([cell.cluster, cell.pool]), cell]));
			return {
				workload,
				cells: pools.map((pool) => cells.get(JSON.stringify([pool.cluster, pool.name])))
			};
		}))
	};
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
function reasonGroups({ cells }, pools) {
	const others = pools.flatMap(({ name }, index) => {
		const cell = cells[index];
		return cell === void 0 ? [] : [{
			name,
			mark: cellMark(cell),
			reasons: cellReasons(cell)
		}];
	}).filter(({ mark }) => mark !== "fits");
	return [...groupBy(others, ({ mark, reasons }) => JSON.stringify([mark, reasons])).values()].map((alike) => {
		const [{ mark, reasons }] = alike;
		return {
			mark,
			pools: alike.map(({ name }) => name),
			reasons
		};
	});
}
const UNICODE_SIGNS = {
	fits: "\u2713",
	avoided: "~",
	blocked: "\u2717",
	unknown: "?",
	evicted: "!"
};
const ASCII_SIGNS = {
	fits: "+",
	avoided: "~",
	blocked: "x",
	unknown: "?",
	evicted: "!"
};
const CELL_MARKS = [
	"fits",
	"avoided",
	"blocked",
	"unknown",
	"evicted"
];
function cellMark(cell) {
	return cell.verdict !== "blocked" && cell.evictedAfterSeconds !== null ? "evicted" : cell.verdict;
}
function cellReasons(cell) {
	if (cellMark(cell) !== "evicted") return cell.reasons;
	return [...cell.reasons, evictedText(cell.evictedAfterSeconds ?? 0)];
}
const ANSWERS = [
	"kept off by a taint",
	"unknown",
	"run",
	"kept off by their selectors"
];
function treatmentOf(matrix, column) {
	const judged = (matrix?.rows ?? []).flatMap(({ workload, cells }) => {
		const cell = cells[column];
		return cell === void 0 ? [] : [{
			workload,
			answer: answerOf(cell)
		}];
	});
	const agents = /* @__PURE__ */ new Map();
	for (const { workload, answer } of judged) if (workload.kind === "DaemonSet") agents.set(answer, [...agents.get(answer) ?? [], nameWithPart(workload)]);
	const countOf = (what) => judged.filter(({ answer }) => answer === what).length;
	return {
		taken: countOf("run"),
		unknown: countOf("unknown"),
		judged: judged.length,
		agents
	};
}
function answerOf(cell) {
	const mark = cellMark(cell);
	if (mark === "unknown") return "unknown";
	if (mark === "fits" || mark === "avoided") return "run";
	return cell.selector === "mismatch" ? "kept off by their selectors" : "kept off by a taint";
}

export { ANSWERS, ASCII_SIGNS, CELL_MARKS, UNICODE_SIGNS, cellMark, cellReasons, clusterMatrices, fitsText, fullName, joinColumns, joinedMatrices, notComparedTexts, reasonGroups, treatmentOf };