import { isTestPath } from "../model/folder-roles.js";
import { findGitRoot } from "../sources/disk/git-root.js";
import { relativePath } from "../sources/disk/relative-path.js";
import type { FileReader } from "./file-reader.js";

/** Returns the root of the reader's repository, above its working directory; ignored and test folders are their own. */
export function rootAbove({ workingDirectory: folder, fileSystem, host }: FileReader): string {
  const root = findGitRoot(folder, fileSystem) ?? folder;
  if (root === folder) return folder;
  return isTestPath(`${relativePath(root, folder)}/`) || host.isIgnored(folder) ? folder : root;
}
