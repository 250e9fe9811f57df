import { fileOfPlace, lineOf, locate, rangeOf } from "../../manifest/locate.js";
import { bySeverity, type Finding, type FoundIn, type Severity } from "../../model/finding.js";
import { connected, groupBy } from "../../model/group-by.js";
import { comparePlaces, compareTexts } from "../../model/order.js";
import type { RenderedOrigin, SourceRange } from "../../model/source.js";
import { count, list, quoted } from "../../model/words.js";
import { formatWorkload, identityOf, type Workload } from "../../model/workload.js";
import { locatePlaces, ofClusters, rangeOfObject } from "../contract/cluster-finding.js";
import type { IdentifiedFinding } from "../contract/fingerprint.js";

/** Findings of one cause up to which each is separate; more are merged with a count. */
const MAX_SEPARATE: Readonly<Record<Severity, number>> = { error: 3, warning: 3, note: 1 };

/** Most viewers cut longer texts. */
const MAX_MESSAGE_LENGTH = 400;

const HALF_CHARACTER = /[\ud800-\udbff]$/;

interface Located {
  readonly identified: IdentifiedFinding;
  readonly finding: Finding;
}

/** The key of a group of findings; of a part that is left out nothing is asked. */
interface Shared {
  readonly rule?: string;
  readonly severity?: Severity;
  readonly cluster?: string | null;
  readonly at?: Spot;
  readonly object?: Spot & Pick<Workload, "kind" | "part"> & Pick<RenderedOrigin, "template">;
  readonly words?: unknown;
}

type Spot = Pick<SourceRange, "file" | "line" | "column">;

/** Groups what has everything in common that a function tells; without those of which it tells nothing. */
function sharing<Item>(items: readonly Item[], sharedBy: (item: Item) => Shared | undefined) {
  const known = items.flatMap((item) => {
    const shared = sharedBy(item);
    return shared === undefined ? [] : [{ item, key: keyOf(shared) }];
  });
  return [...groupBy(known, ({ key }) => key).values()].map(([first, ...others]): readonly [Item, ...Item[]] => [
    first.item,
    ...others.map(({ item }) => item),
  ]);
}

function keyOf({ rule, severity, cluster, at, object, words }: Shared): string {
  return JSON.stringify([rule, severity, cluster, at, object, words]);
}

/**
 * Turns places into lines, and makes one finding of what has one cause: the same words at the same place, in several
 * clusters, overlays, or for workloads that have a value from there; or many places of which one thing is the cause, such
 * as one workload in many copies. One occurrence is told, the others are its `also`. Sorted by file, line, column and
 * rule, so that the order in which files were read changes nothing.
 */
export function mergeFindings(findings: readonly IdentifiedFinding[]): readonly Finding[] {
  for (const { finding } of findings) locatePlaces(finding);
  return connected(linksBetween(findings))
    .map((group) => group.map((identified) => ({ identified, finding: locateFinding(identified) })))
    .map((group) => mergeLocated(group.sort(byWeight)))
    .sort(compare);
}

/** Orders a group: a change before what it explains, then the worst first, then the certain ones, then by place and name. */
function byWeight(a: Located, b: Located): number {
  const hasDoubt = ({ identified }: Located) => Number(identified.finding.plainMessage !== undefined);
  const explainedBy = ({ identified: { finding } }: Located) => finding.change?.explains ?? -1;
  // Clusters stay in the order of the configuration.
  const nameOf = ({ identified: { finding } }: Located) =>
    JSON.stringify([finding.workload && formatWorkload(finding.workload), finding.workload?.document.origin?.root]);
  return (
    explainedBy(b) - explainedBy(a) ||
    bySeverity(a.finding, b.finding) ||
    hasDoubt(a) - hasDoubt(b) ||
    compare(a.finding, b.finding) ||
    compareTexts(nameOf(a), nameOf(b)) ||
    compareTexts(keyOf({ object: writtenAs(a.identified) }), keyOf({ object: writtenAs(b.identified) }))
  );
}

/** Findings that are told together; one that is told alone is with itself. */
function linksBetween(findings: readonly IdentifiedFinding[]): readonly (readonly IdentifiedFinding[])[] {
  // Of a file one cause at one place is told once, whatever it is that lacks something for it.
  const words = ({ finding: { workload, groupBy, message } }: IdentifiedFinding) =>
    workload === undefined ? (groupBy ?? message) : message;
  const atPlaces = sharing(findings, (one) => saidAt(one, words(one)));
  const crowds = sharing(findings, causeOf).filter(
    (group) => countDistinct(group, (one) => keyOf({ object: writtenAs(one) })) > mostSeparate(group),
  );
  // What holds for sure in one overlay need not be told with a doubt for another one.
  const doubts = sharing(findings, (one) => saidAt(one, one.finding.plainMessage ?? one.finding.message)).filter(
    (group) => group.some(({ finding }) => finding.plainMessage === undefined),
  );
  const changes = sharing(findings, ({ finding: { change } }) => change && { words: change.key }).filter((group) =>
    group.some(concernsChange),
  );
  return [...atPlaces, ...crowds, ...inManyClusters(findings), ...doubts, ...changes];
}

function concernsChange({ finding: { change } }: IdentifiedFinding): boolean {
  return change?.explains !== undefined;
}

function saidAt({ rule, finding: { at } }: IdentifiedFinding, words: string): Shared {
  return { rule, at: spotOf(rangeOf(at)), words };
}

function mostSeparate([{ severity }]: readonly [IdentifiedFinding, ...IdentifiedFinding[]]): number {
  return MAX_SEPARATE[severity];
}

function countDistinct(group: readonly IdentifiedFinding[], keyOf: (one: IdentifiedFinding) => string): number {
  return new Set(group.map(keyOf)).size;
}

/** Links findings of a rule about one object at one place, in words that differ with the cluster. */
function inManyClusters(findings: readonly IdentifiedFinding[]): readonly (readonly IdentifiedFinding[])[] {
  const wordsIn = (group: readonly IdentifiedFinding[]) => countDistinct(group, ({ finding }) => finding.message);
  const groups = sharing(findings, (one) => {
    const { rule, severity, finding } = one;
    return finding.workload && { rule, severity, at: spotOf(rangeOf(finding.at)), object: writtenAs(one) };
  });
  return groups.filter(
    (group) =>
      wordsIn(group) > mostSeparate(group) &&
      // Two things that are wrong in one cluster are two findings.
      sharing(group, ({ cluster }) => ({ cluster })).every((own) => wordsIn(own) === 1),
  );
}

/** Names the clusters of which the words hold. */
function withClusters(finding: Finding, { identified, finding: first }: Located, isWordedAlike: boolean): Finding {
  const { clusterAt } = identified.finding;
  const names = ofClusters(isWordedAlike ? finding : first);
  const others = isWordedAlike || finding.also.length > 0 ? 0 : finding.clusters.length - first.clusters.length;
  const said = finding.message;
  const message = clusterAt === undefined ? said : said.slice(0, clusterAt) + names + said.slice(clusterAt);
  if (others === 0) return { ...finding, message: shortened(message) };
  const own = clusterAt === undefined ? ` (${names.slice(" of ".length)})` : "";
  return {
    ...finding,
    message: shortened(`${message}${own}, and others in ${count(others, "more cluster")}`),
    details: [...finding.details, `"taintlint --cluster NAME" shows what helps in another cluster`],
  };
}

/** Returns the key of a common cause: a rule's own, or copies of a workload. */
function causeOf({ rule, severity, finding }: IdentifiedFinding): Shared | undefined {
  const { groupBy, workload, message, reasons, details } = finding;
  if (groupBy !== undefined) return { rule, severity, words: groupBy };
  if (workload === undefined) return undefined;
  const ofPools = reasons?.map(({ pool, reasons: clauses }) => [pool.name, clauses]);
  return { rule, severity, words: [message, ofPools, details, copied(workload)] };
}

/** Returns the common part of copies, without names and versions. */
function copied({ kind, name, part, podSpec: { containers } }: Workload): unknown {
  if (containers.length === 0) return [kind, part, name];
  return [kind, part, containers.map((one) => [one.name, one.image.replace(/((?:^|\/)[^/:@]*)[:@][^/]*$/, "$1")])];
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
    related: finding.related.map(({ place, message }) => {
      const range = locate(place);
      return { ...range, message, excerpt: lineOf(fileOfPlace(place), range.line) };
    }),
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

function shortened(message: string): string {
  return message.length <= MAX_MESSAGE_LENGTH
    ? message
    : `${message.slice(0, MAX_MESSAGE_LENGTH - 1).replace(HALF_CHARACTER, "")}…`;
}

function writtenAs({ finding: { workload, at, message, change } }: IdentifiedFinding): NonNullable<Shared["object"]> {
  if (workload === undefined) return { ...spotOf(rangeOf(at)), kind: change?.key ?? message };
  const { kind, part, document } = workload;
  return { ...spotOf(rangeOfObject(workload)), kind, part, template: document.origin?.template };
}

function spotOf({ file, line, column }: SourceRange): Spot {
  return { file, line, column };
}

/** One finding of several, in the words of the first. It is fixable where every part of it is. */
function mergeLocated(group: readonly Located[]): Finding {
  // The findings of each object, or of each workload at one place: what overlays and clusters make of it.
  const links = sharing(group, ({ identified }) => ({ rule: identified.rule, object: writtenAs(identified) }));
  const named = sharing(group, ({ finding: { rule, workload, source } }) =>
    workload === null ? undefined : { rule, at: spotOf(source), words: formatWorkload(workload) },
  );
  const occurrences = connected([...links, ...named]).map((one) => one.sort(byWeight));
  const [finding, ...others] = occurrences.map(oneOccurrence);
  const [own] = group;
  if (finding === undefined || own === undefined) throw new Error("a group has no finding");
  const undecided = group.flatMap((one) => one.finding.undecided ?? []);
  const elsewhere = others.filter((other) => !isAt(finding, other));
  const follows = concernsChange(own.identified);
  const [worst = finding] = group.map((one) => one.finding).sort(bySeverity);
  const joined: Finding = {
    ...finding,
    severity: worst.severity,
    also: others.map((other) => ({
      workload: other.workload,
      source: other.source,
      renderings: other.renderings,
      clusters: other.clusters,
      ...(follows && { rule: other.rule, message: other.message }),
      // At the same place it is repaired with the first.
      fixes: elsewhere.includes(other) ? other.fixes : undefined,
    })),
    ...(undecided.length > 0 && { undecided }),
    fixable: (finding.fixable || (follows && others.length > 0)) && elsewhere.every(({ fixable }) => fixable),
  };
  const isWordedAlike = group.every((other) => other.finding.message === finding.message);
  return withClusters(joined, own, isWordedAlike);
}

function oneOccurrence([first, ...others]: readonly Located[]): Finding {
  if (first === undefined) throw new Error("an occurrence has no finding");
  const { finding } = first;
  const clusters = new Set(finding.clusters);
  const renderings = new Set(finding.renderings);
  const reasons = finding.reasons && [...finding.reasons];
  const details = [...finding.details];
  for (const { finding: other } of others) {
    // In another cluster other pools may have other reasons.
    if (other.clusters.some((one) => !clusters.has(one))) reasons?.push(...(other.reasons ?? []));
    if (other.workload === null && other.message !== finding.message)
      details.push(`in ${list(other.clusters.map(quoted))}: ${other.message}`, ...other.details);
    for (const one of other.clusters) clusters.add(one);
    for (const one of other.renderings ?? []) renderings.add(one);
  }
  return {
    ...finding,
    clusters: [...clusters],
    ...(renderings.size > 0 && { renderings: [...renderings] }),
    ...(reasons && { reasons }),
    details,
  };
}

function isAt({ source: a }: FoundIn, { source: b }: FoundIn): boolean {
  return a.file === b.file && a.line === b.line && a.column === b.column;
}

function compare(a: Finding, b: Finding): number {
  return comparePlaces(a.source, b.source) || compareTexts(a.rule, b.rule) || compareTexts(a.message, b.message);
}
