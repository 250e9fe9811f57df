import type { RepositoryReport } from "../lint/merge/repository-report.js";
import { fleetSummary, isUnchecked } from "./fleet-report.js";
import { formatJson } from "./json-text.js";
import { lintJson } from "./lint-json.js";

/**
 * `merge --format json`, version 1: `{schemaVersion, summary, repositories}`. Each repository is what `lint --format json` has
 * written of it; the summary counts them, those of which nothing was checked, and adds up their counts.
 */
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
