import {
  booleanOf,
  entryOf,
  isKnown,
  isNull,
  listValue,
  type MapEntry,
  map,
  placeOfValue,
  scalar,
  sortedKeys,
  textOfValue,
  unknown,
  type Value,
} from "../../../hcl/values/value.js";
import type { MadeResource, ModuleCall } from "./descriptor.js";
import { type KubeletOption, kubeletOption } from "./kubelet-options.js";
import { asBlocks, concatLists, mergeMaps, possibleItems } from "./module-values.js";

export interface FieldSource {
  /** Keys of the group, then of defaults. */
  readonly from: readonly string[];
  /** Merges all sources: group keys win in maps, lists are joined. */
  readonly merged?: true;
  /** kubelet option in startup texts, from all keys and sources. */
  readonly option?: KubeletOption;
  readonly blocks?: true;
  readonly fallback?: string | number | boolean;
  readonly orKey?: true;
}

/** An argument with an object for each pool, in a map or list. */
export interface PoolGroups {
  readonly argument: string;
  readonly defaults?: readonly string[];
  readonly resource: string;
  /** By attribute; `scaling_config.min_size` is in a block. */
  readonly fields: Readonly<Record<string, FieldSource>>;
  /** Only scripts taint and label the nodes. */
  readonly byScript?: true;
  /** Keys for taints or labels that the module ignores. */
  readonly ignored?: readonly string[];
  readonly createdBy?: string;
  /** A name with a random suffix: the attributes for name and prefix, and the deciding key. */
  readonly suffix?: {
    readonly name: string;
    readonly prefix: string;
    readonly decidedBy: string;
    readonly fallback: boolean;
  };
}

/** Fields that the group's object calls as the resource does. */
export function sameNamed(...names: readonly string[]): PoolGroups["fields"] {
  return Object.fromEntries(names.map((name) => [name, { from: [name] }]));
}

export function makeGroups(call: ModuleCall, groups: PoolGroups): MadeResource[] {
  const argument = call.argument(groups.argument);
  if (argument === undefined || isNull(argument)) return [];
  const defaults = (groups.defaults ?? []).flatMap((name) => call.argument(name) ?? []).filter((one) => !isNull(one));
  const made: MadeResource[] = [];
  for (const group of groupsOf(argument)) {
    const { position, value, place, doubt: ofGroup } = group;
    if (isNull(value)) continue;
    const created = groups.createdBy === undefined ? undefined : pick(value, [groups.createdBy]);
    if (created !== undefined && booleanOf(created) === false) continue;
    const sources = [value, ...defaults];
    const entries = new Map<string, MapEntry>();
    for (const [field, source] of Object.entries(groups.fields)) {
      const value =
        source.option === undefined ? fieldValue(source, sources, group) : optionValue(source, sources, groups);
      setField(entries, field, value, call.place);
    }
    for (const field of call.isKnown ? (groups.ignored ?? []) : []) {
      setField(entries, `ignored.${field}`, pick(value, [field]), call.place);
    }
    if (groups.suffix !== undefined) moveToPrefix(entries, groups.suffix, sources);
    const doubt =
      created !== undefined && booleanOf(created) === undefined && !isKnown(created) ? created.why : undefined;
    made.push({
      address: `${groups.argument}[${position}]`,
      type: groups.resource,
      values: map(entries, placeOfValue(value) ?? place ?? call.place),
      doubt: ofGroup ?? doubt,
    });
  }
  const why = whyMore(argument);
  return why === undefined ? made : [...made, hidden(groups, why, call)];
}

/** Returns the reason that there may be other groups; undefined if all are known. */
function whyMore(argument: Value): string | undefined {
  if (!isKnown(argument)) return argument.why;
  if (argument.kind === "scalar" || (argument.kind === "map" && argument.unnamed !== undefined)) return undefined;
  // Where a condition decides between lists, all of them are known.
  const alternatives = argument.kind === "list" ? (argument.either ?? []) : [];
  const isReported =
    alternatives.length > 0 && alternatives.every((one) => one.kind === "list" && one.open === undefined);
  return isReported ? undefined : argument.open;
}

export function withValue(made: MadeResource, name: string, value: Value): MadeResource {
  const entries = new Map<string, MapEntry>([...made.values.entries, [name, { value, place: made.values.place }]]);
  return { ...made, values: { ...made.values, entries } };
}

function hidden({ argument, resource }: PoolGroups, why: string, call: ModuleCall): MadeResource {
  return { address: `${argument}[...]`, type: resource, values: map(new Map(), call.place, why), doubt: why };
}

interface Group {
  readonly key: string | undefined;
  readonly unnamed?: string;
  readonly position: string;
  readonly value: Value;
  readonly place: MapEntry["place"];
  readonly doubt: string | undefined;
}

function groupsOf(argument: Value): Group[] {
  if (argument.kind === "list") {
    return possibleItems(argument, undefined).map(({ value, doubt }, index) => ({
      key: undefined,
      position: String(index),
      value,
      place: placeOfValue(value),
      doubt,
    }));
  }
  if (argument.kind !== "map") return [];
  const named = sortedKeys(argument).flatMap((key): Group[] => {
    const entry = argument.entries.get(key);
    if (entry === undefined) return [];
    return [{ key, position: JSON.stringify(key), value: entry.value, place: entry.place, doubt: entry.doubt }];
  });
  const { unnamed = [] } = argument;
  const others = unnamed.map(({ value, place, why }, index): Group => {
    const position = unnamed.length === 1 ? "..." : `...${index + 1}`;
    return { key: undefined, unnamed: why, position, value, place, doubt: undefined };
  });
  return [...named, ...others];
}

/** Returns the first non-null value of these keys. */
export function pick(source: Value, keys: readonly string[]): Value | undefined {
  if (!isKnown(source)) return source;
  if (source.kind !== "map") return undefined;
  for (const key of keys) {
    const found = source.entries.has(key) ? entryOf(source, key) : undefined;
    if (found !== undefined && !isNull(found)) return found;
  }
  return source.open === undefined ? undefined : unknown(source.open);
}

function optionValue({ from, option }: FieldSource, sources: readonly Value[], groups: PoolGroups): Value | undefined {
  const texts = from.flatMap(
    (key) => sources.map((source) => pick(source, [key])).find((one) => one !== undefined) ?? [],
  );
  return option && kubeletOption(texts, option, groups.byScript === true);
}

function fieldValue(
  { from, merged, blocks, fallback, orKey }: FieldSource,
  sources: readonly Value[],
  { key, unnamed, place }: Group,
): Value | undefined {
  const given = sources.flatMap((source) => pick(source, from) ?? []);
  const found = merged === undefined ? given[0] : join(given);
  if (found !== undefined) return blocks === undefined ? found : asBlocks(found);
  if (orKey && unnamed !== undefined) return unknown(unnamed);
  if (orKey && key !== undefined) return scalar(key, place);
  return fallback === undefined ? undefined : scalar(fallback, place);
}

function join(values: readonly Value[]): Value | undefined {
  const [first, second] = values;
  if (first === undefined || second === undefined) return first;
  const weakestFirst = [...values].reverse();
  return values.some((value) => value.kind === "list") ? concatLists(weakestFirst) : mergeMaps(weakestFirst);
}

/** Sets `a`, or attribute `b` in the only block `a`. */
function setField(
  entries: Map<string, MapEntry>,
  field: string,
  value: Value | undefined,
  place: ModuleCall["place"],
): void {
  if (value === undefined) return;
  const [block = "", attribute] = field.split(".");
  if (attribute === undefined) {
    entries.set(block, { value, place: placeOfValue(value) });
    return;
  }
  const earlier = entries.get(block)?.value;
  const inner = earlier?.kind === "list" ? earlier.items[0] : undefined;
  const inside = new Map(inner?.kind === "map" ? inner.entries : []);
  inside.set(attribute, { value, place: placeOfValue(value) });
  entries.set(block, { value: listValue([map(inside, place)], place), place });
}

function moveToPrefix(
  entries: Map<string, MapEntry>,
  { name, prefix, decidedBy, fallback }: NonNullable<PoolGroups["suffix"]>,
  sources: readonly Value[],
): void {
  const decision = sources.map((source) => pick(source, [decidedBy])).find((one) => one !== undefined);
  const isSuffixed = decision === undefined ? fallback : (booleanOf(decision) ?? true);
  const entry = entries.get(name);
  if (!isSuffixed || entry === undefined) return;
  entries.delete(name);
  const text = textOfValue(entry.value);
  const value = text === undefined ? entry.value : scalar(`${text}-`, placeOfValue(entry.value));
  entries.set(prefix, { ...entry, value });
}
