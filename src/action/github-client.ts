import type { getOctokit } from "@actions/github";
import type { ActionHost } from "./host.js";

export interface GithubClient {
  readonly rest: ReturnType<typeof getOctokit>["rest"];
  readonly repository: { readonly owner: string; readonly repo: string };
  /** Returns the login that GitHub names for the token. */
  readonly viewer: () => Promise<string>;
}

/** An address that answers may echo what it was asked with. */
export function withoutToken(text: string, token: string): string {
  return token === "" ? text : text.replaceAll(token, "***");
}

/** No single answer takes longer, and a step that hangs costs its user money. */
const TIMEOUT_MILLISECONDS = 30_000;

/** Items of a page, the most that GitHub gives. */
const PER_PAGE = 100;
/** GitHub lists no more files of a pull request, and allows fewer comments. */
const MOST_PAGES = 30;

/** Lists up to 30 pages; `isWhole` if complete. Throws on a non-list, which octokit's `paginate` takes for the end. */
export async function listAll<Item>(
  list: (page: {
    readonly page: number;
    readonly per_page: number;
  }) => Promise<{ readonly data: readonly Item[]; readonly headers: { readonly link?: string } }>,
): Promise<{ readonly items: readonly Item[]; readonly isWhole: boolean }> {
  const items: Item[] = [];
  for (let page = 1; page <= MOST_PAGES; page++) {
    const { data, headers } = await list({ page, per_page: PER_PAGE });
    if (!Array.isArray(data)) throw new Error("its answer broke off");
    items.push(...data);
    if (!/rel="next"/.test(headers.link ?? "")) return { items, isWhole: true };
  }
  return { items, isWhole: false };
}

/** Loads octokit on demand. Undefined if GITHUB_REPOSITORY names no repository. Respects GITHUB_API_URL and proxies. */
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
    baseUrl: environment.GITHUB_API_URL || undefined,
    request: fetch !== undefined ? { fetch } : undefined,
    log: { debug: silent, info: silent, warn: silent, error: silent },
  });
  octokit.hook.before("request", (options) => {
    options.request = { ...options.request, signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS) };
  });
  // Before anything cuts the message short, and with it the token.
  octokit.hook.error("request", (error) => {
    error.message = withoutToken(error.message, token);
    throw error;
  });
  const viewer = async (): Promise<string> => {
    const answer = await octokit.graphql<{ viewer?: { login?: string } } | undefined>("query { viewer { login } }");
    if (answer?.viewer?.login === undefined) throw new Error("its answer broke off");
    return answer.viewer.login;
  };
  return { rest: octokit.rest, repository: { owner, repo }, viewer };
}
