import { join } from "node:path";
import { type FileList, isNever } from "./file-list.js";
import { describeSystemError, type FileSystem, type NamedEntry, systemErrorCode } from "./file-system.js";

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
