import { perCount, type Summary } from "../../lint/contract/result.js";
import type { RepositoryReport } from "../../lint/merge/repository-report.js";
import { nameOfOrigin, type RunOrigin } from "../../lint/reports/run-origin.js";
import { addressesOf, type SourceUrl } from "../../model/repository-address.js";

export interface FleetOptions {
  readonly passed: boolean;
}

export function repositoryName({ origin }: RepositoryReport): string {
  return nameOfOrigin(origin);
}

/** Reports whether nothing was judged, which must not look clean. */
export function isUnchecked({ result }: RepositoryReport): boolean {
  return result.summary.workloads === 0;
}

export function fleetSummary(reports: readonly RepositoryReport[]): Summary {
  return perCount((count) => reports.reduce((total, { result }) => total + result.summary[count], 0));
}

/** Sorts by errors, then warnings, then notes, then name. */
export function worstFirst(reports: readonly RepositoryReport[]): readonly RepositoryReport[] {
  return reports.toSorted(({ result: { summary: a } }, { result: { summary: b } }) => {
    return b.errors - a.errors || b.warnings - a.warnings || b.notes - a.notes;
  });
}

/** Returns links to a line; undefined if the server is unknown. */
export function sourceUrlOf(origin: RunOrigin): SourceUrl | undefined {
  const addressOf = addressesOf(origin.url, origin.commit);
  return addressOf && ((file, line) => addressOf(pathInRepository(origin, file), line));
}

export function pathInRepository({ folder }: RunOrigin, file: string): string {
  if (folder === "." || file.startsWith("/")) return file;
  const steps: string[] = [];
  for (const step of `${folder}/${file}`.split("/")) {
    if (step === "..") steps.pop();
    else if (step !== ".") steps.push(step);
  }
  return steps.join("/");
}
