import { existsSync } from "node:fs";
import { join } from "node:path";
import { runGit } from "./git.js";

/** The API groups of Flux' and Argo CD's objects. */
const GROUPS = ["toolkit\\.fluxcd\\.io", "argoproj\\.io"];
const NO_MATCH = 1;

/**
 * Whether any file of a repository may hold an object of Flux or Argo CD, also where git does not track it. A run over
 * one file would else read all others for them. True where git cannot tell: outside of git, or with submodules.
 */
export function mentionsGitops(folder: string): boolean {
  if (!existsSync(join(folder, ".git")) || existsSync(join(folder, ".gitmodules"))) return true;
  const outcome = runGit(folder, [
    ...["grep", "--quiet", "--untracked", "--text", "--extended-regexp", "-e", GROUPS.join("|"), "--"],
    ...["*.yaml", "*.yml", "*.json"],
  ]);
  return outcome.ok || outcome.status !== NO_MATCH;
}
