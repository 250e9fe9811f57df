import { describe, expect, it } from "vitest";
import { INVALID_POD, WARNED_POD } from "../cli/program.js";
import { type Answer, BOT, TOKEN } from "./github-server.js";
import { BASE, COMMENT, FIXABLE_POD, github, operations, runPullRequest, warnings } from "./posting-step.js";
import { pullRequestRepository } from "./pull-request-repository.js";

const UNREADABLE: Answer = { status: 502, body: { message: "Bad Gateway" } };

describe("what GitHub does not do", () => {
  const both = { comment: "true", suggestions: "true" };

  it.each([
    ["none", false],
    ["that to read", true],
  ])("a missing permission is one warning, and the verdict stands: %s", async (_, mayRead) => {
    const server = await github();
    server.permissions.clear();
    if (mayRead) server.permissions.add("pull-requests: read");
    const repository = pullRequestRepository(BASE, { "k8s/new.yaml": FIXABLE_POD });
    const step = await runPullRequest(server, repository, { inputs: both });
    expect(warnings(step)).toEqual([
      '::warning title=taintlint::the comment and the suggestions could not be posted: the token has no permission "pull-requests: write" (GitHub answered 403)',
    ]);
    expect(step.exitCode).toBe(1);
    expect(step.outputs.errors).toBe("1");
    expect(step.annotations.some((line) => line.startsWith("::error file=k8s/new.yaml"))).toBe(true);
  });

  it("a fork has no permission, and that is no warning", async () => {
    const server = await github();
    server.permissions.clear();
    const repository = pullRequestRepository(BASE, { "k8s/new.yaml": FIXABLE_POD });
    const step = await runPullRequest(server, repository, { inputs: both, fork: true });
    expect(warnings(step)).toEqual([]);
    expect(step.log).toContain("the token of a pull request from a fork may only read");
    expect(step.exitCode).toBe(1);
  });

  it.each([
    ["a refusal", { status: 422, body: { message: `no ${TOKEN}` } }],
    ["a long refusal", { status: 422, body: { message: `${"x".repeat(190)}${TOKEN}` } }],
    ["an address", { status: 201, body: { html_url: `https://github.example/${TOKEN}` } }],
  ] as const)("the token is in no message, also if an API echoes it: %s", async (_, answer) => {
    const server = await github();
    server.intercept.push(
      () => undefined,
      () => answer,
    );
    const step = await runPullRequest(server, pullRequestRepository(BASE, { "k8s/new.yaml": INVALID_POD }));
    expect(operations(server)).toEqual(["issues/list-comments", "issues/create-comment"]);
    expect(step.log).toMatch(/could not be posted|commented: /);
    expect(step.log + step.summary).not.toContain(TOKEN.slice(0, 8));
  });

  it("a warning takes one of the ten places of a step", async () => {
    const server = await github();
    server.permissions.clear();
    const pods = Array.from({ length: 12 }, (_, index) => [
      `k8s/p${index}.yaml`,
      WARNED_POD.replace("web", `w${index}`).replace("nothing", `n${index}`),
    ]);
    const step = await runPullRequest(server, pullRequestRepository(BASE, Object.fromEntries(pods)));
    expect(step.annotations.filter((line) => line.startsWith("::warning"))).toHaveLength(10);
    expect(step.annotations[0]).toContain("pull-requests: write");
    expect(step.log).toContain("3 findings have no annotation");
  });

  it.each([
    ["an unknown token", { token: "wrong" }, "GitHub does not know the token"],
    ["no token", { token: "" }, 'input "token" is empty'],
  ])("%s is one warning", async (_, inputs, why) => {
    const server = await github();
    const repository = pullRequestRepository(BASE, { "k8s/new.yaml": INVALID_POD });
    const step = await runPullRequest(server, repository, { inputs: { ...COMMENT, ...inputs } });
    expect(warnings(step)).toEqual([`::warning title=taintlint::the comment could not be posted: ${why}`]);
  });

  it("what passes is tried again, and what is posted is not posted twice", async () => {
    const server = await github();
    const broken = pullRequestRepository(BASE, { "k8s/new.yaml": INVALID_POD });
    server.intercept.push(
      () => UNREADABLE,
      () => undefined,
      ({ body }) => {
        // GitHub takes the comment, and its answer gets lost.
        server.comments.push({ id: 5, body: String(body.body), user: BOT, html_url: "https://github.example/5" });
        return UNREADABLE;
      },
    );
    const step = await runPullRequest(server, broken);
    expect(warnings(step)).toEqual([]);
    expect(step.waits).toEqual([1, 2]);
    expect(step.log).toContain("the comment is up to date");
    expect(server.comments).toHaveLength(1);
  });

  it("GitHub's rate limits are waited for as long as it says, unless that is too long", async () => {
    const server = await github();
    const broken = pullRequestRepository(BASE, { "k8s/new.yaml": INVALID_POD });
    const limited = (seconds: string) => (): Answer => ({
      status: 403,
      headers: { "retry-after": seconds },
      body: { message: "You have exceeded a secondary rate limit." },
    });
    server.intercept.push(limited("0"), limited("60"));
    const patient = await runPullRequest(server, broken);
    expect(warnings(patient)).toEqual([]);
    expect(patient.waits).toEqual([0, 60]);
    expect(server.comments).toHaveLength(1);
    server.intercept.push(limited("3600"));
    const step = await runPullRequest(server, broken);
    expect(step.waits).toEqual([]);
    expect(warnings(step)).toEqual([
      "::warning title=taintlint::the comment could not be posted: GitHub's rate limit is reached",
    ]);
  });

  it("a server that is gone is one warning", async () => {
    const server = await github();
    const repository = pullRequestRepository(BASE, { "k8s/new.yaml": INVALID_POD });
    server.intercept.push(...Array.from({ length: 3 }, () => () => UNREADABLE));
    const step = await runPullRequest(server, repository);
    expect(step.waits).toEqual([1, 2]);
    expect(warnings(step)).toEqual(["::warning title=taintlint::the comment could not be posted: GitHub answered 502"]);
    expect(step.exitCode).toBe(1);
  });

  it("posts nothing beside code that nobody has reviewed", async () => {
    const server = await github();
    const repository = pullRequestRepository(BASE, { "k8s/new.yaml": INVALID_POD });
    const step = await runPullRequest(server, repository, { env: { GITHUB_EVENT_NAME: "pull_request_target" } });
    expect(warnings(step)).toEqual([expect.stringContaining('nothing is posted for "pull_request_target"')]);
    expect(operations(server)).toEqual([]);
  });

  it("tells nobody that all is well after looking at nothing", async () => {
    const server = await github();
    const broken = pullRequestRepository(BASE, { "k8s/new.yaml": INVALID_POD });
    await runPullRequest(server, broken);
    const step = await runPullRequest(server, broken, { inputs: { ...COMMENT, manifests: "nowhere/*.yaml" } });
    expect(step.exitCode).toBe(1);
    expect(step.log).toContain("nothing was linted");
    expect(server.comments.map(({ body }) => body)).toEqual([expect.stringContaining("1 error")]);
  });

  it("asks nothing where nothing is to be posted", async () => {
    const server = await github();
    const repository = pullRequestRepository(BASE, { "k8s/new.yaml": INVALID_POD });
    await runPullRequest(server, repository, { inputs: {} });
    expect(operations(server)).toEqual([]);
  });
});
