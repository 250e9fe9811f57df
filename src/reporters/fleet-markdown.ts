import type { RepositoryReport } from "../lint/merge/repository-report.js";
import { count } from "../model/words.js";
import { markdownLink, markdownText, shortText } from "./markdown-escape.js";
import { markdownTable } from "./markdown-list.js";
import { findingCounts, scopeText } from "./words/counts.js";
import { type FleetOptions, fleetSummary, isUnchecked, repositoryName, worstFirst } from "./words/fleet-report.js";

/** GitHub drops a larger summary than 1 MiB as a whole. */
const MAX_BYTES = 900 * 1024;

/** Formats repositories as a table for a job summary, the worst first. */
export function formatFleetMarkdown(reports: readonly RepositoryReport[], { passed }: FleetOptions): string {
  const summary = fleetSummary(reports);
  const verdict = passed ? "✅ taintlint passed" : "❌ taintlint failed";
  const repositories = count(reports.length, "repository", "repositories");
  const table = markdownTable(
    {
      header: ["Repository", "Errors", "Warnings", "Notes", "Workloads", "Pools"],
      rows: worstFirst(reports),
      cells: (report) => {
        const { errors, warnings, notes, workloads, pools } = report.result.summary;
        const name = markdownText(shortText(repositoryName(report)));
        const { url } = report.origin;
        const checked = isUnchecked(report) ? "nothing was checked" : String(workloads);
        return [
          url === null ? name : markdownLink(name, url),
          ...[errors, warnings, notes].map(String),
          checked,
          String(pools),
        ];
      },
    },
    MAX_BYTES,
  );
  return `## ${verdict}: ${findingCounts(summary)} in ${repositories}\n\nLooked at ${scopeText(summary)}.\n\n${table}`;
}
