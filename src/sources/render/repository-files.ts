import { basename, dirname, join, parse, resolve, sep } from "node:path";
import type { SourceFile } from "../../model/source.js";
import type { RepositoryFiles } from "../../rendering/contract/render-root.js";
import { TOO_MANY_BYTES } from "../../rendering/helm/chart-files.js";
import type { FileTree } from "../disk/file-list.js";
import { describeSystemError, type EntryType, type FileSystem, namesIn, systemErrorCode } from "../disk/file-system.js";
import { FETCHED_ARCHIVE } from "../disk/file-tree.js";
import { lentBytes } from "../disk/read-file.js";
import { gitFolderTest } from "../disk/real-path.js";
import { isInside, relativePath } from "../disk/relative-path.js";
import { readArchive } from "./read-archive.js";

export interface RepositoryFilesOptions {
  /** Absolute; paths are relative to it. */
  readonly workingDirectory: string;
  readonly tree: FileTree;
  /** Takes an absolute path; undefined for non-text. */
  readonly read: (absolutePath: string) => SourceFile | undefined;
}

interface Found {
  readonly kind: ReturnType<RepositoryFiles["lookUp"]>;
  readonly real?: string;
}

/** Links resolved. `.git` and ignored files count as outside: they may hold credentials. */
export function createRepositoryFiles({ workingDirectory, tree, read }: RepositoryFilesOptions): RepositoryFiles {
  const { fileSystem } = tree;
  const root = fileSystem.realpath(tree.root);
  const realWorkingDirectory = fileSystem.realpath(workingDirectory);
  const known = new Map<string, Found>();
  const folders = new Map<string, string | undefined>();
  const isGits = gitFolderTest(root, fileSystem);

  function isConfined(realPath: string): boolean {
    return isInside(root, realPath) && !isGits(realPath);
  }

  function lookUpAnew(absolute: string): Found {
    const { real, stats } = resolveLinks(absolute);
    if (real === undefined) return { kind: isConfined(nearestRealPath(absolute)) ? undefined : "outside" };
    if (!isConfined(real)) return { kind: "outside" };
    const own = relativePath(realWorkingDirectory, real);
    if (stats?.isDirectory() === true) return { kind: "folder", real: own };
    if (stats?.isFile() !== true) return { kind: undefined };
    return tree.counts(real) ? { kind: "file", real: own } : { kind: "ignored" };
  }

  function find(path: string): Found {
    const absolute = resolve(workingDirectory, path);
    const found = known.get(absolute) ?? lookUpAnew(absolute);
    known.set(absolute, found);
    return found;
  }

  /** Resolves each folder once: few last steps are links. */
  function resolveLinks(absolute: string): { readonly real?: string; readonly stats?: EntryType | undefined } {
    const folder = realFolder(dirname(absolute));
    if (folder === undefined) return {};
    const path = join(folder, basename(absolute));
    const own = folder === sep ? "unseen" : entryAt(path, fileSystem);
    if (own === undefined) return {};
    if (own !== "unseen" && !own.isSymbolicLink()) return { real: path, stats: own };
    const real = realPathOf(absolute, fileSystem);
    return real === undefined ? {} : { real, stats: fileSystem.stat(real) };
  }

  function realFolder(path: string): string | undefined {
    if (!folders.has(path)) folders.set(path, realPathOf(path, fileSystem));
    return folders.get(path);
  }

  /** Resolves a missing path by its last existing folder. Memoized from the top, since paths may be long. */
  function nearestRealPath(absolute: string): string {
    let nearest = parse(absolute).root;
    for (let end = absolute.indexOf(sep, nearest.length); end >= 0; end = absolute.indexOf(sep, end + 1)) {
      const folder = absolute.slice(0, end);
      const real = realFolder(folder);
      if (real === undefined) break;
      nearest = real;
    }
    return nearest;
  }

  const lookUp = (path: string) => find(path).kind;
  return {
    fromRoot: (path) => relativePath(root, resolve(realWorkingDirectory, path)),
    lookUp,
    realPath: (path) => find(path).real,
    read: (path) => (lookUp(path) === "file" ? read(resolve(workingDirectory, path)) : undefined),
    unpack(path, budget) {
      if (lookUp(path) !== "file") return { problem: "it cannot be read" };
      try {
        const bytes = lentBytes(resolve(workingDirectory, path), fileSystem);
        return bytes === undefined ? { problem: TOO_MANY_BYTES } : readArchive(bytes, budget);
      } catch (error) {
        return { problem: describeSystemError(error) };
      }
    },
    list(folder) {
      if (lookUp(folder) !== "folder") return [];
      const absolute = resolve(workingDirectory, folder);
      const { paths } = tree.below(absolute);
      const all = new Set([...paths, ...paths.flatMap((path) => archivesBeside(absolute, path, fileSystem))]);
      return [...all]
        .map((path) => relativePath(workingDirectory, join(absolute, path)))
        .filter((path) => lookUp(path) !== undefined)
        .sort();
    },
  };
}

/** Finds archives of `helm dependency build`, which git may ignore. */
function archivesBeside(folder: string, path: string, fileSystem: FileSystem): string[] {
  if (basename(path) !== "Chart.yaml") return [];
  const charts = join(dirname(path), "charts");
  return namesIn(join(folder, charts), fileSystem)
    .filter((name) => FETCHED_ARCHIVE.test(name))
    .map((name) => join(charts, name));
}

/** Undefined for nothing, and `unseen` where the system refuses to look. */
function entryAt(path: string, { lstat }: FileSystem): EntryType | "unseen" | undefined {
  try {
    return lstat(path);
  } catch {
    return "unseen";
  }
}

/** Undefined for nothing or a cycle of links. */
function realPathOf(path: string, { realpath }: FileSystem): string | undefined {
  try {
    return realpath(path);
  } catch (error) {
    const code = systemErrorCode(error);
    if (code === "ENOENT" || code === "ENOTDIR" || code === "ELOOP" || code === "ENAMETOOLONG") return undefined;
    // What may not be looked at is left alone.
    return sep;
  }
}
