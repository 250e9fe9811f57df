import type { ActiveRule } from "../lint/configuration/rule-settings.js";
import type { RepositoryReport } from "../lint/merge/repository-report.js";
import { formatSarifLog, sarifRun } from "./sarif.js";
import { pathInRepository, repositoryName } from "./words/fleet-report.js";

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
