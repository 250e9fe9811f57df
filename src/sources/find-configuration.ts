import { dirname, join } from "node:path";
import { existsSync, statSync } from "./disk.js";
import { findGitRoot } from "./git-root.js";

/** What a configuration is called. */
export const CONFIGURATION_NAMES = ["taintlint.yaml", "taintlint.yml"];

/**
 * Absolute paths of the configuration files in the nearest folder that has one: from the working directory upwards to
 * the root of the git repository, or only in the working directory outside of git. More than one is ambiguous.
 */
export function findConfigurationFiles(workingDirectory: string): string[] {
  const last = findGitRoot(workingDirectory) ?? workingDirectory;
  for (let folder = workingDirectory; ; folder = dirname(folder)) {
    const found = CONFIGURATION_NAMES.map((name) => join(folder, name)).filter((path) => isFile(path));
    if (found.length > 0 || folder === last) return found;
  }
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}
