import { repositoryPaths } from "./repository-paths.js";

/** Addresses for the job summary. */
export interface GithubLinks {
  /** The home of this project, where it is known. */
  readonly informationUri?: string;
  readonly ruleUrl: (id: string) => string;
  readonly sourceUrl?: (file: string, line: number) => string;
}

/**
 * Takes the addresses from GitHub's default variables. Outside of a workflow rules link to the pages of this project
 * by their path, and places are plain text.
 */
export function githubLinks(
  environment: Readonly<Record<string, string | undefined>>,
  workingDirectory: string,
): GithubLinks {
  const {
    GITHUB_SERVER_URL: server,
    GITHUB_REPOSITORY: repository,
    GITHUB_SHA: revision,
    GITHUB_WORKSPACE: workspace,
    GITHUB_ACTION_REPOSITORY: actionRepository,
    GITHUB_ACTION_REF: actionRevision,
  } = environment;
  const pages =
    server && actionRepository && actionRevision ? `${server}/${actionRepository}/blob/${actionRevision}/` : "";
  const ruleUrl = (id: string) => `${pages}docs/rules/${id}.md`;
  const home = pages === "" ? {} : { informationUri: `${server}/${actionRepository}` };
  if (!server || !repository || !revision || !workspace) return { ...home, ruleUrl };
  const repositoryPath = repositoryPaths(environment, workingDirectory);
  const sourceUrl = (file: string, line: number) => {
    const path = repositoryPath(file).split("/").map(encodeURIComponent).join("/");
    return `${server}/${repository}/blob/${revision}/${path}#L${line}`;
  };
  return { ...home, ruleUrl, sourceUrl };
}
