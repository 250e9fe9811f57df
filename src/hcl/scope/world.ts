import type { Budget } from "../../model/budget.js";
import type { SourceFile } from "../../model/source.js";
import type { TemplateSegment } from "../syntax/ast.js";
import type { Descend } from "../values/bounds.js";
import type { Value } from "../values/value.js";
import type { ModuleConfig } from "./module-config.js";

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
