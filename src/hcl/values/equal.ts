import type { Budget } from "../../model/budget.js";
import { isKnown, type Value, whyUnsettled } from "./value.js";

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
