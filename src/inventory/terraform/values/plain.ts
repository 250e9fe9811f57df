import { isRecord } from "../../../model/is-record.js";
import type { TextPlace } from "../../../model/source.js";
import { isKnown, listValue, type MapEntry, map, scalar, sortedKeys, type Value, whyUnsettled } from "./value.js";

/** Values share parts, so that a small text can stand for an endless one. */
const MAX_PARTS = 20_000;

/** The plain value of JSON, or undefined where some part of it is not known, or where it is too large. */
export function toPlain(root: Value): { readonly plain: unknown } | undefined {
  let parts = 0;
  let isWhole = true;

  function convert(value: Value): unknown {
    if (!isKnown(value) || ++parts > MAX_PARTS || (value.kind !== "scalar" && whyUnsettled(value) !== undefined))
      isWhole = false;
    if (!isWhole || !isKnown(value)) return undefined;
    if (value.kind === "scalar") return value.value;
    if (value.kind === "list") return value.items.map(convert);
    return Object.fromEntries(sortedKeys(value).map((key) => [key, convert(value.entries.get(key)?.value ?? value)]));
  }

  const plain = convert(root);
  return isWhole ? { plain } : undefined;
}

/** A plain value of JSON, of which all stands at one place; undefined for one that is too large. */
export function fromPlain(root: unknown, place: TextPlace | undefined): Value | undefined {
  let parts = 0;

  function convert(plain: unknown): Value {
    if (++parts > MAX_PARTS) return scalar(null, place);
    if (Array.isArray(plain)) return listValue(plain.map(convert), place);
    if (isRecord(plain)) {
      const entries = new Map<string, MapEntry>();
      for (const [key, item] of Object.entries(plain)) entries.set(key, { value: convert(item), place });
      return map(entries, place);
    }
    const isScalar = typeof plain === "string" || typeof plain === "number" || typeof plain === "boolean";
    return scalar(isScalar ? plain : typeof plain === "bigint" ? Number(plain) : null, place);
  }

  const value = convert(root);
  return parts > MAX_PARTS ? undefined : value;
}
