import type { Budget } from "../../model/budget.js";
import type { SourceFile, Span, TextPlace } from "../../model/source.js";
import type { TemplateSegment } from "../syntax/ast.js";
import type { Descend } from "../values/bounds.js";
import type { Value } from "../values/value.js";
import type { ModuleConfig } from "./module-config.js";

export interface ModuleInstance {
  readonly config: ModuleConfig;
  /** `module.eks["prod"]`; empty for the root. */
  readonly address: string;
  /** Folders of the calling modules, from the root down. */
  readonly path: readonly string[];
  readonly variable: (name: string) => Value;
  readonly local: (name: string) => Value;
  readonly output: (name: string) => Value;
  /** Returns one instance, or one for each key, of a call. */
  readonly called: (name: string) => CalledModule;
  /** `aws_eks_cluster.main`. */
  readonly resource: (address: string) => ReferredResource | undefined;
}

export interface Expansion {
  readonly kind: "one" | "count" | "for-each";
  readonly instances: readonly BlockInstance[];
  /** The reason that there may be other instances. */
  readonly open: string | undefined;
}

export interface BlockInstance {
  readonly key: string | number | undefined;
  /** `each` and `count` of the instance. */
  readonly names: ReadonlyMap<string, Value>;
  /** The reason that the instance may not exist; undefined if it does. */
  readonly doubt: string | undefined;
  /** The place of the key or item of `for_each`. */
  readonly place: TextPlace | undefined;
}

export interface CalledModule {
  readonly expansion: Expansion;
  readonly output: (instance: BlockInstance, name: string) => Value;
}

export interface ReferredResource {
  readonly expansion: Expansion;
  /** Returns an attribute, or the blocks of a type, of an instance. */
  readonly attribute: (instance: BlockInstance, name: string) => Value;
}

export interface Scope {
  readonly world: World;
  readonly instance: ModuleInstance;
  readonly file: SourceFile;
  /** Iterators of `for`, `dynamic`, `each` and `count`. */
  readonly names: ReadonlyMap<string, Value>;
}

/** File access of an evaluation, limited to files of the repository. */
export interface TerraformFiles {
  /** Undefined for a missing or foreign file. */
  readonly read: (path: string) => SourceFile | undefined;
  /** Sorted paths of the files directly in a folder. */
  readonly list: (folder: string) => readonly string[];
  readonly repository?: () => { readonly remotes: readonly string[]; readonly folder: string } | undefined;
}

export interface World {
  readonly files: TerraformFiles;
  readonly root: string;
  /** Undefined without Terraform files. */
  readonly module: (folder: string) => ModuleConfig | undefined;
  readonly template: (file: SourceFile) => readonly TemplateSegment[] | undefined;
  /** Steps left: one for each expression, each item made or compared, and each 100 characters. */
  readonly budget: Budget;
  readonly descend: Descend;
  /** `locals` and `inputs` of another Terragrunt file; undefined if there is none. */
  readonly config?: (path: string) => Value | undefined;
  /** Returns the variables that a file sets, for Terragrunt; undefined if unreadable. */
  readonly variables?: (file: SourceFile) => Value | undefined;
}

/** Adds names, a step for each existing one; without steps left nothing is evaluated. */
export function withNames(scope: Scope, names: Iterable<readonly [string, Value]>): Scope {
  scope.world.budget.spend(1 + scope.names.size);
  return { ...scope, names: new Map([...scope.names, ...names]) };
}

export function placeIn({ file }: Scope, { start, end }: Span): TextPlace {
  return { file, span: { start, end } };
}

export function formatInstanceKey(key: string | number | undefined): string {
  return key === undefined ? "" : `[${JSON.stringify(key)}]`;
}
