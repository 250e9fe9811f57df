import type { ExplainReport } from "../lint/contract/result.js";
import { findingJson } from "./finding-json.js";
import { formatJson } from "./json-text.js";

/** Formats `explain --format json`, version 1: a report, or `{"schemaVersion": 1, "workloads": [...]}` for several. */
export function formatExplainJson(reports: readonly ExplainReport[]): string {
  const [only, second] = reports;
  if (only !== undefined && second === undefined) return formatJson({ schemaVersion: 1, ...explainJson(only) });
  return formatJson({ schemaVersion: 1, workloads: reports.map(explainJson) });
}

function explainJson({ assumed: _, pools, findings, ...report }: ExplainReport): object {
  return {
    ...report,
    pools: pools.map(({ cell, taints }) => ({ ...cell, taints })),
    findings: findings.map(findingJson),
  };
}
