import { expect, it } from "vitest";
import { makeRepository } from "../sources/git-repository.js";
import { run } from "./in-process.js";

const FILES = {
  "gpu/pool.yaml": `apiVersion: karpenter.sh/v1
kind: NodePool
metadata: {name: gpu}
spec: {template: {spec: {taints: [{key: gpu, effect: NoSchedule}]}}}
`,
  "batch/pool.yaml": `apiVersion: karpenter.sh/v1
kind: NodePool
metadata: {name: batch}
spec: {template: {spec: {taints: [{key: batch, effect: NoSchedule}]}}}
`,
  "agents/agent.yaml": `apiVersion: apps/v1
kind: DaemonSet
metadata: {name: agent}
spec: {template: {spec: {containers: [{name: a, image: "a:1"}]}}}
`,
};

it.each([
  ["https://github.com/acme/platform", ["daemonset-misses-pool"]],
  ["https://github.com/acme/scheduling-samples.git", []],
  ["git@github.com:acme/tutorials.git", []],
])("the name of the remote tells whether a repository is nothing but examples: %s", async (remote, rules) => {
  const { folder, git } = makeRepository(FILES);
  git("remote", "add", "origin", remote);
  const { stdout } = await run(["--format", "json"], { cwd: folder });
  expect(JSON.parse(stdout).findings.map(({ rule }: { readonly rule: string }) => rule)).toEqual(rules);
});
