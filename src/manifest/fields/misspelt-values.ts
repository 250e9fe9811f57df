import type { FieldPath, MappingEntry, SourceNode } from "../../model/source.js";
import { isSlipOf, nearestWord } from "../../model/words.js";
import { isInValues, type MeantField, type UnknownField, type Workload } from "../../model/workload.js";
import { effectiveEntries, getEntry, nodeAt } from "../../yaml/node-value.js";
import { formatKey } from "../../yaml/scalar.js";
import { readPlaceOf } from "./chart-values.js";
import { matchPattern, parseFieldPattern } from "./field-pattern.js";
import { findSlips } from "./unknown-fields.js";

const TOLERATION_FIELDS = ["key", "operator", "value", "effect", "tolerationSeconds"];
const AFFINITY_FIELDS = ["nodeAffinity", "podAffinity", "podAntiAffinity"];
const TERM_LISTS = [
  "requiredDuringSchedulingIgnoredDuringExecution",
  "preferredDuringSchedulingIgnoredDuringExecution",
] as const;

interface KnownField {
  readonly name: string;
  readonly fits: (value: SourceNode) => boolean;
}

const namesOf = (node: SourceNode): string[] => effectiveEntries(node).map(({ key }) => formatKey(key.value));

function isListOf(node: SourceNode, some: readonly string[]): boolean {
  if (node.kind !== "sequence" || node.items.length === 0) return false;
  return node.items.every((item) => item.kind === "mapping" && namesOf(item).some((name) => some.includes(name)));
}

const isPlainMap = (node: SourceNode): boolean =>
  node.kind === "mapping" && node.entries.length > 0 && node.entries.every(({ value }) => value.kind === "scalar");
const hasOneOf = (node: SourceNode, names: readonly string[]): boolean =>
  node.kind === "mapping" && namesOf(node).some((name) => names.includes(name));

const TOLERATIONS: KnownField = { name: "tolerations", fits: (node) => isListOf(node, ["key", "operator"]) };
const NODE_SELECTOR: KnownField = { name: "nodeSelector", fits: isPlainMap };
export const POD_FIELDS: readonly KnownField[] = [
  TOLERATIONS,
  NODE_SELECTOR,
  { name: "affinity", fits: (node) => hasOneOf(node, AFFINITY_FIELDS) },
  { name: "topologySpreadConstraints", fits: (node) => isListOf(node, ["topologyKey"]) },
];
/** `node_selector` is Python style, not a misspelling. */
const OTHER_STYLE = /[_-]/;

function meant(field: string, path: FieldPath, isElsewhere: boolean, isOccupied: boolean): MeantField {
  return { field, path, isElsewhere, isOccupied, isCertain: !isElsewhere };
}

function unknown(field: string, path: FieldPath, what: MeantField): UnknownField {
  return { field, path: [...path, field], meant: what, legal: [], isGuess: true };
}

/** Finds misspelt keys of missing fields whose values have the right shape. */
function slipsIn(entries: readonly MappingEntry[], path: FieldPath, fields: readonly KnownField[]): UnknownField[] {
  const missing = fields.filter(({ name }) => entries.every(({ key }) => formatKey(key.value) !== name));
  return entries.flatMap(({ key, value }): UnknownField[] => {
    const name = formatKey(key.value);
    if (OTHER_STYLE.test(name) || fields.some((field) => field.name === name)) return [];
    const field = missing.find((one) => isSlipOf(name, one.name) && one.fits(value));
    return field === undefined ? [] : [unknown(name, path, meant(field.name, [...path, field.name], false, false))];
  });
}

function slipsInToleration(item: SourceNode, path: FieldPath): UnknownField[] {
  const names = namesOf(item);
  const missing = TOLERATION_FIELDS.filter((field) => !names.includes(field));
  const others = effectiveEntries(item).filter(({ key }) => !TOLERATION_FIELDS.includes(formatKey(key.value)));
  const [other, another] = others;
  if (other === undefined || another !== undefined || other.value.kind !== "scalar") return [];
  const name = formatKey(other.key.value);
  const field = OTHER_STYLE.test(name) ? undefined : nearestWord(name, missing);
  return field === undefined ? [] : [unknown(name, path, meant(field, [...path, field], false, false))];
}

function slipsInTolerations({ value: list }: MappingEntry, path: FieldPath): UnknownField[] {
  if (list.kind !== "sequence" || !TOLERATIONS.fits(list)) return [];
  return list.items.flatMap((item, index) => slipsInToleration(item, [...path, index]));
}

function strayInAffinity(
  { value: affinity }: MappingEntry,
  path: FieldPath,
  around: SourceNode,
  isCustomResource: boolean,
): UnknownField[] {
  if (!hasOneOf(affinity, AFFINITY_FIELDS)) return [];
  const misplaced = [TOLERATIONS, NODE_SELECTOR].flatMap(({ name, fits }): UnknownField[] => {
    const entry = getEntry(affinity, name);
    // CloudNativePG and others define these fields there.
    if (isCustomResource || entry === undefined || !fits(entry.value)) return [];
    const isOccupied = getEntry(around, name) !== undefined;
    return [unknown(name, path, meant(name, [...path.slice(0, -1), name], true, isOccupied))];
  });
  // A chart of another structure has such a field in the place of an affinity, not beside it.
  const beside = AFFINITY_FIELDS.flatMap((name): UnknownField[] => {
    const value = isCustomResource ? undefined : getEntry(around, name)?.value;
    const right = meant(name, [...path, name], true, getEntry(affinity, name) !== undefined);
    return value && hasOneOf(value, TERM_LISTS) ? [unknown(name, path.slice(0, -1), right)] : [];
  });
  return [...misplaced, ...beside, ...slipsInAffinity(around, path.slice(0, -1)), ...strayTerms(affinity, path)];
}

function slipsInAffinity(around: SourceNode, path: FieldPath): UnknownField[] {
  const slips = findSlips({ object: around, podSpecPath: [] }, [{ field: "affinity", path: ["affinity"] }]);
  return slips.flatMap(({ field, path: within, meant: what }): UnknownField[] =>
    what === undefined || OTHER_STYLE.test(field)
      ? []
      : [unknown(field, [...path, ...within.slice(0, -1)], { ...what, path: [...path, ...what.path] })],
  );
}

/** A key that belongs elsewhere in the affinity if one key is missing there, or another present. */
function strayKey(at: string, key: string, right: FieldPath, without?: string, beside?: string) {
  return { at: parseFieldPattern(at) ?? [], key, right, without, beside };
}

const [REQUIRED, PREFERRED] = TERM_LISTS;
const NODE_TERMS = ["nodeAffinity", REQUIRED, "nodeSelectorTerms"];
const EXPRESSIONS = "matchExpressions";
const PREFERENCE = ["nodeAffinity", PREFERRED, "*", "preference"];

/** Keys of one kind of term in another kind, or one level off. */
const STRAY_KEYS = [
  strayKey("nodeAffinity", "nodeSelectorTerms", NODE_TERMS),
  strayKey(`${NODE_TERMS.join(".")}[*]`, "key", [...NODE_TERMS, "*", EXPRESSIONS, "*", "key"], EXPRESSIONS),
  strayKey(`nodeAffinity.${PREFERRED}[*]`, EXPRESSIONS, [...PREFERENCE, EXPRESSIONS], "preference"),
  ...["podAffinity", "podAntiAffinity"].flatMap((kind) => {
    const term = [kind, PREFERRED, "*", "podAffinityTerm"];
    return [
      strayKey(`${kind}.${REQUIRED}[*]`, "podAffinityTerm", term, "topologyKey"),
      strayKey(`${kind}.${PREFERRED}[*]`, "topologyKey", [...term, "topologyKey"], "podAffinityTerm"),
      strayKey(`${kind}.${REQUIRED}`, "nodeSelectorTerms", NODE_TERMS),
      strayKey(kind, "topologyKey", [kind, REQUIRED, "*", "topologyKey"], undefined, REQUIRED),
    ];
  }),
];

/** Finds terms in an affinity where its kind has others, or one level off. */
export function strayTerms(affinity: SourceNode, path: FieldPath): UnknownField[] {
  return STRAY_KEYS.flatMap(({ at, key, right, without, beside }) =>
    matchPattern(affinity, at).flatMap(({ node, path: within }): UnknownField[] => {
      const has = (name: string) => getEntry(node, name) !== undefined;
      if (!has(key) || (without && has(without)) || (beside && !has(beside))) return [];
      return [unknown(key, [...path, ...within], meant(key, [...path, ...right], true, false))];
    }),
  );
}

/** Kinds that pass values to a chart, and the path of the values. */
const VALUES_OF_KIND: ReadonlyMap<string, FieldPath> = new Map([["HelmRelease", ["spec", "values"]]]);
const CONTAINERS: readonly string[] = ["containers", "initContainers"];

/** Returns the right path for fields of a mapping where they have no effect; undefined for other mappings. */
function rightPlace(path: FieldPath, kind: string): FieldPath | undefined {
  const [spec, list, index] = path.slice(-3);
  if (spec === "spec" && CONTAINERS.includes(String(list)) && typeof index === "number") return path.slice(0, -2);
  const values = VALUES_OF_KIND.get(kind);
  return path.length === 0 || (path.length === 1 && path[0] === values?.[0]) ? values : undefined;
}

export function misplacedValues(
  root: SourceNode,
  entries: readonly MappingEntry[],
  path: FieldPath,
  { kind, apiVersion }: Pick<Workload, "kind" | "apiVersion">,
): UnknownField[] {
  const stray = rightPlace(path, kind);
  const isOfChart = stray === undefined && (apiVersion === "" || isInValues(path));
  const ofChart = isOfChart ? readPlaceOf(root, path) : undefined;
  const right = stray ?? ofChart?.place;
  if (right === undefined) return [];
  return entries.flatMap(({ key, value }): UnknownField[] => {
    const field = POD_FIELDS.find(({ name, fits }) => name === formatKey(key.value) && fits(value));
    if (field === undefined) return [];
    const to = [...right, field.name];
    const what = meant(field.name, to, true, nodeAt(root, to) !== undefined);
    return [{ ...unknown(field.name, path, what), unreadBy: ofChart?.chart }];
  });
}

/** Finds misspelt and misplaced fields in chart values or custom resources: only near spellings of the right shape. */
export function misspeltValues(
  mapping: SourceNode,
  entries: readonly MappingEntry[],
  path: FieldPath,
  isCustomResource: boolean,
): UnknownField[] {
  const known = entries.filter(({ key }) => POD_FIELDS.some(({ name }) => name === formatKey(key.value)));
  if (known.length === 0) return [];
  const within = known.flatMap((entry) => {
    const name = formatKey(entry.key.value);
    if (name === "tolerations") return slipsInTolerations(entry, [...path, name]);
    return name === "affinity" ? strayInAffinity(entry, [...path, name], mapping, isCustomResource) : [];
  });
  return [...slipsIn(entries, path, POD_FIELDS), ...within];
}
