import type { LintResult } from "../lint/result.js";
import { findingJson } from "./finding-json.js";
import { formatJson } from "./json-text.js";

/** `lint --format json`, version 1: `{schemaVersion, summary, findings}`. */
export function formatLintJson(result: Pick<LintResult, "summary" | "findings">): string {
  const { files, documents, workloads, pools, skipped, failed, errors, warnings, notes } = result.summary;
  return formatJson({
    schemaVersion: 1,
    summary: { files, documents, workloads, pools, skipped, failed, errors, warnings, notes },
    findings: result.findings.map(findingJson),
  });
}
