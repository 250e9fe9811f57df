import { runGit } from "./git.js";

/** Which of some paths, relative to a folder of the working tree, git has in its index. */
export function trackedPaths(folder: string, paths: readonly string[]): ReadonlySet<string> {
  return new Set(paths.filter((path) => runGit(folder, ["ls-files", "--error-unmatch", "--", `:(literal)${path}`]).ok));
}

/** Which of some paths, relative to a folder of the working tree, git is told to ignore. */
export function ignoredPaths(folder: string, paths: readonly string[]): ReadonlySet<string> {
  if (paths.length === 0) return new Set();
  const outcome = runGit(folder, ["check-ignore", "-z", "--stdin"], paths.map((path) => `${path}\0`).join(""));
  // It fails where none is ignored.
  return new Set(outcome.ok ? outcome.stdout.toString("utf8").split("\0").filter(Boolean) : []);
}
