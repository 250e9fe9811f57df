import { lint } from "../lint/lint-texts.js";
import type { LintResult } from "../lint/reports/result.js";
import type { Outcome } from "../model/outcome.js";

export type Judged = Outcome<LintResult, readonly { readonly line: number; readonly message: string }[]>;

export const MANIFESTS = "manifest.yaml";
export const POOLS = "taintlint.yaml";

/** Judges like the command line with these two files. Without pools only the manifests count. */
export function judge(manifests: string, pools: string): Judged {
  const configuration = pools.trim() === "" ? {} : { configuration: { path: POOLS, text: pools } };
  const today = new Date().toISOString().slice(0, 10);
  const outcome = lint({ files: [{ path: MANIFESTS, text: manifests }], today, ...configuration });
  if (outcome.ok) return { value: outcome.result };
  return { problem: outcome.errors.map(({ message, range }) => ({ message, line: range.line })) };
}
