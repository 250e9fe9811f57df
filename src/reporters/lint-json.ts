import { type LintResult, perCount } from "../lint/contract/result.js";
import type { RunOrigin } from "../lint/reports/run-origin.js";
import type { WouldFix } from "../model/finding.js";
import { findingJson } from "./finding-json.js";
import { formatJson } from "./json-text.js";

type LintJsonResult = Pick<LintResult, "summary" | "coverage" | "findings" | "change" | "reached" | "ended" | "part"> &
  Partial<Pick<LintResult, "existing" | "notices">>;

export interface LintJsonOptions {
  readonly origin?: RunOrigin;
  readonly wouldFix?: WouldFix | undefined;
}

/**
 * Formats `lint --format json`, version 1: `{schemaVersion, run, summary, coverage, findings, notices}`; also `part` of a
 * run that paths narrow, `reached` at a limit, `ended` if the run was stopped in a step, `existing` and `change` in a
 * comparison, `wouldFix` for fixes only shown.
 */
export function formatLintJson(result: LintJsonResult, options: LintJsonOptions = {}): string {
  return formatJson({ schemaVersion: 1, ...lintJson(result, options) });
}

/** Formats a run as the JSON object, without its version. */
export function lintJson(result: LintJsonResult, { origin, wouldFix }: LintJsonOptions): object {
  const { existing = [], change, notices = [], reached, ended, part } = result;
  const isCompared = change !== undefined || existing.length > 0;
  return {
    run: origin,
    summary: {
      ...perCount((count) => result.summary[count]),
      existing: isCompared ? existing.length : undefined,
    },
    coverage: result.coverage,
    part,
    findings: result.findings.map(findingJson),
    notices,
    reached,
    ended,
    existing: isCompared ? existing.map(findingJson) : undefined,
    change,
    wouldFix,
  };
}
