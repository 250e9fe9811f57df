import { dirname, join, relative } from "node:path";
import { existsSync, lstatSync, realpathSync } from "./disk.js";
import { isGitsOwn } from "./file-list.js";
import { isInside, relativePath } from "./relative-path.js";

/** A path with its links resolved. It need not exist: the folders above it may be links. */
export function realPathOf(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    const parent = dirname(path);
    return parent === path ? path : join(realPathOf(parent), path.slice(parent.length).replace(/^[/\\]/, ""));
  }
}

/**
 * Tells whether a path without links stands in a folder that git keeps for itself: one that is called `.git`, or that holds
 * what git looks for in a repository, such as a bare one. `base` and what stands above it are no such folders.
 */
export function gitFolderTest(base: string): (realPath: string) => boolean {
  const folders = new Map<string, boolean>();
  function isKept(path: string): boolean {
    if (path === base || path === dirname(path)) return false;
    const known =
      folders.get(path) ?? (GIT_FILES.every((name) => existsSync(join(path, name))) || isKept(dirname(path)));
    folders.set(path, known);
    return known;
  }
  return (path) => isGitsOwn(isInside(base, path) ? relativePath(base, path) : path) || isKept(path);
}

const GIT_FILES = ["HEAD", "objects", "refs"];

/**
 * Tells whether a link leads a path that is written inside a folder out of it, or into a folder that git keeps for itself:
 * whoever changes the repository chooses where that is. Links are resolved once for each folder, and for a file only where
 * it is one itself. `mayLeave`: the folder is no repository, and links may lead out of it.
 */
export function linkTest(root: string, { mayLeave = false } = {}): (path: string) => boolean {
  const folders = new Map<string, boolean>();
  const realRoot = realPathOf(root);
  const isGits = gitFolderTest(realRoot);
  function isLed(path: string): boolean {
    const real = realPathOf(path);
    if (!mayLeave && !isInside(realRoot, real)) return true;
    // What a person writes without a link is what that person means.
    return real !== join(realRoot, relative(root, path)) && isGits(real);
  }
  return (path) => {
    if (!isInside(root, path)) return false;
    if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true) return isLed(path);
    const folder = dirname(path);
    const known = folders.get(folder) ?? (isInside(root, folder) && isLed(folder));
    folders.set(folder, known);
    return known;
  };
}

/** The same for a single path. */
export function isLedAway(root: string, path: string): boolean {
  return linkTest(root)(path);
}
