import { micromark } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";
import { describe, expect, it, onTestFinished } from "vitest";
import { useDist } from "../cli/dist-copy.js";
import { CONFIGURATION, INVALID_POD, POD, WARNED_POD } from "../cli/program.js";
import { temporaryFolder } from "../cli/temporary-folder.js";
import { HOSTILE_TEXTS } from "../reporters/hostile-names.js";
import { type Answer, BOT, type GithubServer, startGithub, TOKEN } from "./github-server.js";
import { type PullRequestRepository, pullRequestRepository } from "./pull-request-repository.js";
import { runStep, type Step } from "./workflow-step.js";

const program = useDist("action.js");
const BASE = { "taintlint.yaml": CONFIGURATION, "k8s/web.yaml": POD };
/** A pod whose finding, an error, can be fixed with certainty. */
const FIXABLE_POD = INVALID_POD.replace("operator: Exists, effect: NoSchedul ", "operator: Exists, value: x ");
/** Without a comment a run has nothing to say. */
const COMMENT = { comment: "true" };

async function github(): Promise<GithubServer> {
  const server = await startGithub();
  // Whatever else a test looks at: GitHub would have understood every request.
  onTestFinished(() => expect(server.mistakes).toEqual([]));
  return server;
}

interface PullRequestOptions {
  readonly inputs?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly fork?: boolean;
}

function runPullRequest(
  server: GithubServer,
  repository: PullRequestRepository,
  { inputs = COMMENT, env = {}, fork = false }: PullRequestOptions = {},
): Promise<Step> {
  const full_name = fork ? "guest/infra" : "shop/infra";
  const head = { sha: repository.head, repo: { full_name } };
  const base = { sha: repository.base, repo: { full_name: "shop/infra" } };
  server.files.splice(0, server.files.length, ...repository.files);
  return runStep(program(), {
    cwd: repository.cwd,
    inputs: { token: TOKEN, ...inputs },
    env: { ...variables(server, "pull_request"), GITHUB_SHA: repository.merge, ...env },
    event: { pull_request: { number: 7, head, base } },
  });
}

function variables(server: GithubServer, event: string): Record<string, string> {
  return {
    ...{ GITHUB_API_URL: server.url, GITHUB_EVENT_NAME: event, GITHUB_REPOSITORY: "shop/infra" },
    ...{ GITHUB_SERVER_URL: "https://github.example", GITHUB_RUN_ID: "42", GITHUB_ACTOR: "octocat" },
  };
}

function operations({ requests }: GithubServer): string[] {
  return requests.map(({ operation }) => operation);
}

function warnings({ annotations }: Step): string[] {
  return annotations.filter((line) => line.startsWith("::warning title=taintlint::"));
}

const UNREADABLE: Answer = { status: 502, body: { message: "Bad Gateway" } };

describe("the comment", () => {
  it("is not written by a first run that finds nothing", async () => {
    const server = await github();
    const step = await runPullRequest(server, pullRequestRepository(BASE, { "k8s/new.yaml": POD }));
    expect(step.exitCode).toBe(0);
    expect(operations(server)).toEqual(["issues/list-comments"]);
    expect(server.comments).toEqual([]);
  });

  it("is written once, stays while nothing changes, is updated, and becomes a tick", async () => {
    const server = await github();
    const broken = pullRequestRepository(BASE, { "k8s/new.yaml": INVALID_POD });
    const first = await runPullRequest(server, broken);
    expect(first.exitCode).toBe(1);
    expect(first.log).toContain("commented: https://github.example/shop/infra");
    expect(server.comments).toHaveLength(1);
    expect(server.comments[0]?.body).toMatch(/^<!-- taintlint comment \w+ \w+ -->\n### ❌ taintlint: 1 error\n/);
    expect(server.comments[0]?.body).toContain(`/blob/${broken.head}/k8s/new.yaml#L8`);
    expect(server.comments[0]?.body).toContain("https://github.example/shop/infra/actions/runs/42");

    const second = await runPullRequest(server, broken, { env: { GITHUB_RUN_ID: "43" } });
    expect(second.log).toContain("the comment is up to date");
    expect(operations(server).filter((name) => name !== "issues/list-comments")).toEqual(["issues/create-comment"]);

    await runPullRequest(server, pullRequestRepository(BASE, { "k8s/new.yaml": WARNED_POD }));
    expect(server.comments).toHaveLength(1);
    expect(server.comments[0]?.body).toContain("### ✅ taintlint: 1 warning\n");

    const clean = await runPullRequest(server, pullRequestRepository(BASE, { "k8s/new.yaml": POD }));
    expect(clean.log).toContain("updated the comment");
    expect(server.comments[0]?.body).toContain("### ✅ taintlint: no findings\n");
    expect(server.comments).toHaveLength(1);
  });

  it("is found behind many others, and nobody else's copy of it is touched", async () => {
    const server = await github();
    const broken = pullRequestRepository(BASE, { "k8s/new.yaml": INVALID_POD });
    await runPullRequest(server, broken);
    const [own] = server.comments;
    const others = Array.from({ length: 250 }, (_, id) => ({ id, body: "hello", user: { login: "a", type: "User" } }));
    const copy = { id: 999, body: own?.body ?? "", user: { login: "mallory", type: "User" } };
    server.comments.unshift(copy, ...others);
    await runPullRequest(server, pullRequestRepository(BASE, { "k8s/new.yaml": WARNED_POD }));
    expect(server.comments).toHaveLength(252);
    expect(server.comments.at(-1)?.body).toContain("1 warning");
    expect(copy.body).toContain("1 error");

    server.comments.pop();
    await runPullRequest(server, broken);
    expect(server.comments).toHaveLength(252);
    expect(server.comments.at(-1)).toMatchObject({ user: BOT });
    expect(operations(server)).toContain("users/get-authenticated");
  });

  it("of a user's own token is known by its login", async () => {
    const server = await github();
    server.login = "robot-of-the-shop";
    const broken = pullRequestRepository(BASE, { "k8s/new.yaml": INVALID_POD });
    await runPullRequest(server, broken);
    await runPullRequest(server, pullRequestRepository(BASE, { "k8s/new.yaml": WARNED_POD }));
    expect(server.comments.map(({ user }) => user.login)).toEqual(["robot-of-the-shop"]);
    expect(server.comments[0]?.body).toContain("1 warning");
  });

  it("of each folder is one of its own", async () => {
    const server = await github();
    const files = { "a/taintlint.yaml": CONFIGURATION, "b/taintlint.yaml": CONFIGURATION };
    const changed = { "a/pod.yaml": INVALID_POD, "b/pod.yaml": INVALID_POD };
    const repository = pullRequestRepository(files, changed);
    for (const folder of ["a", "b", "a"]) {
      const step = await runPullRequest(server, repository, { inputs: { ...COMMENT, "working-directory": folder } });
      expect(step.annotations).toEqual([expect.stringMatching(`^::error file=${folder}/pod\\.yaml,line=8,`)]);
    }
    expect(server.comments).toHaveLength(2);
    expect(server.comments[1]?.body).toContain("### ❌ taintlint in <code>b</code>: 1 error");
    expect(server.comments[1]?.body).toContain("/b/pod.yaml#L8");
  });

  it("with 5,000 findings is cut by rows, and says so", async () => {
    const server = await github();
    const pods = Array.from({ length: 5000 }, (_, index) =>
      INVALID_POD.replace("name: web", `name: web-${index}`).replace("NoSchedul ", `Effect${index} `),
    );
    const step = await runPullRequest(server, pullRequestRepository(BASE, { "k8s/many.yaml": pods.join("---\n") }));
    expect(step.outputs.errors).toBe("5000");
    expect(step.annotations).toHaveLength(10);
    const body = server.comments[0]?.body ?? "";
    expect(body.length).toBeLessThanOrEqual(65_536);
    expect(body.length).toBeGreaterThan(50_000);
    expect(body).toMatch(/\n\d+ rows are left out: GitHub limits the size\.\n/);
  });

  it("carries nothing that a repository says into GitHub's language", async () => {
    const server = await github();
    const names = HOSTILE_TEXTS.map((text) => JSON.stringify(text.replaceAll(/[\0\ud800]/g, "")));
    const pods = names.map((name, index) =>
      INVALID_POD.replace("name: web", `name: web-${index}`).replace("NoSchedul ", `${name} `),
    );
    await runPullRequest(server, pullRequestRepository(BASE, { "k8s/<!-- @octocat.yaml": pods.join("---\n") }));
    const body = server.comments[0]?.body ?? "";
    expect(body.match(/<!--/g)).toHaveLength(1);
    const html = micromark(body, { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] });
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link);
    expect(links.length).toBeGreaterThan(names.length);
    expect(links.filter((link) => !/^(?:docs\/rules\/|https:\/\/github\.example\/shop\/)/.test(link ?? ""))).toEqual(
      [],
    );
    const tags = new Set([...html.matchAll(/<(\w+)/g)].map(([, tag]) => tag));
    const meant = ["a", "code", "details", "h3", "p", "summary", "br", "table", "tbody", "td", "th", "thead", "tr"];
    expect([...tags].filter((tag) => !meant.includes(tag ?? ""))).toEqual([]);
    expect(html).not.toMatch(/@octocat|(?<!&)#12\b/);
  });
});

describe("suggestions", () => {
  const inputs = { suggestions: "true" };

  it("stand at the lines of the diff, once", async () => {
    const server = await github();
    const repository = pullRequestRepository(BASE, { "k8s/new.yaml": FIXABLE_POD });
    const first = await runPullRequest(server, repository, { inputs });
    expect(first.exitCode).toBe(1);
    expect(server.reviewComments).toHaveLength(1);
    expect(server.reviewComments[0]).toMatchObject({ path: "k8s/new.yaml", line: 8, side: "RIGHT" });
    expect(server.reviewComments[0]?.body).toContain(
      "\n```suggestion\n    - { key: nvidia.com/gpu, operator: Exists }\n```\n",
    );
    const review = server.requests.find(({ operation }) => operation === "pulls/create-review");
    expect(review?.body).toMatchObject({ commit_id: repository.head, event: "COMMENT" });

    const second = await runPullRequest(server, repository, { inputs });
    expect(second.log).toContain("1 of the findings that can be fixed have a suggestion already");
    expect(server.reviewComments).toHaveLength(1);
  });

  it("are none for a file that the base has changed as well, or that is not in the diff", async () => {
    const server = await github();
    const before = { ...BASE, "k8s/both.yaml": `# 1\n${"# -\n".repeat(20)}${POD}`, "k8s/old.yaml": FIXABLE_POD };
    const changed = { "k8s/both.yaml": `# 1\n${"# -\n".repeat(20)}${FIXABLE_POD}` };
    const later = { "k8s/both.yaml": `# 1\n# more\n${"# -\n".repeat(20)}${POD}` };
    const step = await runPullRequest(server, pullRequestRepository(before, changed, later), {
      inputs: { ...inputs, base: "off" },
    });
    expect(step.outputs.findings).toBe("2");
    expect(server.reviewComments).toEqual([]);
    expect(operations(server)).not.toContain("pulls/create-review");
  });

  it("are at most thirty, and the next run brings the others", async () => {
    const server = await github();
    const pods = Array.from({ length: 35 }, (_, index) => FIXABLE_POD.replace("name: web", `name: web-${index}`));
    const repository = pullRequestRepository(
      BASE,
      Object.fromEntries(pods.map((pod, index) => [`k8s/p${index}.yaml`, pod.replace("value: x", `value: x${index}`)])),
    );
    const step = await runPullRequest(server, repository, { inputs });
    expect(step.log).toContain("suggested 30 fixes for review");
    expect(step.log).toContain("5 more would be too many");
    await runPullRequest(server, repository, { inputs });
    expect(server.reviewComments).toHaveLength(35);
    expect(new Set(server.reviewComments.map(({ path }) => path)).size).toBe(35);
  });

  it("that GitHub refuses do not lose the others", async () => {
    const server = await github();
    const files = ["a", "b", "c", "d", "e"].map((name) => [`k8s/${name}.yaml`, FIXABLE_POD.replace("web", name)]);
    const repository = pullRequestRepository(BASE, Object.fromEntries(files));
    server.files.push(...repository.files);
    // GitHub sees another patch than it told.
    const hide = (request: { readonly operation: string }) => {
      if (request.operation !== "pulls/create-review") return undefined;
      server.files.splice(0, server.files.length, ...server.files.filter(({ filename }) => filename !== "k8s/c.yaml"));
      return undefined;
    };
    server.intercept.push(...Array.from({ length: 20 }, () => hide));
    const step = await runPullRequest(server, repository, { inputs });
    expect(step.log).toContain("suggested 4 fixes for review");
    expect(step.log).toContain("GitHub refused 1 of the suggestions");
    expect(server.reviewComments.map(({ path }) => path).sort()).toEqual(
      ["a", "b", "d", "e"].map((name) => `k8s/${name}.yaml`),
    );
  });

  it("ask nothing of GitHub where nothing can be fixed", async () => {
    const server = await github();
    await runPullRequest(server, pullRequestRepository(BASE, { "k8s/new.yaml": POD }), { inputs });
    expect(operations(server)).toEqual([]);
  });
});

describe("the issue of an audit", () => {
  function runAudit(server: GithubServer, pod: string, event = "schedule"): Promise<Step> {
    return runStep(program(), {
      cwd: temporaryFolder({ "taintlint.yaml": CONFIGURATION, "k8s/web.yaml": pod }),
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
    server.intercept.push(limited("0"), limited("0"));
    expect(warnings(await runPullRequest(server, broken))).toEqual([]);
    expect(server.comments).toHaveLength(1);
    server.intercept.push(limited("3600"));
    expect(warnings(await runPullRequest(server, broken))).toEqual([
      "::warning title=taintlint::the comment could not be posted: GitHub's rate limit is reached",
    ]);
  });

  it("a server that is gone is one warning", async () => {
    const server = await github();
    const repository = pullRequestRepository(BASE, { "k8s/new.yaml": INVALID_POD });
    server.intercept.push(
      ...Array.from({ length: 3 }, () => () => ({ ...UNREADABLE, headers: { "retry-after": "0" } })),
    );
    const step = await runPullRequest(server, repository);
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
