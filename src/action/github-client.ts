import type { getOctokit } from "@actions/github";
import type { ActionHost } from "./host.js";

/** The REST API, and the repository that the workflow runs for. */
export interface GithubClient {
  readonly rest: ReturnType<typeof getOctokit>["rest"];
  readonly paginate: ReturnType<typeof getOctokit>["paginate"];
  readonly repository: { readonly owner: string; readonly repo: string };
}

/** No single answer takes longer, and a step that hangs costs its user money. */
const TIMEOUT_MILLISECONDS = 30_000;

/** Items of a page, the most that GitHub gives. */
export const PER_PAGE = 100;

/**
 * Loads the client, which only runs that post something need: it costs start-up time. Undefined where
 * GITHUB_REPOSITORY names no repository. Respects GITHUB_API_URL and the proxy variables.
 */
export async function connectGithub(
  token: string,
  { environment, fetch }: Pick<ActionHost, "environment" | "fetch">,
): Promise<GithubClient | undefined> {
  const [owner, repo, ...rest] = (environment.GITHUB_REPOSITORY ?? "").split("/");
  if (!owner || !repo || rest.length > 0) return undefined;
  const toolkit = await import("@actions/github");
  const silent = () => undefined;
  const octokit = toolkit.getOctokit(token, {
    userAgent: "taintlint",
    ...(environment.GITHUB_API_URL && { baseUrl: environment.GITHUB_API_URL }),
    ...(fetch !== undefined && { request: { fetch } }),
    log: { debug: silent, info: silent, warn: silent, error: silent },
  });
  octokit.hook.before("request", (options) => {
    options.request = { ...options.request, signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS) };
  });
  return { rest: octokit.rest, paginate: octokit.paginate, repository: { owner, repo } };
}
