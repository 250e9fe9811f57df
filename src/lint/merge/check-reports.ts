import { quoted } from "../../model/words.js";
import { nameOfOrigin } from "../reports/run-origin.js";
import type { RepositoryReport } from "./repository-report.js";

export interface ReportFile extends RepositoryReport {
  readonly file: string;
}

/** Describes why reports cannot be merged: one lower-case clause; undefined if they can. */
export function describeReportTrouble(reports: readonly ReportFile[]): string | undefined {
  const byName = new Map<string, string>();
  for (const { origin, file } of reports) {
    const name = nameOfOrigin(origin);
    const earlier = byName.get(name);
    if (earlier !== undefined) {
      const where = earlier === file ? quoted(file) : `${quoted(earlier)} and ${quoted(file)}`;
      return `${quoted(name)} is reported twice, in ${where}: name one as NAME=FILE, or leave it out`;
    }
    byName.set(name, file);
  }
  return undefined;
}

export function sortReports(reports: readonly RepositoryReport[]): readonly RepositoryReport[] {
  const name = ({ origin }: RepositoryReport) => nameOfOrigin(origin);
  return reports.toSorted((a, b) => (name(a) < name(b) ? -1 : 1));
}
