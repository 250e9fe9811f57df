import type { LintResult } from "../lint/contract/result.js";
import type { Outcome } from "../model/outcome.js";
import { lint } from "../workspace/lint-texts.js";

/** A judgement of the two texts, or what is wrong with the pools. */
export type Judged<Result = LintResult> = Outcome<
  Result,
  readonly { readonly line: number; readonly message: string }[]
>;

/** The part of a judgement that the page shows, and how much it leaves out. */
export type Shown = Judged<
  Pick<LintResult, "findings" | "fit"> & { readonly hiddenFindings: number; readonly hiddenWorkloads: number }
>;

const MAX_FINDINGS = 100;
const MAX_CELLS = 2000;

export const MANIFESTS = "manifest.yaml";
export const POOLS = "taintlint.yaml";

/** Judges like the command line with these two files. Without pools only the manifests count. */
export async function judge(manifests: string, pools: string): Promise<Judged> {
  const configuration = pools.trim() === "" ? {} : { configuration: { path: POOLS, text: pools } };
  const today = new Date().toISOString().slice(0, 10);
  const outcome = await lint({ files: [{ path: MANIFESTS, text: manifests }], today, ...configuration });
  if (outcome.ok) return { value: outcome.result };
  return { problem: outcome.errors.map(({ message, range }) => ({ message, line: range.line })) };
}

/** As much of a judgement as a page shows without delay. */
export function shownOf(judged: Judged): Shown {
  if (judged.problem !== undefined) return judged;
  const { findings, fit } = judged.value;
  const workloads = fit.workloads.slice(0, Math.max(1, Math.floor(MAX_CELLS / Math.max(1, fit.pools.length))));
  return {
    value: {
      findings: findings.slice(0, MAX_FINDINGS),
      fit: { ...fit, workloads },
      hiddenFindings: Math.max(0, findings.length - MAX_FINDINGS),
      hiddenWorkloads: fit.workloads.length - workloads.length,
    },
  };
}
