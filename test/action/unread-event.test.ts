import { expect, it } from "vitest";
import { readEvent } from "../../src/action/event.js";
import { readInputs } from "../../src/action/inputs.js";
import { postResult } from "../../src/action/posting.js";
import type { LintInput } from "../../src/lint/contract/lint-input.js";
import { lintRepository } from "../../src/lint/lint.js";
import { nameBase } from "../../src/workspace/base-revision.js";

const NOTHING: LintInput = { manifests: [], clusters: [], configuration: undefined, unreadable: [], notices: [] };

it.each([undefined, null, "x", { pull_request: { number: "7", head: null } }])(
  "a pull request that the event %j does not name gets nothing, and the log says why",
  async (payload) => {
    const event = readEvent({ GITHUB_EVENT_NAME: "pull_request", GITHUB_REPOSITORY: "o/r" }, payload);
    const inputs = readInputs((name) => (name === "comment" ? "true" : ""));
    if (inputs.problem !== undefined) throw new Error("the inputs are right");
    const verdict = { result: lintRepository(NOTHING), passed: true };
    const context = {
      event,
      inputs: inputs.value,
      workingDirectory: "/",
      host: { environment: {}, wait: async () => undefined },
    };
    expect(await postResult(verdict, context)).toEqual({
      lines: ['input "comment" does nothing: the event of this run does not say which pull request it is'],
      warnings: [],
    });
  },
);

it("the base of a pull request has the name of its branch, where the runner tells it", () => {
  const base = { revision: "HEAD^1", commit: "0".repeat(40), input: NOTHING, unseen: [] };
  expect(nameBase({ ...NOTHING, base }, "main").base).toEqual({ ...base, revision: "main" });
  expect(nameBase({ ...NOTHING, base }, "").base).toBe(base);
  expect(nameBase(NOTHING, "main")).toBe(NOTHING);
});
