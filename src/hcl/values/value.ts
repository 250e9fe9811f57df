import { compareTexts } from "../../model/order.js";
import type { TextPlace } from "../../model/source.js";

/** A value of Terraform's language, as far as known, placed where it was written: a taint leads to its literal. */
export type Value = KnownValue | UnknownValue | MistakenValue;
export type KnownValue = ScalarValue | ListValue | MapValue;

export interface ScalarValue {
  readonly kind: "scalar";
  readonly value: string | number | boolean | null;
  readonly place: TextPlace | undefined;
  /** The encoded value, with the places of its parts. */
  readonly encodes?: Value;
}

export interface ListValue {
  readonly kind: "list";
  readonly items: readonly Value[];
  /** The reason that there may be more items; undefined if complete. */
  readonly open: string | undefined;
  readonly place: TextPlace | undefined;
  /** Possible lists, whose common items these are. */
  readonly either?: readonly Value[];
}

export interface MapEntry {
  readonly value: Value;
  readonly place: TextPlace | undefined;
  /** The reason the entry may not exist; absent if it does. */
  readonly doubt?: string;
}

/** A map or object, treated alike. */
export interface MapValue {
  readonly kind: "map";
  readonly entries: ReadonlyMap<string, MapEntry>;
  /** The reason that there may be more entries; undefined if complete. */
  readonly open: string | undefined;
  /** Entries under unknown keys, if nothing else is open: any lookup may find one. */
  readonly unnamed?: readonly UnnamedEntry[];
  readonly place: TextPlace | undefined;
}

export interface UnnamedEntry {
  readonly value: Value;
  readonly place: TextPlace | undefined;
  /** The reason the key is unknown: one lower-case clause. */
  readonly why: string;
}

/** A value the repository does not determine. */
export interface UnknownValue {
  readonly kind: "unknown";
  readonly why: string;
  /** The known start of a text. */
  readonly start?: ScalarValue;
  /** The text with `HOLE` for each unknown value, if nothing else is unknown. */
  readonly filled?: ScalarValue;
  /** The encoded value. */
  readonly encodes?: Value;
  /** The text in base64, possibly compressed. */
  readonly wraps?: Value;
  readonly either?: readonly Value[];
}

/** Placeholder for an unknown value: an unlikely word, valid in any YAML. */
export const HOLE = "__TAINTLINT_NOT_KNOWN__";

/** A value Terraform refuses: `try` takes the next, `can` is false. Otherwise unknown. */
export interface MistakenValue {
  readonly kind: "mistaken";
  readonly why: string;
}

export function unknown(why: string): UnknownValue {
  return { kind: "unknown", why };
}

export function mistaken(why: string): MistakenValue {
  return { kind: "mistaken", why };
}

export function scalar(value: ScalarValue["value"], place?: TextPlace): ScalarValue {
  return { kind: "scalar", value, place };
}

export function listValue(items: readonly Value[], place?: TextPlace, open?: string): ListValue {
  return { kind: "list", items, open, place };
}

export function map(entries: ReadonlyMap<string, MapEntry>, place?: TextPlace, open?: string): MapValue {
  return { kind: "map", entries, open, place };
}

export function mapOf(values: Readonly<Record<string, Value | undefined>>, place?: TextPlace): MapValue {
  const entries = new Map<string, MapEntry>();
  for (const [key, value] of Object.entries(values)) {
    if (value !== undefined) entries.set(key, { value, place: placeOfValue(value) });
  }
  return map(entries, place);
}

export const NULL: ScalarValue = scalar(null);

export function isNull(value: Value | undefined): boolean {
  return value === undefined || (value.kind === "scalar" && value.value === null);
}

export function isKnown(value: Value): value is KnownValue {
  return value.kind !== "unknown" && value.kind !== "mistaken";
}

export function placeOfValue(value: Value): TextPlace | undefined {
  return isKnown(value) ? value.place : undefined;
}

export function placedAt<T extends Value>(value: T, place: TextPlace | undefined): T {
  return place === undefined || !isKnown(value) ? value : { ...value, place };
}

/** Returns a scalar's text, as Terraform converts it; undefined for null and other values. */
export function textOfValue(value: Value | undefined): string | undefined {
  if (value?.kind !== "scalar" || value.value === null) return undefined;
  return String(value.value);
}

export function numberOf(value: Value | undefined): number | undefined {
  const text = textOfValue(value);
  if (text === undefined || text.trim() === "" || typeof (value as ScalarValue).value === "boolean") return undefined;
  const number = Number(text);
  return Number.isFinite(number) ? number : undefined;
}

export function booleanOf(value: Value | undefined): boolean | undefined {
  const text = textOfValue(value);
  return text === "true" ? true : text === "false" ? false : undefined;
}

/** Returns the value under a key; undefined if certainly absent. */
export function entryOf(value: Value | undefined, key: string): Value | undefined {
  if (value?.kind !== "map") return value !== undefined && !isKnown(value) ? value : undefined;
  const found = value.entries.get(key);
  if (found !== undefined) return found.doubt === undefined ? found.value : unknown(found.doubt);
  return value.open === undefined ? undefined : unknown(value.open);
}

/** Returns the reason that keys or length are unknown; undefined if known. */
export function whyUnsettled(value: ListValue | MapValue): string | undefined {
  if (value.open !== undefined || value.kind === "list") return value.open;
  for (const { doubt } of value.entries.values()) if (doubt !== undefined) return doubt;
  return undefined;
}

/** Returns the keys of a map in Terraform's order. */
export function sortedKeys({ entries }: MapValue): string[] {
  return [...entries.keys()].sort(compareTexts);
}
