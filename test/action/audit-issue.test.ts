import { describe, expect, it } from "vitest";
import { CONFIGURATION, INVALID_POD, POD, WARNED_POD } from "../cli/program.js";
import { temporaryFolder } from "../cli/temporary-folder.js";
import { type GithubServer, TOKEN } from "./github-server.js";
import { BASE, github, operations, runPullRequest, variables, warnings } from "./posting-step.js";
import { pullRequestRepository } from "./pull-request-repository.js";
import { runStep, type Step } from "./workflow-step.js";

describe("the issue of an audit", () => {
  function runAudit(
    server: GithubServer,
    pod: string,
    event = "schedule",
    more: Readonly<Record<string, string>> = {},
  ): Promise<Step> {
    return runStep({
      cwd: temporaryFolder({ "taintlint.yaml": CONFIGURATION, "k8s/web.yaml": pod, ...more }),
      inputs: { token: TOKEN, issue: "true", "fail-on": "never" },
      env: variables(server, event),
    });
  }

  it("is opened once, follows the findings, and is closed in the end", async () => {
    const server = await github();
    const clean = await runAudit(server, POD);
    expect(clean.log).toContain("nothing was found: no issue is needed");
    const user = { login: "octocat", type: "User" };
    server.issues.push({ id: 1, number: 1, title: "a pull request", state: "open", body: "", user, pull_request: {} });

    const first = await runAudit(server, INVALID_POD);
    expect(first.exitCode).toBe(0);
    expect(first.log).toContain("opened an issue: https://github.example/shop/infra/issues/2");
    expect(server.issues[1]).toMatchObject({ title: "taintlint: 1 error", state: "open" });

    expect((await runAudit(server, INVALID_POD, "workflow_dispatch")).log).toContain("the issue is up to date");
    await runAudit(server, WARNED_POD);
    expect(server.issues[1]).toMatchObject({ title: "taintlint: 1 warning", state: "open" });
    expect(server.issues[1]?.body).toContain("unmatched-toleration");

    const closed = await runAudit(server, POD);
    expect(closed.log).toContain("closed the issue");
    expect(server.issues[1]).toMatchObject({ state: "closed", state_reason: "completed" });
    expect(server.comments.map(({ body }) => body)).toEqual(["✅ The latest audit found nothing."]);
    expect(server.issues).toHaveLength(2);

    await runAudit(server, WARNED_POD);
    expect(server.issues).toHaveLength(3);
  });

  it("says first what is new since its last text", async () => {
    const server = await github();
    await runAudit(server, INVALID_POD);
    expect(server.issues[0]?.body).not.toContain("Since the text before");
    const more = { "k8s/more.yaml": WARNED_POD.replace(/name: \w+/, "name: more") };
    expect((await runAudit(server, INVALID_POD, "schedule", more)).log).toContain("updated the issue");
    const [, news = "", old = ""] = server.issues[0]?.body.split(/### (?:New|From before)\n/) ?? [];
    expect(server.issues[0]?.body).toContain("\nSince the text before this: 1 new finding, 0 no longer found.\n");
    expect(news).toContain("k8s/more.yaml");
    expect(old).toContain("k8s/web.yaml");
    expect(old).not.toContain("k8s/more.yaml");
    expect((await runAudit(server, INVALID_POD, "schedule", more)).log).toContain("the issue is up to date");
  });

  it("is not there for pull requests, nor the comment for audits", async () => {
    const server = await github();
    const repository = pullRequestRepository(BASE, { "k8s/new.yaml": INVALID_POD });
    const step = await runPullRequest(server, repository, { inputs: { issue: "true" } });
    expect(step.log).toContain('input "issue" does nothing for "pull_request"');
    expect(operations(server)).toEqual([]);
  });

  it("needs its permission", async () => {
    const server = await github();
    server.permissions.delete("issues: write");
    const step = await runAudit(server, INVALID_POD);
    expect(warnings(step)).toEqual([
      '::warning title=taintlint::the issue could not be posted: the token has no permission "issues: write" (GitHub answered 403)',
    ]);
    expect(step.exitCode).toBe(0);
  });
});
