import { formatWorkload, groupBy, groupByEach, nameWithPart } from "./core.js";
import { count, cutText, nameSome, shorten, visibleText } from "./program.js";
import { baseText, coverageSentences, effectSign, effectText, findingCounts, hiddenText, impactGroups, impactText, landingSteps, resultCounts, scopeText } from "./lint.js";
import { ANSWERS, CELL_MARKS, UNICODE_SIGNS, cellMark, cellReasons, clusterMatrices, fitsText, notComparedTexts, treatmentOf } from "./fit-matrix.js";
import { cardRow, existingSection, findingsSection, htmlLink, htmlPage, htmlProse, htmlSelect, htmlText, tableOfCards } from "./page.js";

// src/reporters/html/matrix-section.ts
const MEANINGS = {
	fits: "the pod can run there",
	avoided: "it can run there, but a PreferNoSchedule taint asks it not to",
	blocked: "it cannot run there",
	unknown: "the repository does not tell",
	evicted: "it gets in and is evicted again"
};
const MAX_POOLS = 3;
function matrixSection({ fit }, matrices) {
	if (matrices.length === 0) return `<section id="placement"><h2>Placement</h2><p>${fit.pools.length === 0 ? "No node pools are declared" : "No workload was found"}, so that there is nothing to show.</p></section>\n`;
	const workloads = fit.workloads;
	return `<section id="placement" aria-labelledby="placement-title">
<h2 id="placement-title">Placement</h2>
<p>Every workload against every pool. Choose a cell to see why. An empty cell is blocked; workloads that all pools treat alike stand in one row.</p>
<form class="filters" id="matrix-filters">
<label>Search <input type="search" name="text" placeholder="name" autocomplete="off"></label>
${select("Namespace", "namespace", distinct(workloads, "namespace"))}
${select("Kind", "kind", distinct(workloads, "kind"))}
${select("Pool", "pool", [...new Set(fit.pools.map(({ name }) => name))])}
${select("Verdict", "verdict", CELL_MARKS)}
<label><input type="checkbox" name="problems"> only problems</label>
<label><input type="checkbox" name="together" checked> equal pools as one column</label>
<button type="reset">Clear</button>
</form>
<noscript><p>Filters and reasons need JavaScript. The file loads nothing and sends nothing.</p><style>.fate .member { display: table-row !important }</style></noscript>
<p class="count" id="matrix-count" aria-live="polite"></p>
<div class="panes">
<div>
${matrices.map(matrixTable).join("\n")}
<ul class="legend">${CELL_MARKS.map(legendItem).join("\n")}
${notComparedTexts(workloads).map((text) => `<li>* ${htmlText(text)}</li>`).join("\n")}</ul>
</div>
<aside id="why" aria-live="polite" aria-label="Why"><p>Choose a cell to see why a pool takes a workload, or why not.</p></aside>
</div>
</section>
`;
}
function isNowhere({ cells }) {
	return cells.every((cell) => cell === void 0 || cellMark(cell) === "blocked");
}
function legendItem(mark) {
	return `<li><span class="cell ${mark}">${mark === "blocked" ? "" : UNICODE_SIGNS[mark]}</span> <b>${mark}</b>: ${MEANINGS[mark]}</li>`;
}
function distinct(workloads, key) {
	return [...new Set(workloads.map((workload) => workload[key]))].sort();
}
function select(label, name, values) {
	return htmlSelect(label, name, values.map((value) => `<option>${htmlText(value)}</option>`));
}
function matrixTable({ cluster, pools, rows }, index) {
	const name = cluster === null ? "" : `<h3>Cluster ${htmlText(cluster)}</h3>\n`;
	const heads = pools.map(({ name: pool }) => `<th scope="col" title="${htmlText(pool)}"><span>${htmlText(pool)}</span></th>`);
	const counts = pools.map((_, column) => `<td>${rows.filter(({ cells }) => isTaken(cells[column])).length}</td>`);
	const caption = `${count(rows.length, "workload")}, ${count(pools.length, "pool")}`;
	return `${name}<div class="scroll" tabindex="0" role="region" aria-label="Matrix${cluster === null ? "" : ` of cluster ${htmlText(cluster)}`}">
<table class="matrix" id="matrix-${index}">
<caption>${caption}</caption>
<thead><tr><th scope="col" class="corner">Workload</th><th scope="col" class="taken"><span>pools that take it</span></th>${heads.join("")}</tr>
<tr class="sums"><th scope="row" class="corner">workloads that it takes</th><td class="taken"></td>${counts.join("")}</tr></thead>
${fatesOf(rows).map((positions) => fateRows(pools, rows, positions)).join("\n")}
</table>
</div>`;
}
function fatesOf(rows) {
	const marksOf = (position) => (rows[position]?.cells ?? []).map((cell) => cell && UNICODE_SIGNS[cellMark(cell)]).join();
	const rank = ([first = 0]) => rows[first] !== void 0 && isNowhere(rows[first]) ? 0 : 1;
	return [...groupBy([...rows.keys()], marksOf).values()].sort((a, b) => rank(a) - rank(b) || b.length - a.length);
}
function fateRows(pools, rows, positions) {
	const members = positions.flatMap((position) => {
		const row = rows[position];
		return row === void 0 ? [] : [{
			row,
			position
		}];
	});
	const [first] = members;
	if (first === void 0) return "";
	const all = members.map(({ row, position }) => matrixRow(row, position, members.length > 1 ? "member" : ""));
	if (members.length === 1) return `<tbody>${all.join("")}</tbody>`;
	const title = htmlText(fateText(pools, first.row.cells));
	const name = `<button type="button" aria-expanded="false"><b>${members.length}</b> workloads</button>: ${title}`;
	const refused = members.filter(({ row }) => !row.workload.valid).length;
	const head = `<th scope="row" title="${title}">${name}${refused === 0 ? "" : ` <em>${refused} invalid</em>`}</th>`;
	return `<tbody class="fate">
${tableRow(first.row, first.position, "head", head)}
${all.join("\n")}
</tbody>`;
}
function fateText(pools, cells) {
	const named = (...marks) => pools.flatMap(({ name }, column) => {
		const cell = cells[column];
		return cell !== void 0 && marks.includes(cellMark(cell)) ? [name] : [];
	});
	const taken = named("fits", "avoided");
	if (taken.length === cells.filter((cell) => cell !== void 0).length) return "every pool";
	const lead = (words, names) => names.length === 0 ? [] : [`${words}${nameSome(names, MAX_POOLS, "more pools")}`];
	const pieces = [
		...lead("", taken),
		...lead("perhaps ", named("unknown")),
		...lead("evicted from ", named("evicted"))
	];
	if (pieces.length === 0) return "no pool";
	return taken.length === 1 && pieces.length === 1 ? `${pieces[0]} only` : pieces.join("; ");
}
function isTaken(cell) {
	return cell !== void 0 && ["fits", "avoided"].includes(cellMark(cell));
}
function matrixRow(row, position, role) {
	const { workload } = row;
	const name = htmlText(nameWithPart(workload));
	const invalid = workload.valid ? "" : ` <em>invalid</em>`;
	const owner = `${htmlText(workload.kind)} \u00b7 ${htmlText(workload.namespace)}`;
	const { notJudged = [] } = workload;
	return tableRow(row, position, role, `<th scope="row" title="${name} \u00b7 ${owner}"><b>${name}</b>${notJudged.length === 0 ? "" : `<abbr title="not compared: ${htmlText(notJudged.join(", "))}">*</abbr>`}${invalid} <small>${owner}</small></th>`);
}
function tableRow(row, position, role, head) {
	const { cells } = row;
	const judged = cells.filter((cell) => cell !== void 0).length;
	const unknown = cells.filter((cell) => cell !== void 0 && cellMark(cell) === "unknown").length;
	const nowhere = isNowhere(row);
	const taken = nowhere ? `<b>${UNICODE_SIGNS.blocked} none</b>` : fitsText(cells.filter(isTaken).length, unknown, judged);
	const names = [role, ...nowhere ? ["nowhere"] : []].filter((name) => name !== "").join(" ");
	const all = cells.map(matrixCell).join("");
	return `<tr data-row="${position}"${names === "" ? "" : ` class="${names}"`}>${head}<td class="taken">${taken}</td>${all}</tr>`;
}
function matrixCell(cell) {
	if (cell === void 0) return "<td></td>";
	const mark = cellMark(cell);
	return `<td class="${mark}">${UNICODE_SIGNS[mark]}</td>`;
}

// src/reporters/html/matrix-data.ts
const TEXT_MAX_LENGTH = 500;
function matrixData(matrices, { findings, existing }) {
	const positions = /* @__PURE__ */ new Map();
	const positionOf = (reason) => {
		const text = plain(reason);
		const known = positions.get(text) ?? positions.size;
		positions.set(text, known);
		return known;
	};
	const cellOf = (cell) => cell === void 0 ? null : [CELL_MARKS.indexOf(cellMark(cell)), ...cellReasons(cell).map(positionOf)];
	const byWorkload = findingsByWorkload([...findings, ...existing]);
	const told = matrices.map(({ pools, rows }) => ({
		pools: pools.map(({ name, source }) => ({
			name: plain(name),
			place: plain(`${source.file}:${source.line}`)
		})),
		alike: pools.map((_, column) => {
			const treats = (other) => rows.every(({ cells }) => markOf(cells[other]) === markOf(cells[column]));
			return pools.findIndex((_, other) => treats(other));
		}),
		rows: rows.map((row) => {
			const { workload, cells } = row;
			const about = byWorkload.get(keyOf(workload, workload.rendering)) ?? [];
			return {
				namespace: plain(workload.namespace),
				kind: plain(workload.kind),
				name: plain(nameWithPart(workload)),
				place: plain(placeOf(workload)),
				problem: !workload.valid || isNowhere(row) || about.some(({ severity }) => severity !== "note"),
				findings: about.map(({ fingerprint }) => fingerprint),
				cells: cells.map(cellOf)
			};
		})
	}));
	return {
		marks: CELL_MARKS,
		reasons: [...positions.keys()],
		matrices: told
	};
}
function markOf(cell) {
	return cell === void 0 ? void 0 : cellMark(cell);
}
function findingsByWorkload(findings) {
	return groupByEach(findings, (finding) => [finding, ...finding.also].flatMap(({ workload, renderings = [void 0] }) => workload === null ? [] : renderings.map((rendering) => keyOf(workload, rendering))));
}
function placeOf({ source, rendering }) {
	const rendered = rendering === void 0 ? "" : `, rendered in ${rendering}`;
	return `${source.file}:${source.line}${rendered}`;
}
function keyOf({ kind, namespace, name, part }, rendering) {
	return JSON.stringify([
		kind,
		namespace,
		name,
		part,
		rendering
	]);
}
function plain(text) {
	return cutText(visibleText(text), TEXT_MAX_LENGTH);
}

// src/reporters/html/pools-section.ts
const MAX_NAMED = 10;
function poolsSection({ pools }, matrices, options) {
	if (pools.length === 0) return `<section id="pools"><h2>Pools</h2><p>No node pools are declared.</p></section>\n`;
	const heads = [
		...pools.some(({ cluster }) => cluster !== null) ? ["Cluster"] : [],
		"Taints",
		"Workloads",
		"Node agents",
		"Declared at"
	];
	const rows = pools.map((pool) => poolRow(pool, matrices, options, heads));
	return `<section id="pools" aria-labelledby="pools-title">
<h2 id="pools-title">Pools</h2>
<p>A node agent is a DaemonSet of this repository. One that a taint keeps off a pool makes no pod there, and no event.</p>
${tableOfCards("pools", ["Pool", ...heads], rows)}
</section>
`;
}
function poolRow(pool, matrices, { sourceUrl }, heads) {
	const { file, line } = pool.source;
	const place = pool.address === null ? `${file}:${line}` : `${file}:${line} ${pool.address}`;
	const taints = [...pool.taints.map(taintItem), ...pool.startupTaints.map((taint) => `${taintItem(taint)} <small>at startup</small>`)];
	const open = pool.open.map(({ field, why }) => `<small>${field} open: ${htmlText(why)}</small>`);
	const matrix = matrices.find(({ cluster }) => cluster === pool.cluster);
	const { taken, unknown, judged, agents } = treatmentOf(matrix, matrix?.pools.findIndex(({ name }) => name === pool.name) ?? -1);
	const cells = [
		...heads[0] === "Cluster" ? [htmlText(pool.cluster ?? "")] : [],
		[...taints.length === 0 && open.length === 0 ? ["none"] : taints, ...open].join("<br>"),
		judged === 0 ? "" : fitsText(taken, unknown, judged),
		agentsText(agents),
		htmlLink(htmlText(place), sourceUrl?.(file, line))
	];
	return cardRow(htmlText(pool.name), cells, heads);
}
function taintItem({ taint, implied }) {
	return `<code>${htmlText(taint)}</code>${implied === void 0 ? "" : ` <small>${htmlText(implied)}</small>`}`;
}
function agentsText(agents) {
	return ANSWERS.flatMap((answer) => {
		const names = agents.get(answer);
		if (names === void 0) return [];
		const listed = shorten(names, MAX_NAMED).map(htmlText).join(", ");
		return [`<b${answer === "kept off by a taint" ? " class=\"alarm\"" : ""}>${names.length} ${answer}</b>: ${listed}`];
	}).join("<br>");
}

// src/reporters/html/report.ts
const SHOWN_NOTICES = 2;
function formatHtmlReport(result, options) {
	const matrices = clusterMatrices(result.fit).filter(({ rows }) => rows.length > 0);
	const title = ["taintlint", ...(options.origin ?? []).slice(0, 1).map(([, text]) => text)].join(" \u00b7 ");
	const first = result.change === void 0 ? "findings" : "changes";
	return htmlPage({
		title: `${title}: ${findingCounts(result.summary)}`,
		first: {
			id: first,
			name: first
		},
		header: `${headline(result, options)}\n${navigation(result, matrices, options)}`,
		main: `${scope(result, options)}${changesSection(result.change, options)}${findingsSection(result.findings, options)}${matrixSection(result, matrices)}${poolsSection(result.inventory, matrices, options)}${existingSection(result.existing, options)}`,
		matrices: matrixData(matrices, result)
	});
}
function headline(result, { passed }) {
	const { existing } = result;
	const before = existing.length === 0 ? "" : `, ${existing.length} from before`;
	return `<h1>taintlint <span class="verdict ${passed ? "passed" : "failed"}"><strong>${passed ? "\u2713 passed" : "\u2717 failed"}</strong> ${resultCounts(result)}${before}</span>${unknownShare(result.fit)}</h1>`;
}
function unknownShare({ workloads }) {
	const cells = workloads.flatMap(({ pools }) => pools);
	const unknown = cells.filter((cell) => cellMark(cell) === "unknown").length;
	if (unknown === 0) return "";
	const percent = Math.max(1, Math.round(100 * unknown / cells.length));
	return ` <span class="share" title="${unknown} of ${cells.length}">${percent} % of verdicts unknown</span>`;
}
function navigation({ findings, inventory, change }, matrices, { passed }) {
	const rows = matrices.flatMap((matrix) => matrix.rows);
	const workloads = groupBy(rows, ({ workload }) => workload);
	const nowhere = [...workloads.values()].filter((own) => own.every(isNowhere)).length;
	return `<nav aria-label="Parts of the report">${[
		...change === void 0 ? [] : [[
			"changes",
			"Changes",
			String(change.pools.length + change.workloads.length),
			""
		]],
		[
			"findings",
			"Findings",
			String(findings.length),
			""
		],
		[
			"placement",
			"Placement",
			count(workloads.size, "workload"),
			nowhere === 0 ? "" : `${nowhere} on no pool`
		],
		[
			"pools",
			"Pools",
			String(inventory.pools.length),
			""
		]
	].map(([id, name, total, alarm]) => {
		return `<a href="#${id}">${name} <b>${total}</b>${alarm === "" ? "" : ` <b${passed ? "" : " class=\"alarm\""}>${alarm}</b>`}</a>`;
	}).join("\n")}</nav>`;
}
function scope({ summary, coverage, notices }, { origin = [] }) {
	const hidden = hiddenText(summary);
	const list = [
		...origin,
		["Read", scopeText(summary)],
		...hidden === "" ? [] : [["Not shown", hidden]]
	].map(([label = "", text = ""]) => `<div><dt>${label}</dt><dd>${htmlText(text)}</dd></div>`);
	const [covered, ...reasons] = coverageSentences({
		summary,
		coverage
	});
	const items = [...reasons, ...notices].map((text) => `<li>${htmlText(text)}</li>`).join("\n");
	const title = htmlText(covered ?? count(notices.length, "notice"));
	const folded = `<details${reasons.length + notices.length <= SHOWN_NOTICES ? " open" : ""}><summary>${title}</summary><ul class="notices">${items}</ul></details>`;
	const alone = covered === void 0 ? "" : `<p>${title}</p>`;
	return `<div class="scope">
<dl class="facts">${list.join("\n")}</dl>
${items === "" ? alone : folded}
</div>
`;
}
function changesSection(change, options) {
	if (change === void 0) return "";
	const { pools, workloads } = change;
	const order = landingSteps(change).map(({ title, files }) => `<p>${title}:</p>\n<ul>${files.map((file) => `<li>${htmlText(file)}</li>`).join("\n")}</ul>\n`);
	const impacts = impactGroups(workloads).map((group) => impactItem(group, options));
	return `<section id="changes" aria-labelledby="changes-title">
<h2 id="changes-title">Changes</h2>
<p>${htmlText(impactText(change))}, ${htmlText(baseText(change))}.</p>
${pools.length === 0 ? "" : `<ul>${pools.map((pool) => poolItem(pool, options)).join("\n")}</ul>\n`}${order.join("")}${impacts.length === 0 ? "" : `<ul class="impact">${impacts.join("\n")}</ul>\n`}</section>
`;
}
function poolItem({ pool, cluster, change, source, details }, { sourceUrl }) {
	const where = htmlLink(htmlText(`${source.file}:${source.line}`), sourceUrl?.(source.file, source.line));
	const owner = cluster === null ? "" : ` of cluster ${htmlText(cluster)}`;
	const what = details.length === 0 ? `is ${change}` : details.map(htmlText).join(", ");
	return `<li>Pool <b>${htmlText(pool)}</b>${owner} ${what} (${where})</li>`;
}
function impactItem(group, { sourceUrl }) {
	const [impact] = group;
	const { effect, pools, reason, cluster } = impact;
	const owner = cluster === null ? "" : ` of cluster ${htmlText(cluster)}`;
	const where = pools.length === 0 && owner === "" ? "" : ` (${pools.map(htmlText).join(", ")}${owner})`;
	const why = reason === "" ? "" : `: ${htmlProse(reason)}`;
	const list = `<ul>${group.map((one) => {
		const { file, line } = one.source;
		const place = htmlLink(htmlText(`${file}:${line}`), sourceUrl?.(file, line));
		return `<li>${htmlText(formatWorkload(one))} (${place})</li>`;
	}).join("\n")}</ul>`;
	const who = group.length <= 3 ? list : `<details><summary>${group.length} workloads</summary>${list}</details>`;
	return `<li class="${effect}"><b>${effectSign(effect)} ${effectText(impact)}</b>${where}${why}${who}</li>`;
}

export { formatHtmlReport };