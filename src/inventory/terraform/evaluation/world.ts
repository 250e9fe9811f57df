import type { Budget } from "../../../model/budget.js";
import type { SourceFile } from "../../../model/source.js";
import type { TemplatePart } from "../syntax/ast.js";
import type { Value } from "../values/value.js";
import type { Descend } from "./bounds.js";
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
  /** Returns the variables that a file sets, for Terragrunt; undefined for one that cannot be read. */
  readonly variables?: (file: SourceFile) => Value | undefined;
}
