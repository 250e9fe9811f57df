import type { LintResult } from "../lint/result.js";
import { changeJson } from "./change-json.js";
import { findingJson } from "./finding-json.js";
import { formatJson } from "./json-text.js";

type LintJsonResult = Pick<LintResult, "summary" | "findings" | "change"> & Partial<Pick<LintResult, "existing">>;

/**
 * `lint --format json`, version 1: `{schemaVersion, summary, findings}`, in a comparison with a base revision also
 * `existing`, the findings that were there before, and `change`. The summary counts what is hidden, too: `suppressed`,
 * `known` to the baseline, and in a comparison `existing`.
 */
export function formatLintJson(result: LintJsonResult): string {
  const { existing = [], change } = result;
  const { files, documents, workloads, pools, skipped, failed, errors, warnings, notes } = result.summary;
  const { suppressed, known } = result.summary;
  const isCompared = change !== undefined || existing.length > 0;
  return formatJson({
    schemaVersion: 1,
    summary: {
      ...{ files, documents, workloads, pools, skipped, failed, errors, warnings, notes, suppressed, known },
      ...(isCompared && { existing: existing.length }),
    },
    findings: result.findings.map(findingJson),
    ...(isCompared && { existing: existing.map(findingJson) }),
    ...(change === undefined ? {} : { change: changeJson(change) }),
  });
}
