import { dirname, join } from "node:path";
import { existsSync, statSync } from "./file-system.js";
import { findGitRoot } from "./git-root.js";

export const CONFIGURATION_NAMES = ["taintlint.yaml", "taintlint.yml"];

/** Returns absolute paths in the nearest folder up to git's root, or only here without git. Several are ambiguous. */
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
