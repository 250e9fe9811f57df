import { join } from "node:path";
import { prescan } from "../manifest/prescan.js";
import type { Prescan, SourceFile, UnreadableFile } from "../model/source.js";
import { DISK } from "../sources/disk/disk.js";
import { beginLongRun, boundHeap } from "../sources/disk/engine.js";
import type { FileList, FileTree } from "../sources/disk/file-list.js";
import type { FileSystem } from "../sources/disk/file-system.js";
import { openFileTree } from "../sources/disk/file-tree.js";
import type { FilesNamed } from "../sources/disk/files-around.js";
import { type FileSearch, type FoundFiles, findFiles } from "../sources/disk/find-files.js";
import { findGitRoot } from "../sources/disk/git-root.js";
import { prescanFile, type ReadFile, readSourceFile } from "../sources/disk/read-file.js";
import { linkTest } from "../sources/disk/real-path.js";
import { isInside, relativePath } from "../sources/disk/relative-path.js";

/** Lists, searches and reads files, memoized for a run. */
export interface FileReader {
  readonly workingDirectory: string;
  readonly fileSystem: FileSystem;
  /** Reads the same files from another folder. */
  readonly seenFrom: (folder: string) => FileReader;
  /** Limits listing to files around the named ones. */
  readonly around: (named: FilesNamed) => FileReader;
  /** Excludes folders by absolute path. */
  readonly without: (folders: readonly string[]) => FileReader;
  /** Returns files of the folder's git repository, else below `base`. */
  readonly tree: (folder: string, base?: string) => FileTree;
  readonly find: (search: FileSearch) => FoundFiles;
  /** Absolute folders that were listed only in part. */
  readonly cutFolders: () => readonly string[];
  readonly read: (absolutePath: string) => ReadFile;
  readonly unread: () => readonly UnreadableFile[];
}

export interface ReaderOptions {
  /** The working directory is in a shown commit. */
  readonly isExported?: boolean | undefined;
  /** Returns another reader's equal file. */
  readonly known?: ((absolutePath: string) => ReadFile | undefined) | undefined;
  /** By default the disk. */
  readonly fileSystem?: FileSystem;
}

const MANY_FILES = 100;

/** Terraform and scripts. */
const NO_YAML = /\.(?:tf|tofu|tfvars|hcl|sh)$/;

function prescannedFile(absolutePath: string, path: string, fileSystem: FileSystem, prescan: Prescan): SourceFile {
  let text: string | undefined;
  return {
    path,
    prescan,
    get text() {
      text ??= readSourceFile(absolutePath, path, fileSystem).value?.text ?? "";
      return text;
    },
  };
}

export function createFileReader(workingDirectory: string, options: ReaderOptions = {}): FileReader {
  const { isExported = false, known = () => undefined, fileSystem = DISK } = options;
  const files = new Map<string, ReadFile>();
  /** Paths without links. */
  const searched = new Set<string>();
  const repository = findGitRoot(workingDirectory, fileSystem);
  const isLedAway = linkTest(repository ?? workingDirectory, fileSystem, { mayLeave: repository === undefined });

  function readOnce(absolutePath: string, path: string): ReadFile {
    // A commit is shown for a while only, and a prescan tells nothing of what is no YAML.
    if (isExported || NO_YAML.test(path)) return readSourceFile(absolutePath, path, fileSystem);
    const read = prescanFile(absolutePath, path, fileSystem, prescan);
    if (read.problem !== undefined) return read;
    return { value: read.value ?? prescannedFile(absolutePath, path, fileSystem, read.prescan) };
  }

  /** Lists files for named ones, or all. */
  function finding(around?: FilesNamed): Pick<FileReader, "tree" | "find" | "cutFolders"> {
    const trees = new Map<string, FileTree>();
    const searches = new Map<string, FoundFiles>();
    function tree(folder: string, base = folder): FileTree {
      const root = findGitRoot(folder, fileSystem) ?? (isInside(base, folder) ? base : folder);
      const opened = trees.get(root) ?? openFileTree(root, { isExported, fileSystem, around });
      trees.set(root, opened);
      return opened;
    }
    return {
      tree,
      cutFolders: () => [...trees.values()].filter(({ isCut }) => isCut()).map(({ root }) => root),
      find(search) {
        const key = JSON.stringify(search);
        const earlier = searches.get(key);
        if (earlier !== undefined) return earlier;
        const found = findFiles(search, tree(search.below ?? search.folder, search.folder), workingDirectory);
        searches.set(key, found);
        if (found.files.length >= MANY_FILES) beginLongRun();
        if (search.below !== undefined && !isLedAway(search.below)) for (const file of found.files) searched.add(file);
        return found;
      },
    };
  }

  const reader: FileReader = {
    workingDirectory,
    fileSystem,
    seenFrom: (folder) => createFileReader(folder, { isExported, fileSystem }),
    around: (named) => ({ ...reader, ...finding(named) }),
    without: (folders) => leavingOut(reader, folders),
    ...finding(),
    read(absolutePath) {
      const earlier = files.get(absolutePath) ?? known(absolutePath);
      if (earlier !== undefined) {
        files.set(absolutePath, earlier);
        return earlier;
      }
      const path = relativePath(workingDirectory, absolutePath);
      // Otherwise a change of the repository could choose the file to read.
      const isForeign = !searched.has(absolutePath) && isLedAway(absolutePath);
      const message = "cannot be read: a link leads out of the repository, or into a .git";
      const result = isForeign ? { problem: { path, message } } : readOnce(absolutePath, path);
      files.set(absolutePath, result);
      if (files.size % MANY_FILES === 0) boundHeap();
      return result;
    },
    unread: () => [...files.values()].flatMap(({ problem }) => problem ?? []),
  };
  return reader;
}

/** Returns what another reader has read; undefined for a file that cannot be read: who asks reports why. */
export function lentBy(reader: FileReader, path: string): ReadFile | undefined {
  const read = reader.read(path);
  return read.value === undefined ? undefined : read;
}

function leavingOut(reader: FileReader, folders: readonly string[]): FileReader {
  const isLeft = (path: string) => !folders.some((folder) => isInside(folder, path));
  const listed = (list: (folder: string) => FileList) => (folder: string) => {
    const found = list(folder);
    return { ...found, paths: found.paths.filter((path) => isLeft(join(folder, path))) };
  };
  return {
    ...reader,
    around: (named) => leavingOut(reader.around(named), folders),
    tree(folder, base) {
      const tree = reader.tree(folder, base);
      return { ...tree, below: listed(tree.below), named: listed(tree.named) };
    },
    find(search) {
      const found = reader.find(search);
      return { ...found, files: found.files.filter(isLeft) };
    },
  };
}
