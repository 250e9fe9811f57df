import { isAbsolute, join } from "node:path";
import { DISK } from "../sources/disk/disk.js";
import { findGitRoot } from "../sources/disk/git-root.js";
import { isLedAway } from "../sources/disk/real-path.js";

/** Undefined without a cache, or if a link of the repository leads there. */
export function userCache(
  environment: Readonly<Record<string, string | undefined>>,
  workingDirectory: string,
): string | undefined {
  const named = cacheFolder(environment);
  const root = findGitRoot(workingDirectory, DISK) ?? workingDirectory;
  return named !== undefined && isLedAway(root, named, DISK) ? undefined : named;
}

/** Undefined without a home. */
export function cacheFolder(
  environment: Readonly<Record<string, string | undefined>>,
  platform: NodeJS.Platform = process.platform,
): string | undefined {
  const { XDG_CACHE_HOME, HOME, LOCALAPPDATA } = environment;
  // A relative folder would stand in the repository; the XDG specification has it ignored too.
  if (XDG_CACHE_HOME !== undefined && isAbsolute(XDG_CACHE_HOME)) return join(XDG_CACHE_HOME, "taintlint");
  if (platform === "win32") return LOCALAPPDATA ? join(LOCALAPPDATA, "taintlint", "cache") : undefined;
  if (HOME === undefined || !isAbsolute(HOME)) return undefined;
  return platform === "darwin" ? join(HOME, "Library", "Caches", "taintlint") : join(HOME, ".cache", "taintlint");
}
