import { bySeverity, count, cutText, severitiesFrom, shorten, visibleLines, visibleText } from "./program.js";
import { formatWorkload, groupBy } from "./core.js";
import { detailsOf, messageOf } from "./lint.js";

// src/reporters/junit.ts
const LINE_LIMIT = 2e3;
const DETAILS_LIMIT = 50;
function formatJunit(result, options) {
	const failing = severitiesFrom(options.failOn ?? "error");
	const suites = [...collect(result)].map(([file, cases]) => ({
		file,
		cases: [...cases.values()]
	}));
	const all = suites.flatMap(({ cases }) => cases);
	const ends = (result.reached ?? []).map(formatEnd);
	return [
		"<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n",
		`<testsuites name="taintlint" ${`tests="${all.length + ends.length}" failures="${countFailing(all, failing)}" errors="${ends.length}"`}>\n`,
		...ends,
		...suites.map(({ file, cases }) => formatSuite(file, cases, failing, options)),
		"</testsuites>\n"
	].join("");
}
function countFailing(cases, failing) {
	return cases.filter(({ findings }) => findings.some(({ severity }) => failing.includes(severity))).length;
}
function formatEnd(clause) {
	return `  <testsuite name="taintlint" tests="1" failures="0" errors="1">\n${`    <testcase classname="taintlint" name="the whole run">\n      ${`<error type="taintlint" message="${attribute(clause)}"/>`}\n    </testcase>\n`}  </testsuite>\n`;
}
function collect({ fit, findings, existing }) {
	const suites = /* @__PURE__ */ new Map();
	const homes = groupBy(fit.workloads, formatWorkload);
	for (const workload of fit.workloads) caseOf(suites, workload.source.file, formatWorkload(workload));
	for (const finding of findings) place(finding, suites, homes).findings.push(finding);
	for (const finding of existing) place(finding, suites, homes).existing.push(finding);
	return suites;
}
function place(finding, suites, homes) {
	const { file } = finding.source;
	if (finding.workload === null) return caseOf(suites, file, file);
	const identity = formatWorkload(finding.workload);
	const known = homes.get(identity) ?? [];
	return caseOf(suites, (known.find(({ source }) => source.file === file) ?? known[0])?.source.file ?? file, identity);
}
function caseOf(suites, file, name) {
	const cases = suites.get(file) ?? /* @__PURE__ */ new Map();
	suites.set(file, cases);
	const found = cases.get(name) ?? {
		name,
		findings: [],
		existing: []
	};
	cases.set(name, found);
	return found;
}
function formatSuite(file, cases, failing, { repositoryPath }) {
	const path = attribute(repositoryPath(file));
	const failures = countFailing(cases, failing);
	return `${`  <testsuite name="${path}" file="${path}" tests="${cases.length}" failures="${failures}" errors="0">\n`}${cases.map((one) => formatCase(one, path, failing, repositoryPath)).join("")}  </testsuite>\n`;
}
function formatCase({ name, findings, existing }, path, failing, repositoryPath) {
	const worstFirst = findings.toSorted(bySeverity);
	const fatal = worstFirst.filter(({ severity }) => failing.includes(severity));
	const minor = worstFirst.filter(({ severity }) => !failing.includes(severity));
	const head = `    <testcase classname="${path}" name="${attribute(name)}"`;
	const lines = [];
	const [first] = fatal;
	if (first !== void 0) {
		const more = fatal.length === 1 ? "" : ` (and ${count(fatal.length - 1, "more finding")})`;
		const type = fatal.length === 1 || fatal.every(({ rule }) => rule === first.rule) ? first.rule : "taintlint";
		const text = fatal.map((finding) => describe(finding, repositoryPath)).join("\n\n");
		const message = attribute(first.message);
		lines.push(`      <failure type="${attribute(type)}" message="${message}${more}">${text}</failure>\n`);
	}
	const output = minor.map((finding) => describe(finding, repositoryPath));
	if (existing.length > 0) {
		const before = existing.map((finding) => describe(finding, repositoryPath));
		output.push([`${count(existing.length, "finding")} from before this change:`, ...before].join("\n"));
	}
	if (output.length > 0) lines.push(`      <system-out>${output.join("\n\n")}</system-out>\n`);
	return lines.length === 0 ? `${head}/>\n` : `${head}>\n${lines.join("")}    </testcase>\n`;
}
function describe(finding, repositoryPath) {
	const { source, severity, rule, related, help, clusters, renderings = [] } = finding;
	return [
		`${`${repositoryPath(source.file)}:${source.line}:${source.column}`}: ${severity}[${rule}] ${messageOf(finding)}`,
		...shorten(detailsOf(finding), DETAILS_LIMIT).map((detail) => `  - ${detail}`),
		...clusters.length === 0 ? [] : [`  in ${clusters.join(", ")}`],
		...renderings.length === 0 ? [] : [`  rendered in ${renderings.join(", ")}`],
		...related.map((range) => `  ${repositoryPath(range.file)}:${range.line}:${range.column} ${range.message}`),
		...help === "" ? [] : visibleLines(help).map((line) => `  ${line}`)
	].map(attribute).join("\n");
}
function attribute(text) {
	return xmlText(cutText(text, LINE_LIMIT));
}
const FORBIDDEN = /[\ufffe\uffff]/g;
const SYNTAX = /[&<>"']|::|##(?=\[|vso)/gi;
function xmlText(text) {
	return visibleText(text).replace(FORBIDDEN, (character) => `\\u${character.charCodeAt(0).toString(16)}`).replace(SYNTAX, (found) => `&#${found.charCodeAt(0)};${found.slice(1)}`);
}

export { formatJunit };