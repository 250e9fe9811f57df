export type WorkflowEvent =
  | PullRequestEvent
  /** Runs with a write token beside unreviewed code: nothing is posted from here. */
  | { readonly kind: "pull_request_target" }
  | { readonly kind: "merge_group"; readonly baseSha: string | undefined }
  | { readonly kind: "audit"; readonly name: "schedule" | "workflow_dispatch" }
  | { readonly kind: "other"; readonly name: string };

export interface PullRequestEvent {
  readonly kind: "pull_request";
  readonly number: number;
  /** The last commit of the pull request's branch, not the merge commit that is checked out. */
  readonly headSha: string;
  /** The tip of the base branch when the event happened. */
  readonly baseSha: string | undefined;
  /** The reason GitHub gives the run a read-only token by default. */
  readonly readOnly: "fork" | "Dependabot" | undefined;
}

/** Events whose payload describes the checked-out pull request. */
export const PULL_REQUEST_EVENTS = ["pull_request", "pull_request_review", "pull_request_review_comment"];
const DEPENDABOT = "dependabot[bot]";
const SHA = /^[0-9a-f]{40,64}$/;

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the event that started the workflow. `payload` is the parsed file of GITHUB_EVENT_PATH, of any shape. */
export function readEvent(environment: Environment, payload: unknown): WorkflowEvent {
  const name = environment.GITHUB_EVENT_NAME ?? "";
  if (PULL_REQUEST_EVENTS.includes(name)) return readPullRequest(environment, payload) ?? { kind: "other", name };
  switch (name) {
    case "pull_request_target":
      return { kind: name };
    case "merge_group":
      return { kind: name, baseSha: shaAt(payload, "merge_group", "base_sha") };
    case "schedule":
    case "workflow_dispatch":
      return { kind: "audit", name };
    default:
      return { kind: "other", name };
  }
}

function readPullRequest(environment: Environment, payload: unknown): PullRequestEvent | undefined {
  const number = valueAt(payload, "pull_request", "number");
  const headSha = shaAt(payload, "pull_request", "head", "sha");
  if (typeof number !== "number" || !Number.isSafeInteger(number) || headSha === undefined) return undefined;
  const head = valueAt(payload, "pull_request", "head", "repo", "full_name");
  // The repository of the head is null once a fork has been deleted.
  const base = valueAt(payload, "pull_request", "base", "repo", "full_name") ?? environment.GITHUB_REPOSITORY;
  const isDependabot = environment.GITHUB_ACTOR === DEPENDABOT;
  return {
    kind: "pull_request",
    number,
    headSha,
    baseSha: shaAt(payload, "pull_request", "base", "sha"),
    readOnly: head !== base ? "fork" : isDependabot ? "Dependabot" : undefined,
  };
}

function shaAt(payload: unknown, ...keys: readonly string[]): string | undefined {
  const value = valueAt(payload, ...keys);
  return typeof value === "string" && SHA.test(value) ? value : undefined;
}

/** Returns what stands at a path of keys in an object of any shape; undefined where there is none. */
export function valueAt(payload: unknown, ...keys: readonly string[]): unknown {
  return keys.reduce<unknown>((value, key) => {
    const isObject = typeof value === "object" && value !== null;
    return isObject && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
  }, payload);
}
