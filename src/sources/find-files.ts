import { type Dirent, readdirSync } from "node:fs";
import { isAbsolute, posix, resolve } from "node:path";
import { convertPathToPattern, globbySync, isDynamicPattern, isGitIgnoredSync } from "globby";
import { findGitRoot } from "./git-root.js";
import type { UnreadableFile } from "./read-file.js";
import { relativePath } from "./relative-path.js";
import { describeSystemError, systemErrorCode } from "./system-error.js";

/** What a run without any glob looks at. */
export const EVERY_MANIFEST = "**/*.{yaml,yml,json}";

const EXTENSIONS = ["yaml", "yml", "json"];
const MANIFEST_NAME = /\.(?:ya?ml|json)$/i;
/** Never searched, whatever the globs say. */
const NEVER = ["**/.git/**", "**/node_modules/**"];

export interface FileSearch {
  /** Absolute: the folder that the globs are relative to. */
  readonly folder: string;
  readonly globs: readonly string[];
  /** Globs of files to leave out, relative to the same folder. */
  readonly exclude: readonly string[];
  /** Leave out what git ignores. */
  readonly gitignore: boolean;
}

export interface FoundFiles {
  /** Absolute paths of YAML and JSON files, sorted. */
  readonly files: readonly string[];
  /** Folders that could not be searched. */
  readonly unreadable: readonly UnreadableFile[];
}

/**
 * Finds YAML and JSON files. A glob that names a folder means everything below it. Folders whose name begins with a dot
 * are searched only where a glob names them. Symbolic links are never followed: a link to a folder above never ends.
 */
export function findFiles(search: FileSearch, workingDirectory: string): FoundFiles {
  const { files, unreadable } = findAnyFiles(search, workingDirectory);
  return { files: files.filter((path) => MANIFEST_NAME.test(path)), unreadable };
}

/** Finds files of any name, as `findFiles` does. */
export function findAnyFiles(search: FileSearch, workingDirectory: string): FoundFiles {
  if (search.globs.length === 0) return { files: [], unreadable: [] };
  // Searched from the root of the repository: globby misses parts of the ignore files that stand above its folder.
  const folder = (search.gitignore ? findGitRoot(search.folder) : undefined) ?? search.folder;
  const prefix = relativePath(folder, search.folder);
  const unreadable = new Map<string, UnreadableFile>();

  /** A folder that may not be read must not hide all the others. */
  function readFolder(path: string, options: { withFileTypes: true }): Dirent[];
  function readFolder(path: string): string[];
  function readFolder(path: string, options?: { withFileTypes: true }): Dirent[] | string[] {
    try {
      return options === undefined ? readdirSync(path) : readdirSync(path, options);
    } catch (error) {
      if (systemErrorCode(error) !== "ENOENT") {
        const shown = relativePath(workingDirectory, resolve(folder, path));
        unreadable.set(shown, { path: shown, message: `cannot be searched: ${describeSystemError(error)}` });
      }
      return [];
    }
  }

  const globs = search.globs.map((glob) => rebaseGlob(prefix, glob));
  const paths = globbySync(globs, {
    cwd: folder,
    ignore: [...search.exclude.map((glob) => rebaseGlob(prefix, glob)), ...NEVER],
    expandDirectories: { extensions: EXTENSIONS },
    expandNegationOnlyPatterns: false,
    followSymbolicLinks: false,
    gitignore: search.gitignore,
    absolute: true,
    fs: { readdirSync: readFolder },
  });
  const files = paths.map((path) => resolve(path));
  return { files: files.sort(), unreadable: [...unreadable.values()] };
}

/**
 * True where git ignores a folder, so that naming it means all that it holds. Outside of a git repository the
 * `.gitignore` files from `base` on count, as they do in a search from there.
 */
export function isIgnoredByGit(folder: string, base: string): boolean {
  const root = findGitRoot(folder) ?? base;
  if (root === folder) return false;
  return isGitIgnoredSync({ cwd: root, followSymbolicLinks: false, suppressErrors: true })(`${folder}/`);
}

/** True for a text that may match several files; false for the path of one file or folder. */
export function isGlob(text: string): boolean {
  return isDynamicPattern(text);
}

/** Makes a glob that is relative to one folder relative to another; `prefix` leads from the other to the one. */
export function rebaseGlob(prefix: string, glob: string): string {
  if (glob.startsWith("!")) return `!${rebaseGlob(prefix, glob.slice(1))}`;
  return isAbsolute(glob) || prefix === "." ? glob : posix.join(convertPathToPattern(prefix), glob);
}
