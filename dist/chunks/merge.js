import { WORKLOAD_STATES, activeRules, addressesOf, countSeverities, countStates, groupBy, listOf, maybe, objectOf, ofClusters, oneOf, orNull, parseJson, perCount, perCoverageCount, text, whole, yesOrNo } from "./core.js";
import { FAIL_ON_DEFAULTS, SEVERITIES, bySeverity, count, didYouMean, distinct, nameSome, quoted, visibleText } from "./program.js";
import { DISK, conciseLine, describeUnknownRule, findingCounts, joinResults, layoutText, lookUpPath, narrow, passes, readSourceFile, refuse, renderReports, scopeText, selectedView, viewOf, walkFiles } from "./lint.js";
import { formatJson } from "./json-text.js";
import { lintJson } from "./lint-json2.js";
import { markdownLink, markdownTable, markdownText, shortText } from "./markdown.js";
import { formatSarifLog, sarifRun } from "./sarif2.js";
import { html, htmlLink, htmlPage, joinHtml, repositoryFindings, tableOfCards } from "./page.js";
const { join } = process.getBuiltinModule("node:path");

// src/lint/reports/run-origin.ts
function nameOfOrigin({ repository, folder }) {
	return folder === "." ? repository : `${repository}: ${folder}`;
}

// src/lint/merge/join-parts.ts
function joinParts(reports) {
	return [...groupBy(reports, ({ origin, result }) => JSON.stringify([
		nameOfOrigin(origin),
		origin.commit,
		origin.version,
		result.part === void 0
	])).values()].flatMap((alike) => {
		const [first] = alike;
		if (first.result.part === void 0 || first.origin.commit === null) return alike;
		return [{
			...first,
			result: joinResultsOfParts(alike.map(({ result }) => result))
		}];
	});
}
function joinResultsOfParts(results) {
	const sum = joinResults(results);
	const part = [...new Map(results.flatMap(({ part: own = [] }) => own.map((one) => [one.id, one]))).values()];
	const place = ({ source: { file, line, column } }) => [
		file,
		line,
		column
	];
	const joined = joinBy(joinBy(sum.findings, (one) => [withoutNumber(one.fingerprint), place(one)]), (one) => [
		one.rule,
		splitAtClusters(one),
		place(one)
	]);
	const fingerprints = distinct(joined.map(({ fingerprint }) => withoutNumber(fingerprint)), (fingerprint, number) => `${fingerprint}-${number}`);
	const findings = joined.map((one, index) => ({
		...one,
		fingerprint: fingerprints[index] ?? one.fingerprint
	}));
	const states = countStates(part.map(({ state }) => state));
	return {
		...sum,
		part,
		findings,
		summary: {
			...sum.summary,
			workloads: states.workloads,
			pools: Math.max(...results.map(({ summary }) => summary.pools)),
			...countSeverities(findings)
		},
		coverage: {
			...sum.coverage,
			...states
		}
	};
}
const withoutNumber = (fingerprint) => fingerprint.replace(/-\d+$/, "");
function joinBy(findings, keyOf) {
	return [...groupBy(findings, (one) => JSON.stringify(keyOf(one))).values()].flatMap((alike) => {
		const [first, ...others] = alike.toSorted(bySeverity);
		if (first === void 0 || others.length === 0) return alike;
		const found = others.flatMap(({ workload, renderings, clusters, source, fixes, also }) => {
			return [{
				workload,
				renderings,
				clusters,
				source,
				fixes
			}, ...also];
		});
		const distinct = new Map([
			first,
			...first.also,
			...found
		].map((one) => [identityOf(one), one]));
		distinct.delete(identityOf(first));
		const clusters = [...new Set(alike.flatMap((one) => one.clusters))];
		const joined = {
			...first,
			clusters,
			also: [...distinct.values()]
		};
		return {
			...joined,
			message: splitAtClusters(first).join(ofClusters(joined))
		};
	});
}
function splitAtClusters(finding) {
	const names = ofClusters(finding);
	const at = finding.message.indexOf(names);
	return names === "" || at < 0 ? [finding.message] : [finding.message.slice(0, at), finding.message.slice(at + names.length)];
}
const identityOf = ({ workload, renderings, source }) => JSON.stringify([
	workload,
	renderings,
	source
]);
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

// src/lint/merge/repository-report.ts
const RANGE_KEYS = {
	file: text,
	line: whole,
	column: whole,
	endLine: whole,
	endColumn: whole
};
const RANGE = objectOf(RANGE_KEYS);
const FOUND_KEYS = {
	workload: orNull(objectOf({
		kind: text,
		namespace: text,
		name: text,
		part: maybe(text)
	})),
	renderings: maybe(listOf(text)),
	source: RANGE
};
const FIX = objectOf({
	title: text,
	safe: yesOrNo,
	edits: listOf(objectOf({
		file: text,
		start: whole,
		end: whole,
		text
	})),
	changes: listOf(objectOf({
		file: text,
		line: whole,
		before: listOf(text),
		after: listOf(text)
	}))
});
const FINDING = objectOf({
	...FOUND_KEYS,
	rule: text,
	severity: oneOf(...SEVERITIES),
	message: text,
	help: text,
	clusters: listOf(text),
	excerpt: maybe(text),
	also: maybe(listOf(objectOf({
		...FOUND_KEYS,
		clusters: maybe(listOf(text)),
		rule: maybe(text),
		message: maybe(text),
		fixes: maybe(listOf(FIX))
	}))),
	related: listOf(objectOf({
		...RANGE_KEYS,
		message: text
	})),
	reasons: listOf(objectOf({
		pool: text,
		cluster: orNull(text),
		reasons: listOf(text),
		differs: maybe(objectOf({
			label: text,
			isMissing: yesOrNo
		}))
	})),
	details: listOf(text),
	fixable: yesOrNo,
	fixes: listOf(FIX),
	fingerprint: text
});
const SUMMARY = objectOf(perCount(() => whole));
const COVERAGE = objectOf({
	...perCoverageCount(() => whole),
	outsideFiles: listOf(text),
	reasons: listOf(objectOf({
		reason: text,
		source: objectOf({
			file: text,
			line: whole
		}),
		key: orNull(text),
		workloads: whole
	}))
});
const PART = listOf(objectOf({
	id: text,
	state: oneOf(...WORKLOAD_STATES)
}));
const REPORT_KEYS = {
	run: objectOf({
		repository: text,
		url: orNull(text),
		commit: orNull(text),
		folder: text,
		version: text
	}),
	summary: SUMMARY,
	coverage: COVERAGE,
	part: maybe(PART),
	findings: listOf(FINDING),
	notices: listOf(text),
	reached: maybe(listOf(text))
};
const REPORT = objectOf(REPORT_KEYS);
const VERSION = objectOf({ schemaVersion: oneOf(1) });
const MERGED = objectOf({ repositories: listOf(REPORT) });
const PARTIAL = [["change", "it compares with another revision: merge reports of whole runs"], ["wouldFix", "it has only what --fix-dry-run would leave: merge reports of whole runs"]];
function readReports(value) {
	const version = VERSION(value, "");
	if (version.problem !== void 0) return version;
	const has = (key) => typeof value === "object" && value !== null && Object.hasOwn(value, key);
	const partial = PARTIAL.find(([key]) => has(key));
	if (partial !== void 0) return { problem: partial[1] };
	if (has("repositories")) {
		const merged = MERGED(value, "");
		return merged.problem === void 0 ? { value: merged.value.repositories.map(reportOf) } : merged;
	}
	const single = REPORT(value, "");
	return single.problem === void 0 ? { value: [reportOf(single.value)] } : single;
}
const SAFE_ADDRESS = /^https:\/\/[\w.-]+\/[\w.~/-]+$/;
function reportOf({ run, findings, ...report }) {
	return {
		origin: {
			...run,
			url: run.url !== null && SAFE_ADDRESS.test(run.url) ? run.url : null
		},
		result: {
			...report,
			findings: findings.map(findingOf),
			existing: [],
			fit: {
				pools: [],
				workloads: []
			},
			inventory: { pools: [] }
		}
	};
}
function findingOf({ also = [], reasons, fixes, excerpt = "", ...rest }) {
	const { renderings: _, workload: __, ...plain } = rest;
	return {
		...plain,
		...foundIn(rest),
		excerpt,
		also: also.map(({ fixes: own, ...other }) => ({
			...other,
			...foundIn(other),
			fixes: own?.map(fixOf)
		})),
		reasons: reasons.map(({ differs, ...reason }) => ({
			...reason,
			differs
		})),
		fixes: fixes.map(fixOf)
	};
}
function fixOf({ safe, ...fix }) {
	return {
		...fix,
		isUnsafe: !safe ? true : void 0
	};
}
function foundIn({ workload, renderings, source }) {
	return {
		workload,
		renderings,
		source
	};
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
function sourceUrlOf(origin) {
	const addressOf = addressesOf(origin.url, origin.commit);
	return addressOf && ((file, line) => addressOf(pathInRepository(origin, file), line));
}
function pathInRepository({ folder }, file) {
	if (folder === "." || file.startsWith("/")) return file;
	const steps = [];
	for (const step of `${folder}/${file}`.split("/")) if (step === "..") steps.pop();
	else if (step !== ".") steps.push(step);
	return steps.join("/");
}

// src/reporters/fleet-report.ts
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
const MAX_BYTES = 921600;
function formatFleetMarkdown(reports, { passed }) {
	const summary = fleetSummary(reports);
	const verdict = passed ? "\u2705 taintlint passed" : "\u274c taintlint failed";
	const repositories = count(reports.length, "repository", "repositories");
	const header = [
		"Repository",
		"Errors",
		"Warnings",
		"Notes",
		"Workloads",
		"Pools"
	];
	const cells = (report) => {
		const { errors, warnings, notes, workloads, pools } = report.result.summary;
		const name = markdownText(shortText(repositoryName(report)));
		const { url } = report.origin;
		const checked = isUnchecked(report) ? "nothing was checked" : workloads;
		return [url === null ? name : markdownLink(name, url), ...[
			errors,
			warnings,
			notes,
			checked,
			pools
		].map(String)];
	};
	const table = markdownTable(header, worstFirst(reports), cells, MAX_BYTES);
	return `## ${verdict}: ${findingCounts(summary)} in ${repositories}\n\nLooked at ${scopeText(summary)}.\n\n${table}`;
}
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
		first: "repositories",
		header: html`<h1>taintlint <span class="verdict ${passed ? "passed" : "failed"}"><strong>${passed ? "\u2713 passed" : "\u2717 failed"}</strong> ${findingCounts(summary)} in ${repositories}</span></h1>
<nav aria-label="Parts of the report"><a href="#repositories">Repositories <b>${reports.length}</b></a>
<a href="#findings">Findings <b>${all.length}</b></a></nav>`,
		main: html`<div class="scope">
<p class="origin"><span>${options.day}</span></p>
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
	if (all.length === 0) return void 0;
	const items = [...groupBy(all, ({ notice }) => notice)].map(([notice, ones]) => {
		const names = ones.map(({ name }) => name);
		return html`<li><strong>${nameSome(names, NAMED)}</strong>: ${notice}</li>`;
	});
	return html`<details><summary>${count(items.length, "notice")}</summary><ul class="notices">${items}</ul></details>\n`;
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
		"Repository",
		"Errors",
		"Warnings",
		"Notes",
		"Workloads",
		"Pools",
		"Commit"
	];
	const linked = new Set(shown.map(({ repository }) => repository));
	const rows = reports.map((report, position) => repositoryRow(report, position, linked.has(repositoryName(report))));
	return html`<section id="repositories" aria-labelledby="repositories-title">
<h2 id="repositories-title">Repositories</h2>
${tableOfCards("repositories", heads, rows)}
</section>
`;
}
function repositoryRow(report, position, isLinked) {
	const { origin, result } = report;
	const { errors, warnings, notes, workloads, pools } = result.summary;
	const [first] = findingsOf(report, position);
	const fragment = first === void 0 || !isLinked ? void 0 : `#f-${position}-${first.finding.fingerprint}`;
	const commit = origin.commit?.slice(0, COMMIT_LENGTH) ?? "";
	const address = origin.url === null || sourceUrlOf(origin) === void 0 ? void 0 : `${origin.url}/commit/${origin.commit}`;
	const bounds = (result.reached ?? []).map((clause) => html`<br><small class="alarm">${clause}</small>`);
	return [
		joinHtml([htmlLink(repositoryName(report), fragment), ...bounds]),
		errors === 0 ? 0 : html`<b class="alarm">${errors}</b>`,
		warnings,
		notes,
		isUnchecked(report) ? html`<b class="alarm">nothing was checked</b>` : workloads,
		pools,
		htmlLink(commit, commit === "" ? void 0 : address)
	];
}

// src/cli/commands/merge.ts
async function runMerge(invocation, context) {
	const unknownRule = describeUnknownRule(invocation.options);
	if (unknownRule !== void 0) return refuse(unknownRule);
	const reports = [];
	const given = invocation.operands.map((word) => filesOf(word, context.workingDirectory));
	for (const { problem } of given) if (problem !== void 0) return refuse(...problem);
	for (const { name, file } of given.flatMap(({ value = [] }) => value)) {
		const read = readOperand(file, context.workingDirectory);
		if (read.problem !== void 0) return refuse(...read.problem);
		const told = readReports(read.value);
		if (told.problem !== void 0) return refuse({ message: `"${file}" is no report of --format json: ${told.problem}` });
		const named = name === void 0 ? {} : { repository: name };
		reports.push(...told.value.map((one) => ({
			...one,
			file,
			origin: {
				...one.origin,
				...named
			}
		})));
	}
	return mergeReports(invocation, reports, context);
}
function filesOf(word, workingDirectory) {
	const found = lookUpPath(workingDirectory, word, DISK);
	const at = word.indexOf("=");
	if (found.kind === "missing" && at > 0) return { value: [{
		name: word.slice(0, at),
		file: word.slice(at + 1)
	}] };
	if (found.kind !== "folder") return { value: [{ file: word }] };
	const { paths } = walkFiles(found.path, DISK, { dotFolders: false });
	const files = paths.filter((path) => path.endsWith(".json")).map((path) => ({ file: join(word, path) }));
	return files.length > 0 ? { value: files } : { problem: [{ message: `folder "${word}" holds no .json file` }] };
}
function readOperand(file, workingDirectory) {
	const named = lookUpPath(workingDirectory, file, DISK);
	if (named.kind === "missing") return { problem: [{ message: `"${file}" does not exist${didYouMean(named.nearest)}` }] };
	if (named.kind === "folder") return { problem: [{ message: `"${file}" is a folder: only a file can be named so` }] };
	const read = readSourceFile(named.path, file, DISK);
	if (read.problem !== void 0) return { problem: [{ message: `"${file}": ${read.problem.message}` }] };
	const parsed = parseJson(read.value.text);
	return parsed.problem === void 0 ? { value: parsed.value } : { problem: [{ message: `"${file}": ${parsed.problem}` }] };
}
async function mergeReports(invocation, files, context) {
	const whole = joinParts(files);
	const trouble = describeReportTrouble(whole);
	if (trouble !== void 0) return refuse({ message: trouble });
	const { options, formats } = invocation;
	const view = selectedView(options);
	const narrowed = sortReports(whole).map(({ origin, result }) => ({
		origin,
		result: narrow(result, view)
	}));
	const passed = narrowed.every(({ result }) => passes(result, options["fail-on"] ?? FAIL_ON_DEFAULTS.merge));
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
	const errors = reports.flatMap(({ origin, result: { reached = [] } }) => reached.map((clause) => ({ message: `${nameOfOrigin(origin)}: ${clause}` })));
	if (reports.every(isUnchecked)) errors.push({ message: "nothing was checked: no repository has a workload" });
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

export { runMerge };