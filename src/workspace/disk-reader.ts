import { prescan } from "../manifest/prescan.js";
import { once } from "../model/memoize.js";
import type { Prescan, SourceFile } from "../model/source.js";
import { DISK } from "../sources/disk/disk.js";
import { beginLongRun, boundHeap } from "../sources/disk/engine.js";
import { openExportedTree } from "../sources/disk/exported-tree.js";
import type { FileTree } from "../sources/disk/file-list.js";
import type { FileSystem } from "../sources/disk/file-system.js";
import { openFileTree } from "../sources/disk/file-tree.js";
import { type FoundFiles, findFiles } from "../sources/disk/find-files.js";
import { gitRemotes } from "../sources/disk/git.js";
import { createIgnoredPaths, findOtherRoot } from "../sources/disk/git-files.js";
import { findGitRoot } from "../sources/disk/git-root.js";
import { prescanFile, type ReadFile, readSourceFile } from "../sources/disk/read-file.js";
import { linkTest } from "../sources/disk/real-path.js";
import { isInside, relativePath } from "../sources/disk/relative-path.js";
import { type FilesNamed, MOST_ENTRIES_OUTSIDE_GIT } from "../sources/disk/walk-files.js";
import { limitRun } from "../sources/disk/watchdog.js";
import type { FileReader, Host } from "./file-reader.js";
import type { Progress } from "./progress.js";
import { type Repository, readRepository } from "./repository.js";
import type { RepositoryOptions } from "./repository-options.js";
import type { RunOutcome } from "./run-error.js";

function createHost(): Host {
  const loadParser = async () => (await import("../sources/disk/hcl-parser.js")).loadHclParser();
  return { ignoredPaths: createIgnoredPaths(), remotes: gitRemotes, loadParser, limitRun };
}

export interface ReaderOptions {
  /** The working directory is in a shown commit. */
  readonly isExported?: boolean | undefined;
  /** Returns another reader's equal file. */
  readonly known?: ((absolutePath: string) => ReadFile | undefined) | undefined;
  /** By default the disk. */
  readonly fileSystem?: FileSystem;
  readonly host?: Host;
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

export function readFromDisk(options: RepositoryOptions, progress: Progress): Promise<RunOutcome<Repository>> {
  return readRepository(options, progress, createFileReader(options.workingDirectory));
}

export function createFileReader(workingDirectory: string, options: ReaderOptions = {}): FileReader {
  const { isExported = false, known = () => undefined, fileSystem = DISK, host = createHost() } = options;
  const { ignoredPaths } = host;
  const files = new Map<string, ReadFile>();
  /** Paths without links. */
  const searched = new Set<string>();
  const repository = findGitRoot(workingDirectory, fileSystem);
  const leavingLinks = [linkTest(repository ?? workingDirectory, fileSystem, { mayLeave: repository === undefined })];
  const isLedAway = (path: string) => leavingLinks.some((test) => test(path));
  const besides = new Map<string, FileReader>();

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
      const isShown = isExported && isInside(repository ?? workingDirectory, root);
      const opened = trees.get(root) ?? openFileTree(root, { isExported: isShown, fileSystem, ignoredPaths, around });
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
    folder: workingDirectory,
    fileSystem,
    host,
    seenFrom: (folder) => createFileReader(folder, { isExported, fileSystem, host }),
    around: (named) => ({ ...reader, ...finding(named) }),
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
    beside(path, base) {
      const other = findOtherRoot(path, base, reader.tree(workingDirectory), ignoredPaths);
      if (other === undefined) return undefined;
      const { root, isIgnored } = other;
      const listing = finding({ paths: [path], most: MOST_ENTRIES_OUTSIDE_GIT });
      const tree = once(() => (isIgnored ? openExportedTree(root, fileSystem) : listing.tree(root)));
      const opened = besides.get(root) ?? { ...reader, ...listing, folder: root, tree };
      if (!besides.has(root)) leavingLinks.push(linkTest(root, fileSystem));
      besides.set(root, opened);
      return opened;
    },
    besides: () => [...besides.values()],
  };
  return reader;
}
