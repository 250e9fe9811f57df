import type { Budget } from "../../../model/budget.js";
import type { SourceFile } from "../../../model/source.js";
import type { TemplatePart } from "../syntax/ast.js";
import { unknown, type Value } from "../values/value.js";
import type { ModuleConfig } from "./module-config.js";

/** What an evaluation may look at: files that count as the repository's, and nothing else. */
export interface TerraformFiles {
  /** The text of a file; undefined where there is none that counts. */
  readonly read: (path: string) => SourceFile | undefined;
  /** Paths of the files of a folder, not of those below it, sorted. */
  readonly list: (folder: string) => readonly string[];
  /** The git repository that the files stand in: the addresses of its remotes, and its folder. */
  readonly repository?: () => { readonly remotes: readonly string[]; readonly folder: string } | undefined;
}

/** One evaluation of one root, with its bounds. */
export interface World {
  readonly files: TerraformFiles;
  /** The folder of the root module. */
  readonly root: string;
  /** The module in a folder; undefined where no file of Terraform stands there. */
  readonly module: (folder: string) => ModuleConfig | undefined;
  /** The parts of a file that is a template. */
  readonly template: (file: SourceFile) => readonly TemplatePart[] | undefined;
  /** Steps: one for each expression that is evaluated, each item that is made or compared, and each 100 characters of text. */
  readonly budget: Budget;
  readonly descend: Descend;
  /** `locals` and `inputs` of another file of Terragrunt; undefined where there is none, and outside of Terragrunt. */
  readonly config?: (path: string) => Value | undefined;
}

/** Many times what the largest real root takes, and some two seconds. */
export const MAX_STEPS = 1_000_000;
const MAX_DEPTH = 250;

export const TOO_LARGE = unknown(`it takes more than ${MAX_STEPS} steps, or ${MAX_DEPTH} levels, to evaluate it`);

/** Runs a level deeper; too deep, the value is unknown. */
export type Descend = (run: () => Value) => Value;

export function createDescent(): Descend {
  let depth = 0;
  return (run) => {
    if (depth >= MAX_DEPTH) return TOO_LARGE;
    depth++;
    try {
      return run();
    } finally {
      depth--;
    }
  };
}

/** Steps for reading or making a value, without what its items hold. */
export function stepsOf(value: Value | string): number {
  if (typeof value === "string") return value.length / 100;
  if (value.kind === "scalar") return typeof value.value === "string" ? value.value.length / 100 : 0;
  return value.kind === "list" ? value.items.length : value.kind === "map" ? value.entries.size : 0;
}
