import { type LintResult, perCount } from "../lint/reports/result.js";
import type { RunOrigin } from "../lint/reports/run-origin.js";
import { changeJson } from "./change-json.js";
import { findingJson } from "./finding-json.js";
import { formatJson } from "./json-text.js";

type LintJsonResult = Pick<LintResult, "summary" | "coverage" | "findings" | "change" | "reached"> &
  Partial<Pick<LintResult, "existing" | "notices">>;

/** What the report tells beside the result. */
export interface LintJsonOptions {
  /** What the run looked at. */
  readonly origin?: RunOrigin;
  /** What fixes would change, where they are only shown. */
  readonly wouldFix?: WouldFix | undefined;
}

/** What fixes would change: how many findings, and each file as a unified diff. */
export interface WouldFix {
  readonly findings: number;
  readonly files: readonly { readonly file: string; readonly diff: string }[];
}

/**
 * `lint --format json`, version 1: `{schemaVersion, run, summary, coverage, findings, notices}`, with `reached` where a bound of the
 * run was reached, so that there may be more findings. In a comparison with a base revision also `existing`, the findings that were there before, and `change`; where fixes are only shown, `wouldFix`, and
 * the findings are those that would remain. The summary counts what is hidden, too: `suppressed`,
 * `known` to the baseline, and in a comparison `existing`.
 */
export function formatLintJson(result: LintJsonResult, options: LintJsonOptions = {}): string {
  return formatJson({ schemaVersion: 1, ...lintJson(result, options) });
}

/** The same as a value, without its version. */
export function lintJson(result: LintJsonResult, { origin, wouldFix }: LintJsonOptions): object {
  const { existing = [], change, notices = [], reached } = result;
  const isCompared = change !== undefined || existing.length > 0;
  return {
    run: origin !== undefined ? originJson(origin) : undefined,
    summary: {
      ...perCount((count) => result.summary[count]),
      existing: isCompared ? existing.length : undefined,
    },
    coverage: result.coverage,
    findings: result.findings.map(findingJson),
    notices,
    reached,
    existing: isCompared ? existing.map(findingJson) : undefined,
    change: change !== undefined ? changeJson(change) : undefined,
    wouldFix,
  };
}

function originJson({ repository, url, commit, folder, version }: RunOrigin): object {
  return { repository, url, commit, folder, version };
}
