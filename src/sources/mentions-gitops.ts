import { GITOPS_GROUP } from "../rendering/gitops/repository-tree.js";
import type { FileTree } from "./file-tree.js";
import { runGit } from "./git.js";

const NO_MATCH = 1;

/**
 * Whether any file of a repository may hold an object of Flux or Argo CD, also where git does not track it. A run over
 * one file would else read all others for them. True where git cannot tell: outside of git, or with submodules.
 */
export function mentionsGitops({ root, below }: FileTree): boolean {
  if (!below(root).isWhole) return true;
  const outcome = runGit(root, [
    ...["grep", "--quiet", "--untracked", "--text", "--extended-regexp", "-e", GITOPS_GROUP.source, "--"],
    ...["*.yaml", "*.yml", "*.json"].map((glob) => `:(icase)${glob}`),
  ]);
  return outcome.ok || outcome.status !== NO_MATCH;
}
