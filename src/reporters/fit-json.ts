import type { FitReport, FitReportCell, OutsideReleases } from "../lint/contract/result.js";
import { identityOf } from "../model/workload.js";
import { formatJson } from "./json-text.js";

/** `fit --format json`, version 1: `{schemaVersion, pools, workloads, outside}`. Cells name their cluster or null. */
export function formatFitJson(report: FitReport, outside?: OutsideReleases): string {
  return formatJson({
    schemaVersion: 1,
    pools: report.pools.map(({ name, cluster, source }) => ({
      name,
      cluster,
      source: { file: source.file, line: source.line },
    })),
    workloads: report.workloads.map((workload) => ({
      ...identityOf(workload),
      source: { file: workload.source.file, line: workload.source.line },
      rendering: workload.rendering,
      valid: workload.valid,
      pools: workload.pools.map(fitCellJson),
      notJudged: workload.notJudged,
    })),
    outside,
  });
}

export function fitCellJson(cell: FitReportCell): object {
  const { pool, cluster, verdict, untolerated, avoided, selector, evictedAfterSeconds, reasons, judged } = cell;
  return { pool, cluster, verdict, untolerated, avoided, selector, evictedAfterSeconds, reasons, judged };
}
