import { effectiveEntries } from "../../manifest/yaml/node-value.js";
import { formatKey } from "../../manifest/yaml/scalar.js";
import type { FieldPath, MappingNode, SourceNode } from "../../model/source.js";
import type { FixOperation } from "../../rules/repairs/fix-intent.js";

/**
 * The places where two trees differ in value, each as near to the leaves as possible; undefined where there are more than `most`,
 * or where nothing is left of a list or a mapping but its key.
 * A list that became longer or shorter is one, besides the items that differ. Every alias of a value is a place of its own.
 */
export function changedPaths(before: SourceNode, after: SourceNode, most: number): FieldPath[] | undefined {
  const paths: FieldPath[] = [];
  // A shared node is compared once: without this a nest of aliases would never end.
  const equal = new WeakMap<SourceNode, WeakSet<SourceNode>>();
  let isEmptied = false;

  function compare(a: SourceNode, b: SourceNode, path: FieldPath): void {
    if (paths.length > most || equal.get(a)?.has(b)) return;
    const known = paths.length;
    if (a.kind === "scalar" && b.kind === "scalar") {
      if (!Object.is(a.value, b.value)) paths.push(path);
    } else if (a.kind === "sequence" && b.kind === "sequence") {
      if (a.items.length !== b.items.length) paths.push(path);
      a.items.forEach((item, index) => {
        const other = b.items[index];
        if (other !== undefined) compare(item, other, [...path, index]);
      });
    } else if (a.kind === "mapping" && b.kind === "mapping") {
      compareMappings(a, b, path);
    } else {
      paths.push(path);
      // Half a fix: a list whose items are all gone is no longer one.
      if (b.kind === "scalar" && b.value === null) isEmptied = true;
    }
    if (paths.length > known) return;
    const partners = equal.get(a);
    if (partners === undefined) equal.set(a, new WeakSet([b]));
    else partners.add(b);
  }

  function compareMappings(a: MappingNode, b: MappingNode, path: FieldPath): void {
    const [mine, theirs] = [valuesOf(a), valuesOf(b)];
    for (const [key, value] of mine) {
      const other = theirs.get(key);
      if (other === undefined) paths.push([...path, key]);
      else compare(value, other, [...path, key]);
    }
    for (const key of theirs.keys()) if (!mine.has(key)) paths.push([...path, key]);
  }

  compare(before, after, []);
  return isEmptied || paths.length > most ? undefined : paths;
}

function valuesOf(mapping: MappingNode): Map<string, SourceNode> {
  return new Map(effectiveEntries(mapping).map(({ key, value }) => [formatKey(key.value), value]));
}

/** Places that a fix may change. */
export interface MayChange {
  readonly path: FieldPath;
  /** And everything in it. */
  readonly below: boolean;
}

/** What an operation says that it changes. Items behind a removed one move up, so that the whole list counts. */
export function mayChange(operation: FixOperation): MayChange[] {
  const parentOf = (path: FieldPath) => path.slice(0, -1);
  switch (operation.kind) {
    case "set-scalar":
    case "quote-scalar":
    case "insert-items":
      return [{ path: operation.at.path, below: false }];
    case "insert-entry":
      return [{ path: [...operation.at.path, operation.key], below: false }];
    case "rename-key":
      return [
        { path: operation.at.path, below: false },
        { path: [...parentOf(operation.at.path), operation.key], below: false },
      ];
    case "remove": {
      const { path } = operation.at;
      return [typeof path.at(-1) === "number" ? { path: parentOf(path), below: true } : { path, below: false }];
    }
    case "replace-item":
      return [{ path: parentOf(operation.at.path), below: true }];
    case "move-entry":
      return [
        { path: operation.from.path, below: false },
        { path: [...operation.to.path, ...operation.from.path.slice(-1)], below: false },
      ];
  }
}

/** Whether every path is one that may change. */
export function areAllowed(paths: readonly FieldPath[], allowed: readonly MayChange[]): boolean {
  const exact = new Set(allowed.map(({ path }) => JSON.stringify(path)));
  const whole = new Set(allowed.filter(({ below }) => below).map(({ path }) => JSON.stringify(path)));
  return paths.every((path) => {
    if (exact.has(JSON.stringify(path))) return true;
    return whole.size > 0 && path.some((_, length) => whole.has(JSON.stringify(path.slice(0, length))));
  });
}
