import type { IncompleteField, LabelOrigin, NodePool } from "../../model/pool.js";
import { EMPTY_STRING_MAP, joinStringMaps, type StringMap, stringMap } from "../../model/string-map.js";
import { formatTaint, type Taint } from "../../model/taint.js";
import type { ImplicitMode } from "../declaration/cluster-keys.js";
import { PLATFORM_DEFAULTS, type Platform, type PlatformDefault, type PoolFacts } from "./platform-defaults.js";

export interface DeclaredNodes {
  readonly pool: NodePool;
  readonly platform: Platform;
  readonly facts: PoolFacts;
}

/** Adds platform defaults. The declaration's own labels and taints win. */
export function applyPlatformDefaults(declared: readonly DeclaredNodes[], mode: ImplicitMode): NodePool[] {
  if (mode === "off") return declared.map(({ pool }) => pool);
  return declared.map((one) =>
    PLATFORM_DEFAULTS.filter((fact) => holds(fact, one)).reduce(
      (pool, fact) => add(pool, fact, one, declared),
      one.pool,
    ),
  );
}

/** Returns taints that the platform may add and the declaration lacks. */
export function defaultTaints(
  one: DeclaredNodes,
  all: readonly DeclaredNodes[],
): { readonly taint: Taint; readonly because: string }[] {
  return PLATFORM_DEFAULTS.filter((fact) => holds(fact, one) && isBeside(fact, one, all)).flatMap((fact) => {
    const taint = defaultTaint(fact, one);
    return taint === undefined || hasTaint(one.pool, taint) ? [] : [{ taint, because: fact.because }];
  });
}

/** Reports whether another pool of the platform lacks the fact, if the taint depends on that. */
function isBeside(
  { besidePoolWithout }: PlatformDefault,
  { platform }: DeclaredNodes,
  all: readonly DeclaredNodes[],
): boolean {
  if (besidePoolWithout === undefined) return true;
  return all.some((other) => other.platform === platform && other.facts[besidePoolWithout] === undefined);
}

function hasTaint({ taints, startupTaints }: NodePool, taint: Taint): boolean {
  return [...taints, ...startupTaints].some((other) => isSame(other, taint));
}

function holds(fact: PlatformDefault, { platform, facts }: DeclaredNodes): boolean {
  const { platforms, when = {}, unless = {} } = fact;
  if (!platforms.includes(platform)) return false;
  const texts = new Map<string, string>(Object.entries(facts));
  const matches = (name: string, pattern: RegExp): boolean => pattern.test(texts.get(name) ?? "");
  return (
    Object.entries(when).every(([name, pattern]) => matches(name, pattern)) &&
    !Object.entries(unless).some(([name, pattern]) => matches(name, pattern))
  );
}

function add(pool: NodePool, fact: PlatformDefault, one: DeclaredNodes, all: readonly DeclaredNodes[]): NodePool {
  const labels = defaultLabels(fact, one);
  const origin: LabelOrigin = { place: pool.place, implied: fact.because };
  const origins = stringMap(Object.keys(labels).map((key) => [key, origin]));
  const labelled = {
    ...pool,
    labels: joinStringMaps(labels, pool.labels),
    labelOrigins: joinStringMaps(origins, pool.labelOrigins ?? EMPTY_STRING_MAP),
  };
  const taint = defaultTaint(fact, one);
  if (taint === undefined || hasTaint(pool, taint)) return labelled;
  const implied = { ...taint, implied: fact.because, place: pool.place };
  if (fact.startup) return { ...labelled, startupTaints: [...pool.startupTaints, implied] };
  if (!fact.isLikely && isBeside(fact, one, all)) return { ...labelled, taints: [...pool.taints, implied] };
  const open: IncompleteField = {
    field: "taints",
    why: `${formatTaint(taint)} may be there: ${fact.because}`,
    place: pool.place,
    taint: implied,
  };
  return { ...labelled, incomplete: [...(pool.incomplete ?? []), open] };
}

function defaultTaint({ taint }: PlatformDefault, { facts }: DeclaredNodes): Taint | undefined {
  return taint?.value === "{name}" ? { ...taint, value: facts.name ?? "" } : taint;
}

/** Returns labels with a certain value. */
function defaultLabels({ labels = {} }: PlatformDefault, { pool, facts }: DeclaredNodes): StringMap<string> {
  const values: [string, string][] = [];
  for (const [key, text] of Object.entries(labels)) {
    const value = text === "{name}" ? facts.name : text === "{cluster}" ? facts.cluster : text;
    if (value !== undefined && !pool.openLabels.includes(key)) values.push([key, value]);
  }
  return stringMap(values);
}

function isSame(one: Taint, other: Taint): boolean {
  return one.key === other.key && one.effect === other.effect;
}
