import type { LintResult } from "../lint/result.js";
import { changeJson } from "./change-json.js";
import { findingJson } from "./finding-json.js";
import { formatJson } from "./json-text.js";

/**
 * `lint --format json`, version 1: `{schemaVersion, summary, findings}`, and in a comparison with a base `existing`, the
 * findings that it had too, and `change`.
 */
export function formatLintJson(result: Pick<LintResult, "summary" | "findings" | "existing" | "change">): string {
  const { files, documents, workloads, pools, skipped, failed, errors, warnings, notes } = result.summary;
  return formatJson({
    schemaVersion: 1,
    summary: { files, documents, workloads, pools, skipped, failed, errors, warnings, notes },
    findings: result.findings.map(findingJson),
    ...(result.change !== undefined && {
      existing: result.existing.map(findingJson),
      change: changeJson(result.change),
    }),
  });
}
