import { bySeverity, count, cutText, joinWords, ruleUrl, shorten, visibleLines, visibleText } from "./program.js";
import { formatWorkload, groupBy } from "./core.js";
import { markdownFold, markdownLink, markdownList, markdownPlace, markdownTable, markdownText, shortCode, shortProse, shortText } from "./markdown.js";
import { CELL_MARKS, UNICODE_SIGNS, baseText, cellMark, clusterMatrices, coverageSentences, detailsOf, effectSign, effectText, existingText, fullName, hiddenText, impactGroups, impactText, landingSteps, messageOf, resultCounts, scopeText } from "./lint.js";

// src/reporters/change-markdown.ts
const NAMES_LIMIT = 12;
const LANDING_LIMIT = 20;
const FOLDED_LIMIT = 100;
const FRAME_BYTES = 512;
function changeMarkdown(change, options) {
	const { pools, workloads } = change;
	if (pools.length === 0 && workloads.length === 0) return "";
	const first = landingSteps(change).map(landingSection).join("");
	const head = `\n### What this change does\n\n${impactText(change)}, ${shortProse(baseText(change))}.\n`;
	const left = options.maxBytes - Buffer.byteLength(head) - Buffer.byteLength(first) - FRAME_BYTES;
	if (left < FRAME_BYTES) return Buffer.byteLength(head) <= options.maxBytes ? head : "";
	const impacts = markdownList(impactGroups(workloads), (group) => impactItem(group, options), Math.floor(left * .7));
	return `${head}${first}\n${markdownList(pools, (pool) => poolItem(pool, options), left - Buffer.byteLength(impacts))}${pools.length > 0 && workloads.length > 0 ? "\n" : ""}${impacts}`;
}
function landingSection({ title, files }) {
	return `\n**${title}**:\n\n${shorten(files.map(shortCode), LANDING_LIMIT).map((item) => `- ${item}\n`).join("")}`;
}
function impactItem(group, options) {
	const [impact] = group;
	const { effect, pools, cluster, reason } = impact;
	const named = ({ namespace, kind, name, source }) => `${shortCode(`${namespace}/${kind}/${name}`)} ${markdownPlace(source, options.sourceUrl)}`;
	const where = shorten(pools.map(shortCode), NAMES_LIMIT).join(", ");
	const about = [...where === "" ? [] : [where], ...clusterCell(cluster)].join(" \u00b7 ");
	const why = reason === "" ? "" : `: ${shortProse(reason)}`;
	if (group.length <= 3) {
		const who = group.map((one) => `<br>${named(one)}`).join("");
		const effects = group.length === 1 ? effectText(impact) : `${effectText(impact)} (${group.length} workloads)`;
		return `${effectSign(effect)} **${effects}** (${about})${why}${who}`;
	}
	const who = shorten(group.map(named), FOLDED_LIMIT).join("<br>");
	return `${effectSign(effect)} **${effectText(impact)}** (${about})${why}<details><summary>${group.length} workloads</summary>${who}</details>`;
}
function poolItem({ pool, cluster, change, details, source }, options) {
	const what = shorten((details.length === 0 ? [`is ${change}`] : details).map(shortProse), NAMES_LIMIT).join(", ");
	const place = markdownPlace(source, options.sourceUrl);
	return `pool ${[shortCode(pool), ...clusterCell(cluster)].join(" \u00b7 ")} ${what} (${place})`;
}
function clusterCell(cluster) {
	return cluster === null ? [] : [`cluster ${shortCode(cluster)}`];
}

// src/reporters/job-summary.ts
const MAX_BYTES = 983040;
const NOTICES_SHARE = .25;
const CHANGE_SHARE = .4;
const FINDINGS_SHARE = .75;
const LEAST_TABLE_BYTES = 1024;
const MATRIX_FRAME_BYTES = 256;
const CLUSTER_MAX_LENGTH = 100;
const LIST_MAX_LENGTH = 12;
function formatJobSummary(result, options) {
	const maxBytes = options.maxBytes ?? MAX_BYTES;
	const top = summaryHead(result, options) + noticesSection(result.notices, maxBytes * NOTICES_SHARE);
	const forChange = Math.floor((maxBytes - Buffer.byteLength(top)) * CHANGE_SHARE);
	const { sourceUrl } = options;
	const head = top + (result.change ? changeMarkdown(result.change, {
		maxBytes: forChange,
		sourceUrl
	}) : "");
	const forFindings = Math.floor((maxBytes - Buffer.byteLength(head)) * FINDINGS_SHARE);
	const findings = summaryFindings(result.findings, options, forFindings);
	const left = maxBytes - Buffer.byteLength(head) - Buffer.byteLength(findings);
	return head + findings + matrixSection(result, left);
}
function summaryHead({ summary, coverage, existing, change, findings, reached }, { passed, renderedWith = [] }) {
	const verdict = passed ? "\u2705 taintlint passed" : "\u274c taintlint failed";
	const hidden = hiddenText({
		summary,
		findings
	});
	const notShown = hidden === "" ? "" : ` Not shown: ${hidden}.`;
	const before = existingText(existing);
	const are = summary.errors + summary.warnings + summary.notes === 1 ? "is" : "are";
	const isNew = before === "" || findings.length === 0 ? "" : ` that ${are} new`;
	const counts = `${resultCounts({
		summary,
		coverage,
		change,
		reached
	})}${isNew}`;
	const covered = coverageSentences({
		summary,
		coverage
	}).map((sentence) => `\n- ${shortProse(sentence)}`);
	const judged = covered.length === 0 ? "" : `\nNot everything was judged:\n${covered.join("")}\n`;
	const known = before === "" ? "" : ` ${before}: not listed here.`;
	const rendered = renderedWith.length === 0 ? "" : ` Rendered with ${shortProse(joinWords(renderedWith))}.`;
	return `## ${verdict}: ${counts}\n\nLooked at ${scopeText(summary)}.${rendered}${notShown}${known}\n${judged}`;
}
function noticesSection(notices, maxBytes) {
	if (notices.length === 0) return "";
	const section = `\n${shorten(notices, LIST_MAX_LENGTH).map((notice) => `- ${shortProse(notice)}\n`).join("")}`;
	return Buffer.byteLength(section) <= maxBytes ? section : `\n${count(notices.length, "notice")}: see the log.\n`;
}
function summaryFindings(findings, options, maxBytes, title = "Findings") {
	if (findings.length === 0) return "";
	const heading = `\n### ${title}\n\n`;
	const item = (finding) => findingItem(finding, options);
	return heading + markdownList(byWorkload(findings), item, maxBytes - heading.length);
}
function byWorkload(findings) {
	return [...groupBy(findings, ({ workload, severity }) => workload === null ? severity : formatWorkload(workload)).values()].map((group) => group.sort(bySeverity)).sort(([a], [b]) => bySeverity(a, b)).flat();
}
const MARKS = {
	error: "\u274c",
	warning: "\u26a0\ufe0f",
	note: "\u2139\ufe0f"
};
function findingItem(finding, options) {
	const { source, workload, clusters, renderings = [], severity } = finding;
	const owner = workload === null ? [] : [shortCode(formatWorkload(workload))];
	const names = shorten(clusters, LIST_MAX_LENGTH).map((cluster) => `cluster ${shortCode(cluster)}`);
	const rendered = shorten(renderings, LIST_MAX_LENGTH).map((rendering) => `rendered in ${shortCode(rendering)}`);
	const where = [
		markdownPlace(source, options.sourceUrl),
		...owner,
		...names,
		...rendered
	].join(" \u00b7 ");
	const rule = markdownLink(markdownText(finding.rule), ruleUrl(finding.rule));
	return `${`${MARKS[severity]} **${severity}** ${shortProse(messageOf(finding))} (${rule})`}<br>${where}${moreOf(finding)}`;
}
function moreOf(finding) {
	const { related, help } = finding;
	const places = related.map((range) => `${range.file}:${range.line} ${range.message}`);
	const reasons = [...shorten(detailsOf(finding), LIST_MAX_LENGTH), ...shorten(places, LIST_MAX_LENGTH)];
	const advice = help === "" ? [] : shorten(visibleLines(help), 24);
	if (reasons.length + advice.length === 0) return "";
	return `<details><summary>${[...reasons.length === 0 ? [] : ["why"], ...advice.length === 0 ? [] : ["what to do"]].join(", ")}</summary>${[reasons, advice].filter((piece) => piece.length > 0).map((piece) => piece.map(shortProse).join("<br>")).join("<br><br>")}</details>`;
}
function matrixSection({ fit, change }, maxBytes) {
	const matrices = clusterMatrices(fit).map((matrix) => change === void 0 ? matrix : changedRows(matrix, change.workloads)).filter((matrix) => matrix.rows.length > 0);
	if (matrices.length === 0) return "";
	let text = `${CELL_MARKS.map((mark) => `${UNICODE_SIGNS[mark]} ${mark}`).join(" \u00b7 ")}\n`;
	for (const matrix of matrices) {
		const left = maxBytes - MATRIX_FRAME_BYTES - Buffer.byteLength(text);
		if (left < 2 * LEAST_TABLE_BYTES) {
			text += "\nFurther clusters are left out: GitHub limits the size.\n";
			break;
		}
		const heading = matrix.cluster === null ? "\n" : `\n#### Cluster ${markdownText(cutText(visibleText(matrix.cluster), CLUSTER_MAX_LENGTH))}\n\n`;
		text += heading + matrixTable(matrix, left - LEAST_TABLE_BYTES - Buffer.byteLength(heading));
	}
	const rows = matrices.reduce((sum, matrix) => sum + matrix.rows.length, 0);
	const which = change === void 0 ? "" : " that the change touches";
	return `\n### Placement\n${markdownFold(`${count(rows, "workload")}${which}, by pool`, text)}`;
}
function changedRows(matrix, impacts) {
	const ofCluster = impacts.filter(({ cluster }) => cluster === matrix.cluster);
	const named = new Set(ofCluster.map(({ kind, namespace, name }) => `${namespace}/${kind}/${name}`));
	const changed = new Set(ofCluster.flatMap(({ pools }) => pools));
	const columns = matrix.pools.flatMap(({ name }, index) => changed.has(name) ? [index] : []);
	const rows = matrix.rows.filter(({ workload }) => named.has(fullName(workload)));
	return {
		...matrix,
		pools: columns.flatMap((index) => matrix.pools[index] ?? []),
		rows: rows.map((row) => ({
			...row,
			cells: columns.map((index) => row.cells[index])
		}))
	};
}
function matrixTable({ pools, rows }, maxBytes) {
	const header = ["Workload", ...pools.map((pool) => markdownText(shortText(pool.name)))];
	const cellsOf = ({ workload, label, cells }) => {
		const name = shortCode(label);
		const signs = cells.map((cell) => cell === void 0 ? "" : UNICODE_SIGNS[cellMark(cell)]);
		return [workload.valid ? name : `${name} (invalid)`, ...signs];
	};
	return markdownTable(header, rows, cellsOf, maxBytes);
}

export { changeMarkdown, formatJobSummary, summaryFindings };