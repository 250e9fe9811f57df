import { lstatSync, realpathSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { DISK } from "./disk.js";
import type { FileList, FileTree } from "./file-list.js";
import { runGit } from "./git.js";
import { findGitRoot } from "./git-root.js";
import { readIgnoreFiles } from "./ignore-files.js";
import { isInside, relativePath } from "./relative-path.js";
import { walkFiles } from "./walk-files.js";
import { countBytes } from "./watchdog.js";

const TRACKED_ONLY = ["ls-files", "-z", "-t", "--stage", "--cached"];
const LIST = [...TRACKED_ONLY, "--others", "--exclude-standard", "-x", "node_modules/"];
/** Time for one question about ignored files, inner repositories included: git is endlessly slow on some patterns. */
export const IGNORE_MILLISECONDS = 30_000;

/** An entry of `ls-files -t --stage`: `H 100644 <object> 0<tab>path` in the index, else `? path`. */
const TRACKED = /^[A-Z] (\d{6}) [0-9a-f]+ \d\t/;
const UNTRACKED = "? ";
const GIT_LINK = "160000";
const NOTHING: FileList = { paths: [], locked: new Map(), isWhole: true };
const LOCKED = /^warning: could not open directory '(.*)': (.*)$/gm;

/**
 * Lists index and unignored files. After `until` (as `performance` counts) a walk takes over. Undefined without git.
 */
export function listGitFiles(root: string, until = performance.now() + IGNORE_MILLISECONDS): FileList | undefined {
  const left = until - performance.now();
  const asked = left > 0 ? runGit(root, LIST, { milliseconds: left }) : undefined;
  const isLate = asked === undefined || asked.problem?.isLate === true;
  const printed = (isLate ? runGit(root, TRACKED_ONLY) : asked).value;
  if (printed === undefined) return undefined;
  countBytes(printed.stdout.length);
  const paths = new Set<string>();
  const repositories = new Set<string>();
  const submodules: string[] = [];
  for (const entry of printed.stdout.toString("utf8").split("\0")) {
    if (entry.startsWith(UNTRACKED)) {
      const path = entry.slice(UNTRACKED.length);
      // git names a repository inside the repository as a folder, and what is in it not at all.
      if (path.endsWith("/")) repositories.add(path.slice(0, -1));
      else paths.add(path);
      continue;
    }
    const [heading = "", mode] = TRACKED.exec(entry) ?? [];
    if (mode === GIT_LINK) submodules.push(entry.slice(heading.length));
    else if (mode !== undefined) paths.add(entry.slice(heading.length));
  }
  const locked = new Map<string, string>();
  for (const [, path = "", reason = ""] of printed.stderr.matchAll(LOCKED)) {
    locked.set(path.replace(/\/$/, ""), reason.toLowerCase());
  }
  let isWhole = true;
  if (isLate) {
    const walked = walkFiles(root, DISK, { dotFolders: true, leavesOut: readIgnoreFiles(root) });
    isWhole = walked.isWhole;
    for (const path of walked.paths) paths.add(path);
    for (const [path, reason] of walked.locked) locked.set(path, reason);
  }
  for (const repository of new Set([...repositories, ...submodules])) {
    const inner = listInner(root, repository, until);
    isWhole &&= inner.paths.length === 0;
    for (const path of inner.paths) paths.add(`${repository}/${path}`);
    for (const [path, reason] of inner.locked) locked.set(`${repository}/${path}`, reason);
  }
  return { paths: [...paths].sort(), locked, isWhole, submodules };
}

/** An uninitialized submodule is empty, or holds something else. */
function listInner(root: string, repository: string, until: number): FileList {
  const inner = join(root, repository);
  // One that a link leads to may hold the link again.
  const isFolder = lstatSync(inner, { throwIfNoEntry: false })?.isDirectory() === true;
  if (!isFolder || realpathSync(inner) !== join(realpathSync(root), repository)) return NOTHING;
  const listed = findGitRoot(inner, DISK) === inner ? listGitFiles(inner, until) : undefined;
  return listed ?? walkFiles(inner, DISK, { dotFolders: true });
}

/** Returns the paths in git's index. */
export function trackedPaths(folder: string, paths: readonly string[]): ReadonlySet<string> {
  const { fromRoot } = pathsOf(folder);
  const isTracked = (path: string) =>
    runGit(folder, ["ls-files", "--error-unmatch", "--", `:(literal)${fromRoot(path)}`]).problem === undefined;
  return new Set(paths.filter(isTracked));
}

/** Returns those of some paths that git ignores. */
export type IgnoredPaths = (folder: string, paths: readonly string[]) => ReadonlySet<string>;

/** Asks git for a run. Of a repository over whose patterns it is too slow once, the ignore files are read instead. */
export function createIgnoredPaths(milliseconds = IGNORE_MILLISECONDS): IgnoredPaths {
  const slowRoots = new Set<string>();
  return (folder, paths) => {
    if (paths.length === 0) return new Set();
    const { root, fromRoot } = pathsOf(folder);
    const input = paths.map((path) => `${fromRoot(path)}\0`).join("");
    const ask = () => runGit(folder, ["check-ignore", "-z", "--stdin"], { input, milliseconds });
    const { value: printed, problem } = slowRoots.has(root) ? { problem: { isLate: true } } : ask();
    if (problem?.isLate) {
      slowRoots.add(root);
      const ignores = readIgnoreFiles(root);
      const isFolder = (path: string) => DISK.stat(resolve(folder, path))?.isDirectory() === true;
      return new Set(paths.filter((path) => ignores(fromRoot(path), isFolder(path))));
    }
    // It fails where none is ignored.
    const ignored = new Set(printed?.stdout.toString("utf8").split("\0"));
    return new Set(paths.filter((path) => ignored.has(fromRoot(path))));
  };
}

function pathsOf(folder: string) {
  const root = findGitRoot(folder, DISK) ?? folder;
  return { root, fromRoot: (path: string) => relativePath(root, resolve(folder, path)) };
}

/** Finds the checkout, or the folder ignored as a whole, that holds a real path, else `base`; undefined for the tree's own files. */
export function findOtherRoot(path: string, base: string, tree: FileTree, ignoredPaths: IgnoredPaths) {
  const { root: own, counts, fileSystem } = tree;
  const root = findGitRoot(path, fileSystem);
  const isOwn = isInside(own, path) && (root ?? own) === own;
  if (isOwn && counts(path)) return undefined;
  const above: string[] = [];
  for (let at = path; at !== root && at !== dirname(at); at = dirname(at)) above.unshift(at);
  const ignored = root === undefined ? new Set() : ignoredPaths(root, above);
  const top = above.find((folder) => ignored.has(folder));
  if (top !== undefined && fileSystem.stat(top)?.isDirectory()) return { root: top, isIgnored: true };
  return isOwn ? undefined : { root: root ?? (isInside(base, path) ? base : path), isIgnored: false };
}
