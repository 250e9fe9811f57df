import { dirname, join } from "node:path";
import { type FileList, isNever } from "./file-list.js";
import { describeSystemError, type FileSystem, type NamedEntry, systemErrorCode } from "./file-system.js";
import { isInside, relativePath } from "./relative-path.js";

/** Links are listed, never followed, since they may form cycles. */
export interface WalkOptions {
  /** Go into folders whose name begins with a dot. */
  readonly dotFolders: boolean;
  readonly depth?: number;
  readonly leavesOut?: (path: string, isFolder: boolean) => boolean;
  /** Ends without a result for more entries. */
  readonly most?: number;
}

/** Lists all files but those that never count. */
export function walkFiles(
  folder: string,
  fileSystem: FileSystem,
  options: WalkOptions & { readonly most?: never },
): FileList;
export function walkFiles(folder: string, fileSystem: FileSystem, options: WalkOptions): FileList | undefined;
export function walkFiles(folder: string, fileSystem: FileSystem, options: WalkOptions): FileList | undefined {
  const { dotFolders, depth = Number.POSITIVE_INFINITY, leavesOut = () => false } = options;
  let left = options.most ?? Number.POSITIVE_INFINITY;
  const paths: string[] = [];
  const locked = new Map<string, string>();
  let isWhole = true;

  /** An unreadable folder must not hide others. */
  function entriesOf(start: string): NamedEntry[] {
    try {
      return fileSystem.readdir(join(folder, start));
    } catch (error) {
      if (systemErrorCode(error) !== "ENOENT") locked.set(start.slice(0, -1) || ".", describeSystemError(error));
      return [];
    }
  }

  function walk(start: string, steps: number): void {
    for (const entry of entriesOf(start)) {
      if (--left < 0) return;
      const path = start + entry.name;
      const isFolder = entry.isDirectory();
      if (start !== "" && entry.name === ".git") isWhole = false;
      if (isNever(entry.name)) continue;
      if (isFolder && (steps === 1 || (!dotFolders && entry.name.startsWith(".")))) continue;
      if (leavesOut(path, isFolder)) continue;
      if (isFolder) walk(`${path}/`, steps - 1);
      else paths.push(path);
    }
  }

  walk("", depth);
  return left < 0 ? undefined : { paths: paths.sort(), locked, isWhole };
}

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
