import type { LintResult } from "../lint/reports/result.js";
import { changeJson } from "./change-json.js";
import { findingJson } from "./finding-json.js";
import { formatJson } from "./json-text.js";

type LintJsonResult = Pick<LintResult, "summary" | "findings" | "change"> &
  Partial<Pick<LintResult, "existing" | "notices">>;

/** What fixes would change: how many findings, and each file as a unified diff. */
export interface WouldFix {
  readonly findings: number;
  readonly files: readonly { readonly file: string; readonly diff: string }[];
}

/**
 * `lint --format json`, version 1: `{schemaVersion, summary, findings, notices}`, in a comparison with a base
 * revision also `existing`, the findings that were there before, and `change`; where fixes are only shown, `wouldFix`, and
 * the findings are those that would remain. The summary counts what is hidden, too: `suppressed`,
 * `known` to the baseline, and in a comparison `existing`.
 */
export function formatLintJson(result: LintJsonResult, wouldFix?: WouldFix): string {
  const { existing = [], change, notices = [] } = result;
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
    notices,
    ...(isCompared && { existing: existing.map(findingJson) }),
    ...(change === undefined ? {} : { change: changeJson(change) }),
    ...(wouldFix !== undefined && { wouldFix }),
  });
}
