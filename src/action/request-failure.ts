import type { Outcome } from "../model/outcome.js";
import { valueAt } from "./event.js";

export interface RequestFailure {
  /** `permission`: of the token. `refused`: a bad request. `unavailable`: GitHub, or the network. */
  readonly kind: "permission" | "refused" | "rate-limit" | "unavailable";
  /** One lower-case clause. */
  readonly message: string;
  /** HTTP status; undefined without an answer. */
  readonly status?: number;
  /** Seconds that GitHub asks to wait. */
  readonly retryAfter?: number;
}

const FIRST_LINE = /^[^\r\n]*/;
const MESSAGE_MAX_LENGTH = 200;

/** Reads an error thrown by octokit. `permission` is the one that the request needs, as a workflow writes it. */
export function readFailure(error: unknown, permission: string, now: number = Date.now()): RequestFailure {
  const status = valueAt(error, "status");
  const hasResponse = valueAt(error, "response") !== undefined;
  const message = error instanceof Error ? error.message : String(error);
  const text = (FIRST_LINE.exec(message)?.[0] ?? "").slice(0, MESSAGE_MAX_LENGTH);
  if (typeof status !== "number" || !hasResponse) {
    return { kind: "unavailable", message: `GitHub did not answer: ${text}` };
  }
  const wait = retryAfter(error, now);
  if (status === 429 || (status === 403 && (wait !== undefined || /rate limit/i.test(text)))) {
    const message = "GitHub's rate limit is reached";
    return { kind: "rate-limit", status, message, retryAfter: wait };
  }
  if (status === 401) return { kind: "permission", status, message: "GitHub does not know the token" };
  if (status === 403 || status === 404) {
    const message = `the token has no permission "${permission}" (GitHub answered ${status})`;
    return { kind: "permission", status, message };
  }
  if (status >= 500) return { kind: "unavailable", status, message: `GitHub answered ${status}` };
  return { kind: "refused", status, message: `GitHub answered ${status}: ${text}` };
}

/** `retry-after`, or the time until a spent rate limit begins anew. */
function retryAfter(error: unknown, now: number): number | undefined {
  const headers = valueAt(error, "response", "headers");
  const seconds = numberIn(valueAt(headers, "retry-after"));
  if (seconds !== undefined) return seconds;
  if (numberIn(valueAt(headers, "x-ratelimit-remaining")) !== 0) return undefined;
  const reset = numberIn(valueAt(headers, "x-ratelimit-reset"));
  return reset === undefined ? undefined : Math.max(0, Math.ceil(reset - now / 1000));
}

function numberIn(value: unknown): number | undefined {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) ? number : undefined;
}

const ATTEMPTS = 3;
const FIRST_WAIT_SECONDS = 1;
/** A step that waits longer costs more than its comment is worth. */
const MAX_WAIT_SECONDS = 60;

/** Runs a GitHub request, retrying while GitHub is busy. `work` starts over each time. Never throws GitHub's errors. */
export async function attempt<Value>(
  permission: string,
  work: () => Promise<Value>,
  wait: (seconds: number) => Promise<unknown>,
): Promise<Outcome<Value, RequestFailure>> {
  for (let count = 1; ; count++) {
    try {
      return { value: await work() };
    } catch (error) {
      const failure = readFailure(error, permission);
      const pause = failure.retryAfter ?? FIRST_WAIT_SECONDS * 2 ** (count - 1);
      const isPassing = failure.kind === "rate-limit" || failure.kind === "unavailable";
      if (!isPassing || count === ATTEMPTS || pause > MAX_WAIT_SECONDS) return { problem: failure };
      await wait(pause);
    }
  }
}
