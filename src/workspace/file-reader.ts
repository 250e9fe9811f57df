import { join } from "node:path";
import { isTestPath } from "../model/path-steps.js";
import type { UnreadableFile } from "../model/source.js";
import type { FileList, FileTree } from "../sources/disk/file-list.js";
import type { FileSystem } from "../sources/disk/file-system.js";
import type { FileSearch, FoundFiles } from "../sources/disk/find-files.js";
import type { IgnoredPaths } from "../sources/disk/git-files.js";
import { findGitRoot } from "../sources/disk/git-root.js";
import type { HclParser } from "../sources/disk/hcl-parser.js";
import type { ReadFile } from "../sources/disk/read-file.js";
import { isInside, relativePath } from "../sources/disk/relative-path.js";
import type { FilesNamed } from "../sources/disk/walk-files.js";

/** Git, the parser of Terraform, and the process of a run. */
export interface Host {
  readonly ignoredPaths: IgnoredPaths;
  /** Addresses of the repository that holds a folder. */
  readonly remotes: (folder: string) => readonly string[];
  /** Undefined if Terraform is not to be read. */
  readonly loadParser: () => Promise<HclParser | undefined>;
  readonly limitRun: (seconds: number) => void;
}

/** Lists, searches and reads files, memoized for a run. */
export interface FileReader {
  /** Absolute; names of files are relative to it. */
  readonly workingDirectory: string;
  /** Absolute start of searches: the working directory, or the root of another checkout. */
  readonly folder: string;
  readonly fileSystem: FileSystem;
  readonly host: Host;
  /** Reads the same files from another folder. */
  readonly seenFrom: (folder: string) => FileReader;
  /** Limits listing to files around the named ones. */
  readonly around: (named: FilesNamed) => FileReader;
  /** Returns files of the folder's git repository, else below `base`. */
  readonly tree: (folder: string, base?: string) => FileTree;
  readonly find: (search: FileSearch) => FoundFiles;
  /** Absolute folders that were listed only in part. */
  readonly cutFolders: () => readonly string[];
  readonly read: (absolutePath: string) => ReadFile;
  readonly unread: () => readonly UnreadableFile[];
  /** Returns a reader of the other checkout or ignored folder that holds a path; undefined for the repository's own. */
  readonly beside: (path: string, base: string) => FileReader | undefined;
  /** Other checkouts that were opened. */
  readonly besides: () => readonly FileReader[];
}

/** Returns what another reader has read; undefined for a file that cannot be read: who asks reports why. */
export function lentBy(reader: FileReader, path: string): ReadFile | undefined {
  const read = reader.read(path);
  return read.value === undefined ? undefined : read;
}

/** Returns a reader that leaves folders out, by absolute path. */
export function leavingOut(reader: FileReader, folders: readonly string[]): FileReader {
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

/** Returns the root of the reader's repository, above its working directory; ignored and test folders are their own. */
export function rootAbove({ workingDirectory: folder, fileSystem, host }: FileReader): string {
  const root = findGitRoot(folder, fileSystem) ?? folder;
  if (root === folder) return folder;
  return isTestPath(`${relativePath(root, folder)}/`) || host.ignoredPaths(folder, ["."]).size > 0 ? folder : root;
}
