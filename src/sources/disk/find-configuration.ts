import { dirname, join } from "node:path";
import { exists, type FileSystem } from "./file-system.js";
import { findGitRoot } from "./git-root.js";

export const CONFIGURATION_NAMES = ["taintlint.yaml", "taintlint.yml", ".taintlint.yaml", ".taintlint.yml"] as const;

/** Returns absolute paths in the nearest folder up to git's root, or only here without git. Several are ambiguous. */
export function findConfigurationFiles(workingDirectory: string, fileSystem: FileSystem): string[] {
  const last = findGitRoot(workingDirectory, fileSystem) ?? workingDirectory;
  const isFile = (path: string) => exists(fileSystem, path) && fileSystem.stat(path)?.isFile() === true;
  for (let folder = workingDirectory; ; folder = dirname(folder)) {
    const found = CONFIGURATION_NAMES.map((name) => join(folder, name)).filter(isFile);
    if (found.length > 0 || folder === last) return found;
  }
}
