import type { SourceFile } from "../../../model/source.js";
import type { TemplatePart } from "../syntax/ast.js";
import type { Value } from "../values/value.js";
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
  readonly budget: Budget;
  /** `locals` and `inputs` of another file of Terragrunt; undefined where there is none, and outside of Terragrunt. */
  readonly config?: (path: string) => Value | undefined;
}

export interface Budget {
  /** Takes one step; false when there is none left. */
  readonly spend: () => boolean;
  readonly isSpent: () => boolean;
  /** Runs deeper, or gives `tooDeep`. */
  readonly descend: <T>(run: () => T, tooDeep: T) => T;
}

/** Many times what the largest real root takes, and about a second. */
const MAX_STEPS = 400_000;
const MAX_DEPTH = 250;

export function createBudget(steps = MAX_STEPS): Budget {
  let left = steps;
  let depth = 0;
  return {
    spend: () => left-- > 0,
    isSpent: () => left < 0,
    descend(run, tooDeep) {
      if (depth >= MAX_DEPTH) return tooDeep;
      depth++;
      try {
        return run();
      } finally {
        depth--;
      }
    },
  };
}
