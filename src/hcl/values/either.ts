import type { Budget } from "../../model/budget.js";
import { isEqual } from "./equal.js";
import { isKnown, listValue, type MapEntry, type MapValue, map, unknown, type Value } from "./value.js";

export function eitherValue(one: Value, other: Value, why: string, budget: Budget): Value {
  if (isEqual(one, other, budget) === true) return one;
  if (!budget.spend(1)) return unknown(why);
  if (one.kind === "map" && other.kind === "map") return eitherMap(one, other, why, budget);
  if (one.kind === "list" && other.kind === "list") {
    // Both begin alike, or nothing is certain.
    const shared: Value[] = [];
    for (const [index, item] of one.items.entries()) {
      const twin = other.items[index];
      if (twin === undefined || isEqual(item, twin, budget) !== true) break;
      shared.push(item);
    }
    return listValue(shared, one.place, why);
  }
  return unknown(why);
}

export function either(one: MapEntry, other: MapEntry, why: string, budget: Budget): MapEntry {
  const isSure = one.doubt === undefined;
  const value = eitherValue(one.value, other.value, why, budget);
  return { value, place: isKnown(value) ? other.place : one.place, ...(isSure ? {} : { doubt: why }) };
}

function eitherMap(one: MapValue, other: MapValue, why: string, budget: Budget): Value {
  const entries = new Map<string, MapEntry>();
  for (const [key, entry] of [...one.entries, ...other.entries]) {
    const [first, second] = [one.entries.get(key), other.entries.get(key)];
    const isInBoth = first !== undefined && second !== undefined;
    if (!isInBoth) entries.set(key, { ...entry, doubt: entry.doubt ?? why });
    else {
      const doubt = first.doubt ?? second.doubt;
      entries.set(key, {
        value: eitherValue(first.value, second.value, why, budget),
        place: first.place,
        doubt,
      });
    }
  }
  return map(entries, one.place, one.open ?? other.open);
}
