import { type Dirent, readdirSync, realpathSync, statSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import type { SourceFile } from "../../model/source.js";
import type { RepositoryFiles } from "../../rendering/render-root.js";
import { isInside, relativePath } from "../relative-path.js";
import { systemErrorCode } from "../system-error.js";

export interface RepositoryFilesOptions {
  /** Absolute: what paths are relative to. */
  readonly workingDirectory: string;
  /** Absolute: the folder that nothing may lead out of. */
  readonly repository: string;
  /** Reads a file by its absolute path; undefined for what is no text. */
  readonly read: (absolutePath: string) => SourceFile | undefined;
}

/**
 * The files on the disk, confined to the repository: every link is followed to its end before anything is said about
 * it. `.git` counts as outside: it may hold credentials. What is neither a file nor a folder is not there.
 */
export function createRepositoryFiles({ workingDirectory, repository, read }: RepositoryFilesOptions): RepositoryFiles {
  const root = realpathSync(repository);
  const known = new Map<string, ReturnType<RepositoryFiles["lookUp"]>>();

  function isConfined(realPath: string): boolean {
    return isInside(root, realPath) && !relative(root, realPath).split(sep).includes(".git");
  }

  function lookUpAnew(absolute: string): ReturnType<RepositoryFiles["lookUp"]> {
    const real = realPathOf(absolute);
    if (real === undefined) return isConfined(nearestRealPath(absolute)) ? undefined : "outside";
    if (!isConfined(real)) return "outside";
    const stats = statSync(real, { throwIfNoEntry: false });
    if (stats?.isDirectory() === true) return "folder";
    return stats?.isFile() === true ? "file" : undefined;
  }

  function lookUp(path: string): ReturnType<RepositoryFiles["lookUp"]> {
    const absolute = resolve(workingDirectory, path);
    if (!known.has(absolute)) known.set(absolute, lookUpAnew(absolute));
    return known.get(absolute);
  }

  function* filesBelow(folder: string): Iterable<string> {
    for (const entry of entriesOf(folder)) {
      if (entry.name === ".git") continue;
      const path = join(folder, entry.name);
      if (entry.isDirectory()) yield* filesBelow(path);
      else yield path;
    }
  }

  return {
    lookUp,
    read: (path) => (lookUp(path) === "file" ? read(resolve(workingDirectory, path)) : undefined),
    list(folder) {
      if (lookUp(folder) !== "folder") return [];
      const files = [...filesBelow(resolve(workingDirectory, folder))];
      return files.map((path) => relativePath(workingDirectory, path)).sort();
    },
  };
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    // A folder that may not be read holds nothing for anybody.
    return [];
  }
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

/** Where a path that does not exist would be: its nearest folder that does, links followed. */
function nearestRealPath(path: string): string {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const real = realPathOf(folder);
    if (real !== undefined) return real;
    if (dirname(folder) === folder) return folder;
  }
}
