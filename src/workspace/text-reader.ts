import { basename, dirname, join, resolve } from "node:path";
import type { SourceFile } from "../model/source.js";
import { openExportedTree } from "../sources/disk/exported-tree.js";
import { entryType, type FileSystem, systemError } from "../sources/disk/file-system.js";
import { findFiles } from "../sources/disk/find-files.js";
import { type FileReader, type Host, leavingOut } from "./file-reader.js";

const [FILE, FOLDER] = [entryType("file"), entryType("folder")];

/** Reads texts as if they were files below an absolute folder. */
export function createTextReader(
  texts: readonly SourceFile[],
  workingDirectory: string,
  loadParser: Host["loadParser"],
): FileReader {
  // Copies: memoized facts stick to an object, which its owner may change.
  const files = new Map(texts.map(({ path, text }) => [join(workingDirectory, path), { path, text }]));
  const fileSystem = showTexts(files.keys());
  const tree = openExportedTree(workingDirectory, fileSystem);
  const reader: FileReader = {
    workingDirectory,
    fileSystem,
    host: { isIgnored: () => false, remotes: () => [], loadParser, limitRun: () => {} },
    seenFrom: () => reader,
    around: () => reader,
    without: (folders) => leavingOut(reader, folders),
    tree: () => tree,
    find: (search) => findFiles(search, tree, workingDirectory),
    cutFolders: () => [],
    read(path) {
      const value = files.get(path);
      return value === undefined ? { problem: { path, message: "cannot be read: it does not exist" } } : { value };
    },
    unread: () => [],
  };
  return reader;
}

function showTexts(paths: Iterable<string>): FileSystem {
  const folders = new Map<string, Set<string>>();
  const files = new Set(paths);
  for (const path of files) {
    for (let at = path; dirname(at) !== at; at = dirname(at)) {
      folders.set(dirname(at), (folders.get(dirname(at)) ?? new Set()).add(at));
    }
  }
  const lookUp = (path: string) => {
    const at = resolve(path);
    return folders.has(at) ? FOLDER : files.has(at) ? FILE : undefined;
  };
  const refuse = (path: string): never => {
    throw systemError("ENOENT", path);
  };
  return {
    lstat: lookUp,
    stat: lookUp,
    realpath: (path) => (lookUp(path) === undefined ? refuse(path) : path),
    readdir: (path) =>
      [...(folders.get(resolve(path)) ?? refuse(path))].map((at) => ({ name: basename(at), ...(lookUp(at) ?? FILE) })),
    open: refuse,
  };
}
