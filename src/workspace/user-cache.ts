import { findGitRoot } from "../sources/git-root.js";
import { isLedAway } from "../sources/real-path.js";
import { cacheFolder } from "../sources/render/cache-folder.js";

/** Undefined without a cache, or if a link of the repository leads there. */
export function userCache(
  environment: Readonly<Record<string, string | undefined>>,
  workingDirectory: string,
): string | undefined {
  const named = cacheFolder(environment);
  const root = findGitRoot(workingDirectory) ?? workingDirectory;
  return named !== undefined && isLedAway(root, named) ? undefined : named;
}
