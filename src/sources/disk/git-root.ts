import { dirname, join } from "node:path";
import { existsSync } from "./file-system.js";

/** Returns the nearest folder above with `.git`; undefined outside of git. */
export function findGitRoot(folder: string): string | undefined {
  for (let current = folder; ; current = dirname(current)) {
    if (existsSync(join(current, ".git"))) return current;
    if (dirname(current) === current) return undefined;
  }
}
