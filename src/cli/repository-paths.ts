import { isAbsolute, posix } from "node:path";
import type { RepositoryPath } from "../reporters/repository-path.js";
import { findGitRoot } from "../sources/git-root.js";
import { isInside, relativePath } from "../sources/relative-path.js";

/** Returns paths from the repository's root, by git, else GitHub, GitLab or Azure; unchanged if the root is unknown. */
export function repositoryPaths(
  environment: Readonly<Record<string, string | undefined>>,
  workingDirectory: string,
): RepositoryPath {
  const { GITHUB_WORKSPACE: workspace, CI_PROJECT_DIR: project, BUILD_SOURCESDIRECTORY: sources } = environment;
  const roots = [findGitRoot(workingDirectory), workspace, project, sources];
  const root = roots.find((one) => one && isInside(one, workingDirectory));
  const folder = root ? relativePath(root, workingDirectory) : ".";
  return (file) => (isAbsolute(file) ? file : posix.join(folder, file));
}
