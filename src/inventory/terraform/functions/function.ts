import type { Budget } from "../../../model/budget.js";
import type { TextPlace } from "../../../model/source.js";
import { isKnown, type KnownValue, mistaken, type Value } from "../values/value.js";

/** A function of Terraform's language. What it is given and what it makes is paid for; it pays for what takes more. */
export type TerraformFunction = (items: readonly Value[], place: TextPlace, budget: Budget) => Value;

/** A function that needs every argument: where one is not known, neither is the result. */
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
