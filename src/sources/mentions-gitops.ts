import { join } from "node:path";
import { isManifestName } from "../model/manifest-name.js";
import { GITOPS_GROUP } from "../rendering/gitops/repository-tree.js";
import { isNever } from "./file-list.js";
import type { FileTree } from "./file-tree.js";
import { runGit } from "./git.js";
import { fileMatches } from "./read-file.js";

const NO_MATCH = 1;

/**
 * Reports whether any file of a repository, but for those that are known, may hold an object of Flux or Argo CD, also where git
 * does not track it. A run over one file would else read all others for them. git tells it faster; where it cannot, outside of it or with submodules,
 * the bytes of each file do.
 */
export function mentionsGitops({ root, below }: FileTree, isKnown: (path: string) => boolean = () => false): boolean {
  const { paths, isWhole } = below(root);
  const others = paths.filter((path) => isManifestName(path) && !isNever(path) && !isKnown(join(root, path)));
  if (others.length === 0) return false;
  if (isWhole) {
    const outcome = runGit(root, [
      ...["grep", "--quiet", "--untracked", "--text", "--extended-regexp", "-e", GITOPS_GROUP.source, "--"],
      ...["*.yaml", "*.yml", "*.json"].map((glob) => `:(icase)${glob}`),
    ]);
    if (outcome.problem === undefined) return true;
    if (outcome.problem.status === NO_MATCH) return false;
  }
  return others.some((path) => fileMatches(join(root, path), GITOPS_GROUP));
}
