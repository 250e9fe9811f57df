import type { SourceFile } from "../model/source.js";
import { type FileTree, openFileTree } from "../sources/file-tree.js";
import { type FileSearch, type FoundFiles, findFiles } from "../sources/find-files.js";
import { findGitRoot } from "../sources/git-root.js";
import { type ReadFile, readSourceFile } from "../sources/read-file.js";
import { linkTest } from "../sources/real-path.js";
import { isInside, relativePath } from "../sources/relative-path.js";

/** Finds and reads files: one run asks once which files there are, makes the same search once, and reads each file once. */
export interface FileReader {
  readonly workingDirectory: string;
  /** Reads the same files as they are seen from another folder. */
  readonly seenFrom: (folder: string) => FileReader;
  /** Which files there are where a folder stands: in its git repository, else below `base`, where it stands in that. */
  readonly tree: (folder: string, base?: string) => FileTree;
  readonly find: (search: FileSearch) => FoundFiles;
  /** By the absolute path. */
  readonly read: (absolutePath: string) => ReadFile;
  /** Nobody needs the text of a file that was read: it is kept no longer. Whoever asks all the same has it read again. */
  readonly letGo: (file: SourceFile) => void;
}

/** What a reader need not find out by itself. */
export interface ReaderOptions {
  /** The working directory stands in a commit that has been written out. */
  readonly isExported?: boolean | undefined;
  /** The same file as another reader has read it, with the same bytes and seen from the same folder. */
  readonly known?: ((absolutePath: string) => ReadFile | undefined) | undefined;
}

export function createFileReader(workingDirectory: string, options: ReaderOptions = {}): FileReader {
  const { isExported = false, known = () => undefined } = options;
  const trees = new Map<string, FileTree>();
  const searches = new Map<string, FoundFiles>();
  const files = new Map<string, ReadFile>();
  const releases = new WeakMap<SourceFile, () => void>();
  /** No link stands in their way. */
  const searched = new Set<string>();
  const repository = findGitRoot(workingDirectory);
  const isLedAway = repository === undefined ? () => false : linkTest(repository);

  function tree(folder: string, base = folder): FileTree {
    const root = findGitRoot(folder) ?? (isInside(base, folder) ? base : folder);
    const opened = trees.get(root) ?? openFileTree(root, { isExported });
    trees.set(root, opened);
    return opened;
  }

  function held(absolutePath: string, { path, text }: SourceFile): SourceFile {
    // A commit that was written out is removed again.
    if (isExported) return { path, text };
    let kept: string | undefined = text;
    const file: SourceFile = {
      path,
      get text() {
        return kept ?? readSourceFile(absolutePath, path).file?.text ?? "";
      },
    };
    releases.set(file, () => {
      kept = undefined;
    });
    return file;
  }

  return {
    workingDirectory,
    seenFrom: (folder) => createFileReader(folder, { isExported }),
    tree,
    find(search) {
      const key = JSON.stringify(search);
      const earlier = searches.get(key);
      if (earlier !== undefined) return earlier;
      const found = findFiles(search, tree(search.below ?? search.folder, search.folder), workingDirectory);
      searches.set(key, found);
      if (search.below !== undefined) for (const file of found.files) searched.add(file);
      return found;
    },
    read(absolutePath) {
      const earlier = files.get(absolutePath) ?? known(absolutePath);
      if (earlier !== undefined) {
        files.set(absolutePath, earlier);
        return earlier;
      }
      const path = relativePath(workingDirectory, absolutePath);
      // Whoever changes the repository would choose what is read.
      const isForeign = !searched.has(absolutePath) && isLedAway(absolutePath);
      const message = "cannot be read: a link leads out of the repository";
      const read = isForeign ? { unreadable: { path, message } } : readSourceFile(absolutePath, path);
      const result = read.file === undefined ? read : { file: held(absolutePath, read.file) };
      files.set(absolutePath, result);
      return result;
    },
    letGo: (file) => releases.get(file)?.(),
  };
}
