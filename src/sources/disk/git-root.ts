import { dirname, join } from "node:path";
import { exists, type FileSystem } from "./file-system.js";

/** Returns the nearest folder above with `.git`; undefined outside of git. */
export function findGitRoot(folder: string, fileSystem: FileSystem): string | undefined {
  for (let current = folder; ; current = dirname(current)) {
    if (exists(fileSystem, join(current, ".git"))) return current;
    if (dirname(current) === current) return undefined;
  }
}
