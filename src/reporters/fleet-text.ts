import type { RepositoryReport } from "../lint/merge/repository-report.js";
import { bySeverity } from "../model/finding.js";
import { count, nameSome } from "../model/words.js";
import { conciseLine } from "./finding-heading.js";
import { layoutText, type TextOptions } from "./text-layout.js";
import { findingCounts, scopeText } from "./words/counts.js";
import { fleetSummary, isUnchecked, repositoryName, worstFirst } from "./words/fleet-report.js";
import { visibleText } from "./words/visible-text.js";

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
