import type { ExplainReport } from "../lint/contract/result.js";
import { identityOf } from "../model/workload.js";
import { findingJson, rangeJson } from "./finding-json.js";
import { fitCellJson } from "./fit-json.js";
import { formatJson } from "./json-text.js";

/** Formats `explain --format json`, version 1: a report, or `{"schemaVersion": 1, "workloads": [...]}` for several. */
export function formatExplainJson(reports: readonly ExplainReport[]): string {
  const [only, second] = reports;
  if (only !== undefined && second === undefined) return formatJson({ schemaVersion: 1, ...explainJson(only) });
  return formatJson({ schemaVersion: 1, workloads: reports.map(explainJson) });
}

function explainJson(report: ExplainReport): object {
  return {
    ...identityOf(report),
    source: { file: report.source.file, line: report.source.line },
    rendering: report.rendering,
    valid: report.valid,
    errors: report.errors,
    tolerations: report.tolerations.map(({ toleration, origin, source }) => ({
      toleration,
      origin,
      source: source === null ? null : rangeJson(source),
    })),
    nodeSelector: report.nodeSelector,
    nodeAffinityTerms: report.nodeAffinityTerms,
    pools: report.pools.map(({ cell, taints }) => ({
      ...fitCellJson(cell),
      taints: taints.map(({ taint, source, toleratedBy, nearest }) => ({
        taint,
        source: { file: source.file, line: source.line },
        toleratedBy,
        nearest,
      })),
    })),
    findings: report.findings.map(findingJson),
  };
}
