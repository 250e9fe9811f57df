import { fileOfPlace, lineOf, rangeOf } from "../../manifest/locate.js";
import { groupBy } from "../../model/group-by.js";
import type { Place, TextPlace } from "../../model/source.js";
import { formatWorkload } from "../../model/workload.js";
import { describeIdentity, type IdentifiedFinding } from "../contract/fingerprint.js";
import type { LintInput } from "../contract/lint-input.js";

export interface ComparedFindings {
  readonly fresh: readonly IdentifiedFinding[];
  readonly existing: readonly IdentifiedFinding[];
}

export interface ComparedTexts {
  readonly head: LintInput;
  readonly base: LintInput;
  readonly unseen: readonly string[];
}

/** Finds findings that the base has too: of equal ones as many as there were. A moved file keeps its findings. */
export function compareFindings(
  head: readonly IdentifiedFinding[],
  base: readonly IdentifiedFinding[],
  texts: ComparedTexts,
): ComparedFindings {
  const known = new Set(head.filter(({ finding }) => isUnseen(texts.unseen, finding.at)));
  let rest: readonly IdentifiedFinding[] = base;
  for (const keyOf of [keyWithText, keyOfFamily, keyOfWords]) rest = match(head, rest, keyOf, known);
  rest = matchPools(head, rest, known);
  for (const [isGone, keyOf] of [[hasNoCluster, keyWithoutCluster] as const, [hasNoFile, keyWithoutFile] as const])
    match(head.filter(isGone(texts.base)), rest.filter(isGone(texts.head)), keyOf, known);
  return { fresh: head.filter((one) => !known.has(one)), existing: head.filter((one) => known.has(one)) };
}

/** Adds to `known` each finding with a match in `base`, one for one. Returns unmatched ones of `base`. */
function match(
  head: readonly IdentifiedFinding[],
  base: readonly IdentifiedFinding[],
  keyOf: (finding: IdentifiedFinding) => string,
  known: Set<IdentifiedFinding>,
): readonly IdentifiedFinding[] {
  const left = groupBy(base, keyOf);
  for (const one of head) {
    if (!known.has(one) && left.get(keyOf(one))?.shift() !== undefined) known.add(one);
  }
  return [...left.values()].flat();
}

/** Matches by pools: a change of one pool rewords findings about all. */
function matchPools(
  head: readonly IdentifiedFinding[],
  base: readonly IdentifiedFinding[],
  known: Set<IdentifiedFinding>,
): readonly IdentifiedFinding[] {
  const used = new Set<IdentifiedFinding>();
  const left = groupBy(base, keyOfWorkload);
  for (const one of head) {
    const key = keyOfWorkload(one);
    if (known.has(one) || key === undefined) continue;
    const { pools = [] } = one.finding;
    const hasAll = ({ finding }: IdentifiedFinding) => pools.every((pool) => finding.pools?.includes(pool));
    const like = left.get(key)?.find((other) => !used.has(other) && hasAll(other));
    if (like === undefined) continue;
    used.add(like);
    known.add(one);
  }
  return base.filter((one) => !used.has(one));
}

/** Undefined for a finding that is not about a workload's pools. */
function keyOfWorkload({ rule, cluster, finding: { workload, pools } }: IdentifiedFinding): string | undefined {
  return workload === undefined || pools === undefined
    ? undefined
    : JSON.stringify([rule, cluster, formatWorkload(workload)]);
}

function keyOfFamily({ fingerprint }: IdentifiedFinding): string {
  return fingerprint.replace(/-\d+$/, "");
}

function keyWithText(one: IdentifiedFinding): string {
  return JSON.stringify([keyOfFamily(one), one.finding.message, textOf(one)]);
}

/** Keys by message and text, since another pool's taints may be part of the fingerprint. */
function keyOfWords(one: IdentifiedFinding): string {
  return JSON.stringify([one.cluster, keyWithoutCluster(one)]);
}

function keyWithoutCluster(one: IdentifiedFinding): string {
  const { rule, finding } = one;
  const { workload, at, message } = finding;
  const owner = workload === undefined ? fileOfPlace(at).path : formatWorkload(workload);
  return JSON.stringify([rule, owner, message, textOf(one)]);
}

function keyWithoutFile(one: IdentifiedFinding): string {
  const { rule, cluster, finding } = one;
  const identity = describeIdentity(finding.fingerprintBy, finding.workload);
  return JSON.stringify([rule, cluster, identity, finding.message, textOf(one)]);
}

function textOf({ finding: { at } }: IdentifiedFinding): string {
  return (lineOf(fileOfPlace(at), rangeOf(at).line) ?? "").trim();
}

/** Tests for findings about a cluster that a revision lacks. */
function hasNoCluster({ clusters }: LintInput): (finding: IdentifiedFinding) => boolean {
  const names = new Set(clusters.map(({ inventory }) => inventory.cluster.name));
  return ({ cluster }) => !names.has(cluster);
}

/** Tests for findings about no workload, in a file that a revision lacks. */
function hasNoFile(revision: LintInput): (finding: IdentifiedFinding) => boolean {
  const { manifests, unreadable, clusters, configuration } = revision;
  const pools = clusters.flatMap(({ inventory }) => inventory.pools);
  const paths = new Set([
    ...manifests.map(({ file }) => file.path),
    ...unreadable.map(({ path }) => path),
    ...pools.map(({ place }) => place.document.file.path),
    ...(configuration === undefined ? [] : [configuration.file.path]),
  ]);
  return ({ finding: { workload, at } }) => workload === undefined && !paths.has(fileOfPlace(at).path);
}

/** Reports whether the base does not show what stands at a place. */
export function isUnseen(unseen: readonly string[], at: Place | TextPlace): boolean {
  const { path } = fileOfPlace(at);
  return unseen.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}
