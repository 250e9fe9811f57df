import { join } from "node:path";
import { isManifestName } from "../../model/manifest-name.js";
import { GITOPS_GROUP } from "../../rendering/gitops/repository-tree.js";
import { type FileTree, isNever } from "./file-list.js";
import { runGit } from "./git.js";
import { fileMatches } from "./read-file.js";

const NO_MATCH = 1;

/** Reports whether an unknown file may hold Flux or Argo CD objects, by git grep, else by bytes. */
export function mentionsGitops(
  { root, below, fileSystem }: FileTree,
  isKnown: (path: string) => boolean = () => false,
): boolean {
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
  return others.some((path) => fileMatches(join(root, path), GITOPS_GROUP, fileSystem));
}
