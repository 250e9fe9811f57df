import { basename, dirname, join, parse, resolve, sep } from "node:path";
import type { SourceFile } from "../../model/source.js";
import { TOO_MANY_BYTES } from "../../rendering/helm/chart-files.js";
import type { RepositoryFiles } from "../../rendering/render-root.js";
import { lstatSync, realpathSync, statSync } from "../disk.js";
import { FETCHED_ARCHIVE, type FileTree } from "../file-tree.js";
import { namesIn } from "../names-in.js";
import { lentBytes } from "../read-file.js";
import { gitFolderTest } from "../real-path.js";
import { isInside, relativePath } from "../relative-path.js";
import { describeSystemError, systemErrorCode } from "../system-error.js";
import { readArchive } from "./read-archive.js";

export interface RepositoryFilesOptions {
  /** Absolute: what paths are relative to. */
  readonly workingDirectory: string;
  /** Which files there are: nothing may lead out of it. */
  readonly tree: FileTree;
  /** Reads a file by its absolute path; undefined for what is no text. */
  readonly read: (absolutePath: string) => SourceFile | undefined;
}

/** The entry at a path. `real`: its path without links, from the working directory; only for files that count and folders. */
interface Found {
  readonly kind: ReturnType<RepositoryFiles["lookUp"]>;
  readonly real?: string;
}

/**
 * The files on the disk, confined to the repository: every link is followed to its end before anything is said about
 * it. `.git` counts as outside: it may hold credentials. A file that does not count, because git ignores it, may hold
 * them too. What is neither a file nor a folder is not there.
 */
export function createRepositoryFiles({ workingDirectory, tree, read }: RepositoryFilesOptions): RepositoryFiles {
  const root = realpathSync(tree.root);
  const realWorkingDirectory = realpathSync(workingDirectory);
  const known = new Map<string, Found>();
  const folders = new Map<string, string | undefined>();
  const isGits = gitFolderTest(root);

  function isConfined(realPath: string): boolean {
    return isInside(root, realPath) && !isGits(realPath);
  }

  function lookUpAnew(absolute: string): Found {
    const real = realPathOf(absolute);
    if (real === undefined) return { kind: isConfined(nearestRealPath(absolute)) ? undefined : "outside" };
    if (!isConfined(real)) return { kind: "outside" };
    const stats = statSync(real, { throwIfNoEntry: false });
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

  /**
   * The place where a path that does not exist would be: the last of its folders that does, links followed. Each folder
   * is asked for once, from the uppermost down: a path may have very many steps.
   */
  function nearestRealPath(absolute: string): string {
    let nearest = parse(absolute).root;
    for (let end = absolute.indexOf(sep, nearest.length); end >= 0; end = absolute.indexOf(sep, end + 1)) {
      const folder = absolute.slice(0, end);
      if (!folders.has(folder)) folders.set(folder, realPathOf(folder));
      const real = folders.get(folder);
      if (real === undefined) break;
      nearest = real;
    }
    return nearest;
  }

  const lookUp = (path: string) => find(path).kind;
  return {
    workingDirectory: relativePath(root, realWorkingDirectory),
    lookUp,
    realPath: (path) => find(path).real,
    read: (path) => (lookUp(path) === "file" ? read(resolve(workingDirectory, path)) : undefined),
    unpack(path, budget) {
      if (lookUp(path) !== "file") return { problem: "it cannot be read" };
      try {
        const bytes = lentBytes(resolve(workingDirectory, path));
        return bytes === undefined ? { problem: TOO_MANY_BYTES } : readArchive(bytes, budget);
      } catch (error) {
        return { problem: describeSystemError(error) };
      }
    },
    list(folder) {
      if (lookUp(folder) !== "folder") return [];
      const absolute = resolve(workingDirectory, folder);
      const { paths } = tree.below(absolute);
      const all = new Set([...paths, ...paths.flatMap((path) => archivesBeside(absolute, path))]);
      return [...all]
        .map((path) => join(absolute, path))
        .filter((path) => lstatSync(path, { throwIfNoEntry: false }) !== undefined)
        .map((path) => relativePath(workingDirectory, path))
        .sort();
    },
  };
}

/** What `helm dependency build` has put into a chart counts, and git does not tell of it where it is ignored. */
function archivesBeside(folder: string, path: string): string[] {
  if (basename(path) !== "Chart.yaml") return [];
  const charts = join(dirname(path), "charts");
  return namesIn(join(folder, charts))
    .filter((name) => FETCHED_ARCHIVE.test(name))
    .map((name) => join(charts, name));
}

/** Undefined where nothing is, and where links lead in a circle. */
function realPathOf(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch (error) {
    const code = systemErrorCode(error);
    if (code === "ENOENT" || code === "ENOTDIR" || code === "ELOOP" || code === "ENAMETOOLONG") return undefined;
    // What may not be looked at is left alone.
    return sep;
  }
}
