import type { Finding } from "../../src/model/finding.js";

/** What a finding tells, whichever object it is of and wherever that stands. */
export function wordsOf({ message, reasons = [], details, help, related, fixable, fixes = [] }: Finding): string {
  return [
    message,
    ...reasons.map((one) => `  ${one.pool}: ${one.reasons.join("; ")}`),
    ...details.map((detail) => `  detail: ${detail}`),
    ...(help === undefined ? [] : [`  help: ${help.replaceAll("\n", "\n        ")}`]),
    ...related.map((one) => `  related: ${one.message}`),
    ...(fixable ? ["  fixable"] : []),
    ...fixes.flatMap(({ title, isUnsafe, changes = [] }) => [
      `  ${isUnsafe ? "offered" : "fix"}: ${title}`,
      ...changes.flatMap(({ before, after }) => [
        ...before.map((line) => `    - ${line}`),
        ...after.map((line) => `    + ${line}`),
      ]),
    ]),
  ].join("\n");
}
