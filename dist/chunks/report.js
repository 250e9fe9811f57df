import { formatWorkload, groupBy, groupByEach, nameWithPart } from "./core.js";
import { count, cutText, nameSome, shorten, visibleText } from "./program.js";
import { ANSWERS, CELL_MARKS, UNICODE_SIGNS, baseText, cellMark, cellReasons, clusterMatrices, coverageSentences, effectSign, effectText, findingCounts, fitsText, hiddenText, impactGroups, impactText, landingSteps, notComparedTexts, resultCounts, scopeText, treatmentOf } from "./lint.js";
import { existingSection, findingsSection, html, htmlLink, htmlPage, htmlProse, htmlSelect, joinHtml, tableOfCards } from "./page.js";

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
	if (matrices.length === 0) {
		const why = fit.pools.length === 0 ? "No node pools are declared" : "No workload was found";
		return html`<section id="placement"><h2>Placement</h2><p>${why}, so that there is nothing to show.</p></section>\n`;
	}
	const workloads = fit.workloads;
	return html`<section id="placement" aria-labelledby="placement-title">
<h2 id="placement-title">Placement</h2>
<p>Every workload against every pool. Choose a cell to see why. An empty cell is blocked; workloads that all pools treat alike stand in one row.</p>
<details class="fold" open><summary>Filters</summary>
<form class="filters" id="matrix-filters">
<label>Search <input type="search" name="text" placeholder="name" autocomplete="off"></label>
${htmlSelect("Namespace", "namespace", optionsOf(workloads.map(({ namespace }) => namespace).sort()))}
${htmlSelect("Kind", "kind", optionsOf(workloads.map(({ kind }) => kind).sort()))}
${htmlSelect("Pool", "pool", optionsOf(fit.pools.map(({ name }) => name)))}
${htmlSelect("Verdict", "verdict", optionsOf(CELL_MARKS))}
<label><input type="checkbox" name="problems"> only problems</label>
<label><input type="checkbox" name="together" checked> equal pools as one column</label>
<button type="reset">Clear</button>
</form></details>
<noscript><p>Filters and reasons need JavaScript. The file loads nothing and sends nothing.</p><style>.fate .member { display: table-row !important }</style></noscript>
<p class="count" id="matrix-count" aria-live="polite"></p>
<div class="panes">
<div>
${matrices.map(matrixTable)}
<ul class="legend">${CELL_MARKS.map((mark) => html`<li><span class="cell ${mark}">${mark === "blocked" ? "" : UNICODE_SIGNS[mark]}</span> <b>${mark}</b>: ${MEANINGS[mark]}</li>`)}
${notComparedTexts(workloads).map((text) => html`<li>* ${text}</li>`)}</ul>
</div>
<aside id="why" aria-live="polite" aria-label="Why"><p>Choose a cell to see why a pool takes a workload, or why not.</p></aside>
</div>
</section>
`;
}
function isNowhere({ cells }) {
	return cells.every((cell) => cell === void 0 || cellMark(cell) === "blocked");
}
function optionsOf(values) {
	return [...new Set(values)].map((value) => html`<option>${value}</option>`);
}
function matrixTable({ cluster, pools, rows }, index) {
	const name = cluster === null ? "" : html`<h3>Cluster ${cluster}</h3>\n`;
	const heads = pools.map(({ name: pool }) => html`<th scope="col" title="${pool}"><span>${pool}</span></th>`);
	const counts = pools.map((_, column) => html`<td>${rows.filter(({ cells }) => isTaken(cells[column])).length}</td>`);
	const caption = `${count(rows.length, "workload")}, ${count(pools.length, "pool")}`;
	return html`${name}<div class="scroll" tabindex="0" role="region" aria-label="Matrix${cluster === null ? "" : ` of cluster ${cluster}`}">
<table class="matrix" id="matrix-${index}">
<caption>${caption}</caption>
<thead><tr><th scope="col" class="corner">Workload</th><th scope="col" class="taken"><span>pools that take it</span></th>${joinHtml(heads)}</tr>
<tr class="sums"><th scope="row" class="corner">workloads that it takes</th><td class="taken"></td>${joinHtml(counts)}</tr></thead>
${fatesOf(rows).map((positions) => fateRows(pools, rows, positions))}
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
	if (first === void 0) return void 0;
	const all = members.map(({ row, position }) => matrixRow(row, position, members.length > 1 ? "member" : ""));
	if (members.length === 1) return html`<tbody>${joinHtml(all)}</tbody>`;
	const title = fateText(pools, first.row.cells);
	const name = html`<button type="button" aria-expanded="false"><b>${members.length}</b> workloads</button>: ${title}`;
	const refused = members.filter(({ row }) => !row.workload.valid).length;
	const invalid = refused === 0 ? "" : html` <em>${refused} invalid</em>`;
	const head = html`<th scope="row" title="${title}">${name}${invalid}</th>`;
	return html`<tbody class="fate">
${tableRow(first.row, first.position, "head", head)}
${all}
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
	const name = nameWithPart(workload);
	const invalid = workload.valid ? "" : html` <em>invalid</em>`;
	const owner = `${workload.kind} \u00b7 ${workload.namespace}`;
	const { notJudged = [] } = workload;
	const uncompared = notJudged.length === 0 ? "" : html`<abbr title="not compared: ${notJudged.join(", ")}">*</abbr>`;
	return tableRow(row, position, role, html`<th scope="row" title="${name} \u00b7 ${owner}"><b>${name}</b>${uncompared}${invalid} <small>${owner}</small></th>`);
}
function tableRow(row, position, role, head) {
	const { cells } = row;
	const judged = cells.filter((cell) => cell !== void 0).length;
	const unknown = cells.filter((cell) => cell !== void 0 && cellMark(cell) === "unknown").length;
	const nowhere = isNowhere(row);
	const taken = nowhere ? html`<b>${UNICODE_SIGNS.blocked} none</b>` : fitsText(cells.filter(isTaken).length, unknown, judged);
	const names = [role, ...nowhere ? ["nowhere"] : []].filter((name) => name !== "").join(" ");
	const all = joinHtml(cells.map(matrixCell));
	return html`<tr data-row="${position}"${names === "" ? "" : html` class="${names}"`}>${head}<td class="taken">${taken}</td>${all}</tr>`;
}
function matrixCell(cell) {
	if (cell === void 0) return html`<td></td>`;
	const mark = cellMark(cell);
	return html`<td class="${mark}">${UNICODE_SIGNS[mark]}</td>`;
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
	const byWorkload = groupByEach([...findings, ...existing], (finding) => [finding, ...finding.also].flatMap(({ workload, renderings = [void 0] }) => workload === null ? [] : renderings.map((rendering) => keyOf(workload, rendering))));
	const told = matrices.map(({ pools, rows }) => ({
		pools: pools.map(({ name, source }) => ({
			name: plain(name),
			place: plain(`${source.file}:${source.line}`)
		})),
		alike: pools.map((_, column) => rows.map(({ cells }) => cells[column] && cellMark(cells[column])).join()).map((marks, _, all) => all.indexOf(marks)),
		rows: rows.map((row) => {
			const { workload, cells } = row;
			const { source, rendering } = workload;
			const about = byWorkload.get(keyOf(workload, rendering)) ?? [];
			return {
				namespace: plain(workload.namespace),
				kind: plain(workload.kind),
				name: plain(nameWithPart(workload)),
				place: plain(`${source.file}:${source.line}${rendering === void 0 ? "" : `, rendered in ${rendering}`}`),
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
	if (pools.length === 0) return html`<section id="pools"><h2>Pools</h2><p>No node pools are declared.</p></section>\n`;
	const isNamed = pools.some(({ cluster }) => cluster !== null);
	const heads = [
		"Pool",
		...isNamed ? ["Cluster"] : [],
		"Taints",
		"Workloads",
		"Node agents",
		"Declared at"
	];
	const rows = pools.map((pool) => poolRow(pool, matrices, options, isNamed));
	return html`<section id="pools" aria-labelledby="pools-title">
<h2 id="pools-title">Pools</h2>
<p>A node agent is a DaemonSet of this repository. One that a taint keeps off a pool makes no pod there, and no event.</p>
${tableOfCards("pools", heads, rows)}
</section>
`;
}
function poolRow(pool, matrices, { sourceUrl }, isNamed) {
	const { file, line } = pool.source;
	const place = pool.address === null ? `${file}:${line}` : `${file}:${line} ${pool.address}`;
	const taints = [...pool.taints.map(taintItem), ...pool.startupTaints.map((taint) => html`${taintItem(taint)} <small>at startup</small>`)];
	const open = pool.open.map(({ field, why }) => html`<small>${field} open: ${why}</small>`);
	const matrix = matrices.find(({ cluster }) => cluster === pool.cluster);
	const { taken, unknown, judged, agents } = treatmentOf(matrix, matrix?.pools.findIndex(({ name }) => name === pool.name) ?? -1);
	return [
		pool.name,
		...isNamed ? [pool.cluster ?? ""] : [],
		joinHtml([...taints.length === 0 && open.length === 0 ? ["none"] : taints, ...open], html`<br>`),
		judged === 0 ? "" : fitsText(taken, unknown, judged),
		agentsText(agents),
		htmlLink(place, sourceUrl?.(file, line))
	];
}
function taintItem({ taint, implied }) {
	return html`<code>${taint}</code>${implied === void 0 ? "" : html` <small>${implied}</small>`}`;
}
function agentsText(agents) {
	const pieces = ANSWERS.flatMap((answer) => {
		const names = agents.get(answer);
		if (names === void 0) return [];
		const listed = joinHtml(shorten(names, MAX_NAMED), ", ");
		return [html`<b${answer === "kept off by a taint" ? html` class="alarm"` : ""}>${names.length} ${answer}</b>: ${listed}`];
	});
	return joinHtml(pieces, html`<br>`);
}

// src/reporters/html/report.ts
const SHOWN_NOTICES = 2;
function formatHtmlReport(result, options) {
	const matrices = clusterMatrices(result.fit).filter(({ rows }) => rows.length > 0);
	const title = ["taintlint", ...(options.origin ?? []).slice(0, 1).map(([, text]) => text)].join(" \u00b7 ");
	const first = result.change === void 0 ? "findings" : "changes";
	return htmlPage({
		title: `${title}: ${findingCounts(result.summary)}`,
		first,
		header: html`${headline(result, options)}\n${navigation(result, matrices, options)}`,
		main: html`${scope(result, options)}${changesSection(result.change, options)}${findingsSection(result.findings, options)}${matrixSection(result, matrices)}${poolsSection(result.inventory, matrices, options)}${existingSection(result.existing, options)}`,
		matrices: matrixData(matrices, result)
	});
}
function headline(result, { passed }) {
	const { existing } = result;
	const before = existing.length === 0 ? "" : `, ${existing.length} from before`;
	return html`<h1>taintlint <span class="verdict ${passed ? "passed" : "failed"}"><strong>${passed ? "\u2713 passed" : "\u2717 failed"}</strong> ${resultCounts(result)}${before}</span>${unknownCount(result.coverage)}</h1>`;
}
function unknownCount({ unknown, workloads }) {
	if (unknown === 0) return void 0;
	const have = unknown === 1 ? "has" : "have";
	return html` <span class="share">${unknown} of ${count(workloads, "workload")} ${have} unknown verdicts</span>`;
}
function navigation({ findings, inventory, change }, matrices, { passed }) {
	const rows = matrices.flatMap((matrix) => matrix.rows);
	const workloads = groupBy(rows, ({ workload }) => workload);
	const nowhere = [...workloads.values()].filter((own) => own.every(isNowhere)).length;
	const links = [
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
		const red = alarm === "" ? "" : html` <b${passed ? "" : html` class="alarm"`}>${alarm}</b>`;
		return html`<a href="#${id}">${name} <b>${total}</b>${red}</a>`;
	});
	return html`<nav aria-label="Parts of the report">${links}</nav>`;
}
function scope({ summary, findings, coverage, notices }, { origin = [] }) {
	const hidden = hiddenText({
		summary,
		findings
	});
	const list = [
		...origin,
		["Read", scopeText(summary)],
		...hidden === "" ? [] : [["Not shown", hidden]]
	].map(([label = "", text = ""]) => html`<div><dt>${label}</dt><dd>${text}</dd></div>`);
	const [covered, ...reasons] = coverageSentences({
		summary,
		coverage
	});
	const items = [...reasons, ...notices].map((text) => html`<li>${text}</li>`);
	const title = covered ?? count(notices.length, "notice");
	const isPending = items.length <= SHOWN_NOTICES;
	const folded = html`<details${isPending ? html` open` : ""}><summary>${title}</summary><ul class="notices">${items}</ul></details>`;
	const alone = covered === void 0 ? "" : html`<p>${title}</p>`;
	return html`<div class="scope">
<dl class="facts">${list}</dl>
${items.length === 0 ? alone : folded}
</div>
`;
}
function changesSection(change, options) {
	if (change === void 0) return void 0;
	const { pools, workloads } = change;
	const order = landingSteps(change).map(({ title, files }) => html`<p>${title}:</p>\n<ul>${files.map((file) => html`<li>${file}</li>`)}</ul>\n`);
	const impacts = impactGroups(workloads).map((group) => impactItem(group, options));
	return html`<section id="changes" aria-labelledby="changes-title">
<h2 id="changes-title">Changes</h2>
<p>${impactText(change)}, ${baseText(change)}.</p>
${pools.length === 0 ? "" : html`<ul>${pools.map((pool) => poolItem(pool, options))}</ul>\n`}${joinHtml(order)}${impacts.length === 0 ? "" : html`<ul class="impact">${impacts}</ul>\n`}</section>
`;
}
function poolItem({ pool, cluster, change, source, details }, { sourceUrl }) {
	const where = htmlLink(`${source.file}:${source.line}`, sourceUrl?.(source.file, source.line));
	const owner = cluster === null ? "" : ` of cluster ${cluster}`;
	const what = details.length === 0 ? `is ${change}` : joinHtml(details, ", ");
	return html`<li>Pool <b>${pool}</b>${owner} ${what} (${where})</li>`;
}
function impactItem(group, { sourceUrl }) {
	const [impact] = group;
	const { effect, pools, reason, cluster } = impact;
	const owner = cluster === null ? "" : ` of cluster ${cluster}`;
	const where = pools.length === 0 && owner === "" ? "" : html` (${joinHtml(pools, ", ")}${owner})`;
	const why = reason === "" ? "" : html`: ${htmlProse(reason)}`;
	const names = group.map((one) => {
		const { file, line } = one.source;
		const place = htmlLink(`${file}:${line}`, sourceUrl?.(file, line));
		return html`<li>${formatWorkload(one)} (${place})</li>`;
	});
	const list = html`<ul>${names}</ul>`;
	const who = group.length <= 3 ? list : html`<details><summary>${group.length} workloads</summary>${list}</details>`;
	return html`<li class="${effect}"><b>${effectSign(effect)} ${effectText(impact)}</b>${where}${why}${who}</li>`;
}

export { formatHtmlReport };