import { A as shorten, f as SEVERITIES, ft as visibleText, lt as cutText, mt as ruleUrl, ut as visibleLines, w as count } from "./program.js";
import { Lt as formatWorkload } from "./library.js";
import { B as hiddenText, D as detailsOf, F as effectText, I as existingText, L as impactText, N as EFFECT_SIGNS, O as messageOf, P as baseText, R as landingSteps, V as scopeText, z as findingCounts } from "./lint.js";
import { c as markdownText, i as shortText, n as shortCode, o as markdownLink, r as shortProse, s as markdownRow, t as markdownPlace } from "./markdown-short.js";
import { t as clusterMatrices } from "./fit-matrix.js";
import { i as cellMark, n as CELL_MARKS, r as UNICODE_SIGNS } from "./verdict-sign.js";

// src/reporters/markdown-table.ts
const CLOSING_BYTES = 160;
function markdownTable({ header, rows, cells }, maxBytes) {
	const head = markdownRow(header) + markdownRow(header.map(() => "---"));
	let left = maxBytes - CLOSING_BYTES - Buffer.byteLength(head);
	const lines = [];
	for (const row of rows) {
		const line = markdownRow(cells(row));
		left -= Buffer.byteLength(line);
		if (left < 0) break;
		lines.push(line);
	}
	const missing = rows.length - lines.length;
	const table = lines.length === 0 ? "" : head + lines.join("");
	if (missing === 0) return table;
	const sentence = `${count(missing, "row is", "rows are")} left out: GitHub limits the size.\n`;
	return table === "" ? sentence : `${table}\n${sentence}`;
}

// src/reporters/change-markdown.ts
const NAMES_LIMIT = 12;
const LANDING_LIMIT = 20;
const FRAME_BYTES = 512;
function changeMarkdown(change, options) {
	const { pools, workloads } = change;
	if (pools.length === 0 && workloads.length === 0) return "";
	const first = landingSteps(change).map(landingSection).join("");
	const head = `\n### What this change does\n\n${impactText(workloads)}, ${shortProse(baseText(change))}.\n`;
	const left = options.maxBytes - Buffer.byteLength(head) - Buffer.byteLength(first) - FRAME_BYTES;
	if (left < FRAME_BYTES) return Buffer.byteLength(head) <= options.maxBytes ? head : "";
	const impacts = workloadsTable(workloads, options, Math.floor(left * (pools.length === 0 ? 1 : .7)));
	const changes = poolsTable(pools, options, left - Buffer.byteLength(impacts));
	return head + first + changes + impacts;
}
function landingSection({ title, files }) {
	return `\n**${title}**:\n\n${shorten(files.map(shortCode), LANDING_LIMIT).map((item) => `- ${item}\n`).join("")}`;
}
function workloadsTable(workloads, options, maxBytes) {
	if (workloads.length === 0) return "";
	const cells = (impact) => [
		`${EFFECT_SIGNS[impact.effect]} ${effectText(impact)}`,
		[shortCode(`${impact.namespace}/${impact.kind}/${impact.name}`), ...clusterCell(impact.cluster)].join("<br>"),
		names(impact.pools),
		shortProse(impact.reason),
		markdownPlace(impact.source, options.sourceUrl)
	];
	return `\n${markdownTable({
		header: [
			"Effect",
			"Workload",
			"Pools",
			"Why",
			"Place"
		],
		rows: workloads,
		cells
	}, maxBytes - 1)}`;
}
function poolsTable(pools, options, maxBytes) {
	if (pools.length === 0) return "";
	const cells = ({ pool, cluster, change, details, source }) => [
		[shortCode(pool), ...clusterCell(cluster)].join("<br>"),
		shorten((details.length === 0 ? [`is ${change}`] : details).map(shortProse), NAMES_LIMIT).join("<br>"),
		markdownPlace(source, options.sourceUrl)
	];
	return `\n${markdownTable({
		header: [
			"Pool",
			"Change",
			"Place"
		],
		rows: pools,
		cells
	}, maxBytes - 1)}`;
}
function clusterCell(cluster) {
	return cluster === null ? [] : [`cluster ${shortCode(cluster)}`];
}
function names(pools) {
	return shorten(pools.map(shortCode), NAMES_LIMIT).join("<br>");
}

// src/reporters/job-summary.ts
const MAX_BYTES = 983040;
const NOTICES_SHARE = .25;
const CHANGE_SHARE = .4;
const FINDINGS_SHARE = .75;
const LEAST_TABLE_BYTES = 1024;
const CLUSTER_MAX_LENGTH = 100;
const LIST_MAX_LENGTH = 12;
function formatJobSummary(result, options) {
	const maxBytes = options.maxBytes ?? MAX_BYTES;
	const top = summaryHead(result, options.passed) + noticesSection(result.notices, maxBytes * NOTICES_SHARE);
	const head = top + changeSection(result, options, Math.floor((maxBytes - Buffer.byteLength(top)) * CHANGE_SHARE));
	const forFindings = Math.floor((maxBytes - Buffer.byteLength(head)) * FINDINGS_SHARE);
	const findings = findingsSection(result.findings, options, forFindings);
	const left = maxBytes - Buffer.byteLength(head) - Buffer.byteLength(findings);
	return head + findings + matrixSection(result, left);
}
function summaryHead({ summary, existing, change, findings }, passed) {
	const verdict = passed ? "✅ taintlint passed" : "❌ taintlint failed";
	const hidden = hiddenText(summary);
	const notShown = hidden === "" ? "" : ` Not shown: ${hidden}.`;
	const before = existingText(existing);
	const isNew = before === "" || findings.length === 0 ? "" : newText(summary);
	const counts = `${findingCounts(summary, change !== void 0)}${isNew}`;
	const known = before === "" ? "" : ` ${before}: not listed here.`;
	return `## ${verdict}: ${counts}\n\nLooked at ${scopeText(summary)}.${notShown}${known}\n`;
}
function newText({ errors, warnings, notes }) {
	return errors + warnings + notes === 1 ? " that is new" : " that are new";
}
function changeSection({ change }, { sourceUrl }, maxBytes) {
	if (change === void 0) return "";
	return changeMarkdown(change, {
		maxBytes,
		...sourceUrl === void 0 ? {} : { sourceUrl }
	});
}
function noticesSection(notices, maxBytes) {
	if (notices.length === 0) return "";
	const section = `\n${shorten(notices, LIST_MAX_LENGTH).map((notice) => `- ${shortProse(notice)}\n`).join("")}`;
	return Buffer.byteLength(section) <= maxBytes ? section : `\n${count(notices.length, "notice")}: see the log.\n`;
}
function findingsSection(findings, options, maxBytes) {
	if (findings.length === 0) return "";
	const heading = "\n### Findings\n\n";
	const table = {
		header: [
			"Severity",
			"Where",
			"Finding"
		],
		rows: byWorkload(findings),
		cells: (finding) => findingCells(finding, options)
	};
	return heading + markdownTable(table, maxBytes - 15);
}
function byWorkload(findings) {
	const groups = /* @__PURE__ */ new Map();
	for (const finding of findings) {
		const owner = finding.workload === null ? finding.severity : formatWorkload(finding.workload);
		const group = groups.get(owner);
		if (group === void 0) groups.set(owner, [finding]);
		else group.push(finding);
	}
	return [...groups.values()].map((group) => group.sort((a, b) => rank(a) - rank(b))).sort(([a], [b]) => rank(a) - rank(b)).flat();
}
function rank(finding) {
	return finding === void 0 ? SEVERITIES.length : SEVERITIES.indexOf(finding.severity);
}
function findingCells(finding, options) {
	const { source, workload, clusters, renderings = [] } = finding;
	const owner = workload === null ? [] : [shortCode(formatWorkload(workload))];
	const names = shorten(clusters, LIST_MAX_LENGTH).map((cluster) => `cluster ${shortCode(cluster)}`);
	const rendered = shorten(renderings, LIST_MAX_LENGTH).map((rendering) => `rendered in ${shortCode(rendering)}`);
	const where = markdownPlace(source, options.sourceUrl);
	const rule = markdownLink(markdownText(finding.rule), ruleUrl(finding.rule));
	return [
		finding.severity,
		[
			...owner,
			...names,
			...rendered,
			where
		].join("<br>"),
		`${shortProse(messageOf(finding))}<br>${rule}${moreOf(finding)}`
	];
}
function moreOf(finding) {
	const { related, help } = finding;
	const places = related.map((range) => `${range.file}:${range.line} ${range.message}`);
	const reasons = [...shorten(detailsOf(finding), LIST_MAX_LENGTH), ...shorten(places, LIST_MAX_LENGTH)];
	const advice = help === "" ? [] : shorten(visibleLines(help), 24);
	if (reasons.length + advice.length === 0) return "";
	return `<details><summary>${[...reasons.length === 0 ? [] : ["why"], ...advice.length === 0 ? [] : ["what to do"]].join(", ")}</summary>${[reasons, advice].filter((part) => part.length > 0).map((part) => part.map(shortProse).join("<br>")).join("<br><br>")}</details>`;
}
function matrixSection({ fit }, maxBytes) {
	const matrices = clusterMatrices(fit).filter((matrix) => matrix.rows.length > 0);
	if (matrices.length === 0) return "";
	let text = `\n### Placement\n\n${CELL_MARKS.map((mark) => `${UNICODE_SIGNS[mark]} ${mark}`).join(" · ")}\n`;
	for (const matrix of matrices) {
		const left = maxBytes - Buffer.byteLength(text);
		if (left < 2 * LEAST_TABLE_BYTES) {
			text += "\nFurther clusters are left out: GitHub limits the size.\n";
			break;
		}
		const heading = matrix.cluster === null ? "\n" : `\n#### Cluster ${markdownText(cutText(visibleText(matrix.cluster), CLUSTER_MAX_LENGTH))}\n\n`;
		text += heading + markdownTable(matrixTable(matrix), left - LEAST_TABLE_BYTES - Buffer.byteLength(heading));
	}
	return text;
}
function matrixTable({ pools, rows }) {
	return {
		header: ["Workload", ...pools.map((pool) => markdownText(shortText(pool.name)))],
		rows,
		cells: ({ workload, label, cells }) => {
			const name = shortCode(label);
			const signs = cells.map((cell) => cell === void 0 ? "" : UNICODE_SIGNS[cellMark(cell)]);
			return [workload.valid ? name : `${name} (invalid)`, ...signs];
		}
	};
}

export { formatJobSummary as n, changeMarkdown as r, findingsSection as t };