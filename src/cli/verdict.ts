import type { LintResult } from "../lint/reports/result.js";
import { severitiesFrom } from "../model/finding.js";
import type { FailOn } from "./arguments.js";

/** True when no finding is as severe as `failOn`, or more. */
export function passes({ findings }: LintResult, failOn: FailOn): boolean {
  if (failOn === "never") return true;
  const fatal = severitiesFrom(failOn);
  return !findings.some(({ severity }) => fatal.includes(severity));
}
