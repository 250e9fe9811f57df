import { ancestorsOf, fileOfPlace, lineOf, rangeOf, startOfLine } from "../../manifest/locate.js";
import type { Arrivals, PoolAsker, PoolDifference } from "../../model/change.js";
import type { AdmissionObjects, ClusterSettings } from "../../model/cluster.js";
import type { NodePool } from "../../model/pool.js";
import type { WorkloadFit } from "../../model/pool-fit.js";
import type { Place, SourceFile, TextPlace } from "../../model/source.js";
import { formatTaint, type Taint } from "../../model/taint.js";
import { isDaemon, placeInPodSpec, type Workload } from "../../model/workload.js";
import { isPlacementKnown } from "../../rules/contract/vocabulary.js";
import { requirementsOf } from "../../rules/explanations/stray-selector.js";
import { knowsAllPools } from "../../scheduling/known-pools.js";
import { mayBeMet } from "../../scheduling/labels/label-offer.js";
import { GIVEN_ROLE_LABELS } from "../../scheduling/labels/well-known-labels.js";
import { toleratesTaint } from "../../scheduling/taints/toleration.js";
import { type ClusterJudgement, goesTo, type JudgedChange, type LintInput } from "../contract/lint-input.js";
import type { JudgedRevision } from "../judging/judge-revision.js";
import { selectsPool } from "../judging/outside-releases.js";
import { RELEASE_KINDS, repeatsRendered } from "../judging/rendered-values.js";
import { chartChanges } from "./chart-changes.js";
import { compareWorkloads, pairWorkloads, type WorkloadPair } from "./impacts.js";
import { comparePools, type PlaceOfRemoved } from "./pool-differences.js";
import { alignSnapshots, judgeAnew } from "./snapshot-pools.js";

/** Compares every cluster that both revisions have. */
export function compareClusters(base: JudgedRevision, head: JudgedRevision): readonly JudgedChange[] {
  const isAbandoned = head.input.configuration === undefined && base.input.configuration !== undefined;
  if (isAbandoned) return [];
  const isAdopted = head.input.configuration !== undefined && base.input.configuration === undefined;
  return pairClusters(base.judgements, head.judgements).map(([was, is]) => {
    const { cluster: settings, complete } = is.inventory;
    // Settings that the head introduces hold for the base, too.
    const judged = isAdopted ? judgeAnew(was, { ...was.inventory, cluster: settings, complete }) : was;
    const [before, after] = alignSnapshots(judged, is);
    const cluster = after.inventory.cluster.name;
    const all = comparePools(before.inventory.pools, after.inventory.pools, placeOfRemoved(head, cluster));
    const differences = isAdopted ? all.filter(isOfOneObject) : all;
    // No pod of a test tool goes to a cluster.
    const fits = after.fits.filter(
      ({ workload }) => head.input.isTestFile?.(fileOfPlace(placeInPodSpec(workload, [])).path) !== true,
    );
    const pairs = pairWorkloads(before.fits, fits);
    const isRepeated = repeatsRendered([after]);
    const isRendered = (workload: Workload) => isRepeated({ finding: { at: placeInPodSpec(workload, []), workload } });
    const pools = differences.map((one) => withAskers(withBound(one, after), before, after, isRendered));
    const admissionDiffers = !isAdopted && describeAdmission(before) !== describeAdmission(after);
    const others = head.input.others?.filter((one) => goesTo(one, is.inventory, head.input)) ?? [];
    const compared = compareWorkloads({ before, after, pairs, others, pools, admissionDiffers });
    const isAlone = !isAdopted && !admissionDiffers;
    const charts = isAlone ? chartChanges(pairs, [base.input, head.input], differences) : [];
    return {
      judgement: is,
      change: { cluster, charts, pools, ...compared, arrivals: arrivalsOf({ ...after, fits }, pairs) },
    };
  });
}

/** Reports whether two pools have the same file and format: discovered and hand-declared pools are not comparable. */
function isOfOneObject({ before, after }: PoolDifference): boolean {
  if (before === undefined || after === undefined || before.format !== after.format) return false;
  return before.place.document.file.path === after.place.document.file.path;
}

function arrivalsOf({ inventory, fits }: ClusterJudgement, pairs: readonly WorkloadPair[]): Arrivals {
  const known = new Set(pairs.map(({ after }) => after));
  const isRefused = ({ valid, admissionError }: WorkloadFit) => !valid || admissionError !== undefined;
  // A workload refused before is not this change's effect.
  const wasRefused = new Set(pairs.filter(({ before }) => isRefused(before)).map(({ after }) => after));
  const added = fits.filter((fit) => !known.has(fit) && !isRefused(fit));
  const unplaced = added.filter(
    (fit) =>
      isPlacementKnown(fit) &&
      fit.pools.length > 0 &&
      knowsAllPools(inventory, fit) &&
      fit.pools.every(({ verdict }) => verdict === "blocked"),
  );
  const workloadsOf = (list: readonly WorkloadFit[]) => list.map(({ workload }) => workload);
  return {
    added: workloadsOf(added),
    unplaced: workloadsOf(unplaced),
    refused: workloadsOf(fits.filter((fit) => isRefused(fit) && !wasRefused.has(fit))),
  };
}

/** Adds pods that wait for new nodes; those of DaemonSets come with their node. */
function withBound(difference: PoolDifference, { inventory, fits }: ClusterJudgement): PoolDifference {
  const { after, replaced } = difference;
  if (after === undefined || replaced === undefined) return difference;
  const bound = fits.filter(
    (fit) =>
      !isDaemon(fit.workload) &&
      isPlacementKnown(fit) &&
      knowsAllPools(inventory, fit) &&
      fit.pools.every(({ pool, verdict }) => (pool === after ? verdict === "fits" : verdict === "blocked")),
  );
  return { ...difference, replaced: { ...replaced, bound: bound.map(({ workload }) => workload) } };
}

function pairClusters(
  before: readonly ClusterJudgement[],
  after: readonly ClusterJudgement[],
): readonly (readonly [ClusterJudgement, ClusterJudgement])[] {
  const [had, has] = [before, after].map((all) =>
    all.filter(({ candidates, inventory }) => candidates === undefined && inventory.pools.length > 0),
  );
  const isLike = (one: ClusterJudgement) => (other: ClusterJudgement) =>
    one.inventory.cluster.name === other.inventory.cluster.name;
  const [gone, ...othersGone] = (had ?? []).filter((one) => !has?.some(isLike(one)));
  const [come, ...othersCome] = (has ?? []).filter((one) => !had?.some(isLike(one)));
  const isRenamed = othersGone.length === 0 && othersCome.length === 0;
  return (has ?? []).flatMap((one) => {
    const same = had?.find(isLike(one)) ?? (isRenamed && one === come ? gone : undefined);
    return same === undefined ? [] : [[same, one] as const];
  });
}

function describeAdmission({ inventory, objects: { admission } }: ClusterJudgement): string {
  const { admission: plugins, comparisonOperators }: ClusterSettings = inventory.cluster;
  const { policyText = "", queues } = admission;
  // A comment above would shift places.
  const withoutPlaces = JSON.stringify(queues, (key, value: unknown) => (key === "place" ? undefined : value));
  const told = [describeObjects(admission), policyText, withoutPlaces];
  return JSON.stringify([Object.entries(plugins).sort(), comparisonOperators, ...told]);
}

function describeObjects({ runtimeClasses, namespaces, ...rest }: AdmissionObjects): unknown {
  const { limitRanges = [], priorities = [], defaultNodeSelector = "" } = rest;
  const byName = (a: readonly [string, unknown], b: readonly [string, unknown]) => (a[0] < b[0] ? -1 : 1);
  // A namespace without settings is the same as none.
  const telling = [...namespaces].filter(([, { name, ...rest }]) =>
    Object.values(rest).some((one) => one !== undefined),
  );
  const others = [...limitRanges, ...priorities].sort(byName);
  return [[...runtimeClasses].sort(byName), telling.sort(byName), others, defaultNodeSelector];
}

/** Returns the place for a removed pool: its old line, else its cluster's configuration. */
function placeOfRemoved({ input, judgements }: JudgedRevision, cluster: string | null): PlaceOfRemoved {
  return ({ place }) => {
    const file = findFile(input, judgements, place.document.file.path);
    if (file !== undefined) return lineOfOld(place, file);
    const declaration = input.clusters.find(({ declaration: { settings } }) => settings.name === cluster)?.declaration;
    if (input.configuration === undefined || declaration === undefined) return place;
    const key = declaration.pools === undefined ? "from" : "pools";
    return { ...declaration.place, path: [...declaration.place.path, key], target: "key" };
  };
}

function findFile(
  { manifests, configuration }: LintInput,
  judgements: readonly ClusterJudgement[],
  path: string,
): SourceFile | undefined {
  if (configuration?.file.path === path) return configuration.file;
  const pools: readonly NodePool[] = judgements.flatMap(({ inventory }) => inventory.pools);
  const declaring = pools.find(({ place }) => place.document.file.path === path);
  return declaring?.place.document.file ?? manifests.find(({ file }) => file.path === path)?.file;
}

/** Returns the same line in the current text, or its last non-empty one. */
function lineOfOld(place: Place, file: SourceFile): TextPlace {
  const [{ start: oldStart }] = ancestorsOf(place);
  const old = place.document.file.text.slice(0, oldStart).split("\n").length;
  const line = Math.min(old, file.text.trimEnd().split("\n").length);
  const [start = 0, text = ""] = [startOfLine(file, line), lineOf(file, line)];
  const indent = text.length - text.trimStart().length;
  return { file, span: { start: start + indent, end: start + Math.max(indent, text.trimEnd().length) } };
}

type Side = Pick<ClusterJudgement, "inventory" | "fragments">;

/** Adds the fragments that ask for a changed pool, and what the change takes of that. Rendered ones are judged already. */
function withAskers(
  difference: PoolDifference,
  was: Side,
  is: Side,
  isRendered: (workload: Workload) => boolean,
): PoolDifference {
  const { before } = difference;
  if (before === undefined) return difference;
  const askers = is.fragments.flatMap(({ workload }): PoolAsker[] => {
    const loses = lostBy(workload, difference, is);
    const tolerates = () => toleratedTaint(workload, before.taints) !== undefined;
    const asks = loses !== undefined || selectsPool(workload, before, was.inventory) || tolerates();
    if (!asks || isRendered(workload)) return [];
    const { document } = workload;
    const { file, line } = rangeOf(placeInPodSpec(workload, []));
    const release = RELEASE_KINDS.has(workload.kind) ? `${document.file.path}:${document.start}` : undefined;
    return [{ file, line, release, loses }];
  });
  return askers.length === 0 ? difference : { ...difference, askers };
}

function toleratedTaint({ podSpec }: Workload, taints: readonly Taint[]): Taint | undefined {
  const keyed = podSpec.tolerations.filter(({ key }) => key !== undefined && key !== "");
  return taints.find((taint) => keyed.some((toleration) => toleratesTaint(toleration, taint, "off") === "yes"));
}

/** `label pool=gpu`, or `taint gpu:NoSchedule`: what the fragment names, the pool had, and no pool has any more. */
function lostBy(
  workload: Workload,
  { before, after, lifted }: PoolDifference,
  { inventory }: Side,
): string | undefined {
  const labels: Readonly<Record<string, string>> = before?.labels ?? {};
  // A role that the pool itself gave its nodes is not one that the platform gives them.
  const isRole = (key: string) => after !== undefined && GIVEN_ROLE_LABELS.has(key);
  const isDeclared = (key: string) => inventory.pools.some((pool) => Object.hasOwn(pool.labels, key));
  const gone = requirementsOf(workload.podSpec).find(
    ({ requirement: one }) =>
      one.operator === "In" &&
      one.values.some((value) => value === labels[one.key]) &&
      (!mayBeMet(one, inventory) || (isRole(one.key) && !isDeclared(one.key))),
  )?.requirement;
  if (gone !== undefined) return `label ${gone.key}=${labels[gone.key]}`;
  const isGone = ({ key }: Taint) => inventory.pools.every(({ taints }) => taints.every((other) => other.key !== key));
  const taint = toleratedTaint(workload, lifted.filter(isGone));
  return taint && `taint ${formatTaint(taint)}`;
}
