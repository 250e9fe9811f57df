import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isGitsOwn } from "../file-list.js";
import { runGit } from "../git.js";
import { findGitRoot } from "../git-root.js";
import { isLedAway, realPathOf } from "../real-path.js";
import { isInside, relativePath } from "../relative-path.js";

/**
 * Why a folder may not hold a cache, as one lower-case clause, or undefined. What a repository brings along is no cache:
 * whoever wrote it would choose what a run says.
 */
export function describeUnfitPlace(folder: string, workingDirectory: string): string | undefined {
  const root = findGitRoot(workingDirectory);
  if (root === undefined) {
    const isBrought = isInside(realPathOf(workingDirectory), realPathOf(folder));
    return isBrought ? "it stands in the folder that is checked, and no git tells who put it there" : undefined;
  }
  if (isLedAway(root, folder)) return "a link leads out of the repository, or into its .git";
  for (const path of new Set([folder, realPathOf(folder)])) {
    for (let above = findGitRoot(path); above !== undefined; above = findGitRoot(dirname(above))) {
      const inside = relativePath(above, path);
      if (inside === "." || isGitsOwn(inside)) return "a cache stands in a folder of its own, and not in git's";
      const tracked = runGit(above, ["ls-files", "-z", "--", `:(literal,icase)${inside}`]);
      if (tracked.problem !== undefined) return `whether git tracks it cannot be told: ${tracked.problem.message}`;
      if (tracked.value.stdout.length > 0)
        return "git tracks files in it, so that a change of the repository could write it";
    }
  }
  return undefined;
}

/** In a repository git would list the cache as files of it. Never throws. */
export function keepOutOfGit(folder: string): void {
  if (findGitRoot(folder) === undefined) return;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(join(folder, ".gitignore"), "*\n", { flag: "wx" });
  } catch {
    // There is one already, or nothing can be written at all.
  }
}
