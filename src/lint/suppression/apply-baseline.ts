import { count } from "../../model/words.js";
import type { IdentifiedFinding } from "../contract/fingerprint.js";
import type { LintInput } from "../contract/lint-input.js";

export interface BaselineOutcome {
  readonly fresh: readonly IdentifiedFinding[];
  readonly known: number;
  readonly notices: readonly string[];
}

/** Removes known findings. Only files of the run can have stale entries. */
export function applyBaseline(input: LintInput, findings: readonly IdentifiedFinding[]): BaselineOutcome {
  const { baseline } = input;
  if (baseline === undefined) return { fresh: findings, known: 0, notices: [] };
  const listed = new Set(baseline.entries.map(({ fingerprint }) => fingerprint));
  const found = new Set(findings.map(({ fingerprint }) => fingerprint));
  const fresh = findings.filter(({ fingerprint }) => !listed.has(fingerprint));
  const isJudged = judgedEntries(input);
  const gone = baseline.entries.filter((entry) => !found.has(entry.fingerprint) && isJudged(entry.file)).length;
  const entries = count(gone, "finding of the baseline does", "findings of the baseline do");
  const notice = `${entries} not occur any more: renew it with "taintlint --write-baseline ${baseline.path}"`;
  return { fresh, known: findings.length - fresh.length, notices: gone === 0 ? [] : [notice] };
}

function judgedEntries({ scope = "repository", manifests }: LintInput): (file: string) => boolean {
  if (scope === "repository") return () => true;
  const files = new Set(scope === "files" ? manifests.map(({ file }) => file.path) : []);
  return (file) => files.has(file);
}
