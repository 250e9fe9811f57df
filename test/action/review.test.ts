import { describe, expect, it } from "vitest";
import { useDist } from "../cli/dist-copy.js";
import { POD } from "../cli/program.js";
import { BASE, FIXABLE_POD, github, operations, pullRequestStep, runPullRequest } from "./posting-step.js";
import { pullRequestRepository } from "./pull-request-repository.js";
import { startStep } from "./workflow-step.js";

const program = useDist("action.js");

describe("suggestions", () => {
  const inputs = { suggestions: "true" };

  it("stand at the lines of the diff, once", async () => {
    const server = await github();
    const repository = pullRequestRepository(BASE, { "k8s/new.yaml": FIXABLE_POD });
    // In a process: its own client for GitHub, its own wait.
    server.intercept.push(() => ({ status: 429, headers: { "retry-after": "0" } }));
    const first = await startStep(program(), pullRequestStep(server, repository, { inputs }));
    expect(first.exitCode).toBe(1);
    expect(first.log).toContain("suggested 1 fix for review");
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
    const merged = { "k8s/both.yaml": `# 1\n# more\n${"# -\n".repeat(20)}${FIXABLE_POD}` };
    const step = await runPullRequest(server, pullRequestRepository(before, changed, later, 2, merged), {
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
