import type { FileSystem } from "./file-system.js";

/** Paths are relative to the folder, with `/`. */
export interface FileList {
  /** Files and links, sorted and deduplicated. */
  readonly paths: readonly string[];
  /** Unreadable folders with the reason: one lower-case clause. */
  readonly locked: ReadonlyMap<string, string>;
  /** True without submodules and inner repositories. */
  readonly isWhole: boolean;
  /** As the index names them; absent without git. */
  readonly submodules?: readonly string[] | undefined;
}

/** The repository's files. Git lists tracked and unignored ones; else a walk reads ignore files. Lists are lazy. */
export interface FileTree {
  /** Absolute: git's root, else the opened folder. */
  readonly root: string;
  readonly fileSystem: FileSystem;
  readonly below: (folder: string) => FileList;
  /** The same for a folder named by a person, which then counts even if ignored. */
  readonly named: (folder: string) => FileList;
  /** Reports whether a file counts, by absolute path with links resolved. */
  readonly counts: (realPath: string) => boolean;
  /** Reports whether `below` lists only files around the named paths. */
  readonly isCut: () => boolean;
}

/** `.git`, also in NTFS spellings: short, or with dots, blanks and a stream. */
const GITS_OWN = /(?:^|[/\\])(?:\.git|git~1)[. ]*(?::[^/\\]*)?(?:[/\\]|$)/i;
const FETCHED = /(?:^|\/)(?:node_modules|\.terraform|\.terragrunt-cache)(?:\/|$)/i;
/** Characters that HFS+ ignores in names. */
const PASSED_OVER = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;

/** Reports whether a path is inside `.git`, in any file system's spelling. */
export function isGitsOwn(path: string): boolean {
  return GITS_OWN.test(path.replace(PASSED_OVER, ""));
}

/** Reports whether a path is never linted: inside a `.git`, `node_modules` or cache of Terraform. */
export function isNever(path: string): boolean {
  return FETCHED.test(path) || isGitsOwn(path);
}

/** Returns what a list of a folder names below an inner one. */
export function listBelow(list: FileList, folder: string): FileList {
  if (folder === ".") return list;
  const start = `${folder}/`;
  const locked = [...list.locked].filter(([path]) => path === folder || path.startsWith(start));
  return {
    paths: pathsBelow(list.paths, folder).map((path) => path.slice(start.length)),
    locked: new Map(locked.map(([path, reason]) => [path === folder ? "." : path.slice(start.length), reason])),
    isWhole: list.isWhole,
    submodules: list.submodules?.flatMap((path) => (path.startsWith(start) ? path.slice(start.length) : [])),
  };
}

/** Returns the paths of a sorted list below a folder; all for `.`. */
export function pathsBelow(paths: readonly string[], folder: string): readonly string[] {
  if (folder === ".") return paths;
  const prefix = `${folder}/`;
  const first = firstNotBefore(paths, prefix);
  let end = first;
  while (paths[end]?.startsWith(prefix)) end++;
  return paths.slice(first, end);
}

/** Binary search: repositories may hold very many paths. */
function firstNotBefore(paths: readonly string[], text: string): number {
  let low = 0;
  let high = paths.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((paths[middle] ?? "") < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
