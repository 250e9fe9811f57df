import { once } from "../../model/memoize.js";
import { type FileTree, isNever, listBelow } from "./file-list.js";
import type { FileSystem } from "./file-system.js";
import { isInside, relativePath } from "./relative-path.js";
import { walkFiles } from "./walk-files.js";

/** Opens a tree in which every file counts: of a commit, or of texts. */
export function openExportedTree(root: string, fileSystem: FileSystem): FileTree {
  // Its `.git` only marks its end.
  const list = once(() => ({ ...walkFiles(root, fileSystem, { dotFolders: true }), isWhole: false }));
  const below = (folder: string) => listBelow(list(), relativePath(root, folder));
  return {
    root,
    fileSystem,
    below,
    isCut: () => false,
    named: below,
    counts: (realPath) => isInside(root, realPath) && !isNever(relativePath(root, realPath)),
  };
}
