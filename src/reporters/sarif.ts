import type { ActiveRule } from "../lint/configuration/rule-settings.js";
import { countSeverities, type LintResult } from "../lint/contract/result.js";
import { describeRule } from "../lint/pages/rule-pages.js";
import { HOME, ruleUrl } from "../model/documentation.js";
import { bySeverity, distinctEdits, type Finding, type Fix, type Severity } from "../model/finding.js";
import { groupBy } from "../model/group-by.js";
import type { SourceRange } from "../model/source.js";
import { count } from "../model/words.js";
import { formatWorkload, type WorkloadIdentity } from "../model/workload.js";
import { formatJson } from "./json-text.js";
import { findingCounts } from "./words/counts.js";
import { detailsOf, leadsOut, messageOf, type RepositoryPath, wellFormed } from "./words/finding-words.js";
import { cutText, visibleLines, visibleText } from "./words/visible-text.js";

/** GitHub shows 5,000 results, and refuses over 25,000. */
const RESULTS_LIMIT = 5000;
/** GitHub shows a hundred, and refuses a thousand. */
const RELATED_LIMIT = 100;
const MESSAGE_LIMIT = 4096;
const URI_LIMIT = 2000;
/** GitHub's limit for rule descriptions. */
const DESCRIPTION_LIMIT = 1024;
const SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json";

/** GitHub's severities of non-security rules. */
const PROBLEM_SEVERITIES: Readonly<Record<Severity, string>> = {
  error: "error",
  warning: "warning",
  note: "recommendation",
};

export interface SarifOptions {
  readonly version: string;
  /** Enabled rules with their severity; a run describes those with results. */
  readonly rules: readonly ActiveRule[];
  /** GitHub reads paths from the root. */
  readonly repositoryPath: RepositoryPath;
}

interface Entry {
  readonly finding: Finding;
  readonly baselineState: "new" | "unchanged" | undefined;
}

/** SARIF 2.1.0 for GitHub, at most 5,000 results. Existing findings stay, since missing results count as fixed. */
export function formatSarif(result: LintResult, options: SarifOptions): string {
  return formatSarifLog([sarifRun(result, options)]);
}

export function formatSarifLog(runs: readonly object[]): string {
  return formatJson({ $schema: SCHEMA, version: "2.1.0", runs });
}

export function sarifRun(result: LintResult, options: SarifOptions): object {
  const isCompared = result.change !== undefined || result.existing.length > 0;
  const entries = [
    ...result.findings.map((finding): Entry => ({ finding, baselineState: isCompared ? "new" : undefined })),
    ...result.existing.map((finding): Entry => ({ finding, baselineState: "unchanged" })),
  ];
  const worstFirst = entries.toSorted((a, b) => bySeverity(a.finding, b.finding));
  const kept = worstFirst.slice(0, RESULTS_LIMIT);
  const left = worstFirst.slice(RESULTS_LIMIT).map(({ finding }) => finding);
  const found = new Set(kept.map(({ finding }) => finding.rule));
  const rules = options.rules.filter(({ id }) => found.has(id));
  const indexes = new Map(rules.map(({ id }, index) => [id, index]));
  return {
    tool: { driver: driverOf({ ...options, rules }) },
    invocations: [
      {
        executionSuccessful: result.reached === undefined,
        toolExecutionNotifications: notificationsOf(result.notices, left),
      },
    ],
    columnKind: "utf16CodeUnits",
    results: kept.map((entry) => resultOf(entry, indexes, options.repositoryPath)),
  };
}

function driverOf({ version, rules }: SarifOptions): object {
  return {
    name: "taintlint",
    version,
    semanticVersion: version,
    informationUri: HOME,
    rules: rules.map(({ id, severity }) => {
      const { summary, why, fix, markdown } = describeRule(id);
      return {
        id,
        shortDescription: { text: cutText(summary, DESCRIPTION_LIMIT) },
        fullDescription: { text: cutText(`${summary} ${why}`, DESCRIPTION_LIMIT) },
        help: { text: `${why}\n\n${fix}`, markdown },
        helpUri: ruleUrl(id),
        defaultConfiguration: { level: severity },
        properties: {
          tags: ["kubernetes", "scheduling"],
          "problem.severity": PROBLEM_SEVERITIES[severity],
          precision: "high",
        },
      };
    }),
  };
}

function notificationsOf(notices: readonly string[], left: readonly Finding[]): object[] {
  const notifications = notices.map((notice) => ({ level: "note", message: { text: plain([notice]) } }));
  if (left.length === 0) return notifications;
  const counts = findingCounts(countSeverities(left));
  const verb = count(left.length, "finding is", "findings are");
  const text = `${verb} left out (${counts}): GitHub shows ${RESULTS_LIMIT} results of a run`;
  return [{ level: "warning", message: { text } }, ...notifications];
}

function resultOf(
  { finding, baselineState }: Entry,
  indexes: ReadonlyMap<string, number>,
  repositoryPath: RepositoryPath,
): object {
  const { rule, severity, source, workload, fingerprint } = finding;
  const fixes = alternativesOf(finding);
  const ruleIndex = indexes.get(rule);
  const { file, line } = source;
  const others = finding.also.filter((one) => one.message || one.source.file !== file || one.source.line !== line);
  const following = others.map(({ message = "the same", workload: other, source: at }) => {
    return { ...at, message: `${other ? `${formatWorkload(other)}: ` : ""}${message}` };
  });
  const related = [...finding.related, ...following].slice(0, RELATED_LIMIT);
  return {
    ruleId: visibleText(rule),
    ruleIndex,
    level: severity,
    message: { text: wholeMessage(finding) },
    locations: [
      {
        physicalLocation: physicalLocation(source, repositoryPath),
        logicalLocations: workload !== null ? [logicalLocation(workload)] : undefined,
      },
    ],
    relatedLocations:
      related.length !== 0
        ? related.map((range, index) => ({
            id: index + 1,
            physicalLocation: physicalLocation(range, repositoryPath),
            message: { text: plain([range.message]) },
          }))
        : undefined,
    partialFingerprints: { "taintlint/v1": fingerprint },
    fixes: fixes.length !== 0 ? fixes.map((fix) => fixOf(fix, repositoryPath)) : undefined,
    baselineState,
  };
}

/** Fixes of one result are alternatives in SARIF, so that what repairs several places is one fix. */
function alternativesOf({ fixes = [], also }: Finding): readonly Fix[] {
  const others = also.flatMap((other) => other.fixes?.slice(0, 1) ?? []);
  const [first, ...more] = [...fixes.slice(0, 1), ...others];
  if (first === undefined || others.length === 0) return fixes;
  const edits = distinctEdits([first, ...more].flatMap((fix) => fix.edits));
  const isUnsafe = [first, ...more].some((fix) => fix.isUnsafe) || undefined;
  return [{ title: more.length === 0 ? first.title : `${first.title}, and ${more.length} more`, edits, isUnsafe }];
}

/** Offsets count UTF-16 units, as columns do. */
function fixOf({ title, edits, isUnsafe }: Fix, repositoryPath: RepositoryPath): object {
  const byFile = groupBy(edits, ({ file }) => file);
  return {
    description: { text: plain([title]) },
    artifactChanges: [...byFile].map(([file, own]) => ({
      artifactLocation: artifactLocation(file, repositoryPath),
      replacements: own.map(({ start, end, text }) => ({
        deletedRegion: { charOffset: start, charLength: end - start },
        insertedContent: { text },
      })),
    })),
    ...(isUnsafe && { properties: { safe: false } }),
  };
}

function logicalLocation({ namespace, kind, name }: WorkloadIdentity): object {
  return { name: cut(name), fullyQualifiedName: cut(`${namespace}/${kind}/${name}`), kind: "resource" };
}

function wholeMessage(finding: Finding): string {
  const { help, clusters, renderings = [] } = finding;
  const where = clusters.length === 0 ? [] : [`in ${clusters.join(", ")}`];
  const rendered = renderings.length === 0 ? [] : [`rendered in ${renderings.join(", ")}`];
  const lines = [messageOf(finding), ...detailsOf(finding).map((detail) => `- ${detail}`), ...where, ...rendered];
  const advice = help === "" ? [] : ["", ...visibleLines(help)];
  return plain([...lines, ...advice]);
}

/** Escapes `[text](target)`, a link in messages. */
function plain(lines: readonly string[]): string {
  return cutText(lines.map(visibleText).join("\n").replaceAll("](", "]\\("), MESSAGE_LIMIT);
}

/** Lines and columns from 1 in UTF-16 units, end exclusive. */
function physicalLocation(range: SourceRange, repositoryPath: RepositoryPath): object {
  const { line, column, endLine, endColumn } = range;
  // GitHub shows nothing of an empty range.
  const isEmpty = endLine === line && endColumn <= column;
  return {
    artifactLocation: artifactLocation(range.file, repositoryPath),
    region: isEmpty
      ? { startLine: line, startColumn: column }
      : { startLine: line, startColumn: column, endLine, endColumn },
  };
}

function artifactLocation(file: string, repositoryPath: RepositoryPath): object {
  const path = repositoryPath(file);
  // SARIF allows no ".." below a base.
  const uri = wellFormed(path.slice(0, URI_LIMIT)).split("/").map(encodeURIComponent).join("/");
  return { uri, uriBaseId: leadsOut(path) ? undefined : "%SRCROOT%" };
}

function cut(text: string): string {
  return cutText(visibleText(text), MESSAGE_LIMIT);
}
