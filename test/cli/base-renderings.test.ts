import { describe, expect, it } from "vitest";
import { makeRepository } from "../sources/git-repository.js";
import { run } from "./in-process.js";
import { KUSTOMIZE } from "./read-rendered.js";

const pod = (name: string, pool: string) =>
  `apiVersion: v1\nkind: Pod\nmetadata: {name: ${name}}\nspec:\n  nodeSelector: {pool: ${pool}}\n  containers: [{name: a, image: a}]\n`;

const FILES = {
  "taintlint.yaml": "version: 1\npools:\n  - {name: general, labels: {pool: general}}\n",
  "api/kustomization.yaml": "resources: [pod.yaml]\n",
  "api/pod.yaml": pod("api", "general"),
  "web/kustomization.yaml": "resources: [pod.yaml]\n",
  "web/pod.yaml": pod("web", "old"),
};

async function compared(folder: string) {
  const words = ["--base", "HEAD^", "--no-cache", "--format", "json", "--kustomize", KUSTOMIZE?.path ?? ""];
  const { findings, existing } = JSON.parse((await run(words, { cwd: folder })).stdout);
  const files = (all: readonly { source: { file: string } }[]) => all.map(({ source }) => source.file);
  return { found: files(findings), known: files(existing) };
}

describe.skipIf(KUSTOMIZE === undefined)("a kustomization that no commit changed", () => {
  it("has on both sides what its files say there", async () => {
    const { folder, commit } = makeRepository(FILES);
    commit({ "api/pod.yaml": pod("api", "gone") });
    expect(await compared(folder)).toEqual({ found: ["api/pod.yaml"], known: ["web/pod.yaml"] });
  });

  it("is read with the custom resources that its side declares", async () => {
    const robot = "apiVersion: example.com/v1\nkind: Robot\nmetadata: {name: web}\nspec: {nodeSelector: {pool: old}}\n";
    const { folder, commit } = makeRepository({ ...FILES, "web/pod.yaml": robot });
    const declared = "workloads:\n  - {group: example.com, kind: Robot, nodeSelector: spec.nodeSelector}\n";
    commit({ "taintlint.yaml": FILES["taintlint.yaml"] + declared });
    expect(await compared(folder)).toEqual({ found: expect.arrayContaining(["web/pod.yaml"]), known: [] });
  });
});
