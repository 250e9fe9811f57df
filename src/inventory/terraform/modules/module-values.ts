import { booleanOf, isKnown, list, placeOf, sortedKeys, type Value, whyUnsettled } from "../values/value.js";

/** True, false, or undefined where it is not known. */
export function isTrue(value: Value | undefined): boolean | undefined {
  return booleanOf(value);
}

/** Objects in a list or under names, as a list of blocks. */
export function asBlocks(value: Value): Value {
  if (!isKnown(value) || value.kind !== "map") return value;
  const sure = sortedKeys(value).filter((key) => value.entries.get(key)?.doubt === undefined);
  const items = sure.flatMap((key) => value.entries.get(key)?.value ?? []);
  return list(items, placeOf(value), whyUnsettled(value));
}
