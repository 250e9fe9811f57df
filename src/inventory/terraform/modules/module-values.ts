import {
  entryOf,
  isKnown,
  isNull,
  listValue,
  type MapEntry,
  map,
  placeOfValue,
  sortedKeys,
  textOfValue,
  unknown,
  type Value,
  whyUnsettled,
} from "../../../hcl/values/value.js";
import { firstOf } from "../../../model/first-of.js";

/** Returns the value under a key; undefined for null or absence. */
export function field(value: Value | undefined, key: string): Value | undefined {
  const found = entryOf(value, key);
  return isNull(found) ? undefined : found;
}

/** Returns the certain values of a map as a list, like unlabelled blocks; other values unchanged. */
export function asBlocks(value: Value): Value {
  if (!isKnown(value) || value.kind !== "map") return value;
  const sure = sortedKeys(value).filter((key) => value.entries.get(key)?.doubt === undefined);
  const items = sure.flatMap((key) => value.entries.get(key)?.value ?? []);
  return listValue(items, placeOfValue(value), whyUnsettled(value));
}

/** Merges maps, later keys winning; skips absent ones. */
export function mergeMaps(values: readonly (Value | undefined)[]): Value {
  const entries = new Map<string, MapEntry>();
  let open: string | undefined;
  for (const value of values) {
    if (value === undefined || isNull(value)) continue;
    const why = !isKnown(value) ? value.why : value.kind === "map" ? value.open : "it is not a map";
    if (why !== undefined) {
      open ??= why;
      for (const [key, entry] of entries) entries.set(key, { ...entry, value: unknown(why) });
    }
    if (value.kind === "map") for (const [key, entry] of value.entries) entries.set(key, entry);
  }
  return map(entries, firstPlace(values), open);
}

export function concatLists(values: readonly (Value | undefined)[]): Value {
  const items: Value[] = [];
  let open: string | undefined;
  for (const value of values) {
    if (value === undefined || isNull(value)) continue;
    if (!isKnown(value)) open ??= value.why;
    else if (value.kind === "list") {
      for (const item of value.items) items.push(item);
      open ??= value.open;
    } else open ??= "it is not a list";
  }
  return listValue(items, firstPlace(values), open);
}

function firstPlace(values: readonly (Value | undefined)[]) {
  return firstOf(values, (value) => value && placeOfValue(value));
}

/** Returns items, including those of undecided conditions. */
export function possibleItems(
  { items, either = [], open }: Extract<Value, { kind: "list" }>,
  doubt: string | undefined,
): { readonly value: Value; readonly doubt: string | undefined }[] {
  const sure = items.map((value) => ({ value, doubt }));
  const others = either.flatMap((one) => (one.kind === "list" ? one.items.slice(items.length) : []));
  const names = new Set<string | undefined>();
  const news = others.filter((one) => {
    const name = textOfValue(field(one, "name"));
    const isNew = name === undefined || !names.has(name);
    names.add(name);
    return isNew;
  });
  return [...sure, ...news.map((value) => ({ value, doubt: doubt ?? open }))];
}
