import { join } from "node:path";
import { readdirSync, type SeenName } from "./disk.js";
import { type FileList, isNever } from "./file-list.js";
import { describeSystemError, systemErrorCode } from "./system-error.js";

/** How far a walk goes. Links are named, and never followed: a link to a folder above never ends. */
export interface WalkOptions {
  /** Go into folders whose name begins with a dot. */
  readonly dotFolders: boolean;
  /** How many steps a path may have. */
  readonly depth?: number;
  /** Files and folders to leave out, by their paths. */
  readonly leavesOut?: (path: string, isFolder: boolean) => boolean;
  /** Where there are more entries, the walk ends without an answer. */
  readonly most?: number;
}

/** Every file below a folder as the disk has it, but for what never counts. */
export function walkFiles(folder: string, options: WalkOptions & { readonly most?: never }): FileList;
export function walkFiles(folder: string, options: WalkOptions): FileList | undefined;
export function walkFiles(folder: string, options: WalkOptions): FileList | undefined {
  const { dotFolders, depth = Number.POSITIVE_INFINITY, leavesOut = () => false } = options;
  let left = options.most ?? Number.POSITIVE_INFINITY;
  const paths: string[] = [];
  const locked = new Map<string, string>();
  let isWhole = true;

  /** A folder that may not be read must not hide all the others. */
  function entriesOf(start: string): SeenName[] {
    try {
      return readdirSync(join(folder, start));
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
