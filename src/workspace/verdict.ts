import type { LintResult } from "../lint/contract/result.js";
import { type Severity, severitiesFrom } from "../model/finding.js";
import { count, joinWords, list, quoted } from "../model/words.js";

export type FailOn = Severity | "never";

/** Reports whether all findings are milder than `failOn`. */
export function passes({ findings }: LintResult, failOn: FailOn): boolean {
  return !findings.some(fatalFor(failOn));
}

export function fatalFor(failOn: FailOn): (one: { readonly severity: Severity }) => boolean {
  const fatal = failOn === "never" ? [] : severitiesFrom(failOn);
  return ({ severity }) => fatal.includes(severity);
}

/** Describes findings that only a missing program keeps as notes. */
export function describeUndecided({ findings }: LintResult, failOn: FailOn): string[] {
  const isFatal = fatalFor(failOn);
  const ones = findings.filter((one) => !isFatal(one) && one.undecided?.some(isFatal));
  const reasons = ones.flatMap(({ undecided = [] }) => undecided.filter(isFatal));
  if (reasons.length === 0) return [];
  const programs = [...new Set(reasons.map(({ renderer }) => renderer))];
  const roots = list([...new Set(reasons.map(({ root }) => quoted(root)))]);
  const [are, them] = programs.length === 1 ? ["is", "it"] : ["are", "them"];
  const says = `${joinWords(programs)} ${are} not installed, so ${count(ones.length, "finding")} below ${roots} could not be decided`;
  return [`${says}: install ${them}, or set "render: off"`];
}
