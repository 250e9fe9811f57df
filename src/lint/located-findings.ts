import { lineOf, locate, rangeOfSpan } from "../manifest/locate.js";
import type { Finding, Severity } from "../model/finding.js";
import type { Place, SourceRange, TextPlace } from "../model/source.js";
import type { RuleFinding } from "../rules/rule.js";
import { fingerprintOf } from "./fingerprint.js";

/** What a rule said about one cluster; `cluster` is null for the only one. */
export interface ClusterFinding {
  readonly rule: string;
  readonly severity: Severity;
  readonly cluster: string | null;
  readonly finding: RuleFinding;
}

function rangeOf(place: Place | TextPlace): SourceRange {
  return "span" in place ? rangeOfSpan(place.file, place.span) : locate(place);
}

function excerptOf(place: Place | TextPlace, range: SourceRange): string {
  const file = "span" in place ? place.file : place.document.file;
  return lineOf(file, range.line) ?? "";
}

function locateFinding({ rule, severity, cluster, finding }: ClusterFinding): Finding {
  const source = rangeOf(finding.at);
  const { workload } = finding;
  const clusters = cluster === null ? [] : [cluster];
  return {
    rule,
    severity,
    message: finding.message,
    help: finding.help,
    workload:
      workload === undefined ? null : { kind: workload.kind, namespace: workload.namespace, name: workload.name },
    clusters,
    source,
    excerpt: excerptOf(finding.at, source),
    related: (finding.related ?? []).map(({ place, message }) => ({ ...locate(place), message })),
    details: finding.details ?? [],
    fixable: false,
    fingerprint: fingerprintOf(rule, clusters, workload, source.file, finding.subject ?? ""),
  };
}

function compare(a: Finding, b: Finding): number {
  const order = (x: string, y: string) => (x < y ? -1 : x > y ? 1 : 0);
  return (
    order(a.source.file, b.source.file) ||
    a.source.line - b.source.line ||
    a.source.column - b.source.column ||
    order(a.rule, b.rule) ||
    order(a.message, b.message)
  );
}

/** The same finding in several clusters is one finding that names them. */
function mergeClusters(findings: readonly Finding[]): Finding[] {
  const merged = new Map<string, Finding>();
  for (const finding of findings) {
    const { line, column, file } = finding.source;
    const identity = JSON.stringify([finding.rule, file, line, column, finding.message]);
    const known = merged.get(identity);
    const clusters = [...new Set([...(known?.clusters ?? []), ...finding.clusters])];
    merged.set(identity, known === undefined ? finding : { ...known, clusters });
  }
  return [...merged.values()];
}

/** Two findings that nothing tells apart get numbered fingerprints, in the order of the text. */
function numberFingerprints(findings: readonly Finding[]): Finding[] {
  const seen = new Map<string, number>();
  return findings.map((finding) => {
    const times = (seen.get(finding.fingerprint) ?? 0) + 1;
    seen.set(finding.fingerprint, times);
    return times === 1 ? finding : { ...finding, fingerprint: `${finding.fingerprint}-${times}` };
  });
}

/** Turns places into lines, joins what holds for several clusters, and sorts by file, line, column and rule. */
export function locateFindings(findings: readonly ClusterFinding[]): readonly Finding[] {
  return numberFingerprints(mergeClusters(findings.map(locateFinding)).sort(compare));
}
