import type { Budget } from "../../model/budget.js";
import { isKnown, listValue, type MapEntry, type MapValue, map, unknown, type Value, whyUnsettled } from "./value.js";

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
    if (first === undefined || second === undefined) entries.set(key, { ...entry, doubt: entry.doubt ?? why });
    else {
      const value = eitherValue(first.value, second.value, why, budget);
      entries.set(key, { value, place: first.place, doubt: first.doubt ?? second.doubt });
    }
  }
  return map(entries, one.place, one.open ?? other.open);
}

/** Reports whether two values are equal; undefined if unknown. Each pair of parts is a step. */
export function isEqual(one: Value, other: Value, budget: Budget): boolean | undefined {
  function compare(left: Value, right: Value): boolean | undefined {
    if (!budget.spend(1)) return undefined;
    if (left === right && isKnown(left)) return true;
    if (!isKnown(left) || !isKnown(right)) return undefined;
    if (left.kind === "scalar" || right.kind === "scalar") {
      if (left.kind !== right.kind) return false;
      return left.kind === "scalar" && right.kind === "scalar" && left.value === right.value;
    }
    if (left.kind !== right.kind) return false;
    if (whyUnsettled(left) !== undefined || whyUnsettled(right) !== undefined) return undefined;
    if (left.kind === "list" && right.kind === "list") {
      if (left.items.length !== right.items.length) return false;
      return every(left.items.map((item, index) => [item, right.items[index]] as const));
    }
    if (left.kind !== "map" || right.kind !== "map") return false;
    if (left.entries.size !== right.entries.size) return false;
    return every([...left.entries].map(([key, { value }]) => [value, right.entries.get(key)?.value] as const));
  }

  function every(pairs: readonly (readonly [Value, Value | undefined])[]): boolean | undefined {
    let result: boolean | undefined = true;
    for (const [left, right] of pairs) {
      const same = right === undefined ? false : compare(left, right);
      if (same === false) return false;
      if (same === undefined) result = undefined;
    }
    return result;
  }

  return compare(one, other);
}
