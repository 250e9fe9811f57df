import { describe, expect, it } from "vitest";
import { attempt, readFailure } from "../../src/action/request-failure.js";

function answer(status: number, headers: Readonly<Record<string, string>> = {}, message = "no"): Error {
  return Object.assign(new Error(message), { status, response: { headers } });
}

const PERMISSION = "pull-requests: write";

describe("readFailure", () => {
  it.each([
    ["a missing permission", answer(403), "permission"],
    ["a repository that must not be seen", answer(404), "permission"],
    ["an unknown token", answer(401), "permission"],
    ["a mistake", answer(422), "refused"],
    ["a locked conversation", answer(410), "refused"],
    ["a broken gateway", answer(502), "unavailable"],
    ["a primary limit", answer(403, { "x-ratelimit-remaining": "0", "x-ratelimit-reset": "1030" }), "rate-limit"],
    ["a secondary limit", answer(403, { "retry-after": "9" }), "rate-limit"],
    ["a secondary limit that names no time", answer(403, {}, "You have exceeded a secondary rate limit"), "rate-limit"],
    ["too many requests", answer(429), "rate-limit"],
    ["no network", new Error("getaddrinfo ENOTFOUND"), "unavailable"],
    // octokit gives a failed connection the status 500, without any answer.
    ["no connection", Object.assign(new Error("connect ECONNREFUSED"), { status: 500 }), "unavailable"],
    ["something else", "text", "unavailable"],
  ])("knows %s", (_, error, kind) => {
    expect(readFailure(error, PERMISSION).kind).toBe(kind);
  });

  it("names the permission, and how long to wait", () => {
    expect(readFailure(answer(403), PERMISSION).message).toContain(`"${PERMISSION}"`);
    const spent = answer(403, { "x-ratelimit-remaining": "0", "x-ratelimit-reset": "1030" });
    expect(readFailure(spent, PERMISSION, 1_000_000).retryAfter).toBe(30);
    expect(readFailure(answer(429, { "retry-after": "9" }), PERMISSION).retryAfter).toBe(9);
  });

  it("says one short line of what GitHub says", () => {
    const { message } = readFailure(answer(422, {}, `first\n::error::second${"x".repeat(999)}`), PERMISSION);
    expect(message).toBe("GitHub answered 422: first");
  });
});

describe("attempt", () => {
  async function run(...answers: readonly (Error | string)[]) {
    const waits: number[] = [];
    const left = [...answers];
    const result = await attempt(
      PERMISSION,
      async () => {
        const next = left.shift();
        if (next instanceof Error) throw next;
        return next;
      },
      async (seconds) => waits.push(seconds),
    );
    return { result, waits, left: left.length };
  }

  it("tries again what passes, after a longer time each", async () => {
    expect(await run(answer(502), answer(503), "done")).toEqual({ result: { value: "done" }, waits: [1, 2], left: 0 });
  });

  it("gives up after three times, or where nothing will change", async () => {
    const gone = await run(answer(502), answer(502), answer(502), "done");
    expect(gone).toMatchObject({ result: { problem: { kind: "unavailable" } }, waits: [1, 2], left: 1 });
    const refused = await run(answer(403), "done");
    expect(refused).toMatchObject({ result: { problem: { kind: "permission" } }, waits: [], left: 1 });
  });

  it("waits as long as GitHub asks, up to a minute", async () => {
    expect((await run(answer(429, { "retry-after": "60" }), "done")).waits).toEqual([60]);
    const long = await run(answer(429, { "retry-after": "61" }), "done");
    expect(long).toMatchObject({ result: { problem: { kind: "rate-limit" } }, waits: [], left: 1 });
  });
});
