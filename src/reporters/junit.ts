import type { FitReportWorkload, LintResult } from "../lint/contract/result.js";
import { bySeverity, type Finding, type Severity, severitiesFrom } from "../model/finding.js";
import { groupBy } from "../model/group-by.js";
import { count, shorten } from "../model/words.js";
import { formatWorkload, type WorkloadIdentity } from "../model/workload.js";
import { detailsOf, messageOf, type RepositoryPath } from "./words/finding-words.js";
import { cutText, visibleLines, visibleText } from "./words/visible-text.js";

const LINE_LIMIT = 2000;
const DETAILS_LIMIT = 50;

export interface JunitOptions {
  readonly repositoryPath: RepositoryPath;
  /** Least severity of a failing test case; `error` by default. */
  readonly failOn?: Severity;
}

interface TestCase {
  readonly name: string;
  readonly findings: Finding[];
  readonly existing: Finding[];
}

type Suites = Map<string, Map<string, TestCase>>;

/** A suite for each file, a case for each workload with one `failure`, since Jenkins and GitLab read no more. */
export function formatJunit(result: LintResult, options: JunitOptions): string {
  const failing = severitiesFrom(options.failOn ?? "error");
  const suites = [...collect(result)].map(([file, cases]) => ({ file, cases: [...cases.values()] }));
  const all = suites.flatMap(({ cases }) => cases);
  const ends = (result.reached ?? []).map(formatEnd);
  const counts = `tests="${all.length + ends.length}" failures="${countFailing(all, failing)}" errors="${ends.length}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<testsuites name="taintlint" ${counts}>\n`,
    ...ends,
    ...suites.map(({ file, cases }) => formatSuite(file, cases, failing, options)),
    "</testsuites>\n",
  ].join("");
}

function countFailing(cases: readonly TestCase[], failing: readonly Severity[]): number {
  return cases.filter(({ findings }) => findings.some(({ severity }) => failing.includes(severity))).length;
}

function formatEnd(clause: string): string {
  const error = `<error type="taintlint" message="${attribute(clause)}"/>`;
  const test = `    <testcase classname="taintlint" name="the whole run">\n      ${error}\n    </testcase>\n`;
  return `  <testsuite name="taintlint" tests="1" failures="0" errors="1">\n${test}  </testsuite>\n`;
}

function collect({ fit, findings, existing }: LintResult): Suites {
  const suites: Suites = new Map();
  const homes = groupBy(fit.workloads, formatWorkload);
  for (const workload of fit.workloads) caseOf(suites, workload.source.file, formatWorkload(workload));
  for (const finding of findings) place(finding, suites, homes).findings.push(finding);
  for (const finding of existing) place(finding, suites, homes).existing.push(finding);
  return suites;
}

/** Returns the test case of a finding, whose place may be in another file than its workload. */
function place(finding: Finding, suites: Suites, homes: ReadonlyMap<string, readonly FitReportWorkload[]>): TestCase {
  const { file } = finding.source;
  if (finding.workload === null) return caseOf(suites, file, file);
  const identity = formatWorkload(finding.workload satisfies WorkloadIdentity);
  const known = homes.get(identity) ?? [];
  const home = known.find(({ source }) => source.file === file) ?? known[0];
  return caseOf(suites, home?.source.file ?? file, identity);
}

function caseOf(suites: Suites, file: string, name: string): TestCase {
  const cases = suites.get(file) ?? new Map<string, TestCase>();
  suites.set(file, cases);
  const found = cases.get(name) ?? { name, findings: [], existing: [] };
  cases.set(name, found);
  return found;
}

function formatSuite(
  file: string,
  cases: readonly TestCase[],
  failing: readonly Severity[],
  { repositoryPath }: JunitOptions,
): string {
  const path = attribute(repositoryPath(file));
  const failures = countFailing(cases, failing);
  const head = `  <testsuite name="${path}" file="${path}" tests="${cases.length}" failures="${failures}" errors="0">\n`;
  const body = cases.map((one) => formatCase(one, path, failing, repositoryPath));
  return `${head}${body.join("")}  </testsuite>\n`;
}

function formatCase(
  { name, findings, existing }: TestCase,
  path: string,
  failing: readonly Severity[],
  repositoryPath: RepositoryPath,
): string {
  const worstFirst = findings.toSorted(bySeverity);
  const fatal = worstFirst.filter(({ severity }) => failing.includes(severity));
  const minor = worstFirst.filter(({ severity }) => !failing.includes(severity));
  const head = `    <testcase classname="${path}" name="${attribute(name)}"`;
  const lines: string[] = [];
  const [first] = fatal;
  if (first !== undefined) {
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

function describe(finding: Finding, repositoryPath: RepositoryPath): string {
  const { source, severity, rule, related, help, clusters, renderings = [] } = finding;
  const place = `${repositoryPath(source.file)}:${source.line}:${source.column}`;
  return [
    `${place}: ${severity}[${rule}] ${messageOf(finding)}`,
    ...shorten(detailsOf(finding), DETAILS_LIMIT).map((detail) => `  - ${detail}`),
    ...(clusters.length === 0 ? [] : [`  in ${clusters.join(", ")}`]),
    ...(renderings.length === 0 ? [] : [`  rendered in ${renderings.join(", ")}`]),
    ...related.map((range) => `  ${repositoryPath(range.file)}:${range.line}:${range.column} ${range.message}`),
    ...(help === "" ? [] : visibleLines(help).map((line) => `  ${line}`)),
  ]
    .map(attribute)
    .join("\n");
}

function attribute(text: string): string {
  return xmlText(cutText(text, LINE_LIMIT));
}

/** Forbidden in XML 1.0, besides the control characters of `visibleText`. */
const FORBIDDEN = /[\ufffe\uffff]/g;
const SYNTAX = /[&<>"']|::|##(?=\[|vso)/gi;

/** Escapes text on one line of XML, without workflow commands. */
export function xmlText(text: string): string {
  return visibleText(text)
    .replace(FORBIDDEN, (character) => `\\u${character.charCodeAt(0).toString(16)}`)
    .replace(SYNTAX, (found) => `&#${found.charCodeAt(0)};${found.slice(1)}`);
}
