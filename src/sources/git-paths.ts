import { resolve } from "node:path";
import { runGit } from "./git.js";
import { findGitRoot } from "./git-root.js";
import { relativePath } from "./relative-path.js";

/** Which of some paths, relative to a folder of the working tree, git has in its index. */
export function trackedPaths(folder: string, paths: readonly string[]): ReadonlySet<string> {
  const { fromRoot } = pathsOf(folder);
  const isTracked = (path: string) =>
    runGit(folder, ["ls-files", "--error-unmatch", "--", `:(literal)${fromRoot(path)}`]).problem === undefined;
  return new Set(paths.filter(isTracked));
}

/** Which of some paths, relative to a folder of the working tree, git is told to ignore. */
export function ignoredPaths(folder: string, paths: readonly string[]): ReadonlySet<string> {
  if (paths.length === 0) return new Set();
  const { fromRoot } = pathsOf(folder);
  const input = paths.map((path) => `${fromRoot(path)}\0`).join("");
  const printed = runGit(folder, ["check-ignore", "-z", "--stdin"], input).value;
  // It fails where none is ignored.
  const ignored = new Set(printed?.stdout.toString("utf8").split("\0"));
  return new Set(paths.filter((path) => ignored.has(fromRoot(path))));
}

function pathsOf(folder: string) {
  const root = findGitRoot(folder) ?? folder;
  return { fromRoot: (path: string) => relativePath(root, resolve(folder, path)) };
}
