import { attributeOf } from "../scope/module-config.js";
import type { BlockInstance, Expansion, Scope } from "../scope/scope.js";
import type { Block } from "../syntax/ast.js";
import {
  isKnown,
  mapOf,
  numberOf,
  scalar,
  sortedKeys,
  textOfValue,
  unknown,
  type Value,
  whyUnsettled,
} from "../values/value.js";
import { evaluate } from "./evaluate.js";

const MAX_INSTANCES = 1000;

/** Expands `count` or `for_each` of a module call or resource. */
export function expand(block: Block, scope: Scope): Expansion {
  const forEach = attributeOf(block, "for_each");
  if (forEach !== undefined) return forEachOf(evaluate(forEach, scope));
  const count = attributeOf(block, "count");
  if (count !== undefined) return countOf(evaluate(count, scope));
  return { kind: "one", instances: [instance(undefined, [])], open: undefined };
}

function instance(key: BlockInstance["key"], names: readonly (readonly [string, Value])[]): BlockInstance {
  return { key, names: new Map(names), doubt: undefined, place: undefined };
}

function countOf(value: Value): Expansion {
  const count = numberOf(value);
  const names = (index: Value) => [["count", mapOf({ index })] as const];
  if (count === undefined || count > MAX_INSTANCES) {
    const why = isKnown(value) ? "its count is too large, or not a number" : value.why;
    return { kind: "count", instances: [{ ...instance(0, names(scalar(0))), doubt: why }], open: why };
  }
  const indices = Array.from({ length: Math.max(0, count) }, (_, index) => index);
  return { kind: "count", instances: indices.map((index) => instance(index, names(scalar(index)))), open: undefined };
}

function forEachOf(value: Value): Expansion {
  if (!isKnown(value) || value.kind === "scalar") {
    const why = isKnown(value) ? "its for_each is not a list or map" : value.why;
    return { kind: "for-each", instances: [{ ...instance(undefined, unknownEach(why)), doubt: why }], open: why };
  }
  const rows =
    value.kind === "map"
      ? sortedKeys(value).map((key) => [key, value.entries.get(key)] as const)
      : value.items.map(
          (item) => [textOfValue(item), { value: item, place: "place" in item ? item.place : undefined }] as const,
        );
  const unnamed = rows.find(([key]) => key === undefined);
  const why =
    value.open ??
    (unnamed && "a key of its for_each is not known") ??
    (rows.length > MAX_INSTANCES ? `it has more than ${MAX_INSTANCES} instances` : undefined);
  const instances = rows.slice(0, MAX_INSTANCES).flatMap(([key, entry]): BlockInstance[] => {
    if (key === undefined || entry === undefined) return [];
    const each = mapOf({ key: scalar(key, entry.place), value: entry.value });
    const doubt = "doubt" in entry ? entry.doubt : undefined;
    return [{ key, names: new Map([["each", each]]), doubt, place: entry.place }];
  });
  const hidden: BlockInstance[] = why === undefined ? [] : [{ ...instance(undefined, unknownEach(why)), doubt: why }];
  return { kind: "for-each", instances: [...instances, ...hidden], open: why };
}

function unknownEach(why: string): (readonly [string, Value])[] {
  return [["each", mapOf({ key: unknown(why), value: unknown(why) })]];
}

/** Returns a `for_each`'s items as the block's iterator sees them; `open` is why there may be more. */
export function iterations(value: Value): { readonly rows: readonly Value[]; readonly open: string | undefined } {
  if (!isKnown(value)) return { rows: [], open: value.why };
  if (value.kind === "scalar") return { rows: [], open: undefined };
  if (value.kind === "map") {
    const rows = sortedKeys(value).flatMap((key) => {
      const entry = value.entries.get(key);
      if (entry === undefined || entry.doubt !== undefined) return [];
      return mapOf({ key: scalar(key, entry.place), value: entry.value }, entry.place);
    });
    return { rows, open: whyUnsettled(value) };
  }
  const rows = value.items.map((item, index) => {
    const place = isKnown(item) ? item.place : undefined;
    return mapOf({ key: isKnown(item) && item.kind === "scalar" ? item : scalar(index), value: item }, place);
  });
  return { rows, open: value.open };
}

export function noInstances(open: string | undefined): Expansion {
  return { kind: "for-each", instances: [], open };
}
