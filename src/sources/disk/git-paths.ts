import { resolve } from "node:path";
import { DISK } from "./disk.js";
import { runGit } from "./git.js";
import { IGNORE_MILLISECONDS } from "./git-files.js";
import { findGitRoot } from "./git-root.js";
import { readIgnoreFiles } from "./ignore-files.js";
import { relativePath } from "./relative-path.js";

/** Returns the paths in git's index. */
export function trackedPaths(folder: string, paths: readonly string[]): ReadonlySet<string> {
  const { fromRoot } = pathsOf(folder);
  const isTracked = (path: string) =>
    runGit(folder, ["ls-files", "--error-unmatch", "--", `:(literal)${fromRoot(path)}`]).problem === undefined;
  return new Set(paths.filter(isTracked));
}

/** Returns ignored paths; if git is slow, reads ignore files instead. */
export function ignoredPaths(
  folder: string,
  paths: readonly string[],
  milliseconds = IGNORE_MILLISECONDS,
): ReadonlySet<string> {
  if (paths.length === 0) return new Set();
  const { root, fromRoot } = pathsOf(folder);
  const input = paths.map((path) => `${fromRoot(path)}\0`).join("");
  const { value: printed, problem } = runGit(folder, ["check-ignore", "-z", "--stdin"], { input, milliseconds });
  if (problem?.isLate) {
    const { ignores } = readIgnoreFiles(root);
    const isFolder = (path: string) => DISK.stat(resolve(folder, path))?.isDirectory() === true;
    return new Set(paths.filter((path) => ignores(fromRoot(path), isFolder(path))));
  }
  // It fails where none is ignored.
  const ignored = new Set(printed?.stdout.toString("utf8").split("\0"));
  return new Set(paths.filter((path) => ignored.has(fromRoot(path))));
}

function pathsOf(folder: string) {
  const root = findGitRoot(folder, DISK) ?? folder;
  return { root, fromRoot: (path: string) => relativePath(root, resolve(folder, path)) };
}
