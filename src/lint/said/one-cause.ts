import { fileOfPlace, lineOf, locate, rangeOf } from "../../manifest/locate.js";
import {
  type Finding,
  type FoundIn,
  type RelatedPlace,
  type RelatedRange,
  SEVERITIES,
  type Severity,
} from "../../model/finding.js";
import { rememberedOf } from "../../model/remembered.js";
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

/** What is told as one finding. */
interface Joined extends Located {
  /** Absent for most, which nothing is joined with. */
  readonly others?: {
    /** The objects that its workloads are written as, the same in every overlay; or the things that a file lacks. */
    readonly objects: Set<string>;
    /** The cluster whose words are told. */
    readonly first: readonly string[];
    readonly words: Set<string>;
  };
}

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
  const joined = new Map<string, Joined>();
  const keyOf = keysOf(findings);
  const located = findings.map((identified) => ({ identified, finding: locateFinding(identified) }));
  const hasDoubt = ({ identified }: Located) => Number(identified.finding.undoubted !== undefined);
  // What is sure is told, also for those with a doubt.
  located.sort((a, b) => hasDoubt(a) - hasDoubt(b) || compare(a.finding, b.finding));
  for (const { identified, finding } of located) {
    const key = keyOf(identified);
    const known = joined.get(key);
    if (known === undefined) {
      joined.set(key, { identified, finding });
      continue;
    }
    const object = writtenAs(identified);
    const { others = startJoining(known) } = known;
    joined.set(key, { ...known, finding: join(known.finding, finding, !others.objects.has(object)), others });
    others.objects.add(object);
    others.words.add(finding.message);
  }
  return [...joined.values()].map(tellClusters).sort(compare);
}

function startJoining({ identified, finding }: Located): NonNullable<Joined["others"]> {
  return {
    objects: new Set([writtenAs(identified)]),
    first: finding.clusters,
    words: new Set([finding.message]),
  };
}

/** Where the words are those of one cluster, which, and that there are others. */
function tellClusters({ finding, others: joined }: Joined): Finding {
  if (joined === undefined) return finding;
  const { first, words } = joined;
  const others = finding.clusters.filter((cluster) => !first.includes(cluster)).length;
  if (words.size < 2 || others === 0 || finding.also.length > 0) return finding;
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
  const causeOf = rememberedOf(describeCause);
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
  return [kind, part, containers.map((one) => [one.name, one.image.replace(/[:@][^/]*$/, "")])];
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
  const { rule, severity, cluster, finding, fingerprint, fixable = false, fixes = [] } = identified;
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
    ...(rendering !== undefined && { renderings: [rendering] }),
    source,
    excerpt: lineOf(fileOfPlace(finding.at), source.line) ?? "",
    related: finding.related.map(({ place, message }) => relate(place, message)),
    ...(finding.reasons && {
      reasons: finding.reasons.map(({ pool, ...why }) => ({ pool: pool.name, cluster, ...why })),
    }),
    details: finding.details,
    also: [],
    fixable,
    ...(fixes.length > 0 && { fixes }),
    fingerprint,
  };
}

function relate(place: RelatedPlace["place"], message: string): RelatedRange {
  const { file, line, column, endLine, endColumn } = locate(place);
  const excerpt = lineOf(fileOfPlace(place), line);
  return { file, line, column, endLine, endColumn, message, ...(excerpt !== undefined && { excerpt }) };
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

/** As severe as where it is worst, and fixable where every part of it is. */
function join(known: Finding, other: Finding, isOtherObject: boolean): Finding {
  const renderings = union(known.renderings, other.renderings);
  const { workload, source, renderings: renderedIn } = other;
  const isKnown = [known, ...known.also].some((one) => isSame(one, other));
  const also: FoundIn[] =
    isOtherObject && !isKnown
      ? [...known.also, { workload, source, ...(renderedIn && { renderings: renderedIn }) }]
      : [...known.also];
  const reasons = joinReasons(known, other);
  const isElsewhere = isOtherObject && !isAt(known, other);
  const fixes = isElsewhere ? [...(known.fixes ?? []), ...(other.fixes ?? [])] : (known.fixes ?? []);
  return {
    ...known,
    also,
    clusters: union(known.clusters, other.clusters),
    ...(renderings.length > 0 && { renderings }),
    ...(reasons !== undefined && { reasons }),
    severity: worse(known, other),
    fixable: isElsewhere ? known.fixable && other.fixable : known.fixable,
    ...(fixes.length > 0 && { fixes }),
  };
}

/** In another cluster other pools may have other reasons. */
function joinReasons(known: Finding, other: Finding): Finding["reasons"] {
  if (known.reasons === undefined) return undefined;
  const [cluster] = other.clusters;
  const isNew = cluster !== undefined && !known.clusters.includes(cluster);
  return isNew ? [...known.reasons, ...(other.reasons ?? [])] : known.reasons;
}

function isAt({ source: a }: FoundIn, { source: b }: FoundIn): boolean {
  return a.file === b.file && a.line === b.line && a.column === b.column;
}

/** Of files each is another one: how many lack something for one cause is worth knowing. */
function isSame(one: FoundIn, other: FoundIn): boolean {
  if (one.workload === null || other.workload === null) return false;
  return isAt(one, other) && formatWorkload(one.workload) === formatWorkload(other.workload);
}

function worse({ severity: a }: Finding, { severity: b }: Finding): Severity {
  return SEVERITIES.indexOf(a) <= SEVERITIES.indexOf(b) ? a : b;
}

function union(some: readonly string[] = [], others: readonly string[] = []): readonly string[] {
  return [...new Set([...some, ...others])];
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
