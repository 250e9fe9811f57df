import type { TextPlace } from "../../../model/source.js";
import { isKnown, type KnownValue, mistaken, unknown, type Value } from "../values/value.js";

/** A function of Terraform's language. Where an argument is not known it tells what it can. */
export type TerraformFunction = (items: readonly Value[], place: TextPlace) => Value;

/** More items than any list of pools has: a function that would make more gives nothing. */
export const MAX_ITEMS = 10_000;
/** Longer than any manifest. */
export const MAX_TEXT = 4_000_000;

/** A function that needs every argument: where one is not known, neither is the result. */
export function strict(call: (items: readonly KnownValue[], place: TextPlace) => Value): TerraformFunction {
  return (items, place) => {
    const known: KnownValue[] = [];
    for (const item of items) {
      if (!isKnown(item)) return item;
      known.push(item);
    }
    return call(known, place);
  };
}

export function wrongArgument(name: string): Value {
  return mistaken(`"${name}" does not take that`);
}

export function tooLarge(): Value {
  return unknown("it is too large to be told");
}
