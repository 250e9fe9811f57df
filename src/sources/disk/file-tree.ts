import { posix } from "node:path";
import { once } from "../../model/memoize.js";
import { asOnDisk } from "./as-on-disk.js";
import { type FileList, isNever, pathsBelow } from "./file-list.js";
import { realpathSync } from "./file-system.js";
import { filesAround } from "./files-around.js";
import { listGitFiles } from "./git-files.js";
import { ignoredPaths } from "./git-paths.js";
import { findGitRoot } from "./git-root.js";
import { readIgnoreFiles } from "./ignore-files.js";
import { isInside, relativePath } from "./relative-path.js";
import { walkFiles } from "./walk-files.js";

/** The repository's files. Git lists tracked and unignored ones; else a walk reads ignore files. Lists are lazy. */
export interface FileTree {
  /** Absolute: git's root, else the opened folder. */
  readonly root: string;
  readonly below: (folder: string) => FileList;
  /** The same for a folder named by a person, which then counts even if ignored. */
  readonly named: (folder: string) => FileList;
  /** Reports whether a file counts, by absolute path with links resolved. */
  readonly counts: (realPath: string) => boolean;
  /** Reports whether `below` lists only files around the named paths. */
  readonly isCut: () => boolean;
}

export interface FilesNamed {
  /** Absolute. */
  readonly paths: readonly string[];
  /** Most entries of a folder outside of git to list in full. */
  readonly most: number;
}

/** Outside of git a folder may be anything, such as a temporary one. */
export const MOST_ENTRIES_OUTSIDE_GIT = 10_000;

export const FETCHED_ARCHIVE = /\.tgz$/;

export interface FileTreeOptions {
  /** Every file counts: the folder shows a commit. */
  readonly isExported: boolean;
  readonly around?: FilesNamed | undefined;
}

export function openFileTree(folder: string, { isExported, around }: FileTreeOptions): FileTree {
  const gitRoot = findGitRoot(folder);
  if (isExported) return openExportedTree(gitRoot ?? folder);
  const root = gitRoot ?? folder;
  const rules = once(() => readIgnoreFiles(root));
  const listed = once(() => (gitRoot === undefined ? undefined : listGitFiles(gitRoot)));
  const walk = { dotFolders: true, leavesOut: (path: string, isFolder: boolean) => rules().ignores(path, isFolder) };
  let isCut = false;
  const list = once(() => {
    if (gitRoot !== undefined || around === undefined) return listed() ?? walkFiles(root, walk);
    const whole = walkFiles(root, { ...walk, most: around.most });
    isCut = whole === undefined;
    return whole ?? filesAround(root, around.paths, walk.leavesOut);
  });
  const known = once(() => new Set(list().paths.map(asOnDisk)));
  const realRoot = once(() => realpathSync(root));
  const isIgnored = (path: string) =>
    listed() === undefined ? rules().ignores(path, true) : ignoredPaths(root, [path]).size > 0;
  const named = new Set<string>();
  function below(folder: string): FileList {
    const all = list();
    const path = relativePath(root, folder);
    if (!isCut || path === ".") return listBelow(all, path);
    const leavesOut = (inner: string, isFolder: boolean) => walk.leavesOut(`${path}/${inner}`, isFolder);
    return walkFiles(folder, { ...walk, leavesOut });
  }
  return {
    root,
    below,
    isCut: () => isCut,
    named(folder) {
      const path = relativePath(root, folder);
      const found = below(folder);
      const isOwn = path !== "." && isInside(root, folder);
      if (found.paths.length > 0 || !isOwn || !isIgnored(path)) return found;
      named.add(realpathSync(folder));
      return walkFiles(folder, { dotFolders: true });
    },
    counts(realPath) {
      const path = relativePath(realRoot(), realPath);
      if (!isInside(realRoot(), realPath) || isNever(path)) return false;
      const has = (one: string) => (listed() === undefined ? !rules().ignores(one, false) : known().has(asOnDisk(one)));
      return has(path) || isFetchedArchive(path, has) || [...named].some((folder) => isInside(folder, realPath));
    },
  };
}

function openExportedTree(root: string): FileTree {
  // Its `.git` only marks its end.
  const list = once(() => ({ ...walkFiles(root, { dotFolders: true }), isWhole: false }));
  const below = (folder: string) => listBelow(list(), relativePath(root, folder));
  return {
    root,
    below,
    isCut: () => false,
    named: below,
    counts: (realPath) => isInside(root, realPath) && !isNever(relativePath(root, realPath)),
  };
}

/** `helm dependency build` puts archives into `charts/`, which charts usually ignore. */
function isFetchedArchive(path: string, has: (path: string) => boolean): boolean {
  const folder = posix.dirname(path);
  return FETCHED_ARCHIVE.test(path) && posix.basename(folder) === "charts" && has(posix.join(folder, "../Chart.yaml"));
}

function listBelow(list: FileList, folder: string): FileList {
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
