import { type ByWord, byWord, joinByWord, NO_WORDS } from "../../model/by-word.js";
import type { IncompleteField, LabelOrigin, NodePool } from "../../model/pool.js";
import { formatTaint, type Taint } from "../../model/taint.js";
import type { ImplicitMode } from "../declaration/cluster-keys.js";
import { IMPLIED, type ImpliedFact, type Platform, type PoolFacts } from "./implied.js";

export interface DeclaredNodes {
  readonly pool: NodePool;
  readonly platform: Platform;
  readonly facts: PoolFacts;
}

/** Adds platform defaults. The declaration's own labels and taints win. */
export function applyImplied(declared: readonly DeclaredNodes[], mode: ImplicitMode): NodePool[] {
  if (mode === "off") return declared.map(({ pool }) => pool);
  return declared.map((one) =>
    IMPLIED.filter((fact) => holds(fact, one)).reduce((pool, fact) => add(pool, fact, one, declared), one.pool),
  );
}

/** Returns taints that the platform may add and the declaration lacks. */
export function impliedTaints(
  one: DeclaredNodes,
  all: readonly DeclaredNodes[],
): { readonly taint: Taint; readonly because: string }[] {
  return IMPLIED.filter((fact) => holds(fact, one) && isBeside(fact, one, all)).flatMap((fact) => {
    const taint = impliedTaint(fact, one);
    return taint === undefined || hasTaint(one.pool, taint) ? [] : [{ taint, because: fact.because }];
  });
}

/** Reports whether another pool of the platform lacks the fact, if the taint depends on that. */
function isBeside(
  { besidePoolWithout }: ImpliedFact,
  { platform }: DeclaredNodes,
  all: readonly DeclaredNodes[],
): boolean {
  if (besidePoolWithout === undefined) return true;
  return all.some((other) => other.platform === platform && other.facts[besidePoolWithout] === undefined);
}

function hasTaint({ taints, startupTaints }: NodePool, taint: Taint): boolean {
  return [...taints, ...startupTaints].some((other) => isSame(other, taint));
}

function holds(fact: ImpliedFact, { platform, facts }: DeclaredNodes): boolean {
  const { platforms, when = {}, unless = {}, confidence } = fact;
  if (confidence === "contested" || !platforms.includes(platform)) return false;
  const texts = new Map<string, string>(Object.entries(facts));
  const matches = (name: string, pattern: RegExp): boolean => pattern.test(texts.get(name) ?? "");
  return (
    Object.entries(when).every(([name, pattern]) => matches(name, pattern)) &&
    !Object.entries(unless).some(([name, pattern]) => matches(name, pattern))
  );
}

function add(pool: NodePool, fact: ImpliedFact, one: DeclaredNodes, all: readonly DeclaredNodes[]): NodePool {
  const labels = impliedLabels(fact, one);
  const origin: LabelOrigin = { place: pool.place, implied: fact.because };
  const origins = byWord(Object.keys(labels).map((key) => [key, origin]));
  const labelled = {
    ...pool,
    labels: joinByWord(labels, pool.labels),
    labelOrigins: joinByWord(origins, pool.labelOrigins ?? NO_WORDS),
  };
  const taint = impliedTaint(fact, one);
  if (taint === undefined || hasTaint(pool, taint)) return labelled;
  const implied = { ...taint, implied: fact.because, place: pool.place };
  if (fact.startup) return { ...labelled, startupTaints: [...pool.startupTaints, implied] };
  if (fact.confidence === "documented" && isBeside(fact, one, all))
    return { ...labelled, taints: [...pool.taints, implied] };
  const open: IncompleteField = {
    field: "taints",
    why: `${formatTaint(taint)} may be there: ${fact.because}`,
    place: pool.place,
    taint: implied,
  };
  return { ...labelled, incomplete: [...(pool.incomplete ?? []), open] };
}

function impliedTaint({ taint }: ImpliedFact, { facts }: DeclaredNodes): Taint | undefined {
  return taint?.value === "{name}" ? { ...taint, value: facts.name ?? "" } : taint;
}

/** Returns labels with a certain value. */
function impliedLabels({ labels = {} }: ImpliedFact, { pool, facts }: DeclaredNodes): ByWord<string> {
  const values: [string, string][] = [];
  for (const [key, text] of Object.entries(labels)) {
    const value = text === "{name}" ? facts.name : text === "{cluster}" ? facts.cluster : text;
    if (value !== undefined && !pool.openLabels.includes(key)) values.push([key, value]);
  }
  return byWord(values);
}

function isSame(one: Taint, other: Taint): boolean {
  return one.key === other.key && one.effect === other.effect;
}
