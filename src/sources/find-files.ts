import { basename, dirname, isAbsolute, join, posix, resolve } from "node:path";
import { isManifestName } from "../model/manifest-name.js";
import { compileGlob, isNegated, matchesGlobs, splitGlob } from "../model/patterns/path-glob.js";
import type { UnreadableFile } from "../model/source.js";
import { lstatSync, type SeenEntry, statSync } from "./disk.js";
import { type FileList, isNever } from "./file-list.js";
import type { FileTree } from "./file-tree.js";
import { relativePath } from "./relative-path.js";
import { describeSystemError, systemErrorCode } from "./system-error.js";
import { walkFiles } from "./walk-files.js";

/** How people write what a run without any glob looks at. */
export const EVERY_MANIFEST = "**/*.{yaml,yml,json}";

const MARKDOWN = /\.(?:md|markdown)$/i;
/** Stands in a name for bytes that are no text. */
const NOT_UTF_8 = "\uFFFD";

/** Either every manifest below a folder that counts, or what globs name on the disk, whatever git ignores. */
export type FileSearch = {
  /** Absolute: the folder that the globs are relative to. */
  readonly folder: string;
  /** Globs of files to leave out, relative to the same folder. */
  readonly exclude: readonly string[];
} & (
  | {
      /** Absolute: everything below this folder. */
      readonly below: string;
      readonly globs?: never;
    }
  | { readonly globs: readonly string[]; readonly below?: never }
);

export interface FoundFiles {
  /** Absolute paths of YAML and JSON files, sorted. */
  readonly files: readonly string[];
  /** Folders that could not be searched, and files that could not be looked at. */
  readonly unreadable: readonly UnreadableFile[];
}

/**
 * Finds YAML and JSON files. A glob that names a folder means everything below it. Folders whose name begins with a dot
 * are searched only where a glob or a path names them. Links are never followed: what they lead to is found by itself.
 */
export function findFiles(search: FileSearch, tree: FileTree, workingDirectory: string): FoundFiles {
  const { folder, exclude, below, globs = [] } = search;
  const leavesOut = excludedBy(folder, [...exclude, ...globs.filter(isNegated).map((glob) => glob.slice(1))]);
  const mayReturn = exclude.some(isNegated);
  const files = new Set<string>();
  const unreadable = new Map<string, UnreadableFile>();

  function report(path: string, why: string): undefined {
    const shown = relativePath(workingDirectory, path);
    if (!leavesOut(path)) unreadable.set(shown, { path: shown, message: `cannot be searched: ${why}` });
  }

  function lookAt(path: string, named: string): SeenEntry | undefined {
    try {
      return lstatSync(path, { throwIfNoEntry: false });
    } catch (error) {
      return systemErrorCode(error) === "ENOTDIR" ? undefined : report(named, describeSystemError(error));
    }
  }

  function take(
    start: string,
    list: Pick<FileList, "paths" | "locked">,
    isWanted: (path: string) => boolean,
    isName: (path: string) => boolean = isManifestName,
  ): void {
    for (const [path, why] of list.locked) report(join(start, path), why);
    for (const path of list.paths) {
      if (!isName(path) || isNever(path) || !isWanted(path)) continue;
      const absolute = join(start, path);
      if (leavesOut(absolute)) continue;
      const stats = lookAt(absolute, dirname(absolute));
      if (stats?.isFile() === true) files.add(absolute);
      // The index, or the folder, names it all the same.
      else if (stats === undefined && path.includes(NOT_UTF_8)) report(absolute, "its name is not written in UTF-8");
    }
  }

  if (below !== undefined) take(below, tree.named(below), isPlainlyNamed);
  for (const glob of globs) {
    if (isNegated(glob)) continue;
    const { start, isWanted, ...way } = readGlob(folder, glob);
    // Documentation declares nothing, unless somebody says so.
    const isName = MARKDOWN.test(glob) ? (path: string) => MARKDOWN.test(path) : isManifestName;
    if (isNever(relativePath(folder, start))) continue;
    const stats = lookAt(start, start);
    if (stats?.isFile() === true)
      take(dirname(start), { paths: [basename(start)], locked: new Map() }, () => true, isName);
    // A link to a folder may be named like a folder.
    if (stats === undefined || !isFolder(start)) continue;
    const isSkipped = (path: string, isFolder: boolean) => !(isFolder && mayReturn) && leavesOut(join(start, path));
    take(start, walkFiles(start, { ...way, leavesOut: isSkipped }), isWanted, isName);
  }
  return { files: [...files].sort(), unreadable: [...unreadable.values()] };
}

/** Reports whether a path, or a folder with all that it holds, is excluded. */
function excludedBy(folder: string, globs: readonly string[]): (path: string) => boolean {
  if (globs.length === 0) return () => false;
  const isExcluded = matchesGlobs({ path: "" }, globs);
  return (path) => isExcluded(relativePath(folder, path));
}

/** Absolute: the file that a path names, or the folder from which a glob searches. */
export function startOfGlob(folder: string, glob: string): string {
  return resolve(folder, splitGlob(glob)[0]);
}

/** A way through the disk: where it begins, how far it goes, and what it is for. */
interface GlobWay {
  /** Absolute. */
  readonly start: string;
  readonly depth: number;
  readonly dotFolders: boolean;
  /** By the path from the start. */
  readonly isWanted: (path: string) => boolean;
}

function readGlob(folder: string, glob: string): GlobWay {
  const start = startOfGlob(folder, glob);
  const [, rest] = splitGlob(glob);
  if (rest === "") return { start, depth: Number.POSITIVE_INFINITY, dotFolders: false, isWanted: isPlainlyNamed };
  const isDeep = rest.includes("**") || rest.slice(rest.search(/[({]/)).includes("/");
  return {
    start,
    depth: isDeep ? Number.POSITIVE_INFINITY : rest.split("/").length,
    dotFolders: /(?:^|[/{,(|!])\\?\./.test(rest),
    isWanted: compileGlob(rest).matches,
  };
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** As a glob takes it: a step that begins with a dot is not meant by a plain star. */
function isPlainlyNamed(path: string): boolean {
  return !/(?:^|\/)\./.test(path);
}

/** Makes a glob that is relative to one folder relative to another; `prefix` leads from the other to the one. */
export function rebaseGlob(prefix: string, glob: string): string {
  if (isNegated(glob)) return `!${rebaseGlob(prefix, glob.slice(1))}`;
  return isAbsolute(glob) || prefix === "." ? glob : posix.join(prefix.replace(/[\\()*?[\]{}|]/g, "\\$&"), glob);
}
