import { fileOfPlace, lineOf, locate, rangeOfSpan } from "../manifest/locate.js";
import { type Finding, SEVERITIES, type Severity } from "../model/finding.js";
import type { Fix } from "../model/fix.js";
import type { Place, SourceRange, TextPlace } from "../model/source.js";
import type { RuleFinding } from "../rules/rule.js";
import type { IdentifiedFinding } from "./identified-findings.js";

/** What a rule said about one cluster; `cluster` is null for the only one. */
export interface ClusterFinding {
  readonly rule: string;
  readonly severity: Severity;
  readonly cluster: string | null;
  readonly finding: RuleFinding;
  /** Whether it, and all that were joined with it, can be fixed. */
  readonly fixable?: boolean;
  readonly fixes?: readonly Fix[];
}

export function rangeOf(place: Place | TextPlace): SourceRange {
  return "span" in place ? rangeOfSpan(place.file, place.span) : locate(place);
}

function locateFinding(identified: IdentifiedFinding): Finding {
  const { rule, severity, cluster, finding, fingerprint, fixable = false, fixes = [] } = identified;
  const source = rangeOf(finding.at);
  const { workload } = finding;
  const clusters = cluster === null ? [] : [cluster];
  const rendering = workload?.document.origin?.root;
  return {
    rule,
    severity,
    message: finding.message,
    help: finding.help,
    workload:
      workload === undefined ? null : { kind: workload.kind, namespace: workload.namespace, name: workload.name },
    clusters,
    ...(rendering !== undefined && { renderings: [rendering] }),
    source,
    excerpt: lineOf(fileOfPlace(finding.at), source.line) ?? "",
    related: (finding.related ?? []).map(({ place, message }) => ({ ...locate(place), message })),
    details: finding.details ?? [],
    fixable,
    ...(fixes.length > 0 && { fixes }),
    fingerprint,
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

function worse({ severity: a }: Finding, { severity: b }: Finding): Severity {
  return SEVERITIES.indexOf(a) <= SEVERITIES.indexOf(b) ? a : b;
}

function union(some: readonly string[] = [], others: readonly string[] = []): readonly string[] {
  return [...new Set([...some, ...others])];
}

function joinFindings(known: Finding, other: Finding): Finding {
  const renderings = union(known.renderings, other.renderings);
  return {
    ...known,
    clusters: union(known.clusters, other.clusters),
    ...(renderings.length > 0 && { renderings }),
    severity: worse(known, other),
  };
}

/**
 * The same finding in several clusters, or in several overlays of one base, is one finding that names them, as severe
 * as where it is worst.
 */
function mergeAlike(findings: readonly Finding[]): Finding[] {
  const merged = new Map<string, Finding>();
  for (const finding of findings) {
    const { line, column, file } = finding.source;
    const identity = JSON.stringify([finding.rule, file, line, column, finding.message]);
    const known = merged.get(identity);
    merged.set(identity, known === undefined ? finding : joinFindings(known, finding));
  }
  return [...merged.values()];
}

/** Turns places into lines, joins what holds for several clusters, and sorts by file, line, column and rule. */
export function locateFindings(findings: readonly IdentifiedFinding[]): readonly Finding[] {
  return mergeAlike(findings.map(locateFinding)).sort(compare);
}
