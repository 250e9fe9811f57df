import { isTestPath } from "../model/folder-roles.js";
import type { FileSystem } from "../sources/disk/file-system.js";
import { ignoredPaths } from "../sources/disk/git-paths.js";
import { findGitRoot } from "../sources/disk/git-root.js";
import { relativePath } from "../sources/disk/relative-path.js";

/** Returns the repository's root; ignored and test folders are their own. */
export function rootAbove(folder: string, fileSystem: FileSystem): string {
  const root = findGitRoot(folder, fileSystem) ?? folder;
  if (root === folder) return folder;
  const isApart = isTestPath(`${relativePath(root, folder)}/`) || ignoredPaths(folder, ["."]).size > 0;
  return isApart ? folder : root;
}
