import { type Finding, type Fix, type FoundIn, SEVERITIES } from "../../model/finding.js";
import { listOf, maybe, objectOf, oneOf, orNull, text, type ValueOf, whole, yesOrNo } from "../../model/json-shape.js";
import type { Outcome } from "../../model/outcome.js";
import { type LintResult, perCount, perCoverageCount, WORKLOAD_STATES } from "../contract/result.js";
import type { RunOrigin } from "../reports/run-origin.js";

const RANGE_KEYS = { file: text, line: whole, column: whole, endLine: whole, endColumn: whole };
const RANGE = objectOf(RANGE_KEYS);
const WORKLOAD = orNull(objectOf({ kind: text, namespace: text, name: text, part: maybe(text) }));
const FOUND_KEYS = { workload: WORKLOAD, renderings: maybe(listOf(text)), source: RANGE };
const FIX = objectOf({
  title: text,
  safe: yesOrNo,
  edits: listOf(objectOf({ file: text, start: whole, end: whole, text })),
  changes: listOf(objectOf({ file: text, line: whole, before: listOf(text), after: listOf(text) })),
});
const FINDING = objectOf({
  ...FOUND_KEYS,
  rule: text,
  severity: oneOf(...SEVERITIES),
  message: text,
  help: text,
  clusters: listOf(text),
  excerpt: maybe(text),
  also: maybe(
    listOf(
      objectOf({
        ...FOUND_KEYS,
        clusters: maybe(listOf(text)),
        rule: maybe(text),
        message: maybe(text),
        fixes: maybe(listOf(FIX)),
      }),
    ),
  ),
  related: listOf(objectOf({ ...RANGE_KEYS, message: text })),
  reasons: listOf(
    objectOf({
      pool: text,
      cluster: orNull(text),
      reasons: listOf(text),
      differs: maybe(objectOf({ label: text, isMissing: yesOrNo })),
    }),
  ),
  details: listOf(text),
  fixable: yesOrNo,
  fixes: listOf(FIX),
  fingerprint: text,
});
const SUMMARY = objectOf(perCount(() => whole));
const COVERAGE = objectOf({
  ...perCoverageCount(() => whole),
  outsideFiles: listOf(text),
  reasons: listOf(
    objectOf({ reason: text, source: objectOf({ file: text, line: whole }), key: orNull(text), workloads: whole }),
  ),
});
const PART = listOf(objectOf({ id: text, state: oneOf(...WORKLOAD_STATES) }));
const ORIGIN = objectOf({
  repository: text,
  url: orNull(text),
  commit: orNull(text),
  folder: text,
  version: text,
});
const REPORT_KEYS = {
  run: ORIGIN,
  summary: SUMMARY,
  coverage: COVERAGE,
  part: maybe(PART),
  findings: listOf(FINDING),
  notices: listOf(text),
  reached: maybe(listOf(text)),
};
const REPORT = objectOf(REPORT_KEYS);
const VERSION = objectOf({ schemaVersion: oneOf(1) });
const MERGED = objectOf({ repositories: listOf(REPORT) });

export interface RepositoryReport {
  readonly origin: RunOrigin;
  /** Without matrix and pools, which reports lack. */
  readonly result: LintResult;
}

/** Keys of reports about part of a run. */
const PARTIAL: readonly (readonly [key: string, problem: string])[] = [
  ["change", "it compares with another revision: merge reports of whole runs"],
  ["wouldFix", "it has only what --fix-dry-run would leave: merge reports of whole runs"],
];

/** Reads JSON reports of `lint` or `merge`, the latter with several. */
export function readReports(value: unknown): Outcome<readonly RepositoryReport[]> {
  const version = VERSION(value, "");
  if (version.problem !== undefined) return version;
  const has = (key: string) => typeof value === "object" && value !== null && Object.hasOwn(value, key);
  const partial = PARTIAL.find(([key]) => has(key));
  if (partial !== undefined) return { problem: partial[1] };
  if (has("repositories")) {
    const merged = MERGED(value, "");
    return merged.problem === undefined ? { value: merged.value.repositories.map(reportOf) } : merged;
  }
  const single = REPORT(value, "");
  return single.problem === undefined ? { value: [reportOf(single.value)] } : single;
}

const SAFE_ADDRESS = /^https:\/\/[\w.-]+\/[\w.~/-]+$/;

function reportOf({ run, findings, ...report }: ValueOf<typeof REPORT>): RepositoryReport {
  return {
    origin: { ...run, url: run.url !== null && SAFE_ADDRESS.test(run.url) ? run.url : null },
    result: {
      ...report,
      findings: findings.map(findingOf),
      existing: [],
      fit: { pools: [], workloads: [] },
      inventory: { pools: [] },
    },
  };
}

function findingOf({ also = [], reasons, fixes, excerpt = "", ...rest }: ValueOf<typeof FINDING>): Finding {
  const { renderings: _, workload: __, ...plain } = rest;
  return {
    ...plain,
    ...foundIn(rest),
    excerpt,
    also: also.map(({ fixes: own, ...other }) => ({ ...other, ...foundIn(other), fixes: own?.map(fixOf) })),
    reasons: reasons.map(({ differs, ...reason }) => ({ ...reason, differs })),
    fixes: fixes.map(fixOf),
  };
}

function fixOf({ safe, ...fix }: ValueOf<typeof FIX>): Fix {
  return { ...fix, isUnsafe: !safe ? true : undefined };
}

function foundIn({ workload, renderings, source }: Pick<FoundIn, "workload" | "renderings" | "source">) {
  return { workload, renderings, source };
}
