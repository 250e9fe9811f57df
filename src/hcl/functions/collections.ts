import type { Budget } from "../../model/budget.js";
import { compareTexts } from "../../model/order.js";
import type { TextPlace } from "../../model/source.js";
import { TOO_LARGE } from "../values/bounds.js";
import { either, isEqual } from "../values/equal.js";
import { asSet, withoutTwins } from "../values/type-constraint.js";
import {
  booleanOf,
  entryOf,
  isKnown,
  isNull,
  type ListValue,
  listValue,
  type MapEntry,
  map,
  mistaken,
  numberOf,
  placeOfValue,
  scalar,
  sortedKeys,
  textOfValue,
  unknown,
  type Value,
  whyUnsettled,
} from "../values/value.js";
import { strict, type TerraformFunction, wrongArgument } from "./function.js";

export const COLLECTION_FUNCTIONS: Readonly<Record<string, TerraformFunction>> = {
  merge(items, place, budget) {
    let entries = new Map<string, MapEntry>();
    let open: string | undefined;
    for (const item of items) {
      if (isNull(item)) continue;
      if (item.kind === "mistaken") return item;
      if (item.kind !== "unknown" && item.kind !== "map") return wrongArgument("merge");
      const why = item.kind === "map" ? item.open : item.why;
      if (why !== undefined) {
        // What came before may be replaced; that it is there is certain.
        open ??= why;
        entries = new Map([...entries].map(([key, entry]) => [key, { ...entry, value: unknown(why) }] as const));
      }
      if (item.kind === "unknown") continue;
      for (const [key, entry] of item.entries) {
        const earlier = entry.doubt === undefined ? undefined : entries.get(key);
        entries.set(
          key,
          earlier === undefined || entry.doubt === undefined ? entry : either(earlier, entry, entry.doubt, budget),
        );
      }
      if (!budget.spend(entries.size)) return TOO_LARGE;
    }
    const [only, second] = items;
    return map(entries, second === undefined && only !== undefined ? placeOfValue(only) : place, open);
  },

  concat: (items, place) => joinLists(items, place, "concat"),

  flatten: ofList("flatten", (root, _, place, budget) => {
    const flat: Value[] = [];
    let open = root.open;
    const add = (value: ListValue, depth: number): boolean => {
      for (const item of value.items) {
        if (item.kind === "list") {
          open ??= item.open;
          if (depth > 20 || !add(item, depth + 1)) return false;
        } else if (isKnown(item)) flat.push(item);
        // It may be a list of any length.
        else open ??= item.why;
        if (!budget.spend(1)) return false;
      }
      return true;
    };
    return add(root, 0) ? listValue(flat, place, open) : TOO_LARGE;
  }),

  lookup([collection, key, fallback]) {
    if (collection === undefined || key === undefined) return wrongArgument("lookup");
    if (!isKnown(collection)) return collection;
    if (!isKnown(key)) return key;
    if (collection.kind !== "map") return wrongArgument("lookup");
    const found = entryOf(collection, textOfValue(key) ?? "");
    if (found !== undefined) return found;
    return fallback ?? mistaken(`there is no key "${textOfValue(key) ?? ""}"`);
  },

  coalesce(items) {
    for (const item of items) {
      if (!isKnown(item)) return item;
      if (!isNull(item) && !(item.kind === "scalar" && item.value === "")) return item;
    }
    return mistaken("every value is null");
  },

  coalescelist(items) {
    for (const item of items) {
      if (!isKnown(item)) return item;
      if (item.kind === "list" && item.items.length === 0 && item.open !== undefined) return unknown(item.open);
      if (item.kind === "list" && item.items.length > 0) return item;
    }
    return mistaken("every list is empty");
  },

  compact: ofList("compact", (root, _, place) => {
    const kept = root.items.filter((item) => !isNull(item) && textOfValue(item) !== "");
    const gap = kept.find((item) => !isKnown(item));
    const open = gap !== undefined && !isKnown(gap) ? gap.why : root.open;
    return listValue(kept.filter(isKnown), place, open);
  }),

  tolist: ([root]) => root ?? wrongArgument("tolist"),
  list: (items, place) => listValue(items, place),
  toset: ofList("toset", (root, _, _place, budget) => asSet(root, budget)),
  tomap: ([root]) => root ?? wrongArgument("tomap"),
  one: ([root]) => {
    if (root === undefined || !isKnown(root)) return root ?? wrongArgument("one");
    if (root.kind !== "list") return root;
    if (root.open !== undefined) return unknown(root.open);
    const [only, second] = root.items;
    return second === undefined ? (only ?? scalar(null)) : mistaken("the list has more than one item");
  },

  keys: strict(([root], place) => {
    if (root?.kind !== "map") return wrongArgument("keys");
    const items = sortedKeys(root).map((key) => scalar(key, root.entries.get(key)?.place ?? place));
    return listValue(items, place, whyUnsettled(root));
  }),
  values: strict(([root], place) => {
    if (root?.kind !== "map") return wrongArgument("values");
    const items = sortedKeys(root).flatMap((key) => entryOf(root, key) ?? []);
    return listValue(items, place, whyUnsettled(root));
  }),
  length: strict(([root], place) => {
    if (root?.kind === "scalar") return scalar([...(textOfValue(root) ?? "")].length, place);
    if (root === undefined) return wrongArgument("length");
    const open = whyUnsettled(root);
    if (open !== undefined) return unknown(open);
    return scalar(root.kind === "list" ? root.items.length : root.entries.size, place);
  }),
  element: strict(([root, index]) => {
    const number = numberOf(index);
    if (root?.kind !== "list" || number === undefined) return wrongArgument("element");
    if (root.open !== undefined) return unknown(root.open);
    if (root.items.length === 0) return mistaken("the list is empty");
    return (
      root.items[((number % root.items.length) + root.items.length) % root.items.length] ?? wrongArgument("element")
    );
  }),
  contains: ofList("contains", (root, [wanted], place, budget) => {
    if (wanted === undefined) return wrongArgument("contains");
    const found = root.items.map((item) => isEqual(item, wanted, budget));
    if (found.includes(true)) return scalar(true, place);
    if (root.open !== undefined || found.includes(undefined)) return unknown(root.open ?? "not every item is known");
    return scalar(false, place);
  }),
  index: strict(([root, wanted], place, budget) => {
    if (root?.kind !== "list" || wanted === undefined) return wrongArgument("index");
    const at = root.items.findIndex((item) => isEqual(item, wanted, budget) === true);
    return at < 0 ? mistaken("the list has no such item") : scalar(at, place);
  }),
  slice: strict(([root, from, to], place) => {
    const [start, end] = [numberOf(from), numberOf(to)];
    if (root?.kind !== "list" || start === undefined || end === undefined) return wrongArgument("slice");
    if (root.open !== undefined) return unknown(root.open);
    return end > root.items.length ? wrongArgument("slice") : listValue(root.items.slice(start, end), place);
  }),
  reverse: ofList("reverse", (root, _, place) => listValue([...root.items].reverse(), place, root.open)),
  sort: ofList("sort", (root, _, place) => {
    const ordered = [...root.items].sort((one, other) =>
      compareTexts(textOfValue(one) ?? "", textOfValue(other) ?? ""),
    );
    return listValue(ordered, place, root.open);
  }),
  distinct: ofList("distinct", (root, _, place, budget) => {
    return listValue(withoutTwins(root.items, budget), place, root.open);
  }),
  setunion: (items, place, budget) => {
    const joined = joinLists(items, place, "setunion");
    return joined.kind === "list" ? asSet(joined, budget) : joined;
  },
  setsubtract: strict(([root, without], place, budget) => {
    if (root?.kind !== "list" || without?.kind !== "list") return wrongArgument("setsubtract");
    if (without.open !== undefined) return unknown(without.open);
    const kept = root.items.filter((item) => !has(without, item, budget));
    return listValue(kept, place, root.open);
  }),
  setintersection: strict(([root, ...others], place, budget) => {
    if (root?.kind !== "list") return wrongArgument("setintersection");
    const lists = others.filter((other) => other.kind === "list");
    const open = [root, ...lists].find((one) => one.open !== undefined)?.open;
    if (open !== undefined) return unknown(open);
    const inAll = (item: Value) => lists.every((one) => has(one, item, budget));
    return listValue(root.items.filter(inAll), place);
  }),
  setproduct: strict((lists, place, budget) => {
    let rows: Value[][] = [[]];
    for (const one of lists) {
      if (one.kind !== "list" || one.open !== undefined) return unknown("not every list is known");
      if (!budget.spend(rows.length * one.items.length * lists.length)) return TOO_LARGE;
      rows = rows.flatMap((row) => one.items.map((item) => [...row, item]));
    }
    return listValue(
      rows.map((row) => listValue(row, place)),
      place,
    );
  }),
  zipmap: strict(([names, items], place) => {
    if (names?.kind !== "list" || items?.kind !== "list") return wrongArgument("zipmap");
    const open = names.open ?? items.open;
    if (open !== undefined) return unknown(open);
    const entries = new Map<string, MapEntry>();
    names.items.forEach((name, index) => {
      const value = items.items[index];
      if (value !== undefined) entries.set(textOfValue(name) ?? "", { value, place: placeOfValue(value) });
    });
    return map(entries, place);
  }),
  range: strict((bounds, place, budget) => {
    const numbers = bounds.map((bound) => numberOf(bound) ?? Number.NaN);
    const [first = Number.NaN, second, third] = numbers;
    const [start, end] = second === undefined ? [0, first] : [first, second];
    const step = third ?? (start <= end ? 1 : -1);
    const count = Math.max(0, Math.ceil((end - start) / step));
    if (Number.isNaN(count) || !budget.spend(count)) return TOO_LARGE;
    return listValue(
      Array.from({ length: count }, (_, index) => scalar(start + index * step, place)),
      place,
    );
  }),
  matchkeys: strict(() => unknown('"matchkeys" is not read')),
  anytrue: ofList("anytrue", (root, _, place) => decide(root, true, place)),
  alltrue: ofList("alltrue", (root, _, place) => decide(root, false, place)),
  sum: strict(([root], place) => {
    if (root?.kind !== "list" || root.open !== undefined) return unknown("not every number is known");
    return scalar(
      root.items.reduce((sum, item) => sum + (numberOf(item) ?? 0), 0),
      place,
    );
  }),
};

/** Makes a function of a list, which must be known; what stands behind it need not. */
function ofList(
  name: string,
  call: (list: ListValue, others: readonly Value[], ...rest: readonly [place: TextPlace, budget: Budget]) => Value,
): TerraformFunction {
  return ([root, ...others], ...rest) => {
    if (root === undefined || !isKnown(root)) return root ?? wrongArgument(name);
    return root.kind === "list" ? call(root, others, ...rest) : wrongArgument(name);
  };
}

function has({ items }: ListValue, item: Value, budget: Budget): boolean {
  return budget.spend(1) && items.some((other) => isEqual(other, item, budget) === true);
}

function joinLists(items: readonly Value[], place: TextPlace, name: string): Value {
  const joined: Value[] = [];
  let open: string | undefined;
  for (const item of items) {
    if (isNull(item)) continue;
    if (item.kind === "mistaken") return item;
    if (item.kind === "unknown") open ??= item.why;
    else if (item.kind !== "list") return wrongArgument(name);
    else {
      for (const one of item.items) joined.push(one);
      open ??= item.open;
    }
  }
  return listValue(joined, place, open);
}

/** One true decides `anytrue`, one false `alltrue`. */
function decide(root: ListValue, deciding: boolean, place: TextPlace): Value {
  const found = root.items.map(booleanOf);
  if (found.includes(deciding)) return scalar(deciding, place);
  const open = root.open ?? (found.includes(undefined) ? "not every item is known" : undefined);
  return open === undefined ? scalar(!deciding, place) : unknown(open);
}
