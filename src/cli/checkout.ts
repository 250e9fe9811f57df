import { askGit } from "../sources/git.js";
import { findGitRoot } from "../sources/git-root.js";
import { relativePath } from "../sources/relative-path.js";

/** What is checked out where a run works. */
export interface Checkout {
  /** The working directory, seen from the repository's root: `.` where it is that root. */
  readonly folder: string;
  /** The full name of the commit; null without git. */
  readonly commit: string | null;
}

export function checkoutOf(workingDirectory: string): Checkout {
  const root = findGitRoot(workingDirectory);
  if (root === undefined) return { folder: ".", commit: null };
  const commit = askGit(root, ["rev-parse", "--verify", "--quiet", "HEAD"]) ?? null;
  return { folder: relativePath(root, workingDirectory), commit };
}
