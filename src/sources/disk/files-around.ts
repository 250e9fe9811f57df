import { dirname } from "node:path";
import type { FileList } from "./file-list.js";
import type { FileSystem } from "./file-system.js";
import { isInside, relativePath } from "./relative-path.js";
import { type WalkOptions, walkFiles } from "./walk-files.js";

export interface FilesNamed {
  /** Absolute. */
  readonly paths: readonly string[];
  /** Most entries of a folder outside of git to list in full. */
  readonly most: number;
}

/** Outside of git a folder may be anything, such as a temporary one. */
export const MOST_ENTRIES_OUTSIDE_GIT = 10_000;

/** Lists files below named folders, and beside and above named paths up to the root. */
export function filesAround(
  root: string,
  fileSystem: FileSystem,
  named: readonly string[],
  leavesOut: WalkOptions["leavesOut"],
): FileList {
  const depths = new Map<string, number>([[root, 1]]);
  for (const path of named) {
    for (let folder = dirname(path); isInside(root, folder); folder = dirname(folder)) {
      if (!depths.has(folder)) depths.set(folder, 1);
    }
    if (fileSystem.lstat(path)?.isDirectory() && isInside(root, path)) depths.set(path, Number.POSITIVE_INFINITY);
  }
  const paths = new Set<string>();
  const locked = new Map<string, string>();
  for (const [folder, depth] of depths) {
    const start = folder === root ? "" : `${relativePath(root, folder)}/`;
    const list = walkFiles(folder, fileSystem, {
      dotFolders: true,
      depth,
      leavesOut: (path, isFolder) => leavesOut?.(start + path, isFolder) === true,
    });
    for (const path of list.paths) paths.add(start + path);
    for (const [path, why] of list.locked) locked.set(path === "." ? start.slice(0, -1) || "." : start + path, why);
  }
  return { paths: [...paths].sort(), locked, isWhole: false };
}
