import { isTestPath } from "../../model/folder-roles.js";
import { folderOf, lastStep } from "../../model/path-steps.js";
import type { SourceFile } from "../../model/source.js";

/** The files of a repository, as far as they speak of Terraform. */
export interface TerraformTexts {
  /** `*.tf`, `*.tofu` and their JSON forms. */
  readonly configs: readonly SourceFile[];
  /** `terragrunt.hcl`. */
  readonly units: readonly SourceFile[];
  /** `*.tfvars` and `*.tfvars.json`. */
  readonly varFiles: readonly SourceFile[];
  /** Folders that Terraform has been run in: they have a lock file. */
  readonly locked: ReadonlySet<string>;
  /** Where the links in a path lead; the path itself where none is one, and absent where there are none at all. */
  readonly real?: (path: string) => string;
}

const CONFIG_NAME = /\.(?:tf|tofu)(?:\.json)?$/;
const UNIT_NAME = /(?:^|\/)terragrunt\.hcl$/;
const VAR_FILE_NAME = /\.tfvars(?:\.json)?$/;
/** Terraform loads it by itself. */
const OWN_VAR_FILE = /(?:^|\/)terraform\.tfvars(?:\.json)?$|\.auto\.tfvars(?:\.json)?$/;
const LOCK_FILE = ".terraform.lock.hcl";
/** The names of all of these, told fast: a repository may hold very many others. */
const OWN_NAME = /\.(?:tf|tofu|hcl|tfvars)(?:\.json)?$/;
/** The folder that `terraform init` fills. */
const FETCHED_MODULES = /(?:^|\/)\.terraform\//;

/** Reports whether the name of a file says that its folder is a module of Terraform or a unit of Terragrunt. */
export function isTerraformName(name: string): boolean {
  return CONFIG_NAME.test(name) || UNIT_NAME.test(name);
}

/** Reports whether a file of variables is one that only a person names; the path is seen from the root's folder. */
export function isNamedVarFile(path: string): boolean {
  return VAR_FILE_NAME.test(path) && (path.includes("/") || !OWN_VAR_FILE.test(path));
}

/** Reads the files of Terraform among the paths of a repository. What a test calls is no module for that: it may be an example of its own. */
export function terraformTexts(all: readonly string[], read: (path: string) => SourceFile | undefined): TerraformTexts {
  const paths = all.filter((path) => OWN_NAME.test(path) && !FETCHED_MODULES.test(path) && !isTestPath(path));
  const readAll = (name: RegExp) => paths.filter((path) => name.test(path)).flatMap((path) => read(path) ?? []);
  return {
    configs: readAll(CONFIG_NAME),
    units: readAll(UNIT_NAME),
    varFiles: readAll(VAR_FILE_NAME),
    locked: new Set(paths.filter((path) => lastStep(path) === LOCK_FILE).map(folderOf)),
  };
}
