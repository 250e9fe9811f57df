import type { LintVerdict } from "../cli/commands/lint-report.js";
import { githubLinks, repositoryPaths } from "../cli/contract/checkout.js";
import { fixesOf } from "../model/finding.js";
import {
  auditIssueTitle,
  formatAuditIssue,
  formatPullRequestComment,
  type GithubCommentOptions,
  isClean,
} from "../reporters/github-comment.js";
import { markdownCode } from "../reporters/markdown.js";
import { keepIssue } from "./audit-issue.js";
import type { PullRequestEvent, WorkflowEvent } from "./event.js";
import { connectGithub, type GithubClient, withoutToken } from "./github-client.js";
import type { ActionHost } from "./host.js";
import type { ActionInputs } from "./inputs.js";
import { attempt, type RequestFailure } from "./request-failure.js";
import { reviewPullRequest } from "./review.js";
import { keepComment, markerOf } from "./sticky-comment.js";

export interface PostingContext {
  readonly event: WorkflowEvent;
  readonly inputs: ActionInputs;
  /** Absolute. */
  readonly workingDirectory: string;
  readonly host: Pick<ActionHost, "environment" | "fetch" | "wait">;
}

/** The outcome of posting, which never changes the verdict. */
export interface Posting {
  readonly lines: readonly string[];
  readonly warnings: readonly string[];
}

interface Task {
  readonly what: string;
  readonly permission: string;
  readonly work: (client: GithubClient) => Promise<readonly string[]>;
}

interface Failed {
  readonly task: Task;
  readonly failure: RequestFailure;
}

/** Writes what the inputs ask for: a comment, suggestions, an issue. No message holds the token. */
export async function postResult(verdict: LintVerdict, context: PostingContext): Promise<Posting> {
  const { lines, warnings } = await post(verdict, context);
  const { token } = context.inputs;
  return {
    lines: lines.map((text) => withoutToken(text, token)),
    warnings: warnings.map((text) => withoutToken(text, token)),
  };
}

async function post(verdict: LintVerdict, context: PostingContext): Promise<Posting> {
  const { inputs, event, host } = context;
  const wanted = (["comment", "suggestions", "issue"] as const).filter((name) => inputs[name]);
  if (wanted.length === 0) return { lines: [], warnings: [] };
  if (event.kind === "pull_request_target") {
    const why = 'it runs beside code that nobody has reviewed: use "pull_request"';
    return { lines: [], warnings: [`nothing is posted for "pull_request_target", because ${why}`] };
  }
  const { ended, reached = [], findings } = verdict.result;
  // What was posted before names more than this run got to.
  if (ended !== undefined || (reached.length > 0 && findings.length === 0)) {
    return { lines: [], warnings: ["nothing is posted: the run did not judge everything"] };
  }
  const lines = wanted.flatMap((name) => describeUnfit(name, event) ?? []);
  const tasks = planTasks(verdict, context);
  if (tasks.length === 0) return { lines, warnings: [] };
  if (inputs.token === "") return { lines, warnings: [`${notPosted(tasks)}: input "token" is empty`] };
  const client = await connectGithub(inputs.token, host);
  if (client === undefined) return { lines, warnings: [`${notPosted(tasks)}: GITHUB_REPOSITORY names no repository`] };
  const failed: Failed[] = [];
  for (const task of tasks) {
    const { value, problem: failure } = await attempt(task.permission, () => task.work(client), host.wait);
    if (failure === undefined) lines.push(...value);
    else failed.push({ task, failure });
  }
  return describeFailures(failed, event, lines);
}

function describeUnfit(name: "comment" | "suggestions" | "issue", event: WorkflowEvent): string | undefined {
  const isIssue = name === "issue";
  if (event.kind === (isIssue ? "audit" : "pull_request")) return undefined;
  if (event.kind === "other" && event.name === "pull_request") {
    return `input "${name}" does nothing: the event of this run does not say which pull request it is`;
  }
  const what = event.kind === "audit" || event.kind === "other" ? event.name : event.kind;
  return `input "${name}" does nothing for "${what}": it is for ${isIssue ? "schedule and workflow_dispatch" : "pull_request"}`;
}

function planTasks(verdict: LintVerdict, { event, inputs, ...context }: PostingContext): readonly Task[] {
  if (event.kind === "audit" && inputs.issue) return [issueTask(verdict, inputs, context)];
  if (event.kind !== "pull_request") return [];
  const tasks: Task[] = [];
  if (inputs.comment) tasks.push(commentTask(verdict, event, inputs, context));
  // Without a fix there is nothing to suggest, and no request is needed.
  const { findings } = verdict.result;
  if (inputs.suggestions && findings.some((finding) => fixesOf(finding).length > 0)) {
    const { host, workingDirectory } = context;
    const repositoryPath = repositoryPaths(host.environment, workingDirectory);
    tasks.push({
      what: "the suggestions",
      permission: "pull-requests: write",
      work: (client) => reviewPullRequest(client, event, findings, { workingDirectory, repositoryPath }),
    });
  }
  return tasks;
}

type Surroundings = Omit<PostingContext, "event" | "inputs">;

function commentTask(
  { result, passed }: LintVerdict,
  event: PullRequestEvent,
  inputs: ActionInputs,
  context: Surroundings,
): Task {
  const folder = workingFolder(context);
  const marker = markerOf("comment", [folder, inputs.config ?? ""]);
  const { plain, linked } = commentOptions(passed, folder, context, event.headSha);
  const content = {
    lasting: formatPullRequestComment(result, plain),
    text: formatPullRequestComment(result, linked),
    clean: isClean(result),
  };
  return {
    what: "the comment",
    permission: "pull-requests: write",
    work: async (client) => [await keepComment(client, event.number, marker, content)],
  };
}

function issueTask({ result, passed }: LintVerdict, inputs: ActionInputs, context: Surroundings): Task {
  const folder = workingFolder(context);
  const marker = markerOf("issue", [folder, inputs.config ?? ""]);
  const { plain, linked } = commentOptions(passed, folder, context, context.host.environment.GITHUB_SHA);
  const content = {
    title: auditIssueTitle(result, folder),
    lasting: formatAuditIssue(result, plain),
    text: (before?: string | null) => formatAuditIssue(result, linked, before),
    clean: result.findings.length === 0,
    farewell: "✅ The latest audit found nothing.",
  };
  return {
    what: "the issue",
    permission: "issues: write",
    work: async (client) => [await keepIssue(client, marker, content)],
  };
}

/** From the root of the repository; empty for the root itself. */
function workingFolder({ host, workingDirectory }: Surroundings): string {
  const folder = repositoryPaths(host.environment, workingDirectory)(".");
  return folder === "." ? "" : folder;
}

/** The comment's text with links to commit and run; `plain`, for comparison, has none. */
function commentOptions(
  passed: boolean,
  folder: string,
  { host: { environment }, workingDirectory }: Surroundings,
  commit: string | undefined,
): { readonly plain: GithubCommentOptions; readonly linked: GithubCommentOptions } {
  const links = githubLinks({ ...environment, GITHUB_SHA: commit }, workingDirectory);
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run } = environment;
  const runUrl = server && repository && run ? { runUrl: `${server}/${repository}/actions/runs/${run}` } : {};
  const scope = folder === "" ? "" : ` in ${markdownCode(folder)}`;
  return {
    plain: { passed, scope },
    linked: { passed, scope, ...links, ...runUrl },
  };
}

/** Returns one sentence for each reason. A fork's read-only token is expected, and only logged. */
function describeFailures(failed: readonly Failed[], event: WorkflowEvent, lines: readonly string[]): Posting {
  const readOnly = event.kind === "pull_request" ? event.readOnly : undefined;
  const expected = failed.filter(({ failure }) => readOnly !== undefined && failure.kind === "permission");
  const others = failed.filter((one) => !expected.includes(one));
  const warnings = [...new Set(others.map(({ failure }) => failure.message))].map((message) => {
    const alike = others.filter(({ failure }) => failure.message === message);
    return `${notPosted(alike.map(({ task }) => task))}: ${message}`;
  });
  if (expected.length === 0) return { lines, warnings };
  const why = readOnly === "fork" ? "of a pull request from a fork" : "of Dependabot";
  const line = `${notPosted(expected.map(({ task }) => task))}: the token ${why} may only read; see the annotations and the job summary`;
  return { lines: [...lines, line], warnings };
}

function notPosted(tasks: readonly Task[]): string {
  const names = tasks.map(({ what }) => what).join(" and ");
  return `${names} could not be posted`;
}
