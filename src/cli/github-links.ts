import { repositoryPaths } from "./repository-paths.js";

export interface GithubLinks {
  readonly sourceUrl?: (file: string, line: number) => string;
}

/** Reads addresses from GitHub's default variables; outside a workflow, places are plain text. */
export function githubLinks(
  environment: Readonly<Record<string, string | undefined>>,
  workingDirectory: string,
): GithubLinks {
  const {
    GITHUB_SERVER_URL: server,
    GITHUB_REPOSITORY: repository,
    GITHUB_SHA: revision,
    GITHUB_WORKSPACE: workspace,
  } = environment;
  if (!server || !repository || !revision || !workspace) return {};
  const repositoryPath = repositoryPaths(environment, workingDirectory);
  const sourceUrl = (file: string, line: number) => {
    const path = repositoryPath(file).split("/").map(encodeURIComponent).join("/");
    return `${server}/${repository}/blob/${revision}/${path}#L${line}`;
  };
  return { sourceUrl };
}
