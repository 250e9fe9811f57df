import { readdirSync, realpathSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { runGit } from "./git.js";
import { findGitRoot } from "./git-root.js";
import { isInside } from "./relative-path.js";

/** Lists folders of a repository, without what git ignores. */
export interface RepositoryFolders {
  /** Absolute paths of the files of a folder, not of those below it, sorted. A link leads to where it points. */
  readonly list: (folder: string) => readonly string[];
  /** Absolute paths of every file below a folder that counts. */
  readonly below: (folder: string) => readonly string[];
  /** False for a file that git ignores, or that stands outside of the repository. */
  readonly holds: (path: string) => boolean;
}

/** Asks git once, when the first folder is asked for. Outside of a repository every file below the folder counts. */
export function repositoryFolders(workingDirectory: string): RepositoryFolders {
  const root = findGitRoot(workingDirectory);
  let listed: ReadonlyMap<string, ReadonlySet<string>> | undefined;

  function filesOf(folder: string): ReadonlySet<string> {
    if (root === undefined) return new Set(isInside(folder, workingDirectory) ? namesIn(folder) : []);
    listed ??= listedByGit(root) ?? new Map();
    return listed.get(folder) ?? new Set();
  }

  return {
    list(folder) {
      const real = realPath(folder);
      return [...filesOf(real)].map((name) => join(real, name)).sort();
    },
    below(folder) {
      if (root === undefined) return walk(folder);
      listed ??= listedByGit(root) ?? new Map();
      return [...listed].flatMap(([path, names]) =>
        isInside(folder, path) ? [...names].map((name) => join(path, name)) : [],
      );
    },
    holds(path) {
      const real = realPath(path);
      return filesOf(dirname(real)).has(real.slice(dirname(real).length + 1));
    },
  };
}

function listedByGit(root: string): ReadonlyMap<string, ReadonlySet<string>> | undefined {
  const outcome = runGit(root, ["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
  if (!outcome.ok) return undefined;
  const folders = new Map<string, Set<string>>();
  for (const path of outcome.stdout.toString("utf8").split("\0")) {
    if (path === "") continue;
    const absolute = resolve(root, path);
    const folder = dirname(absolute);
    const names = folders.get(folder) ?? new Set<string>();
    names.add(absolute.slice(folder.length + 1));
    folders.set(folder, names);
  }
  return folders;
}

const SKIPPED = new Set([".git", ".terraform", "node_modules"]);

function walk(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      if (entry.isFile()) return [join(folder, entry.name)];
      return entry.isDirectory() && !SKIPPED.has(entry.name) ? walk(join(folder, entry.name)) : [];
    });
  } catch {
    return [];
  }
}

/** The names in a folder; none where it cannot be searched. */
export function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}
