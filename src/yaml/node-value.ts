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
