import type { RepositoryReport } from "../lint/merge/repository-report.js";
import { formatJson } from "./json-text.js";
import { lintJson } from "./lint-json.js";
import { fleetSummary, isUnchecked } from "./words/fleet-report.js";

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
