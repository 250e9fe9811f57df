import type { Finding } from "../model/finding.js";
import type { SourceRange } from "../model/source.js";
import { identityOf } from "../model/workload.js";

/** A finding in every JSON output of version 1. */
export function findingJson(finding: Finding): object {
  return {
    rule: finding.rule,
    severity: finding.severity,
    message: finding.message,
    help: finding.help,
    workload: finding.workload === null ? null : identityOf(finding.workload),
    clusters: finding.clusters,
    ...(finding.renderings && { renderings: finding.renderings }),
    source: rangeJson(finding.source),
    ...(finding.also.length > 0 && {
      also: finding.also.map(({ workload, renderings, source }) => ({
        workload: workload === null ? null : identityOf(workload),
        ...(renderings && { renderings }),
        source: rangeJson(source),
      })),
    }),
    related: finding.related.map(({ file, line, column, message }) => ({ file, line, column, message })),
    fixable: finding.fixable,
    fingerprint: finding.fingerprint,
  };
}

/** A range in every JSON output of version 1. */
export function rangeJson({ file, line, column, endLine, endColumn }: SourceRange): object {
  return { file, line, column, endLine, endColumn };
}
