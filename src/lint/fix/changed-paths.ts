import type { FieldPath, MappingNode, SequenceNode, SourceNode } from "../../model/source.js";
import type { FixOperation } from "../../rules/contract/fix-intent.js";
import { formatKey } from "../../yaml/scalar.js";

/** Returns the deepest differing paths; undefined for more than `most`, or an emptied list or mapping. */
export function changedPaths(before: SourceNode, after: SourceNode, most: number): FieldPath[] | undefined {
  const comparison = new Comparison(most);
  comparison.compare(before, after);
  return comparison.isEmptied || comparison.paths.length > most ? undefined : comparison.paths;
}

class Comparison {
  readonly paths: FieldPath[] = [];
  isEmptied = false;
  readonly #most: number;
  // A shared node is compared once: without this a nest of aliases would never end.
  readonly #equal = new Map<SourceNode, Set<SourceNode>>();
  readonly #path: (string | number)[] = [];

  constructor(most: number) {
    this.#most = most;
  }

  compare(a: SourceNode, b: SourceNode): void {
    if (this.paths.length > this.#most) return;
    if (a.kind === "scalar" && b.kind === "scalar") {
      if (!Object.is(a.value, b.value)) this.#differs();
    } else if (a.kind === b.kind) {
      this.#compareCollections(a, b);
    } else {
      this.#differs();
      // Half a fix: a list whose items are all gone is no longer one.
      if (b.kind === "scalar" && b.value === null) this.isEmptied = true;
    }
  }

  #differs(...below: FieldPath): void {
    this.paths.push([...this.#path, ...below]);
  }

  #compareCollections(a: SourceNode, b: SourceNode): void {
    const partners = this.#equal.get(a);
    if (partners?.has(b)) return;
    const known = this.paths.length;
    if (a.kind === "sequence" && b.kind === "sequence") this.#compareSequences(a, b);
    if (a.kind === "mapping" && b.kind === "mapping") this.#compareMappings(a, b);
    if (this.paths.length > known) return;
    this.#equal.set(a, (partners ?? new Set()).add(b));
  }

  #compareSequences(a: SequenceNode, b: SequenceNode): void {
    if (a.items.length !== b.items.length) this.#differs();
    for (const [index, item] of a.items.entries()) this.#compareBelow(index, item, b.items[index]);
  }

  #compareMappings(a: MappingNode, b: MappingNode): void {
    if (haveSameKeys(a, b)) {
      for (const [index, { key, value }] of a.entries.entries())
        this.#compareBelow(formatKey(key.value), value, b.entries[index]?.value);
      return;
    }
    const [mine, theirs] = [valuesOf(a), valuesOf(b)];
    for (const [key, value] of mine) {
      const other = theirs.get(key);
      if (other === undefined) this.#differs(key);
      else this.#compareBelow(key, value, other);
    }
    for (const key of theirs.keys()) if (!mine.has(key)) this.#differs(key);
  }

  #compareBelow(step: string | number, value: SourceNode, other: SourceNode | undefined): void {
    if (other === undefined) return;
    this.#path.push(step);
    this.compare(value, other);
    this.#path.pop();
  }
}

function haveSameKeys(a: MappingNode, b: MappingNode): boolean {
  if (a.entries.length !== b.entries.length) return false;
  return a.entries.every(({ key, merged }, index) => !merged && key.value === b.entries[index]?.key.value);
}

function valuesOf(mapping: MappingNode): Map<string, SourceNode> {
  return new Map(mapping.entries.map(({ key, value }) => [formatKey(key.value), value]));
}

export interface MayChange {
  readonly path: FieldPath;
  readonly below: boolean;
}

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

export function areAllowed(paths: readonly FieldPath[], allowed: readonly MayChange[]): boolean {
  const exact = new Set(allowed.map(({ path }) => JSON.stringify(path)));
  const whole = new Set(allowed.filter(({ below }) => below).map(({ path }) => JSON.stringify(path)));
  return paths.every(
    (path) =>
      exact.has(JSON.stringify(path)) || path.some((_, length) => whole.has(JSON.stringify(path.slice(0, length)))),
  );
}
