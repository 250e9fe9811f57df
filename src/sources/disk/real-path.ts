import { dirname, join, relative } from "node:path";
import { isGitsOwn } from "./file-list.js";
import { exists, type FileSystem } from "./file-system.js";
import { isInside, relativePath } from "./relative-path.js";

/** Resolves links; the path need not exist. */
export function realPathOf(path: string, fileSystem: FileSystem): string {
  try {
    return fileSystem.realpath(path);
  } catch {
    const parent = dirname(path);
    return parent === path
      ? path
      : join(realPathOf(parent, fileSystem), path.slice(parent.length).replace(/^[/\\]/, ""));
  }
}

/** Reports paths in git's own folders: `.git`, or bare repositories. `base` and above do not count. */
export function gitFolderTest(base: string, fileSystem: FileSystem): (realPath: string) => boolean {
  const folders = new Map<string, boolean>();
  function isKept(path: string): boolean {
    if (path === base || path === dirname(path)) return false;
    const known =
      folders.get(path) ?? (GIT_FILES.every((name) => exists(fileSystem, join(path, name))) || isKept(dirname(path)));
    folders.set(path, known);
    return known;
  }
  return (path) => isGitsOwn(isInside(base, path) ? relativePath(base, path) : path) || isKept(path);
}

const GIT_FILES = ["HEAD", "objects", "refs"];

/** Reports whether links lead a path out of a folder or into git's. `mayLeave`: links may leave, but not into git's. */
export function linkTest(root: string, fileSystem: FileSystem, { mayLeave = false } = {}): (path: string) => boolean {
  const folders = new Map<string, boolean>();
  const realRoot = realPathOf(root, fileSystem);
  const isGits = gitFolderTest(realRoot, fileSystem);
  function isLed(path: string): boolean {
    const real = realPathOf(path, fileSystem);
    if (!mayLeave && !isInside(realRoot, real)) return true;
    // What a person writes without a link is what that person means.
    return real !== join(realRoot, relative(root, path)) && isGits(real);
  }
  return (path) => {
    if (!isInside(root, path)) return false;
    if (fileSystem.lstat(path)?.isSymbolicLink() === true) return isLed(path);
    const folder = dirname(path);
    const known = folders.get(folder) ?? (isInside(root, folder) && isLed(folder));
    folders.set(folder, known);
    return known;
  };
}

export function isLedAway(root: string, path: string, fileSystem: FileSystem): boolean {
  return linkTest(root, fileSystem)(path);
}
