import { groupBy } from "../../model/group-by.js";
import { compareTexts } from "../../model/order.js";
import type { NodePool } from "../../model/pool.js";
import type { PoolFit, WorkloadFit } from "../../model/pool-fit.js";
import type { FieldPath, Place } from "../../model/source.js";
import { writtenTolerations } from "../../model/taint.js";
import { isSpeltOtherwise, lettersOf, quoted } from "../../model/words.js";
import { placeInPodSpec } from "../../model/workload.js";
import { type Claim, ofPools } from "../contract/claim.js";
import { oncePerCluster, type RuleContext, type RuleFinding } from "../contract/rule.js";
import { requiredExpressions } from "./node-selection-places.js";
import { releaseOf } from "./release-siblings.js";

/** Majority factor by which the other spelling is wrong. */
const CLEARLY_MORE = 2;

const MOST_PLACES = 3;

/** Node objects are not written by hand. */
const NODES = "node";

interface Use {
  readonly value: string;
  readonly place: Place;
  /** Identifies its writer, who counts once. */
  readonly by: string;
}

/** Labels of one loop share lines, and a pool's label and taint count once. */
function writerAt({ document, path }: Place): string {
  return JSON.stringify([document.file.path, path]);
}

export interface PoolSpelling {
  readonly pool: NodePool;
  readonly key: string;
  readonly asked: string;
  readonly has: string;
  readonly place: Place;
  /** The wrong side; `open` if undecided. */
  readonly wrong: "pool" | "pod" | "open";
  /** Places with the pod's spelling, one for each line. */
  readonly asking: readonly Place[];
  readonly tolerations: readonly number[];
}

function usesOfPool(pool: NodePool, key: string): Use[] {
  const { [key]: label } = pool.labels;
  const place = pool.labelOrigins?.[key]?.place ?? pool.place;
  const ofTaints = pool.taints.filter((taint) => taint.key === key);
  const found = [...(label === undefined ? [] : [{ value: label, place }]), ...ofTaints];
  const by = writerAt(found[0]?.place ?? pool.place);
  return found.map((one) => ({ value: one.value, place: one.place, by }));
}

function usesOfPod(fit: WorkloadFit, key: string): Use[] {
  const { workload } = fit;
  // Overlays of a workload, and workloads of a release, count once.
  const { origin } = workload.document;
  const release = origin?.renderer === "helm" ? origin.root : releaseOf(workload);
  const by = JSON.stringify(release === undefined ? [workload.kind, workload.name] : [release]);
  const use = (value: string, path: FieldPath): Use => ({ value, place: placeInPodSpec(workload, path), by });
  const { [key]: selected } = workload.podSpec.nodeSelector;
  return [
    ...(selected === undefined ? [] : [use(selected, ["nodeSelector", key])]),
    ...requiredExpressions(workload).flatMap(({ requirement, path }) =>
      requirement.key === key ? requirement.values.map((value, index) => use(value, [...path, "values", index])) : [],
    ),
    ...writtenTolerations(fit).flatMap(({ key: tolerated, value, origin }) =>
      tolerated === key && value !== undefined ? [use(value, ["tolerations", origin.index, "value"])] : [],
    ),
  ];
}

function tolerationsWith(fit: WorkloadFit, key: string, value: string): number[] {
  return writtenTolerations(fit).flatMap((one) => (one.key === key && one.value === value ? [one.origin.index] : []));
}

/** Workloads and pools by the keys they may write. */
const writersByKey = oncePerCluster(({ inventory, fits }) => {
  const ofPools = inventory.pools.flatMap((pool) =>
    [...new Set([...Object.keys(pool.labels), ...pool.taints.map(({ key }) => key)])].map((key) => ({ key, pool })),
  );
  const ofPods = fits.flatMap((fit) => {
    const required = requiredExpressions(fit.workload).map(({ requirement }) => requirement.key);
    const tolerated = writtenTolerations(fit).map(({ key = "" }) => key);
    const keys = new Set([...Object.keys(fit.workload.podSpec.nodeSelector), ...required, ...tolerated]);
    return [...keys].map((key) => ({ key, fit }));
  });
  return groupBy([...ofPools, ...ofPods], ({ key }) => key);
});

/** Places of each value, one for each writer. */
const voices = oncePerCluster((context, key: string): ReadonlyMap<string, readonly Place[]> => {
  const writers = writersByKey(context).get(key) ?? [];
  const uses = writers.flatMap((one) => ("pool" in one ? usesOfPool(one.pool, key) : usesOfPod(one.fit, key)));
  const distinct = [...groupBy(uses, ({ value }) => value)].map(([value, of]) => {
    const places = new Map(of.toReversed().map(({ by, place }) => [by, place]));
    return [value, [...places.values()].reverse()] as const;
  });
  return new Map(distinct);
});

function wrongSide(asking: number, having: number): PoolSpelling["wrong"] {
  if (asking >= CLEARLY_MORE * having) return "pool";
  return having >= CLEARLY_MORE * asking ? "pod" : "open";
}

/** Returns the only key that blocks the pod; undefined for several or another reason. */
function onlyKey({ reasons }: PoolFit): string | undefined {
  const keys = reasons.map((reason) => {
    if (reason.kind === "selector-mismatch") return reason.key;
    return reason.kind === "untolerated-taint" ? reason.taint.key : undefined;
  });
  return new Set(keys).size === 1 ? keys[0] : undefined;
}

interface PoolUse {
  readonly pool: NodePool;
  /** Its position in inventory and verdicts. */
  readonly index: number;
  readonly use: Use;
}

/** Pools by the letters of their values; an index, since every unplaced pod asks. */
const poolsByLetters = oncePerCluster(({ inventory }, key: string) => {
  const uses = inventory.pools.flatMap((pool, index): PoolUse[] =>
    usesOfPool(pool, key).map((use) => ({ pool, index, use })),
  );
  return groupBy(uses, ({ use }) => lettersOf(use.value));
});

/** Finds a pool that differs only by case or separators of one value; other uses decide which side is wrong. */
export function findPoolSpelling(
  fit: WorkloadFit,
  key: string | undefined,
  context: RuleContext,
): PoolSpelling | undefined {
  if (key === undefined) return undefined;
  const pools = poolsByLetters(context, key);
  const alike = usesOfPod(fit, key).flatMap(({ value }) =>
    (pools.get(lettersOf(value)) ?? []).flatMap(({ pool, index, use }) =>
      isSpeltOtherwise(value, use.value) && isKeptOffBy(key, fit.pools[index], pool)
        ? [{ pool, use, asked: value }]
        : [],
    ),
  );
  // Not the order of the pools: a finding must not move when somebody sorts them.
  const [first] = alike.sort((a, b) => compareTexts(a.pool.name, b.pool.name));
  if (first === undefined) return undefined;
  const { pool, use, asked } = first;
  const byValue = voices(context, key);
  const asking = byValue.get(asked) ?? [];
  const side = wrongSide(asking.length, byValue.get(use.value)?.length ?? 0);
  const isFact = pool.format === NODES || pool.labelOrigins?.[key]?.implied !== undefined;
  return {
    pool,
    key,
    asked,
    has: use.value,
    place: use.place,
    wrong: isFact && side === "pool" ? "open" : side,
    asking,
    tolerations: tolerationsWith(fit, key, asked),
  };
}

function isKeptOffBy(key: string, found: PoolFit | undefined, pool: NodePool): boolean {
  return found?.pool === pool && onlyKey(found) === key;
}

export function describeAtPool({
  pool,
  key,
  asked,
  has,
  asking,
  place,
}: PoolSpelling): Pick<RuleFinding, "at" | "help" | "related"> & { readonly cause: Claim } {
  return {
    at: place,
    cause: ofPools(
      `pool ${quoted(pool.name)} has ${quoted(has)} for ${quoted(key)}, ${asking.length} other places say ${quoted(asked)}`,
    ),
    help: `Write ${quoted(asked)} for ${quoted(key)} at pool ${quoted(pool.name)}.`,
    related: asking.slice(0, MOST_PLACES).map((one) => ({ place: one, message: `${quoted(asked)} stands here` })),
  };
}

/** Adds help if either side may be wrong. */
export function suggestAtPool({ pool, asked }: PoolSpelling): string {
  return ` Or should pool ${quoted(pool.name)} have ${quoted(asked)}?`;
}
