import { ruleUrl } from "../model/documentation.js";
import type { Finding, Fix, TextEdit } from "../model/finding.js";
import { identityOf } from "../model/workload.js";

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
      ...{ pool, cluster, reasons },
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
