import { toValue } from "../../manifest/yaml/node-value.js";
import { formatKey } from "../../manifest/yaml/scalar.js";
import { byWord } from "../../model/by-word.js";
import type { FieldPath, Place, SourceDocument, SourceNode } from "../../model/source.js";
import { isSlipOf } from "../../model/spelling.js";

/** Values of one file or object, and where they go in the values of the chart. */
export interface ValuesLayer {
  readonly document: SourceDocument;
  readonly node: SourceNode;
  /** From the document's root to `node`. */
  readonly nodePath: FieldPath;
  /** Where the values go: those of a chart in `charts/` stand under its name. */
  readonly at: readonly string[];
}

/** A value as helm sees it once all files are laid over each other, with the place that gives it. */
export interface EffectiveValue {
  /** Undefined for a mapping that stands nowhere by itself. */
  readonly place: Place | undefined;
  /** Of a mapping, key by key; undefined for every other value. */
  readonly entries: ReadonlyMap<string, EffectiveValue> | undefined;
  /** Of everything but a mapping. */
  readonly node: SourceNode | undefined;
}

const NOTHING: EffectiveValue = { place: undefined, entries: new Map(), node: undefined };

/** Lays values over each other as helm does: mappings key by key, everything else as a whole, and null takes away. */
export function layValues(layers: readonly ValuesLayer[]): EffectiveValue {
  return layers.reduce((below, layer) => layUnder(below, layer, layer.at), NOTHING);
}

function layUnder(below: EffectiveValue | undefined, layer: ValuesLayer, at: readonly string[]): EffectiveValue {
  const [key, ...rest] = at;
  if (key === undefined) return overlay(below, layer.node, layer.document, layer.nodePath);
  const entries = new Map(below?.entries ?? []);
  entries.set(key, layUnder(entries.get(key), layer, rest));
  return { place: below?.place, entries, node: undefined };
}

function overlay(
  below: EffectiveValue | undefined,
  node: SourceNode,
  document: SourceDocument,
  path: FieldPath,
): EffectiveValue {
  const place: Place = { document, path, part: "value" };
  if (node.kind !== "mapping") return { place, entries: undefined, node };
  const entries = new Map(below?.entries ?? []);
  for (const entry of node.entries) {
    const key = formatKey(entry.key.value);
    const isNull = entry.value.kind === "scalar" && entry.value.value === null;
    if (isNull) entries.delete(key);
    else entries.set(key, overlay(entries.get(key), entry.value, document, [...path, key]));
  }
  return { place, entries, node: undefined };
}

/** The plain value. */
export function plainValue(value: EffectiveValue): unknown {
  if (value.entries !== undefined) {
    return byWord([...value.entries].map(([key, one]) => [key, plainValue(one)]));
  }
  return value.node === undefined ? null : toValue(value.node);
}

export type SchedulingField = "tolerations" | "nodeSelector" | "affinity";

/** A value that chart authors hand on to a pod spec, and the keys that lead to it. */
export interface SchedulingValue {
  readonly field: SchedulingField;
  readonly path: readonly string[];
  readonly value: EffectiveValue;
}

const FIELD_OF_KEY: readonly (readonly [RegExp, SchedulingField])[] = [
  [/tolerations$/i, "tolerations"],
  [/nodeSelector$/i, "nodeSelector"],
  [/affinity$/i, "affinity"],
];

/** The tolerations, node selectors and affinities among the values that are not empty. Lists are not looked into. */
export function schedulingValues(values: EffectiveValue, path: readonly string[] = []): SchedulingValue[] {
  return [...(values.entries ?? [])].flatMap(([key, value]): SchedulingValue[] => {
    const at = [...path, key];
    const field = FIELD_OF_KEY.find(([pattern, name]) => pattern.test(key) || isSlipOf(key, name))?.[1];
    if (field === undefined) return schedulingValues(value, at);
    const isList = value.node?.kind === "sequence" && value.node.items.length > 0;
    const isMapping = value.entries !== undefined && value.entries.size > 0;
    const fits = field === "tolerations" ? isList : isMapping;
    return fits ? [{ field, path: at, value }] : schedulingValues(value, at);
  });
}
