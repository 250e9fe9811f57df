import type { FileSystem } from "./file-system.js";
import { findGitRoot } from "./git-root.js";
import { gitFolderTest, isLedAway, realPathOf } from "./real-path.js";
import { isInside } from "./relative-path.js";

/** Describes a path outside of the repository, as a clause: changes could read any file. Absolute `file` decides; `path` is absolute, or where a glob starts. */
export function describeForeignPath(
  file: string,
  { text, path }: { readonly text: string; readonly path: string },
  { workingDirectory, fileSystem }: { readonly workingDirectory: string; readonly fileSystem: FileSystem },
): string | undefined {
  const root = findGitRoot(workingDirectory, fileSystem);
  const base = root ?? workingDirectory;
  if (!isInside(base, file)) return undefined;
  const leaves = root !== undefined && (!isInside(root, path) || isLedAway(root, path, fileSystem));
  if (!leaves && !gitFolderTest(realPathOf(base, fileSystem), fileSystem)(realPathOf(path, fileSystem)))
    return undefined;
  return `"${text}" leads out of the repository or into a .git, and its own files may name nothing there`;
}
