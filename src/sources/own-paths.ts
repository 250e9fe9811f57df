import { findGitRoot } from "./git-root.js";
import { gitFolderTest, isLedAway, realPathOf } from "./real-path.js";
import { isInside } from "./relative-path.js";

/**
 * Why a file of the repository may not name a path, as one lower-case clause: whoever changes the repository would have
 * any file of the machine read. `file` is the absolute path of the one that names it: a file that stands elsewhere belongs
 * to a person, and may name everything.
 */
export function describeForeignPath(
  file: string,
  { text, path }: ForeignPath,
  workingDirectory: string,
): string | undefined {
  const root = findGitRoot(workingDirectory);
  const base = root ?? workingDirectory;
  if (!isInside(base, file)) return undefined;
  const leaves = root !== undefined && (!isInside(root, path) || isLedAway(root, path));
  if (!leaves && !gitFolderTest(realPathOf(base))(realPathOf(path))) return undefined;
  return `"${text}" leads out of the repository or into a .git, and its own files may name nothing there`;
}

/** What a file names: as it is written, and the absolute path that it leads to or, for a glob, is searched from. */
interface ForeignPath {
  readonly text: string;
  readonly path: string;
}
