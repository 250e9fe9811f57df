import { micromark } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";
import { describe, expect, it } from "vitest";
import { CONFIGURATION, INVALID_POD, POD, WARNED_POD } from "../cli/program.js";
import { HOSTILE_TEXTS } from "../reporters/hostile-names.js";
import { BOT } from "./github-server.js";
import { BASE, COMMENT, github, operations, runPullRequest } from "./posting-step.js";
import { pullRequestRepository } from "./pull-request-repository.js";

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
    const unread = ["issues/list-comments", "viewer"];
    expect(operations(server).filter((name) => !unread.includes(name))).toEqual(["issues/create-comment"]);

    await runPullRequest(server, pullRequestRepository(BASE, { "k8s/new.yaml": WARNED_POD }));
    expect(server.comments).toHaveLength(1);
    expect(server.comments[0]?.body).toContain("### ✅ taintlint: 1 warning\n");

    const clean = await runPullRequest(server, pullRequestRepository(BASE, { "k8s/new.yaml": POD }));
    expect(clean.log).toContain("updated the comment");
    expect(server.comments[0]?.body).toContain("### ✅ taintlint: no new findings\n");
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
    expect(operations(server)).toContain("viewer");
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

  it.each([
    ["the workflow's token, by the viewer", undefined, true],
    ["the workflow's token, on a server that names no viewer", undefined, false],
    ["an app's token, by the viewer", "shop[bot]", true],
    ["a user's token, by the viewer", "robot-of-the-shop", true],
  ] as const)("is no other bot's with the same marker: %s", async (_, login, namesViewer) => {
    const server = await github();
    Object.assign(server, { login, namesViewer });
    await runPullRequest(server, pullRequestRepository(BASE, { "k8s/new.yaml": INVALID_POD }));
    const [own] = server.comments;
    const others = ["other[bot]", "mallory"].map((name, id) => ({
      id,
      body: own?.body ?? "",
      user: { login: name, type: name === "mallory" ? "User" : "Bot" },
    }));
    server.comments.unshift(...others);
    await runPullRequest(server, pullRequestRepository(BASE, { "k8s/new.yaml": WARNED_POD }));
    expect(server.comments).toHaveLength(3);
    expect(others.map(({ body }) => body)).toEqual(
      [own?.body, own?.body].map(() => expect.stringContaining("1 error")),
    );
    expect(server.comments[2]?.body).toContain("1 warning");
    // Alone, theirs are no reason to write nothing.
    server.comments.pop();
    await runPullRequest(server, pullRequestRepository(BASE, { "k8s/new.yaml": INVALID_POD }));
    expect(server.comments).toHaveLength(3);
  });

  it("of a token that no server names is known by the author of the one that it just wrote", async () => {
    const server = await github();
    Object.assign(server, { login: "shop[bot]", namesViewer: false });
    await runPullRequest(server, pullRequestRepository(BASE, { "k8s/new.yaml": INVALID_POD }));
    for (const count of [2, 3]) {
      await runPullRequest(server, pullRequestRepository(BASE, { "k8s/new.yaml": WARNED_POD }));
      expect(server.comments).toHaveLength(count);
      const marked = server.comments.filter(({ body }) => body.startsWith("<!-- taintlint comment"));
      expect(marked).toEqual([server.comments.at(-1)]);
    }
    expect(server.comments[0]?.body).toMatch(/^taintlint goes on in another comment: https:/);
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

  it("with 1,000 findings is cut by rows, and says so", async () => {
    const server = await github();
    const pods = Array.from({ length: 1000 }, (_, index) =>
      INVALID_POD.replace("name: web", `name: web-${index}`).replace("NoSchedul ", `Effect${index} `),
    );
    const step = await runPullRequest(server, pullRequestRepository(BASE, { "k8s/many.yaml": pods.join("---\n") }));
    expect(step.outputs.errors).toBe("1000");
    expect(step.annotations).toHaveLength(10);
    const body = server.comments[0]?.body ?? "";
    expect(body.length).toBeLessThanOrEqual(65_536);
    expect(body.length).toBeGreaterThan(50_000);
    expect(body).toMatch(/\n\d+ items are left out: GitHub limits the size\.\n/);
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
    expect(
      links.filter(
        (link) => !/^https:\/\/(?:github\.com\/taintlint\/taintlint\/blob\/|github\.example\/shop\/)/.test(link ?? ""),
      ),
    ).toEqual([]);
    const tags = new Set([...html.matchAll(/<(\w+)/g)].map(([, tag]) => tag));
    const meant = ["a", "code", "details", "h3", "p", "summary", "br", "ul", "li", "strong"];
    expect([...tags].filter((tag) => !meant.includes(tag ?? ""))).toEqual([]);
    expect(html).not.toMatch(/@octocat|(?<!&)#12\b/);
  });
});
