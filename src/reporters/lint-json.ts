import { type LintResult, perCount } from "../lint/contract/result.js";
import type { RunOrigin } from "../lint/reports/run-origin.js";
import { ruleUrl } from "../model/documentation.js";
import type { Finding, Fix, TextEdit, WouldFix } from "../model/finding.js";
import { identityOf } from "../model/workload.js";
import { formatJson, indentOf } from "./json-text.js";

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
  return formatJson({ schemaVersion: 1, ...lintJson(result, options) }, indentOf(result.change?.workloads));
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

/** A file may be a single line. */
const EXCERPT_MAX_LENGTH = 1000;

export function findingJson(finding: Finding): object {
  return {
    rule: finding.rule,
    url: ruleUrl(finding.rule),
    severity: finding.severity,
    message: finding.message,
    help: finding.help,
    workload: finding.workload === null ? null : identityOf(finding.workload),
    clusters: finding.clusters,
    renderings: finding.renderings,
    source: finding.source,
    excerpt: finding.excerpt.length <= EXCERPT_MAX_LENGTH ? finding.excerpt : undefined,
    also:
      finding.also.length > 0
        ? finding.also.map(({ workload, renderings, clusters, source, rule, message, fixes = [] }) => ({
            rule,
            message,
            workload: workload === null ? null : identityOf(workload),
            renderings,
            clusters,
            source,
            fixes: fixes.length > 0 ? fixes.map(fixJson) : undefined,
          }))
        : undefined,
    related: finding.related.map(({ excerpt: _, ...related }) => related),
    reasons: (finding.reasons ?? []).map(({ pool, cluster, reasons, differs }) => ({
      pool,
      cluster,
      reasons,
      differs: differs ? { label: differs.label, isMissing: differs.isMissing } : undefined,
    })),
    details: finding.details,
    fixable: finding.fixable,
    fixes: (finding.fixes ?? []).map(fixJson),
    fingerprint: finding.fingerprint,
  };
}

function fixJson({ title, isUnsafe, edits, changes = [] }: Fix): object {
  return {
    title,
    safe: isUnsafe !== true,
    edits: edits.map(editJson),
    changes,
  };
}

export function editJson({ file, start, end, text }: TextEdit): TextEdit {
  return { file, start, end, text };
}
