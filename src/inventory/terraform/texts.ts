import { folderOf, isTestPath, lastStep } from "../../model/path-steps.js";
import type { SourceFile } from "../../model/source.js";

export interface TerraformTexts {
  /** `*.tf`, `*.tofu` and their JSON forms. */
  readonly configs: readonly SourceFile[];
  readonly units: readonly SourceFile[];
  /** `*.tfvars` and `*.tfvars.json`. */
  readonly varFiles: readonly SourceFile[];
  /** Folders with a lock file, where Terraform has run. */
  readonly locked: ReadonlySet<string>;
  /** Resolves links in a path; absent without any. */
  readonly real?: (path: string) => string;
}

export const CONFIG_NAME = /\.(?:tf|tofu)(?:\.json)?$/;
const UNIT_NAME = /(?:^|\/)terragrunt\.hcl$/;
const VAR_FILE_NAME = /\.tfvars(?:\.json)?$/;
const LOCK_FILE = ".terraform.lock.hcl";
/** A fast test of names: a repository may hold many other files. */
const OWN_NAME = /\.(?:tf|tofu|hcl|tfvars)(?:\.json)?$/;

/** Reports whether a file name makes its folder a Terraform module or Terragrunt unit. */
export function isTerraformName(name: string): boolean {
  return CONFIG_NAME.test(name) || UNIT_NAME.test(name);
}

/** Reports whether Terraform loads a file of variables without being told. */
export function isLoadedByItself(path: string): boolean {
  return /(?:^|\/)terraform\.tfvars(?:\.json)?$|\.auto\.tfvars(?:\.json)?$/.test(path);
}

/** Reports whether a file of variables must be named; the path starts at the root's folder. */
export function isNamedVarFile(path: string): boolean {
  return VAR_FILE_NAME.test(path) && (path.includes("/") || !isLoadedByItself(path));
}

/** Reads the Terraform files among a repository's paths. Modules that tests call do not count as called. */
export function terraformTexts(all: readonly string[], read: (path: string) => SourceFile | undefined): TerraformTexts {
  const paths = all.filter((path) => OWN_NAME.test(path) && !isTestPath(path));
  const readAll = (name: RegExp) => paths.filter((path) => name.test(path)).flatMap((path) => read(path) ?? []);
  return {
    configs: readAll(CONFIG_NAME),
    units: readAll(UNIT_NAME),
    varFiles: readAll(VAR_FILE_NAME),
    locked: new Set(paths.filter((path) => lastStep(path) === LOCK_FILE).map(folderOf)),
  };
}
