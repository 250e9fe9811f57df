import { memoize } from "../model/memoize.js";
import type { FieldPath, MappingEntry, ScalarNode, SourceNode } from "../model/source.js";
import { stringMap } from "../model/string-map.js";
import { formatKey } from "./scalar.js";

/** Larger mappings use an index. */
const MANY_ENTRIES = 64;
const entriesByKey = memoize(
  (entries: readonly MappingEntry[]): ReadonlyMap<string, MappingEntry> =>
    new Map(entries.map((entry) => [formatKey(entry.key.value), entry])),
);

export function getEntry(node: SourceNode | undefined, key: string): MappingEntry | undefined {
  if (node?.kind !== "mapping") return undefined;
  if (node.entries.length > MANY_ENTRIES) return entriesByKey(node.entries).get(key);
  for (let index = node.entries.length - 1; index >= 0; index--) {
    const entry = node.entries[index];
    if (entry !== undefined && formatKey(entry.key.value) === key) return entry;
  }
  return undefined;
}

export function getValue(node: SourceNode | undefined, key: string): SourceNode | undefined {
  return getEntry(node, key)?.value;
}

export function getString(node: SourceNode | undefined, key: string): string | undefined {
  const value = getValue(node, key);
  return value?.kind === "scalar" && typeof value.value === "string" ? value.value : undefined;
}

export function itemsOf(node: SourceNode | undefined): readonly SourceNode[] {
  return node?.kind === "sequence" ? node.items : [];
}

export function nodeAt(root: SourceNode | undefined, path: FieldPath): SourceNode | undefined {
  let node = root;
  for (const step of path) {
    if (node === undefined) return undefined;
    if (typeof step === "string") node = getValue(node, step);
    else node = node.kind === "sequence" ? node.items[step] : undefined;
  }
  return node;
}

const NO_ENTRIES: readonly MappingEntry[] = [];
/** Bound for comparing keys pairwise. */
const FEW_ENTRIES = 12;

/** Returns the last entry of each key, in order of first occurrence. */
export function effectiveEntries(node: SourceNode | undefined): readonly MappingEntry[] {
  if (node?.kind !== "mapping") return NO_ENTRIES;
  if (isEachKeyOnce(node.entries)) return node.entries;
  const byKey = new Map<string, MappingEntry>();
  for (const entry of node.entries) byKey.set(formatKey(entry.key.value), entry);
  return [...byKey.values()];
}

function isEachKeyOnce(entries: readonly MappingEntry[]): boolean {
  if (entries.length > FEW_ENTRIES)
    return new Set(entries.map(({ key }) => formatKey(key.value))).size === entries.length;
  for (let index = 1; index < entries.length; index++) {
    const name = formatKey(entries[index]?.key.value ?? null);
    for (let before = 0; before < index; before++) {
      if (formatKey(entries[before]?.key.value ?? null) === name) return false;
    }
  }
  return true;
}

/** Shares the values of aliased nodes, so that no text can explode. */
export function toValue(node: SourceNode): unknown {
  return node.kind === "scalar" ? node.value : collectionValue(node);
}

const collectionValue = memoize((node: Exclude<SourceNode, ScalarNode>): unknown =>
  node.kind === "sequence"
    ? node.items.map(toValue)
    : stringMap(node.entries.map((entry) => [formatKey(entry.key.value), toValue(entry.value)])),
);

/** Reports whether a value is null, or an empty text, list or mapping. */
export function isEmptyNode(node: SourceNode): boolean {
  if (node.kind === "scalar") return node.value === null || node.value === "";
  return node.kind === "sequence" ? node.items.length === 0 : node.entries.length === 0;
}

/** Reports whether some scalar, key or value, passes a test. */
export function someScalar(node: SourceNode, passes: (scalar: ScalarNode) => boolean): boolean {
  if (node.kind === "scalar") return passes(node);
  if (node.kind === "sequence") return node.items.some((item) => someScalar(item, passes));
  return node.entries.some(({ key, value }) => passes(key) || someScalar(value, passes));
}

export function canonicalText(value: unknown): string {
  if (typeof value === "bigint") return value.toString();
  if (Array.isArray(value)) return `[${value.map(canonicalText).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${canonicalText(one)}`).join(",")}}`;
}

export function canonicalNode(node: SourceNode | undefined): string {
  return node === undefined ? "null" : canonicalText(toValue(node));
}

/** Reports whether values are equal, ignoring key order, after Flux's `substitute`. */
export function isSameValue(
  given: SourceNode,
  rendered: SourceNode,
  substitute: (text: string) => string = (text) => text,
): boolean {
  if (given.kind === "scalar") {
    if (rendered.kind !== "scalar") return false;
    const text = substitute(given.text);
    return text === given.text ? given.value === rendered.value : text === rendered.text;
  }
  if (given.kind === "sequence") {
    return (
      rendered.kind === "sequence" &&
      given.items.length === rendered.items.length &&
      given.items.every((item, index) => {
        const other = rendered.items[index];
        return other !== undefined && isSameValue(item, other, substitute);
      })
    );
  }
  if (rendered.kind !== "mapping") return false;
  const entries = effectiveEntries(given);
  return (
    entries.length === effectiveEntries(rendered).length &&
    entries.every(({ key, value }) => {
      const other = getValue(rendered, formatKey(key.value));
      return other !== undefined && isSameValue(value, other, substitute);
    })
  );
}

export function textsOf(node: SourceNode | undefined): string[] {
  return itemsOf(node).flatMap((item) => (item.kind === "scalar" ? item.text : []));
}

export function isTrue(node: SourceNode | undefined): boolean {
  return node?.kind === "scalar" && node.value === true;
}
