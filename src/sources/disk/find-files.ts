import { basename, dirname, isAbsolute, join, posix, resolve } from "node:path";
import { isManifestName } from "../../model/manifest-name.js";
import { compileGlob, isNegated, matchesGlobs, splitGlob } from "../../model/path-glob.js";
import type { UnreadableFile } from "../../model/source.js";
import { type FileList, type FileTree, isNever } from "./file-list.js";
import { describeSystemError, type EntryType, systemErrorCode } from "./file-system.js";
import { relativePath } from "./relative-path.js";
import { walkFiles } from "./walk-files.js";

/** The glob of a run without any. */
export const EVERY_MANIFEST = "**/*.{yaml,yml,json}";

const MARKDOWN = /\.(?:md|markdown)$/i;
/** Replaces invalid bytes in a name. */
const NOT_UTF_8 = "\uFFFD";

export type FileSearch = {
  /** Absolute; globs are relative to it. */
  readonly folder: string;
  /** Relative to the same folder. */
  readonly exclude: readonly string[];
} & (
  | {
      /** Absolute. */
      readonly below: string;
      readonly globs?: never;
    }
  | { readonly globs: readonly string[]; readonly below?: never }
);

export interface FoundFiles {
  /** Absolute, sorted. */
  readonly files: readonly string[];
  readonly unreadable: readonly UnreadableFile[];
}

/** Finds YAML and JSON files. A glob of a folder means all below. Dot folders must be named; links are not followed. */
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

  function lookAt(path: string, named: string): EntryType | undefined {
    try {
      return tree.fileSystem.lstat(path);
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
    if (stats === undefined || tree.fileSystem.stat(start)?.isDirectory() !== true) continue;
    const isSkipped = (path: string, isFolder: boolean) => !(isFolder && mayReturn) && leavesOut(join(start, path));
    take(start, walkFiles(start, tree.fileSystem, { ...way, leavesOut: isSkipped }), isWanted, isName);
  }
  return { files: [...files].sort(), unreadable: [...unreadable.values()] };
}

function excludedBy(folder: string, globs: readonly string[]): (path: string) => boolean {
  if (globs.length === 0) return () => false;
  const isExcluded = matchesGlobs({ path: "" }, globs);
  return (path) => isExcluded(relativePath(folder, path));
}

/** Returns the absolute start of a glob's search. */
export function startOfGlob(folder: string, glob: string): string {
  return resolve(folder, splitGlob(glob)[0]);
}

/** A search path with its purpose. */
interface GlobWay {
  /** Absolute. */
  readonly start: string;
  readonly depth: number;
  readonly dotFolders: boolean;
  /** Takes a path from the start. */
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

/** Reports whether no step begins with a dot, which a star does not match. */
function isPlainlyNamed(path: string): boolean {
  return !/(?:^|\/)\./.test(path);
}

/** Makes a glob relative to another folder; `prefix` leads from there. */
export function rebaseGlob(prefix: string, glob: string): string {
  if (isNegated(glob)) return `!${rebaseGlob(prefix, glob.slice(1))}`;
  return isAbsolute(glob) || prefix === "." ? glob : posix.join(prefix.replace(/[\\()*?[\]{}|]/g, "\\$&"), glob);
}

const NAMES: ReadonlySet<string> = new Set(["kustomization.yaml", "kustomization.yml", "Kustomization", "Chart.yaml"]);

/** Absolute, sorted; includes dot folders, not links. */
export function findRenderedFiles(
  { root, below, named, fileSystem }: FileTree,
  workingDirectory: string,
): readonly string[] {
  // A working directory that is left out as a whole holds some that the root does not tell of.
  const lists = [
    [root, below(root)],
    [workingDirectory, named(workingDirectory)],
  ] as const;
  const found = lists.flatMap(([folder, { paths }]) =>
    paths.filter((path) => NAMES.has(basename(path)) && !isNever(path)).map((path) => join(folder, path)),
  );
  return [...new Set(found)].filter((path) => fileSystem.lstat(path)?.isFile()).sort();
}
