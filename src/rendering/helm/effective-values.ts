import { type Budget, createBudget } from "../../model/budget.js";
import { memoize } from "../../model/memoize.js";
import type { FieldPath, Place, SourceDocument, SourceNode } from "../../model/source.js";
import { stringMap } from "../../model/string-map.js";
import { isSlipOf } from "../../model/words.js";
import { toValue } from "../../yaml/node-value.js";
import { formatKey } from "../../yaml/scalar.js";
import { isExplosive } from "../contract/write-configuration.js";

export interface ValuesLayer {
  readonly document: SourceDocument;
  readonly node: SourceNode;
  readonly nodePath: FieldPath;
  /** The path in the chart's values; a subchart's begin with its name. */
  readonly at: readonly string[];
}

export interface EffectiveValue {
  /** Undefined for a mapping without a place of its own. */
  readonly place: Place | undefined;
  /** Undefined unless the value is a mapping. */
  readonly entries: ReadonlyMap<string, EffectiveValue> | undefined;
  /** Undefined for a mapping. */
  readonly node: SourceNode | undefined;
}

const NOTHING: EffectiveValue = { place: undefined, entries: new Map(), node: undefined };

/** Bound on the values of all layers with aliases expanded. */
const MOST_VALUES = 300_000;
const isLarge = memoize(isExplosive);

/** Merges values as helm does; null removes. Empty beyond the bound, so that no places are known. */
export function layValues(layers: readonly ValuesLayer[]): EffectiveValue {
  const budget = createBudget(MOST_VALUES);
  if (layers.some(({ node }) => isLarge(node))) return NOTHING;
  const laid = layers.reduce((below, layer) => layUnder(below, layer, layer.at, budget), NOTHING);
  return budget.spend(0) ? laid : NOTHING;
}

function layUnder(
  below: EffectiveValue | undefined,
  layer: ValuesLayer,
  at: readonly string[],
  budget: Budget,
): EffectiveValue {
  const [key, ...rest] = at;
  if (key === undefined) return overlay(below, layer.node, layer.document, layer.nodePath, budget);
  const entries = copyEntries(below, budget);
  entries.set(key, layUnder(entries.get(key), layer, rest, budget));
  return { place: below?.place, entries, node: undefined };
}

function copyEntries(value: EffectiveValue | undefined, budget: Budget): Map<string, EffectiveValue> {
  return new Map(budget.spend(1 + (value?.entries?.size ?? 0)) ? value?.entries : []);
}

function overlay(
  below: EffectiveValue | undefined,
  node: SourceNode,
  document: SourceDocument,
  path: FieldPath,
  budget: Budget,
): EffectiveValue {
  const place: Place = { document, path, target: "value" };
  if (node.kind !== "mapping") return { place, entries: undefined, node };
  const entries = copyEntries(below, budget);
  for (const entry of budget.spend(node.entries.length) ? node.entries : []) {
    const key = formatKey(entry.key.value);
    const isNull = entry.value.kind === "scalar" && entry.value.value === null;
    if (isNull) entries.delete(key);
    else entries.set(key, overlay(entries.get(key), entry.value, document, [...path, key], budget));
  }
  return { place, entries, node: undefined };
}

export function plainValue(value: EffectiveValue): unknown {
  if (value.entries !== undefined) {
    return stringMap([...value.entries].map(([key, one]) => [key, plainValue(one)]));
  }
  return value.node === undefined ? null : toValue(value.node);
}

export type SchedulingField = "tolerations" | "nodeSelector" | "affinity" | "topologySpreadConstraints" | "resources";

export interface SchedulingValue {
  readonly field: SchedulingField;
  readonly path: readonly string[];
  readonly value: EffectiveValue;
}

const FIELD_OF_KEY: readonly (readonly [RegExp, SchedulingField])[] = [
  [/tolerations$/i, "tolerations"],
  [/nodeSelector$/i, "nodeSelector"],
  [/affinity$/i, "affinity"],
  [/topologySpreadConstraints$/i, "topologySpreadConstraints"],
  [/resources$/i, "resources"],
];

const LISTS: ReadonlySet<SchedulingField> = new Set(["tolerations", "topologySpreadConstraints"]);

/** Finds scheduling fields in values, `withEmpty` also empty lists. Lists are not searched. */
export function schedulingValues(
  values: EffectiveValue,
  { withEmpty = false } = {},
  path: readonly string[] = [],
): SchedulingValue[] {
  return [...(values.entries ?? [])].flatMap(([key, value]): SchedulingValue[] => {
    const at = [...path, key];
    const field = FIELD_OF_KEY.find(([pattern, name]) => pattern.test(key) || isSlipOf(key, name))?.[1];
    if (field === undefined) return schedulingValues(value, { withEmpty }, at);
    const isList = value.node?.kind === "sequence" && (withEmpty || value.node.items.length > 0);
    const isMapping =
      value.entries !== undefined &&
      value.entries.size > 0 &&
      (field !== "resources" || [...value.entries.keys()].every((one) => one === "requests" || one === "limits"));
    const fits = LISTS.has(field) ? isList : isMapping;
    return fits ? [{ field, path: at, value }] : schedulingValues(value, { withEmpty }, at);
  });
}
