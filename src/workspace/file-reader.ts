import { join } from "node:path";
import { glanceAt } from "../manifest/glance.js";
import type { Glance, SourceFile, UnreadableFile } from "../model/source.js";
import { beginLongRun, boundHeap } from "../sources/engine.js";
import type { FileList } from "../sources/file-list.js";
import { type FilesNamed, type FileTree, openFileTree } from "../sources/file-tree.js";
import { type FileSearch, type FoundFiles, findFiles } from "../sources/find-files.js";
import { findGitRoot } from "../sources/git-root.js";
import { glanceAtFile, type ReadFile, readSourceFile } from "../sources/read-file.js";
import { linkTest } from "../sources/real-path.js";
import { isInside, relativePath } from "../sources/relative-path.js";

/** Finds and reads files: one run asks once which files there are, makes the same search once, and reads each file once. */
export interface FileReader {
  readonly workingDirectory: string;
  /** Reads the same files as they are seen from another folder. */
  readonly seenFrom: (folder: string) => FileReader;
  /** Reads the same files for a run over a few of them, so that not all that stands around them need be looked at. */
  readonly around: (named: FilesNamed) => FileReader;
  /** Leaves out all that stands below some folders, by their absolute paths. */
  readonly without: (folders: readonly string[]) => FileReader;
  /** Which files there are where a folder stands: in its git repository, else below `base`, where it stands in that. */
  readonly tree: (folder: string, base?: string) => FileTree;
  readonly find: (search: FileSearch) => FoundFiles;
  /** Absolute: the folders of which only what stands around the named files was looked at. */
  readonly cutFolders: () => readonly string[];
  /** By the absolute path. */
  readonly read: (absolutePath: string) => ReadFile;
  /** The files that could not be read so far. */
  readonly unread: () => readonly UnreadableFile[];
}

/** What a reader need not find out by itself. */
export interface ReaderOptions {
  /** The working directory stands in a commit that is shown as a folder. */
  readonly isExported?: boolean | undefined;
  /** The same file as another reader has read it, with the same bytes and seen from the same folder. */
  readonly known?: ((absolutePath: string) => ReadFile | undefined) | undefined;
}

/** A run over as many files is a long one. */
const MANY_FILES = 100;

/** Terraform's language and scripts. */
const NO_YAML = /\.(?:tf|tofu|tfvars|hcl|sh)$/;

/** A file known by its glance. Its text is read when it is asked for: only a place in the file needs it. */
function glancedFile(absolutePath: string, path: string, glance: Glance): SourceFile {
  let text: string | undefined;
  return {
    path,
    glance,
    get text() {
      text ??= readSourceFile(absolutePath, path).value?.text ?? "";
      return text;
    },
  };
}

export function createFileReader(workingDirectory: string, options: ReaderOptions = {}): FileReader {
  const { isExported = false, known = () => undefined } = options;
  const files = new Map<string, ReadFile>();
  /** No link stands in their way. */
  const searched = new Set<string>();
  const repository = findGitRoot(workingDirectory);
  const isLedAway = linkTest(repository ?? workingDirectory, { mayLeave: repository === undefined });

  function readOnce(absolutePath: string, path: string): ReadFile {
    // A commit is shown for a while only, and a glance tells nothing of what is no YAML.
    if (isExported || NO_YAML.test(path)) return readSourceFile(absolutePath, path);
    const read = glanceAtFile(absolutePath, path, glanceAt);
    if (read.problem !== undefined) return read;
    return { value: read.value ?? glancedFile(absolutePath, path, read.glance) };
  }

  /** Which files there are, for a run over the named ones, or over all. */
  function finding(around?: FilesNamed): Pick<FileReader, "tree" | "find" | "cutFolders"> {
    const trees = new Map<string, FileTree>();
    const searches = new Map<string, FoundFiles>();
    function tree(folder: string, base = folder): FileTree {
      const root = findGitRoot(folder) ?? (isInside(base, folder) ? base : folder);
      const opened = trees.get(root) ?? openFileTree(root, { isExported, around });
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
    seenFrom: (folder) => createFileReader(folder, { isExported }),
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
      // Whoever changes the repository would choose what is read.
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
