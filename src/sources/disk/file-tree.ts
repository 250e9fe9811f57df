import { posix } from "node:path";
import { once } from "../../model/memoize.js";
import { openExportedTree } from "./exported-tree.js";
import { type FileList, type FileTree, isNever, listBelow } from "./file-list.js";
import type { FileSystem } from "./file-system.js";
import { createIgnoredPaths, type IgnoredPaths, listGitFiles } from "./git-files.js";
import { findGitRoot } from "./git-root.js";
import { readIgnoreFiles } from "./ignore-files.js";
import { asOnDisk, isInside, relativePath } from "./relative-path.js";
import { type FilesNamed, filesAround, walkFiles } from "./walk-files.js";

export const FETCHED_ARCHIVE = /\.tgz$/;

export interface FileTreeOptions {
  /** Every file counts: the folder shows a commit. */
  readonly isExported: boolean;
  readonly fileSystem: FileSystem;
  /** Shared by the trees of a run; by default one for this tree. */
  readonly ignoredPaths?: IgnoredPaths;
  readonly around?: FilesNamed | undefined;
}

export function openFileTree(folder: string, options: FileTreeOptions): FileTree {
  const { isExported, fileSystem, around, ignoredPaths = createIgnoredPaths() } = options;
  const gitRoot = findGitRoot(folder, fileSystem);
  if (isExported) return openExportedTree(gitRoot ?? folder, fileSystem);
  const root = gitRoot ?? folder;
  const ignores = once(() => readIgnoreFiles(root));
  const listed = once(() => (gitRoot === undefined ? undefined : listGitFiles(gitRoot)));
  const walk = { dotFolders: true, leavesOut: (path: string, isFolder: boolean) => ignores()(path, isFolder) };
  let isCut = false;
  const list = once(() => {
    if (gitRoot !== undefined || around === undefined) return listed() ?? walkFiles(root, fileSystem, walk);
    const whole = walkFiles(root, fileSystem, { ...walk, most: around.most });
    isCut = whole === undefined;
    return whole ?? filesAround(root, fileSystem, around.paths, walk.leavesOut);
  });
  const known = once(() => new Set(list().paths.map(asOnDisk)));
  const realRoot = once(() => fileSystem.realpath(root));
  const isIgnored = (path: string) =>
    listed() === undefined ? ignores()(path, true) : ignoredPaths(root, [path]).size > 0;
  const named = new Set<string>();
  function below(folder: string): FileList {
    const all = list();
    const path = relativePath(root, folder);
    if (!isCut || path === ".") return listBelow(all, path);
    const leavesOut = (inner: string, isFolder: boolean) => walk.leavesOut(`${path}/${inner}`, isFolder);
    return walkFiles(folder, fileSystem, { ...walk, leavesOut });
  }
  return {
    root,
    fileSystem,
    below,
    isCut: () => isCut,
    named(folder) {
      const path = relativePath(root, folder);
      const found = below(folder);
      const isOwn = path !== "." && isInside(root, folder);
      if (found.paths.length > 0 || !isOwn || !isIgnored(path)) return found;
      named.add(fileSystem.realpath(folder));
      return walkFiles(folder, fileSystem, { dotFolders: true });
    },
    counts(realPath) {
      const path = relativePath(realRoot(), realPath);
      if (!isInside(realRoot(), realPath) || isNever(path)) return false;
      const has = (one: string) => (listed() === undefined ? !ignores()(one, false) : known().has(asOnDisk(one)));
      return has(path) || isFetchedArchive(path, has) || [...named].some((folder) => isInside(folder, realPath));
    },
  };
}

/** `helm dependency build` puts archives into `charts/`, which charts usually ignore. */
function isFetchedArchive(path: string, has: (path: string) => boolean): boolean {
  const folder = posix.dirname(path);
  return FETCHED_ARCHIVE.test(path) && posix.basename(folder) === "charts" && has(posix.join(folder, "../Chart.yaml"));
}
