import type { TextPlace } from "../../../model/source.js";

/**
 * A value of Terraform's language as far as the repository tells it. Every value carries the place where it was written:
 * a taint that travels through variables and modules still leads to its literal.
 */
export type Value = KnownValue | UnknownValue | MistakenValue;
export type KnownValue = ScalarValue | ListValue | MapValue;

export interface ScalarValue {
  readonly kind: "scalar";
  readonly value: string | number | boolean | null;
  readonly place: TextPlace | undefined;
  /** What a text encodes, each part at the place where it was written. */
  readonly encodes?: Value;
}

export interface ListValue {
  readonly kind: "list";
  readonly items: readonly Value[];
  /** Why there may be more items than these; undefined where these are all. */
  readonly open: string | undefined;
  readonly place: TextPlace | undefined;
  /** The lists of which it is one, and whose first items these are. */
  readonly either?: readonly Value[];
}

export interface MapEntry {
  readonly value: Value;
  /** Where the key stands. */
  readonly place: TextPlace | undefined;
  /** Why the entry may not be there; absent where it surely is. */
  readonly doubt?: string;
}

/** A map or an object: the difference is of no use here. */
export interface MapValue {
  readonly kind: "map";
  readonly entries: ReadonlyMap<string, MapEntry>;
  /** Why there may be more entries than these; undefined where these are all. */
  readonly open: string | undefined;
  /** What stands under keys that are not known, where nothing else is open: whoever looks up a key may find one of them. */
  readonly unnamed?: readonly UnnamedEntry[];
  readonly place: TextPlace | undefined;
}

export interface UnnamedEntry {
  readonly value: Value;
  /** Where the key stands. */
  readonly place: TextPlace | undefined;
  /** Why the key is not known: one lower-case clause. */
  readonly why: string;
}

/** The repository does not tell. */
export interface UnknownValue {
  readonly kind: "unknown";
  /** One lower-case clause. */
  readonly why: string;
  /** What the text begins with, where that is known. */
  readonly start?: ScalarValue;
  /** The text with `HOLE` for each value that is not known, where only values are not known. */
  readonly filled?: ScalarValue;
  /** What the text encodes. */
  readonly encodes?: Value;
  /** The text that base64 hides, packed or not. */
  readonly wraps?: Value;
  /** The values of which it is one. */
  readonly either?: readonly Value[];
}

/** Stands in a text for a value that is not known: a word that nobody writes, and that any YAML takes. */
export const HOLE = "__TAINTLINT_NOT_KNOWN__";

/** Terraform would refuse it: `try` takes the next, and `can` is false. Elsewhere it is as good as unknown. */
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

/** The value as if it had been written there. */
export function placedAt<T extends Value>(value: T, place: TextPlace | undefined): T {
  return place === undefined || !isKnown(value) ? value : { ...value, place };
}

/** The text of a scalar as Terraform converts it; undefined for a null and for everything else. */
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

/** The value under a key; undefined where there is surely none. */
export function entryOf(value: Value | undefined, key: string): Value | undefined {
  if (value?.kind !== "map") return value !== undefined && !isKnown(value) ? value : undefined;
  const found = value.entries.get(key);
  if (found !== undefined) return found.doubt === undefined ? found.value : unknown(found.doubt);
  return value.open === undefined ? undefined : unknown(value.open);
}

/** Why it is not known which keys a map has, or how many items a list; undefined where it is. */
export function whyUnsettled(value: ListValue | MapValue): string | undefined {
  if (value.open !== undefined || value.kind === "list") return value.open;
  for (const { doubt } of value.entries.values()) if (doubt !== undefined) return doubt;
  return undefined;
}

/** The keys of a map, in the order in which Terraform goes through them. */
export function sortedKeys({ entries }: MapValue): string[] {
  return [...entries.keys()].sort(compareTexts);
}

/** As Terraform sorts, but for letters beyond the basic plane. */
export function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
