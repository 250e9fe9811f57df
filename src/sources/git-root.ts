import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** The nearest folder upwards that holds `.git` (a folder, or a file in a worktree), or undefined outside of git. */
export function findGitRoot(folder: string): string | undefined {
  for (let current = folder; ; current = dirname(current)) {
    if (existsSync(join(current, ".git"))) return current;
    if (dirname(current) === current) return undefined;
  }
}

/**
 * Whether git can tell of every file below a folder: it is the root of a repository, and has no submodules, whose files
 * git does not list.
 */
export function isWholeRepository(folder: string): boolean {
  return existsSync(join(folder, ".git")) && !existsSync(join(folder, ".gitmodules"));
}
