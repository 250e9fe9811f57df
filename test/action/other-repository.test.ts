import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { useDist } from "../cli/dist-copy.js";
import { makeRepository } from "../sources/git-repository.js";
import { git, pullRequestRepository } from "./pull-request-repository.js";
import { startStep } from "./workflow-step.js";

const program = useDist("action.js");

/** A pod for the pool "gpu", without a toleration. */
const pod = (name: string) =>
  `apiVersion: v1\nkind: Pod\nmetadata: {name: ${name}}\nspec:\n  nodeSelector: {pool: gpu}\n  containers: [{name: a, image: a}]\n`;
const POOL = `resource "google_container_node_pool" "gpu" {
  name    = "gpu"
  cluster = "main"
  node_config {
    labels = { pool = "gpu" }
    taint {
      key    = "dedicated"
      value  = "gpu"
      effect = "NO_SCHEDULE"
    }
  }
}
resource "google_container_node_pool" "general" {
  name    = "general"
  cluster = "main"
}
`;

interface Step {
  readonly uses: string;
  readonly with: Readonly<Record<string, unknown>>;
}

it("examples/workflows/platform-pools.yml fails a pull request for what it brings, with the pools of a second checkout", async () => {
  const workflow = parse(readFileSync("examples/workflows/platform-pools.yml", "utf8"));
  const [own, second, lint]: Step[] = workflow.jobs.taintlint.steps;
  expect(own?.with.path).toBeUndefined();
  const platform = makeRepository({
    "pools.yaml": "version: 1\ncomplete: true\nfrom: [{path: infra, format: terraform}]\n",
    "infra/gpu.tf": POOL,
  });
  const { cwd, head, base, merge } = pullRequestRepository({ "old.yaml": pod("old") }, { "new.yaml": pod("new") });
  git(cwd, "clone", "--quiet", "--depth=1", `file://${platform.folder}`, join(cwd, String(second?.with.path)));
  const repo = { full_name: "shop/infra" };
  const step = await startStep(program(), {
    cwd,
    inputs: Object.fromEntries(Object.entries(lint?.with ?? {}).map(([name, value]) => [name, String(value)])),
    env: { GITHUB_EVENT_NAME: "pull_request", GITHUB_REPOSITORY: "shop/infra", GITHUB_SHA: merge },
    event: { pull_request: { number: 7, head: { sha: head, repo }, base: { sha: base, repo } } },
  });
  expect(step.exitCode, step.log).toBe(1);
  expect(step.outputs).toMatchObject({ findings: "1", existing: "1" });
  expect(step.annotations).toEqual([expect.stringMatching(/^::error file=new\.yaml,line=5,/)]);
  expect(step.annotations[0]).toContain('its selector allows only pool "gpu", whose taint dedicated=gpu:NoSchedule');
});
