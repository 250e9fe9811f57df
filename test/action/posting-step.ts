import { expect, onTestFinished } from "vitest";
import { CONFIGURATION, INVALID_POD, POD } from "../cli/program.js";
import { type GithubServer, startGithub, TOKEN } from "./github-server.js";
import type { PullRequestRepository } from "./pull-request-repository.js";
import { runStep, type Step, type StepInProcess, type StepOptions } from "./workflow-step.js";

/** What is there before a pull request. */
export const BASE = { "taintlint.yaml": CONFIGURATION, "k8s/web.yaml": POD };
/** A pod whose finding, an error, can be fixed with certainty. */
export const FIXABLE_POD = INVALID_POD.replace("operator: Exists, effect: NoSchedul ", "operator: Exists, value: x ");
/** Inputs: without one of its kind a run has nothing to say to GitHub. */
export const COMMENT = { comment: "true" };

/** GitHub for one test. */
export async function github(): Promise<GithubServer> {
  const server = await startGithub();
  // Whatever else a test looks at: GitHub would have understood every request.
  onTestFinished(() => expect(server.mistakes).toEqual([]));
  return server;
}

export interface PullRequestOptions {
  readonly inputs?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly fork?: boolean;
}

/** Runs the action in this process for pull request 7 of `shop/infra`. */
export function runPullRequest(
  server: GithubServer,
  repository: PullRequestRepository,
  options?: PullRequestOptions,
): Promise<StepInProcess> {
  return runStep(pullRequestStep(server, repository, options));
}

/** What GitHub's runner gives to a step for pull request 7. */
export function pullRequestStep(
  server: GithubServer,
  repository: PullRequestRepository,
  { inputs = COMMENT, env = {}, fork = false }: PullRequestOptions = {},
): StepOptions {
  const full_name = fork ? "guest/infra" : "shop/infra";
  const head = { sha: repository.head, repo: { full_name } };
  const base = { sha: repository.base, repo: { full_name: "shop/infra" } };
  server.files.splice(0, server.files.length, ...repository.files);
  return {
    cwd: repository.cwd,
    inputs: { token: TOKEN, ...inputs },
    env: { ...variables(server, "pull_request"), GITHUB_SHA: repository.merge, ...env },
    event: { pull_request: { number: 7, head, base } },
  };
}

/** What GitHub's runner sets. */
export function variables(server: GithubServer, event: string): Record<string, string> {
  return {
    ...{ GITHUB_API_URL: server.url, GITHUB_EVENT_NAME: event, GITHUB_REPOSITORY: "shop/infra" },
    ...{ GITHUB_SERVER_URL: "https://github.example", GITHUB_RUN_ID: "42", GITHUB_ACTOR: "octocat" },
  };
}

export function operations({ requests }: GithubServer): string[] {
  return requests.map(({ operation }) => operation);
}

/** What the action itself warns of. */
export function warnings({ annotations }: Step): string[] {
  return annotations.filter((line) => line.startsWith("::warning title=taintlint::"));
}
