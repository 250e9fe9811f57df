import { describe, expect, it } from "vitest";
import { findBase } from "../../src/action/base.js";
import { readEvent } from "../../src/action/event.js";

const HEAD = "a".repeat(40);
const BASE = "b".repeat(40);
const MERGE = "c".repeat(40);
const OLD_BASE = "d".repeat(40);

function pullRequest(head: unknown = { sha: HEAD, repo: { full_name: "shop/infra" } }): unknown {
  return { pull_request: { number: 7, head, base: { sha: OLD_BASE, repo: { full_name: "shop/infra" } } } };
}

function read(name: string, payload: unknown, actor = "octocat") {
  return readEvent({ GITHUB_EVENT_NAME: name, GITHUB_ACTOR: actor, GITHUB_REPOSITORY: "shop/infra" }, payload);
}

const PULL_REQUEST = { kind: "pull_request", number: 7, headSha: HEAD, baseSha: OLD_BASE, readOnly: undefined };

describe("readEvent", () => {
  it.each([
    ["a pull request", "pull_request", pullRequest(), PULL_REQUEST],
    ["a review", "pull_request_review", pullRequest(), PULL_REQUEST],
    [
      "a fork",
      "pull_request",
      pullRequest({ sha: HEAD, repo: { full_name: "guest/infra" } }),
      { ...PULL_REQUEST, readOnly: "fork" },
    ],
    [
      "a fork that is gone",
      "pull_request",
      pullRequest({ sha: HEAD, repo: null }),
      { ...PULL_REQUEST, readOnly: "fork" },
    ],
    ["a target", "pull_request_target", pullRequest(), { kind: "pull_request_target" }],
    ["a merge group", "merge_group", { merge_group: { base_sha: BASE } }, { kind: "merge_group", baseSha: BASE }],
    ["a schedule", "schedule", { schedule: "0 3 * * 1" }, { kind: "audit", name: "schedule" }],
    ["a run by hand", "workflow_dispatch", {}, { kind: "audit", name: "workflow_dispatch" }],
    ["a push", "push", { before: BASE }, { kind: "other", name: "push" }],
  ])("reads %s", (_, name, payload, event) => {
    expect(read(name, payload)).toEqual(event);
  });

  it("knows that Dependabot's token only reads", () => {
    expect(read("pull_request", pullRequest(), "dependabot[bot]")).toEqual({ ...PULL_REQUEST, readOnly: "Dependabot" });
  });

  it.each([
    undefined,
    null,
    "text",
    {},
    { pull_request: null },
    { pull_request: { number: "7; rm", head: { sha: HEAD } } },
    { pull_request: { number: 7, head: { sha: "--upload-pack=evil" } } },
  ])("takes payload %j for that of no pull request", (payload) => {
    expect(read("pull_request", payload)).toEqual({ kind: "other", name: "pull_request" });
  });

  it("without any variable is some event", () => {
    expect(readEvent({}, undefined)).toEqual({ kind: "other", name: "" });
  });
});

describe("findBase", () => {
  const event = read("pull_request", pullRequest());
  const commits: Readonly<Record<string, string>> = {
    HEAD: MERGE,
    "HEAD^1": BASE,
    "HEAD^2": HEAD,
    [OLD_BASE]: OLD_BASE,
  };
  const checkout = (known: Readonly<Record<string, string>>) => ({
    sha: MERGE,
    resolve: (revision: string) => known[revision],
  });
  const missing = { missing: expect.stringContaining('"fetch-depth: 2"') };

  it.each([
    ["the merge commit's first parent", commits, { revision: "HEAD^1" }],
    ["the base of the event, where another commit is checked out", { ...commits, HEAD }, { revision: OLD_BASE }],
    [
      "the base of the event, where the merge is of another head",
      { ...commits, "HEAD^2": BASE },
      { revision: OLD_BASE },
    ],
    ["nothing in a checkout of depth 1", { HEAD: MERGE }, missing],
    ["nothing outside of git", {}, missing],
  ])("of a pull request is %s", (_, known, base) => {
    expect(findBase(undefined, event, checkout(known))).toEqual(base);
  });

  it("tells why git cannot say anything", () => {
    const problem = "git is not installed, or not on the PATH";
    expect(findBase(undefined, event, { ...checkout({}), problem })).toEqual({
      missing: `nothing to compare with, so every finding counts as new: ${problem}`,
    });
  });

  it("of a merge group is what it names", () => {
    const group = read("merge_group", { merge_group: { base_sha: BASE } });
    expect(findBase(undefined, group, checkout({ [BASE]: BASE }))).toEqual({ revision: BASE });
    expect(findBase(undefined, group, checkout({}))).toEqual(missing);
    expect(findBase(undefined, read("merge_group", {}), checkout(commits))).toEqual(missing);
  });

  it("is what the input says, else nothing for other events", () => {
    expect(findBase("main", event, checkout(commits))).toEqual({ revision: "main" });
    expect(findBase("off", event, checkout(commits))).toEqual({});
    expect(findBase(undefined, read("push", {}), checkout(commits))).toEqual({});
    expect(findBase(undefined, read("schedule", {}), checkout(commits))).toEqual({});
  });
});
