import type { Outcome } from "../model/outcome.js";
import { type RequestFailure, readFailure } from "./request-failure.js";

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
