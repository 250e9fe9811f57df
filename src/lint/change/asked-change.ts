import { parseTaintSpecs, type TaintChanges } from "../../inventory/declaration/taint-syntax.js";
import { isLabelKey, isLabelValue, LABEL_KEY_SYNTAX, LABEL_VALUE_SYNTAX } from "../../model/label-syntax.js";
import type { NodePool } from "../../model/pool.js";
import { stringMap } from "../../model/string-map.js";
import { formatTaint, type PoolTaint } from "../../model/taint.js";
import { quoted } from "../../model/words.js";

type Removal = TaintChanges["removals"][number];

/** A change in specs: taints in the syntax of `kubectl taint`, labels of `kubectl label`. */
export interface AskedChange {
  readonly taints: TaintChanges;
  readonly labels: readonly (readonly [key: string, value: string])[];
}

/** Reports whether a spec sets a label: it has no effect behind it. */
export function isLabelSpec(spec: string): boolean {
  return /^[^=:]*=[^=:]*$/.test(spec);
}

/** Parses specs: `key=value` is a label, with an effect a taint; `key-` removes the taint, else the label. */
export function parseChange(specs: readonly string[]): AskedChange {
  const taints = parseTaintSpecs(specs.filter((spec) => !isLabelSpec(spec)));
  const labels = specs.filter(isLabelSpec).map((spec) => spec.split("=", 2) as [string, string]);
  const errors = labels.flatMap(([key, value]) => describeLabel(key, value));
  return { taints: { ...taints, errors: [...taints.errors, ...errors] }, labels };
}

function describeLabel(key: string, value: string): string[] {
  const label = `label "${key}=${value}"`;
  if (!isLabelKey(key)) return [`key "${key}" of ${label} is not legal: a key is ${LABEL_KEY_SYNTAX}`];
  return isLabelValue(value) ? [] : [`value "${value}" of ${label} is not legal: a value is ${LABEL_VALUE_SYNTAX}`];
}

function removes(removal: Removal, { key, effect }: { key: string; effect: string }): boolean {
  return removal.key === key && (removal.effect === "" || removal.effect === effect);
}

function removesLabel(removal: Removal, { taints, labels }: NodePool): boolean {
  return removal.effect === "" && removal.key in labels && !taints.some((taint) => removes(removal, taint));
}

/** Upstream: kubectl/pkg/cmd/taint/taint.go validateFlags, RunTaint, and cmd/label/label.go. */
export function describeConflicts({ taints: { additions, removals }, labels }: AskedChange): string[] {
  return [
    ...additions
      .filter((taint) => removals.some((removal) => removes(removal, taint)))
      .map((taint) => `taint "${formatTaint(taint)}" is both added and removed: ask for one of them`),
    ...labels
      .filter(([key]) => removals.some((removal) => removal.key === key && removal.effect === ""))
      .map(([key, value]) => `label "${key}=${value}" is both set and removed: ask for one of them`),
  ];
}

export function describeAbsent(
  { taints: { removals } }: AskedChange,
  text: string,
  pools: readonly NodePool[],
): string[] {
  const taints = pools.flatMap((pool) => pool.taints);
  return removals
    .filter((removal) => !taints.some((taint) => removes(removal, taint)))
    .filter((removal) => !pools.some((pool) => removesLabel(removal, pool)))
    .map(({ key, effect }) => {
      const spec = effect === "" ? key : `${key}:${effect}`;
      const what = effect === "" ? "taint or label" : "taint";
      const present = [...new Set(taints.map(formatTaint))];
      const has = present.length === 0 ? "it has no taint" : `it has ${present.map(quoted).join(", ")}`;
      return `pool "${text}" has no ${what} "${spec}" to remove: ${has}`;
    });
}

export function applyChange(pool: NodePool, change: AskedChange): NodePool {
  return changeLabels({ ...pool, taints: changedTaints(pool, change.taints) }, pool, change);
}

/** Upstream: kubectl/pkg/cmd/taint/utils.go reorganizeTaints, deleteTaints, addTaints. */
function changedTaints(pool: NodePool, { additions, removals }: TaintChanges): readonly PoolTaint[] {
  const kept = pool.taints.filter((taint) => !removals.some((removal) => removes(removal, taint)));
  const taints: PoolTaint[] = [...kept];
  for (const { key, value, effect } of additions) {
    const taint: PoolTaint = { key, value, effect, place: pool.place };
    const index = taints.findIndex((one) => one.key === key && one.effect === effect);
    if (index < 0) taints.push(taint);
    else if (taints[index]?.value !== value) taints[index] = taint;
  }
  return taints;
}

/** Sets or removes the label on every node of the pool. */
function changeLabels(pool: NodePool, before: NodePool, { taints: { removals }, labels }: AskedChange): NodePool {
  const gone = new Set(removals.filter((removal) => removesLabel(removal, before)).map(({ key }) => key));
  if (gone.size === 0 && labels.length === 0) return pool;
  const change = (had: NodePool["labels"]) =>
    stringMap([...Object.entries(had).filter(([key]) => !gone.has(key)), ...labels]);
  const isSet = new Set([...gone, ...labels.map(([key]) => key)]);
  const requirements = pool.requirements?.filter(({ key }) => !isSet.has(key));
  return {
    ...pool,
    labels: change(pool.labels),
    nodes: pool.nodes?.map((node) => ({ ...node, labels: change(node.labels) })),
    ...(requirements && { requirements }),
  };
}
