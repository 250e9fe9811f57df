import { isGitsOwn } from "./file-list.js";
import { findGitRoot } from "./git-root.js";
import { isLedAway } from "./real-path.js";
import { isInside, relativePath } from "./relative-path.js";

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
  if (root === undefined || !isInside(root, file)) return undefined;
  const isOwn = isInside(root, path) && !isGitsOwn(relativePath(root, path)) && !isLedAway(root, path);
  return isOwn ? undefined : `"${text}" leads out of the repository, and its own files may name nothing outside of it`;
}

/** What a file names: as it is written, and the absolute path that it leads to or, for a glob, is searched from. */
interface ForeignPath {
  readonly text: string;
  readonly path: string;
}
