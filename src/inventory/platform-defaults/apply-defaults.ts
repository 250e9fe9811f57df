import { type Answer, allOf, anyOf, type Fact, isOpen, matches, not, type Open } from "../../model/fact.js";
import { type IncompleteField, type LabelOrigin, type NodePool, openLabelGlobs } from "../../model/pool.js";
import { EMPTY_STRING_MAP, joinStringMaps, stringMap } from "../../model/string-map.js";
import { formatTaint, type Taint } from "../../model/taint.js";
import type { ImplicitMode } from "../contract/cluster-keys.js";
import { PLATFORM_DEFAULTS, type Platform, type PlatformDefault, type PoolFacts } from "./platform-defaults.js";

export interface DeclaredNodes {
  readonly pool: NodePool;
  readonly platform: Platform;
  readonly facts: PoolFacts;
}

/** Adds platform defaults; what rests on an open fact is open. The declaration's own labels and taints win. */
export function applyPlatformDefaults(declared: readonly DeclaredNodes[], mode: ImplicitMode): NodePool[] {
  if (mode === "off") return declared.map(({ pool }) => pool);
  return declared.map((one) => PLATFORM_DEFAULTS.reduce((pool, row) => add(pool, row, one, declared), one.pool));
}

/** Returns taints that the platform may add and the declaration lacks. */
export function defaultTaints(
  one: DeclaredNodes,
  all: readonly DeclaredNodes[],
): { readonly taint: Taint; readonly because: string }[] {
  return PLATFORM_DEFAULTS.filter((row) => allOf(holds(row, one), isBeside(row, one, all)) === true).flatMap((row) => {
    const taint = defaultTaint(row, one);
    return taint === undefined || hasTaint(one.pool, taint) ? [] : [{ taint, because: row.because }];
  });
}

/** Reports whether another pool of the platform lacks the fact, if the taint depends on that. */
function isBeside(
  { besidePoolWithout }: PlatformDefault,
  { platform, pool }: DeclaredNodes,
  all: readonly DeclaredNodes[],
): Answer {
  if (besidePoolWithout === undefined) return true;
  const others = all.filter((other) => other.platform === platform);
  return anyOf(...others.map(({ facts }) => matches(facts[besidePoolWithout], /^$/))) || undocumented(pool);
}

/** Open, as the row says by `because`. */
function undocumented({ place }: NodePool): Open {
  return { why: "", place };
}

function hasTaint({ taints, startupTaints }: NodePool, { key, effect }: Taint): boolean {
  return [...taints, ...startupTaints].some((other) => other.key === key && other.effect === effect);
}

function holds({ platforms, when = {}, unless = {} }: PlatformDefault, { platform, facts }: DeclaredNodes): Answer {
  if (!platforms.includes(platform)) return false;
  const known = new Map<string, Fact | Answer>(Object.entries(facts));
  const answers = (patterns: Readonly<Record<string, RegExp>>) =>
    Object.entries(patterns).map(([name, pattern]) => matches(known.get(name), pattern));
  return allOf(...answers(when), ...answers(unless).map((one) => not(one)));
}

function add(pool: NodePool, row: PlatformDefault, one: DeclaredNodes, all: readonly DeclaredNodes[]): NodePool {
  const held = holds(row, one);
  if (!held) return row.platforms.includes(one.platform) ? withoutLabels(pool, row) : pool;
  const labelled = isOpen(held) ? withOpenLabels(pool, row, held) : withLabels(pool, row, one);
  const taint = defaultTaint(row, one);
  if (taint === undefined || hasTaint(pool, taint)) return labelled;
  const implied = { ...taint, implied: row.because, place: pool.place };
  const state = allOf(held, isBeside(row, one, all), row.isLikely ? undocumented(pool) : true);
  const list = row.startup ? "startupTaints" : "taints";
  if (!isOpen(state)) return { ...labelled, [list]: [...pool[list], implied] };
  const { incomplete = [] } = labelled;
  // Nothing is said of one taint where any may be there.
  if (incomplete.some((other) => other.field === "taints" && other.taint === undefined)) return labelled;
  const open: IncompleteField = {
    field: "taints",
    why: mayBeThere(formatTaint(taint), row, state),
    place: state.place,
    taint: row.taint?.value === "{name}" ? undefined : implied,
  };
  return { ...labelled, incomplete: [...incomplete, open] };
}

function mayBeThere(what: string, { because }: PlatformDefault, { why }: Open): string {
  return `${what} may be there: ${because}${why === "" ? "" : `; ${why}`}`;
}

function defaultTaint({ taint }: PlatformDefault, { facts }: DeclaredNodes): Taint | undefined {
  return taint && { ...taint, value: textFor(taint.value, facts) ?? "" };
}

/** Returns a text, or the fact that `{name}` stands for; undefined if that is not known. */
function textFor(text: string, { name, cluster, accelerator }: PoolFacts): string | undefined {
  const fact =
    { "{name}": name, "{cluster}": cluster, "{accelerator}": accelerator }[text] ??
    (text.startsWith("{") ? undefined : text);
  return isOpen(fact) ? undefined : fact;
}

/** Adds labels with a certain value. */
function withLabels(pool: NodePool, { labels = {}, because }: PlatformDefault, { facts }: DeclaredNodes): NodePool {
  const values: [string, string][] = [];
  for (const [key, text] of Object.entries(labels)) {
    const value = textFor(text, facts);
    if (value !== undefined && !pool.openLabels.includes(key)) values.push([key, value]);
  }
  const origin: LabelOrigin = { place: pool.place, implied: because };
  const origins = stringMap(values.map(([key]) => [key, origin]));
  return {
    ...pool,
    labels: joinStringMaps(stringMap(values), pool.labels),
    labelOrigins: joinStringMaps(origins, pool.labelOrigins ?? EMPTY_STRING_MAP),
  };
}

/** A pool that makes nodes as pods ask for them makes such nodes, too. */
function withoutLabels(pool: NodePool, { otherwiseAbsent = [] }: PlatformDefault): NodePool {
  if (otherwiseAbsent.length === 0 || pool.autoProvisions) return pool;
  return { ...pool, absentLabels: [...(pool.absentLabels ?? []), ...otherwiseAbsent] };
}

function withOpenLabels(pool: NodePool, row: PlatformDefault, { why, place }: Open): NodePool {
  const known = new Set([...Object.keys(pool.labels), ...openLabelGlobs(pool)]);
  const keys = known.has("*") ? [] : Object.keys(row.labels ?? {}).filter((key) => !known.has(key));
  if (keys.length === 0) return pool;
  const open = keys.map(
    (label): IncompleteField => ({ field: "labels", why: mayBeThere(label, row, { why, place }), place, label }),
  );
  return { ...pool, openLabels: [...pool.openLabels, ...keys], incomplete: [...(pool.incomplete ?? []), ...open] };
}
