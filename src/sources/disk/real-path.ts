import { dirname, join, relative } from "node:path";
import { isGitsOwn } from "./file-list.js";
import { exists, type FileSystem } from "./file-system.js";
import { findGitRoot } from "./git-root.js";
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

/** Describes a path outside of the repository, as a clause: changes could read any file. Absolute `file` decides; `path` is absolute, or where a glob starts. */
export function describeForeignPath(
  file: string,
  { text, path }: { readonly text: string; readonly path: string },
  { workingDirectory, fileSystem }: { readonly workingDirectory: string; readonly fileSystem: FileSystem },
): string | undefined {
  const root = findGitRoot(workingDirectory, fileSystem);
  const base = root ?? workingDirectory;
  if (!isInside(base, file)) return undefined;
  const leaves = root !== undefined && (!isInside(root, path) || isLedAway(root, path, fileSystem));
  if (!leaves && !gitFolderTest(realPathOf(base, fileSystem), fileSystem)(realPathOf(path, fileSystem)))
    return undefined;
  return `"${text}" leads out of the repository or into a .git, and its own files may name nothing there`;
}
