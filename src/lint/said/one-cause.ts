import { fileOfPlace, lineOf, locate, rangeOf } from "../../manifest/locate.js";
import {
  type Finding,
  type FoundIn,
  type RelatedPlace,
  type RelatedRange,
  SEVERITIES,
  type Severity,
} from "../../model/finding.js";
import { groupBy } from "../../model/group-by.js";
import { memoize } from "../../model/memoize.js";
import { count } from "../../model/words.js";
import { formatWorkload, identityOf, type Workload } from "../../model/workload.js";
import { rangeOfObject } from "../judging/workload-file.js";
import type { IdentifiedFinding } from "./fingerprint.js";
import { locateFound } from "./said-finding.js";

/** Up to so many places with one cause are each worth a finding of their own; more are one finding with a count. */
const MAX_SEPARATE: Readonly<Record<Severity, number>> = { error: 3, warning: 3, note: 1 };

/** More would be cut by most that show it. */
const MAX_MESSAGE_LENGTH = 400;

const HALF_CHARACTER = /[\ud800-\udbff]$/;

interface Located {
  readonly identified: IdentifiedFinding;
  readonly finding: Finding;
}

/**
 * Turns places into lines, and makes one finding of what has one cause: the same words at the same place, in several
 * clusters, overlays, or for workloads that have a value from there; or many places of which one thing is the cause, such
 * as one workload in many copies. The first of them is told, the others are its `also`. Sorted by file, line, column and
 * rule, so that the order in which files were read changes nothing.
 */
export function toldAsOne(findings: readonly IdentifiedFinding[]): readonly Finding[] {
  for (const { finding } of findings) locateFound(finding);
  const keyOf = keysOf(findings);
  const located = findings.map((identified) => ({ identified, finding: locateFinding(identified) }));
  const hasDoubt = ({ identified }: Located) => Number(identified.finding.undoubted !== undefined);
  // What is sure is told, also for those with a doubt.
  located.sort((a, b) => hasDoubt(a) - hasDoubt(b) || compare(a.finding, b.finding));
  return [...groupBy(located, ({ identified }) => keyOf(identified)).values()].map(join).sort(compare);
}

/** Where the words are those of one cluster, which, and that there are others. */
function tellClusters(finding: Finding, first: readonly string[]): Finding {
  const others = finding.clusters.length - first.length;
  if (others === 0 || finding.also.length > 0) return finding;
  return {
    ...finding,
    message: shortened(
      `${finding.message} (cluster "${first.join(", ")}"), and others in ${count(others, "more cluster")}`,
    ),
    details: [...finding.details, `what helps in another cluster, "taintlint --cluster NAME" tells`],
  };
}

/** What all findings share that are told as one. */
function keysOf(findings: readonly IdentifiedFinding[]): (one: IdentifiedFinding) => string {
  const causeOf = memoize(describeCause);
  const causes = crowdedCauses(findings, causeOf);
  const places = placesOfManyClusters(findings);
  const own = (one: IdentifiedFinding): string => {
    const cause = causeOf(one);
    if (cause !== undefined && causes.has(cause)) return cause;
    const place = objectAtPlace(one);
    return place !== undefined && places.has(place) ? place : wordsAtPlace(one, sameAtPlace(one));
  };
  const sure = new Map<string, string>();
  const hasDoubts = findings.some(({ finding }) => finding.undoubted !== undefined);
  for (const one of hasDoubts ? findings : []) {
    if (one.finding.undoubted === undefined) sure.set(wordsAtPlace(one, one.finding.message), own(one));
  }
  // What holds for sure in one overlay need not be told with a doubt for another one.
  return (one) => {
    const { undoubted } = one.finding;
    return (undoubted === undefined ? undefined : sure.get(wordsAtPlace(one, undoubted))) ?? own(one);
  };
}

function wordsAtPlace({ rule, finding: { at } }: IdentifiedFinding, words: string): string {
  const { file, line, column } = rangeOf(at);
  return JSON.stringify([rule, file, line, column, words]);
}

/** What findings share that a rule has about one object at one place, in words that differ with the cluster. */
function objectAtPlace(one: IdentifiedFinding): string | undefined {
  const { rule, severity, cluster, finding } = one;
  if (finding.workload === undefined || cluster === null) return undefined;
  return wordsAtPlace(one, JSON.stringify([rule, severity, writtenAs(one)]));
}

function placesOfManyClusters(findings: readonly IdentifiedFinding[]): ReadonlySet<string> {
  const words = new Map<string, { readonly messages: Set<string>; readonly severity: Severity }>();
  const inOneCluster = new Map<string, string>();
  const repeated = new Set<string>();
  for (const one of findings) {
    const place = objectAtPlace(one);
    if (place === undefined) continue;
    const { message } = one.finding;
    const known = words.get(place) ?? { messages: new Set(), severity: one.severity };
    words.set(place, known);
    known.messages.add(message);
    // Two things that are wrong in one cluster are two findings.
    const here = JSON.stringify([place, one.cluster]);
    if ((inOneCluster.get(here) ?? message) !== message) repeated.add(place);
    inOneCluster.set(here, message);
  }
  return new Set(
    [...words].flatMap(([place, { messages, severity }]) =>
      messages.size > MAX_SEPARATE[severity] && !repeated.has(place) ? [place] : [],
    ),
  );
}

/** What findings share that come from one thing: what their rule says, or that their workloads are copies of one. */
function describeCause({ rule, severity, finding }: IdentifiedFinding): string | undefined {
  const { cause, workload, message, reasons, details } = finding;
  if (cause !== undefined) return JSON.stringify([rule, severity, cause]);
  if (workload === undefined) return undefined;
  const ofPools = reasons?.map(({ pool, reasons: clauses }) => [pool.name, clauses]);
  return JSON.stringify([rule, severity, message, ofPools, details, copied(workload)]);
}

/** What copies of a workload share, whatever they are called and whichever version they run. */
function copied({ kind, name, part, podSpec: { containers } }: Workload): unknown {
  if (containers.length === 0) return [kind, part, name];
  return [kind, part, containers.map((one) => [one.name, one.image.replace(/((?:^|\/)[^/:@]*)[:@][^/]*$/, "$1")])];
}

/** Of a file one cause at one place is told once, whatever it is that lacks something for it. */
function sameAtPlace({ finding: { workload, cause, message } }: IdentifiedFinding): string {
  return workload === undefined ? (cause ?? message) : message;
}

function crowdedCauses(
  findings: readonly IdentifiedFinding[],
  causeOf: (one: IdentifiedFinding) => string | undefined,
): ReadonlySet<string> {
  const crowds = new Map<string, { readonly objects: Set<string>; readonly severity: Severity }>();
  for (const one of findings) {
    const cause = causeOf(one);
    if (cause === undefined) continue;
    const crowd = crowds.get(cause) ?? { objects: new Set(), severity: one.severity };
    crowds.set(cause, crowd);
    crowd.objects.add(writtenAs(one));
  }
  return new Set(
    [...crowds].flatMap(([cause, { objects, severity }]) => (objects.size > MAX_SEPARATE[severity] ? [cause] : [])),
  );
}

function locateFinding(identified: IdentifiedFinding): Finding {
  const { rule, severity, cluster, finding, fingerprint, fixable = false, fixes = [], undecided } = identified;
  const source = rangeOf(finding.at);
  const { workload } = finding;
  const rendering = workload?.document.origin?.root;
  return {
    rule,
    severity,
    message: shortened(finding.message),
    help: finding.help,
    workload: workload === undefined ? null : identityOf(workload),
    clusters: cluster === null ? [] : [cluster],
    renderings: rendering !== undefined ? [rendering] : undefined,
    source,
    excerpt: lineOf(fileOfPlace(finding.at), source.line) ?? "",
    related: finding.related.map(({ place, message }) => relate(place, message)),
    reasons: finding.reasons
      ? finding.reasons.map(({ pool, ...why }) => ({ pool: pool.name, cluster, ...why }))
      : undefined,
    details: finding.details,
    also: [],
    undecided,
    fixable,
    fixes: fixes.length > 0 ? fixes : undefined,
    fingerprint,
  };
}

function relate(place: RelatedPlace["place"], message: string): RelatedRange {
  const { file, line, column, endLine, endColumn } = locate(place);
  const excerpt = lineOf(fileOfPlace(place), line);
  return { file, line, column, endLine, endColumn, message, excerpt };
}

function shortened(message: string): string {
  return message.length <= MAX_MESSAGE_LENGTH
    ? message
    : `${message.slice(0, MAX_MESSAGE_LENGTH - 1).replace(HALF_CHARACTER, "")}…`;
}

/** The object that a workload is written as: the same in every overlay. */
function writtenAs({ finding: { workload, at, message } }: IdentifiedFinding): string {
  if (workload === undefined) {
    const { file, line, column } = rangeOf(at);
    return JSON.stringify([file, line, column, message]);
  }
  const { file, line, column } = rangeOfObject(workload);
  return JSON.stringify([file, line, column, workload.kind, workload.part]);
}

/** One finding of several, in the words of the first. As severe as where it is worst, and fixable where every part of it is. */
function join([first, ...others]: readonly [Located, ...Located[]]): Finding {
  const { finding } = first;
  if (others.length === 0) return finding;
  const objects = new Set([writtenAs(first.identified)]);
  const places = new Set([workloadAt(finding)]);
  const clusters = new Set(finding.clusters);
  const renderings = new Set(finding.renderings);
  const also: FoundIn[] = [];
  const reasons = finding.reasons && [...finding.reasons];
  const fixes = [...(finding.fixes ?? [])];
  const undecided = [first, ...others].flatMap((one) => one.finding.undecided ?? []);
  let { severity, fixable } = finding;
  for (const { identified, finding: other } of others) {
    const object = writtenAs(identified);
    if (!objects.has(object)) {
      objects.add(object);
      const { workload, source, renderings: renderedIn } = other;
      const place = workloadAt(other);
      // Of files each is another one: how many lack something for one cause is worth knowing.
      if (workload === null || !places.has(place)) {
        also.push({ workload, source, renderings: renderedIn });
      }
      places.add(place);
      if (!isAt(finding, other)) {
        for (const fix of other.fixes ?? []) fixes.push(fix);
        fixable &&= other.fixable;
      }
    }
    // In another cluster other pools may have other reasons.
    const [cluster] = other.clusters;
    if (cluster !== undefined && !clusters.has(cluster)) for (const one of other.reasons ?? []) reasons?.push(one);
    for (const one of other.clusters) clusters.add(one);
    for (const one of other.renderings ?? []) renderings.add(one);
    if (SEVERITIES.indexOf(other.severity) < SEVERITIES.indexOf(severity)) ({ severity } = other);
  }
  const joined: Finding = {
    ...finding,
    also,
    clusters: [...clusters],
    ...(renderings.size > 0 && { renderings: [...renderings] }),
    ...(reasons && { reasons }),
    severity,
    ...(undecided.length > 0 && { undecided }),
    fixable,
    ...(fixes.length > 0 && { fixes }),
  };
  const isWordedAlike = others.every((other) => other.finding.message === finding.message);
  return isWordedAlike ? joined : tellClusters(joined, finding.clusters);
}

function isAt({ source: a }: FoundIn, { source: b }: FoundIn): boolean {
  return a.file === b.file && a.line === b.line && a.column === b.column;
}

function workloadAt({ workload, source: { file, line, column } }: FoundIn): string {
  return JSON.stringify([file, line, column, workload && formatWorkload(workload)]);
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
