import type { ActiveRule } from "../lint/configuration/rule-settings.js";
import type { RepositoryReport } from "../lint/merge/repository-report.js";
import { bySeverity } from "../model/finding.js";
import { count, nameSome } from "../model/words.js";
import { conciseLine } from "./finding-heading.js";
import { formatJson } from "./json-text.js";
import { lintJson } from "./lint-json.js";
import { markdownLink, markdownTable, markdownText, shortText } from "./markdown.js";
import { formatSarifLog, sarifRun } from "./sarif.js";
import { layoutText, type TextOptions } from "./text-layout.js";
import { findingCounts, scopeText } from "./words/counts.js";
import {
  type FleetOptions,
  fleetSummary,
  isUnchecked,
  pathInRepository,
  repositoryName,
  worstFirst,
} from "./words/fleet-report.js";
import { visibleText } from "./words/visible-text.js";

/** `merge --format json`, version 1: `{schemaVersion, summary, repositories}`, each as in `lint --format json`. */
export function formatFleetJson(reports: readonly RepositoryReport[]): string {
  return formatJson({
    schemaVersion: 1,
    summary: {
      repositories: reports.length,
      unchecked: reports.filter(isUnchecked).length,
      ...fleetSummary(reports),
    },
    repositories: reports.map(({ origin, result }) => lintJson(result, { origin })),
  });
}

const NAMED = 10;

/** Formats repositories with one line for each finding, then counts. */
export function formatFleetText(reports: readonly RepositoryReport[], options: TextOptions): string {
  const { colors } = layoutText(options);
  const blocks = worstFirst(reports)
    .filter(({ result }) => result.findings.length > 0)
    .map((report) => {
      const { summary, findings } = report.result;
      const head = `${colors.bold(visibleText(repositoryName(report)))}: ${findingCounts(summary)} in ${scopeText(summary)}`;
      return [head, ...findings.toSorted(bySeverity).map((finding) => `  ${conciseLine(finding)}`)].join("\n");
    });
  const summary = fleetSummary(reports);
  const clean = reports.filter(({ result }) => result.findings.length === 0 && result.summary.workloads > 0);
  const closing = [
    ...named("without findings", clean),
    ...named("with nothing to check", reports.filter(isUnchecked)),
    ...reports.flatMap((report) =>
      (report.result.reached ?? []).map((clause) => `${visibleText(repositoryName(report))}: ${visibleText(clause)}`),
    ),
    `${colors.bold(findingCounts(summary))} in ${count(reports.length, "repository", "repositories")}: ${scopeText(summary)}`,
  ];
  return `${[...blocks, closing.join("\n")].join("\n\n")}\n`;
}

function named(what: string, reports: readonly RepositoryReport[]): string[] {
  if (reports.length === 0) return [];
  const names = nameSome(reports.map(repositoryName).map(visibleText), NAMED, "more");
  return [`${count(reports.length, "repository", "repositories")} ${what}: ${names}`];
}

/** GitHub drops a larger summary than 1 MiB as a whole. */
const MAX_BYTES = 900 * 1024;

/** Formats repositories as a table for a job summary, the worst first. */
export function formatFleetMarkdown(reports: readonly RepositoryReport[], { passed }: FleetOptions): string {
  const summary = fleetSummary(reports);
  const verdict = passed ? "✅ taintlint passed" : "❌ taintlint failed";
  const repositories = count(reports.length, "repository", "repositories");
  const header = ["Repository", "Errors", "Warnings", "Notes", "Workloads", "Pools"];
  const cells = (report: RepositoryReport) => {
    const { errors, warnings, notes, workloads, pools } = report.result.summary;
    const name = markdownText(shortText(repositoryName(report)));
    const { url } = report.origin;
    const checked = isUnchecked(report) ? "nothing was checked" : workloads;
    return [url === null ? name : markdownLink(name, url), ...[errors, warnings, notes, checked, pools].map(String)];
  };
  const table = markdownTable(header, worstFirst(reports), cells, MAX_BYTES);
  return `## ${verdict}: ${findingCounts(summary)} in ${repositories}\n\nLooked at ${scopeText(summary)}.\n\n${table}`;
}

/** Returns one run for each repository, with address, commit and rules that found something. */
export function formatFleetSarif(
  reports: readonly RepositoryReport[],
  { rules }: { readonly rules: readonly ActiveRule[] },
): string {
  return formatSarifLog(
    reports.map((report) => {
      const { origin, result } = report;
      const run = sarifRun(result, {
        version: origin.version,
        rules,
        repositoryPath: (file) => pathInRepository(origin, file),
      });
      const { url, commit } = origin;
      return {
        ...run,
        automationDetails: { id: `${repositoryName(report)}/` },
        versionControlProvenance:
          url !== null ? [{ repositoryUri: url, revisionId: commit !== null ? commit : undefined }] : undefined,
      };
    }),
  );
}
