import { dirname, join } from "node:path";
import { lstatSync, realpathSync } from "./disk.js";
import { isInside } from "./relative-path.js";

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
 * Whether a path that is written inside a repository leads out of it by a link, or into `.git`: whoever changes the
 * repository chooses where that is.
 */
export function isLedAway(root: string, path: string, realRoot = realPathOf(root)): boolean {
  if (!isInside(root, path)) return false;
  const real = realPathOf(path);
  const git = join(realRoot, ".git");
  return !isInside(realRoot, real) || (isInside(git, real) && !isInside(join(root, ".git"), path));
}

/**
 * The same for many paths of one repository. Links are resolved once for each folder, and for a file only where it is
 * one itself.
 */
export function linkTest(root: string): (path: string) => boolean {
  const folders = new Map<string, boolean>();
  let realRoot: string | undefined;
  return (path) => {
    if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true) return isLedAway(root, path);
    const folder = dirname(path);
    let known = folders.get(folder);
    if (known === undefined) {
      realRoot ??= realPathOf(root);
      known = isLedAway(root, folder, realRoot);
      folders.set(folder, known);
    }
    return known;
  };
}
