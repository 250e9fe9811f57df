import { fileOfPlace, lineOf, locate, rangeOfSpan } from "../manifest/locate.js";
import { type Finding, SEVERITIES, type Severity } from "../model/finding.js";
import type { Fix } from "../model/fix.js";
import type { Place, SourceRange, TextPlace } from "../model/source.js";
import { formatWorkload, identityOf, placeInObject } from "../model/workload.js";
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
    workload: workload === undefined ? null : identityOf(workload),
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

/** The object that a workload is written as: the same in every overlay. */
function writtenAs({ finding: { workload } }: IdentifiedFinding): string {
  if (workload === undefined) return "";
  const { file, line, column } = locate(placeInObject(workload, []));
  return JSON.stringify([file, line, column, workload.kind, workload.part]);
}

function joinFindings(known: Finding, other: Finding, isOtherWorkload: boolean): Finding {
  const renderings = union(known.renderings, other.renderings);
  const also = isOtherWorkload && other.workload !== null ? [`also ${formatWorkload(other.workload)}`] : [];
  return {
    ...known,
    details: union(known.details, also),
    clusters: union(known.clusters, other.clusters),
    ...(renderings.length > 0 && { renderings }),
    severity: worse(known, other),
  };
}

/**
 * The same finding in several clusters, in several overlays of one base, or for several workloads that have a value
 * from one place, is one finding that names them, as severe as where it is worst.
 */
function mergeAlike(findings: readonly IdentifiedFinding[]): Finding[] {
  const merged = new Map<string, { finding: Finding; readonly objects: Set<string> }>();
  for (const identified of findings) {
    const finding = locateFinding(identified);
    const object = writtenAs(identified);
    const { line, column, file } = finding.source;
    const identity = JSON.stringify([finding.rule, file, line, column, finding.message]);
    const known = merged.get(identity);
    if (known === undefined) merged.set(identity, { finding, objects: new Set([object]) });
    else {
      known.finding = joinFindings(known.finding, finding, !known.objects.has(object));
      known.objects.add(object);
    }
  }
  return [...merged.values()].map(({ finding }) => finding);
}

/** Turns places into lines, joins what holds for several clusters, and sorts by file, line, column and rule. */
export function locateFindings(findings: readonly IdentifiedFinding[]): readonly Finding[] {
  return mergeAlike(findings).sort(compare);
}
