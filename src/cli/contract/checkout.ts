import { basename, dirname, isAbsolute, posix, resolve } from "node:path";
import type { PoolsOrigin } from "../../lint/discovery/pools-yaml.js";
import type { RunOrigin } from "../../lint/reports/run-origin.js";
import { parseRemote, type SourceUrl } from "../../model/repository-address.js";
import { VERSION } from "../../model/version.js";
import { leadsOut, type RepositoryPath } from "../../reporters/words/finding-words.js";
import { DISK } from "../../sources/disk/disk.js";
import { queryGit } from "../../sources/disk/git.js";
import { findGitRoot } from "../../sources/disk/git-root.js";
import { isInside, relativePath } from "../../sources/disk/relative-path.js";

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the origin anew for each report. A workflow's variables may describe another repository than the checkout. */
export function originOf(workingDirectory: string): RunOrigin {
  const root = findGitRoot(workingDirectory, DISK);
  const ask = (...words: string[]) => (root === undefined ? undefined : queryGit(root, words));
  const remote = parseRemote(ask("config", "--get", "remote.origin.url") ?? "");
  const commit = ask("rev-parse", "--verify", "--quiet", "HEAD") ?? null;
  const folder = root === undefined ? "." : relativePath(root, workingDirectory);
  const repository = remote?.repository ?? basename(root ?? workingDirectory);
  return { repository, url: remote?.url ?? null, commit, folder, version: VERSION };
}

/** Names the checkout for readers of its pools elsewhere. */
export function poolsOriginOf(workingDirectory: string): PoolsOrigin {
  const gitRoot = findGitRoot(workingDirectory, DISK);
  const { repository, url, commit } = originOf(workingDirectory);
  const pathOf = (file: string) => {
    const path = resolve(workingDirectory, file);
    const own = findGitRoot(dirname(path), DISK) === gitRoot ? relativePath(gitRoot ?? workingDirectory, path) : "../";
    return leadsOut(own) ? undefined : own;
  };
  return { checkout: [(url ?? repository).replaceAll(/[@\s]/g, "-"), commit ?? []].flat().join("@"), pathOf };
}

/** Returns the day of the checked-out commit, `2026-11-20`; undefined without one. */
export function dayOfCommit(workingDirectory: string): string | undefined {
  const commit = queryGit(workingDirectory, ["cat-file", "commit", "HEAD"]) ?? "";
  const [, seconds] = /^committer .* (\d+) [+-]\d{4}$/m.exec(commit) ?? [];
  return seconds === undefined ? undefined : new Date(Number(seconds) * 1000).toISOString().slice(0, 10);
}

/** Returns paths from the repository's root, by git, else GitHub, GitLab or Azure; unchanged if the root is unknown. */
export function repositoryPaths(environment: Environment, workingDirectory: string): RepositoryPath {
  const { GITHUB_WORKSPACE: workspace, CI_PROJECT_DIR: project, BUILD_SOURCESDIRECTORY: sources } = environment;
  const roots = [findGitRoot(workingDirectory, DISK), workspace, project, sources];
  const root = roots.find((one) => one && isInside(one, workingDirectory));
  const folder = root ? relativePath(root, workingDirectory) : ".";
  return (file) => (isAbsolute(file) ? file : posix.join(folder, file));
}

/** Reads addresses from GitHub's default variables; outside a workflow, places are plain text. */
export function githubLinks(environment: Environment, workingDirectory: string): { readonly sourceUrl?: SourceUrl } {
  const {
    GITHUB_SERVER_URL: server,
    GITHUB_REPOSITORY: repository,
    GITHUB_SHA: revision,
    GITHUB_WORKSPACE: workspace,
  } = environment;
  if (!server || !repository || !revision || !workspace) return {};
  const own = findGitRoot(workingDirectory, DISK);
  const repositoryPath = repositoryPaths(environment, workingDirectory);
  const origins = new Map<string, Pick<RunOrigin, "url" | "commit">>();
  const sourceUrl: SourceUrl = (file, line) => {
    const path = resolve(workingDirectory, file);
    const root = findGitRoot(dirname(path), DISK);
    if (root === own || root === undefined)
      return linkTo(`${server}/${repository}`, revision, repositoryPath(file), line);
    const { url, commit } = origins.get(root) ?? originOf(root);
    if (!origins.has(root)) origins.set(root, { url, commit });
    return url?.startsWith(`${server}/`) ? linkTo(url, commit, relativePath(root, path), line) : undefined;
  };
  return { sourceUrl };
}

function linkTo(address: string, revision: string | null, path: string, line: number): string | undefined {
  if (revision === null || leadsOut(path)) return undefined;
  return `${address}/blob/${revision}/${path.split("/").map(encodeURIComponent).join("/")}#L${line}`;
}
