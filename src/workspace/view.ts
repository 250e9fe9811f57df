import { KNOWN_RULES } from "../lint/configuration/rule-settings.js";
import { copyResult, countSeverities, type LintResult } from "../lint/contract/result.js";
import { type Finding, type Severity, severitiesFrom } from "../model/finding.js";
import { didYouMean, nearestWord } from "../model/words.js";
import type { RunError } from "./run-error.js";

export interface View {
  /** Rule ids; empty for all. */
  readonly only: readonly string[];
  readonly least: Severity;
  readonly isFull: boolean;
  readonly isQuiet: boolean;
}

export function describeUnknownRule({ only }: Pick<View, "only">, by = "--only"): RunError | undefined {
  const ids = KNOWN_RULES.knownRules;
  const unknown = only.find((id) => !ids.includes(id));
  if (unknown === undefined) return undefined;
  const hint = didYouMean(nearestWord(unknown, ids), '; "taintlint rules" lists them');
  return { message: `unknown rule "${unknown}" in ${by}${hint}` };
}

export function isLookedFor({ only }: View, { rule }: Finding): boolean {
  return only.length === 0 || only.includes(rule);
}

/** Limits a run to the selected rules. */
export function narrow(result: LintResult, view: View): LintResult {
  if (view.only.length === 0) return result;
  const findings = result.findings.filter((finding) => isLookedFor(view, finding));
  return copyResult(result, {
    findings,
    existing: result.existing.filter((finding) => isLookedFor(view, finding)),
    summary: { ...result.summary, ...countSeverities(findings) },
  });
}

/** Filters findings, but keeps counts. */
export function viewOf(result: LintResult, { least, isQuiet }: View): LintResult {
  if (least === "note" && !isQuiet) return result;
  const told = severitiesFrom(least);
  const isReported = ({ severity }: Finding) => told.includes(severity);
  return copyResult(result, {
    findings: result.findings.filter(isReported),
    existing: result.existing.filter(isReported),
    notices: isQuiet ? [] : result.notices,
  });
}
