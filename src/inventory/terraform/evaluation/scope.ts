import type { SourceFile, Span, TextPlace } from "../../../model/source.js";
import type { Value } from "../values/value.js";
import type { ModuleConfig } from "./module-config.js";
import type { World } from "./world.js";

/** A module as one call makes it. */
export interface ModuleInstance {
  readonly config: ModuleConfig;
  /** `module.eks["prod"]`, empty for the root. */
  readonly address: string;
  /** The folders of the modules that call each other, from the root to this one. */
  readonly path: readonly string[];
  readonly variable: (name: string) => Value;
  readonly local: (name: string) => Value;
  readonly output: (name: string) => Value;
  /** What the calls of a name make: one instance, or one for each key. */
  readonly called: (name: string) => CalledModule;
  /** `aws_eks_cluster.main`. */
  readonly resource: (type: string, name: string) => ReferredResource | undefined;
}

/** The instances of a block with `count` or `for_each`. */
export interface Expansion {
  readonly kind: "one" | "count" | "for-each";
  readonly instances: readonly BlockInstance[];
  /** Why there may be more, or other, instances than these. */
  readonly open: string | undefined;
}

export interface BlockInstance {
  readonly key: string | number | undefined;
  /** `each` and `count` of the instance. */
  readonly names: ReadonlyMap<string, Value>;
  /** Why the instance may not be there; undefined where it surely is. */
  readonly doubt: string | undefined;
  /** Where the key, or the item, of `for_each` stands. */
  readonly place: TextPlace | undefined;
}

export interface CalledModule {
  readonly expansion: Expansion;
  /** The value of an output of one instance. */
  readonly output: (instance: BlockInstance, name: string) => Value;
}

export interface ReferredResource {
  readonly expansion: Expansion;
  /** The value of an attribute, or of the blocks of a type, of one instance. */
  readonly attribute: (instance: BlockInstance, name: string) => Value;
}

/** Where an expression stands, and the names that it may use. */
export interface Scope {
  readonly world: World;
  readonly instance: ModuleInstance;
  readonly file: SourceFile;
  /** Iterators of `for`, `dynamic`, `each` and `count`. */
  readonly names: ReadonlyMap<string, Value>;
}

/** The scope with more names. Takes a step for each that it has already: where none is left, nothing is evaluated in it. */
export function withNames(scope: Scope, names: Iterable<readonly [string, Value]>): Scope {
  scope.world.budget.spend(1 + scope.names.size);
  return { ...scope, names: new Map([...scope.names, ...names]) };
}

export function placeIn({ file }: Scope, { start, end }: Span): TextPlace {
  return { file, span: { start, end } };
}

/** `["gpu"]`, `[0]`, or nothing. */
export function formatInstanceKey(key: string | number | undefined): string {
  return key === undefined ? "" : `[${JSON.stringify(key)}]`;
}
