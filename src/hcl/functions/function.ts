import type { Budget } from "../../model/budget.js";
import type { TextPlace } from "../../model/source.js";
import { isKnown, type KnownValue, mistaken, type Value } from "../values/value.js";

/** A function of Terraform's language. The caller charges arguments and result, the function anything beyond. */
export type TerraformFunction = (items: readonly Value[], place: TextPlace, budget: Budget) => Value;

/** Makes a function whose result is unknown if any argument is. */
export function strict(
  call: (items: readonly KnownValue[], place: TextPlace, budget: Budget) => Value,
): TerraformFunction {
  return (items, place, budget) => {
    const known: KnownValue[] = [];
    for (const item of items) {
      if (!isKnown(item)) return item;
      known.push(item);
    }
    return call(known, place, budget);
  };
}

export function wrongArgument(name: string): Value {
  return mistaken(`"${name}" does not take that`);
}
