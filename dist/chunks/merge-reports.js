import { activeRules, conciseLine, findingCounts, layoutText, narrow, passes, perCount, refuse, renderReports, scopeText, selectedView, viewOf } from "./lint.js";
import { bySeverity, count, nameSome, quoted, visibleText } from "./program.js";
import { formatJson } from "./json-text.js";
import { lintJson } from "./lint-json2.js";
import { markdownLink, markdownText, shortText } from "./markdown-escape.js";
import { markdownTable } from "./markdown-table.js";
import { formatSarifLog, sarifRun } from "./sarif2.js";
import { groupBy } from "./core.js";
import { htmlLink, htmlPage, htmlText, repositoryFindings } from "./page.js";

// src/lint/reports/run-origin.ts
function nameOfOrigin({ repository, folder }) {
	return folder === "." ? repository : `${repository}: ${folder}`;
}

// src/lint/merge/check-reports.ts
function describeReportTrouble(reports) {
	const byName = /* @__PURE__ */ new Map();
	for (const { origin, file } of reports) {
		const name = nameOfOrigin(origin);
		const earlier = byName.get(name);
		if (earlier !== void 0) {
			const where = earlier === file ? quoted(file) : `${quoted(earlier)} and ${quoted(file)}`;
			return `${quoted(name)} is reported twice, in ${where}: name one as NAME=FILE, or leave it out`;
		}
		byName.set(name, file);
	}
}
function sortReports(reports) {
	const name = ({ origin }) => nameOfOrigin(origin);
	return reports.toSorted((a, b) => name(a) < name(b) ? -1 : 1);
}

// src/reporters/words/fleet-report.ts
function repositoryName({ origin }) {
	return nameOfOrigin(origin);
}
function isUnchecked({ result }) {
	return result.summary.workloads === 0;
}
function fleetSummary(reports) {
	return perCount((count) => reports.reduce((total, { result }) => total + result.summary[count], 0));
}
function worstFirst(reports) {
	return reports.toSorted(({ result: { summary: a } }, { result: { summary: b } }) => {
		return b.errors - a.errors || b.warnings - a.warnings || b.notes - a.notes;
	});
}
const GITHUB = /^https:\/\/github\.com\//;
const GITLAB = /^https:\/\/gitlab\./;
function sourceUrlOf(origin) {
	const { url, commit } = origin;
	if (url === null || commit === null) return void 0;
	const view = GITHUB.test(url) ? "blob" : GITLAB.test(url) ? "-/blob" : void 0;
	if (view === void 0) return void 0;
	const path = (file) => pathInRepository(origin, file).split("/").map(encodeURIComponent).join("/");
	return (file, line) => `${url}/${view}/${commit}/${path(file)}#L${line}`;
}
function pathInRepository({ folder }, file) {
	if (folder === "." || file.startsWith("/")) return file;
	const steps = [];
	for (const step of `${folder}/${file}`.split("/")) if (step === "..") steps.pop();
	else if (step !== ".") steps.push(step);
	return steps.join("/");
}

// src/reporters/fleet-json.ts
function formatFleetJson(reports) {
	return formatJson({
		schemaVersion: 1,
		summary: {
			repositories: reports.length,
			unchecked: reports.filter(isUnchecked).length,
			...fleetSummary(reports)
		},
		repositories: reports.map(({ origin, result }) => lintJson(result, { origin }))
	});
}

// src/reporters/fleet-markdown.ts
const MAX_BYTES = 921600;
function formatFleetMarkdown(reports, { passed }) {
	const summary = fleetSummary(reports);
	const verdict = passed ? "\u2705 taintlint passed" : "\u274c taintlint failed";
	const repositories = count(reports.length, "repository", "repositories");
	const table = markdownTable({
		header: [
			"Repository",
			"Errors",
			"Warnings",
			"Notes",
			"Workloads",
			"Pools"
		],
		rows: worstFirst(reports),
		cells: (report) => {
			const { errors, warnings, notes, workloads, pools } = report.result.summary;
			const name = markdownText(shortText(repositoryName(report)));
			const { url } = report.origin;
			const checked = isUnchecked(report) ? "nothing was checked" : String(workloads);
			return [
				url === null ? name : markdownLink(name, url),
				...[
					errors,
					warnings,
					notes
				].map(String),
				checked,
				String(pools)
			];
		}
	}, MAX_BYTES);
	return `## ${verdict}: ${findingCounts(summary)} in ${repositories}\n\nLooked at ${scopeText(summary)}.\n\n${table}`;
}

// src/reporters/fleet-sarif.ts
function formatFleetSarif(reports, { rules }) {
	return formatSarifLog(reports.map((report) => {
		const { origin, result } = report;
		const run = sarifRun(result, {
			version: origin.version,
			rules,
			repositoryPath: (file) => pathInRepository(origin, file)
		});
		const { url, commit } = origin;
		return {
			...run,
			automationDetails: { id: `${repositoryName(report)}/` },
			versionControlProvenance: url !== null ? [{
				repositoryUri: url,
				revisionId: commit !== null ? commit : void 0
			}] : void 0
		};
	}));
}

// src/reporters/fleet-text.ts
const NAMED$1 = 10;
function formatFleetText(reports, options) {
	const { colors } = layoutText(options);
	const blocks = worstFirst(reports).filter(({ result }) => result.findings.length > 0).map((report) => {
		const { summary, findings } = report.result;
		return [`${colors.bold(visibleText(repositoryName(report)))}: ${findingCounts(summary)} in ${scopeText(summary)}`, ...findings.toSorted(bySeverity).map((finding) => `  ${conciseLine(finding)}`)].join("\n");
	});
	const summary = fleetSummary(reports);
	const closing = [
		...named("without findings", reports.filter(({ result }) => result.findings.length === 0 && result.summary.workloads > 0)),
		...named("with nothing to check", reports.filter(isUnchecked)),
		...reports.flatMap((report) => (report.result.reached ?? []).map((clause) => `${visibleText(repositoryName(report))}: ${visibleText(clause)}`)),
		`${colors.bold(findingCounts(summary))} in ${count(reports.length, "repository", "repositories")}: ${scopeText(summary)}`
	];
	return `${[...blocks, closing.join("\n")].join("\n\n")}\n`;
}
function named(what, reports) {
	if (reports.length === 0) return [];
	const names = nameSome(reports.map(repositoryName).map(visibleText), NAMED$1, "more");
	return [`${count(reports.length, "repository", "repositories")} ${what}: ${names}`];
}

// src/reporters/html/fleet-page.ts
const MOST_FINDINGS = 3e3;
const COMMIT_LENGTH = 7;
const NAMED = 5;
function formatFleetHtml(reports, options) {
	const ordered = worstFirst(reports);
	const all = ordered.flatMap(findingsOf);
	const shown = all.length <= MOST_FINDINGS ? all : worstOf(all);
	const summary = fleetSummary(reports);
	const repositories = count(reports.length, "repository", "repositories");
	const { passed } = options;
	const left = all.length - shown.length;
	return htmlPage({
		title: `taintlint \u00b7 ${repositories}: ${findingCounts(summary)}`,
		first: {
			id: "repositories",
			name: "repositories"
		},
		header: `<h1>taintlint <span class="verdict ${passed ? "passed" : "failed"}"><strong>${passed ? "\u2713 passed" : "\u2717 failed"}</strong> ${findingCounts(summary)} in ${repositories}</span></h1>
<nav aria-label="Parts of the report"><a href="#repositories">Repositories <b>${reports.length}</b></a>
<a href="#findings">Findings <b>${all.length}</b></a></nav>`,
		main: `<div class="scope">
<p class="origin"><span>${htmlText(options.day)}</span></p>
<p>Looked at ${scopeText(summary)}.</p>
${noticesOf(reports)}</div>
${repositoriesSection(ordered, shown)}${repositoryFindings(shown, left === 0 ? "" : `${count(left, "finding is", "findings are")} left out here: the JSON report holds all.`)}`,
		matrices: {
			marks: [],
			reasons: [],
			matrices: []
		}
	});
}
function noticesOf(reports) {
	const all = reports.flatMap((report) => report.result.notices.map((notice) => ({
		notice,
		name: repositoryName(report)
	})));
	if (all.length === 0) return "";
	const items = [...groupBy(all, ({ notice }) => notice)].map(([notice, ones]) => {
		const names = nameSome(ones.map(({ name }) => name), NAMED);
		return `<li><strong>${htmlText(names)}</strong>: ${htmlText(notice)}</li>`;
	});
	return `<details><summary>${count(items.length, "notice")}</summary><ul class="notices">${items.join("\n")}</ul></details>\n`;
}
function findingsOf(report, position) {
	const sourceUrl = sourceUrlOf(report.origin);
	const options = {
		idPrefix: `${position}-`,
		sourceUrl
	};
	const repository = repositoryName(report);
	return report.result.findings.toSorted(bySeverity).map((finding) => ({
		finding,
		repository,
		options
	}));
}
function worstOf(all) {
	const worst = new Set(all.toSorted((a, b) => bySeverity(a.finding, b.finding)).slice(0, MOST_FINDINGS));
	return all.filter((one) => worst.has(one));
}
function repositoriesSection(reports, shown) {
	const heads = [
		"Errors",
		"Warnings",
		"Notes",
		"Workloads",
		"Pools",
		"Commit"
	];
	const linked = new Set(shown.map(({ repository }) => repository));
	return `<section id="repositories" aria-labelledby="repositories-title">
<h2 id="repositories-title">Repositories</h2>
<div class="scroll" tabindex="0" role="region" aria-label="Table of repositories"><table class="pools cards">
<thead><tr>${["Repository", ...heads].map((head) => `<th scope="col">${head}</th>`).join("")}</tr></thead>
<tbody>
${reports.map((report, position) => repositoryRow(report, position, linked.has(repositoryName(report)), heads)).join("\n")}
</tbody>
</table></div>
</section>
`;
}
function repositoryRow(report, position, isLinked, heads) {
	const { origin, result } = report;
	const { errors, warnings, notes, workloads, pools } = result.summary;
	const [first] = findingsOf(report, position);
	const name = htmlText(repositoryName(report));
	const fragment = first === void 0 || !isLinked ? void 0 : `#f-${position}-${first.finding.fingerprint}`;
	const commit = origin.commit?.slice(0, COMMIT_LENGTH) ?? "";
	const address = origin.url === null || sourceUrlOf(origin) === void 0 ? void 0 : `${origin.url}/commit/${origin.commit}`;
	const cells = [
		errors === 0 ? "0" : `<b class="alarm">${errors}</b>`,
		String(warnings),
		String(notes),
		isUnchecked(report) ? `<b class="alarm">nothing was checked</b>` : String(workloads),
		String(pools),
		htmlLink(htmlText(commit), commit === "" ? void 0 : address)
	];
	const bounds = (result.reached ?? []).map((clause) => `<br><small class="alarm">${htmlText(clause)}</small>`);
	return `<tr><th scope="row">${htmlLink(name, fragment)}${bounds.join("")}</th>${cells.map((cell, index) => `<td data-head="${heads[index]}">${cell}</td>`).join("")}</tr>`;
}

// src/cli/merge-reports.ts
const FORMATS = [
	"text",
	"json",
	"markdown",
	"html",
	"sarif"
];
async function mergeReports(invocation, files, context) {
	const trouble = describeUnfit(invocation) ?? describeReportTrouble(files);
	if (trouble !== void 0) return refuse({ message: trouble });
	const { options, formats } = invocation;
	const view = selectedView(options);
	const narrowed = sortReports(files).map(({ origin, result }) => ({
		origin,
		result: narrow(result, view)
	}));
	const passed = narrowed.every(({ result }) => passes(result, options["fail-on"] ?? "error"));
	const reports = narrowed.map(({ origin, result }) => ({
		origin,
		result: viewOf(result, view)
	}));
	const day = (/* @__PURE__ */ new Date()).toISOString().slice(0, 10);
	const written = await renderReports(formats, context, ({ format }, style) => {
		switch (format) {
			case "json": return formatFleetJson(reports);
			case "markdown": return formatFleetMarkdown(reports, { passed });
			case "html": return formatFleetHtml(reports, {
				passed,
				day
			});
			case "sarif": return formatFleetSarif(reports, { rules: activeRules(void 0) });
			default: return formatFleetText(reports, style);
		}
	});
	const errors = [...reports.flatMap(describeReached), ...describeNothing(reports)];
	return {
		exitCode: exitCodeOf(reports, passed),
		reports: written,
		errors
	};
}
function exitCodeOf(reports, passed) {
	if (reports.some(({ result }) => result.reached !== void 0)) return 2;
	if (!passed) return 1;
	return reports.every(isUnchecked) ? 3 : 0;
}
function describeReached({ origin, result: { reached = [] } }) {
	return reached.map((clause) => ({ message: `${nameOfOrigin(origin)}: ${clause}` }));
}
function describeNothing(reports) {
	if (!reports.every(isUnchecked)) return [];
	return [{ message: "nothing was checked: no repository has a workload" }];
}
function describeUnfit({ formats, options }) {
	const other = formats.find(({ format }) => !FORMATS.includes(format));
	if (other !== void 0) return `format "${other.format}" is of one repository: several repositories are reported as ${FORMATS.join(", ")}`;
	const first = [
		"baseline",
		"write-baseline",
		"verbose",
		"full",
		"kustomize",
		"helm"
	].find((name) => options[name]);
	return first && `option "--${first}" is for shards: reports are judged already`;
}

export { mergeReports };