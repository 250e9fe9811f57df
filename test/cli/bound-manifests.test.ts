import { join } from "node:path";
import { expect, it } from "vitest";
import { lintRepository } from "../../src/lint/lint.js";
import { readFromDisk } from "../../src/workspace/disk-reader.js";
import { NO_PROGRESS } from "../../src/workspace/progress.js";

const FIXTURES = join(import.meta.dirname, "..", "lint", "binding");

/** The files that a run in a fixture reads, and its findings. */
async function run(name: string, cluster?: string, paths: readonly string[] = []) {
  const options = { config: undefined, inventory: undefined, stdin: undefined, paths, globs: [], cluster };
  const workingDirectory = join(FIXTURES, name);
  const { value, problem: errors } = await readFromDisk({ ...options, workingDirectory }, NO_PROGRESS);
  if (value === undefined) throw new Error(JSON.stringify(errors));
  return {
    files: value.input.manifests.map(({ file }) => file.path),
    findings: lintRepository(value.input).findings.map(({ source, severity }) => `${source.file} ${severity}`),
  };
}

it("reads what deploys to a cluster beside what its globs name", async () => {
  const { files } = await run("globs-win");
  expect(files).toContain("clusters/stage/all.yaml");
  expect(files).toContain("overlays/prod/kustomization.yaml");
});

it("judges only what is deployed to the cluster that is chosen", async () => {
  expect((await run("flux-three-clusters", "stage")).findings).toEqual(["apps/base/train.yaml error"]);
  expect((await run("flux-three-clusters", "prod")).findings).toEqual([]);
});

it("follows the GitOps objects that nobody named to the files that somebody did", async () => {
  const { files, findings } = await run("flux-three-clusters", undefined, ["apps/base/train.yaml", "edge"]);
  expect(files).toEqual(["apps/base/train.yaml", "edge/deep/agent.yaml"]);
  expect(findings).toEqual(["apps/base/train.yaml error", "edge/deep/agent.yaml error"]);
});

it("says of a named file that no cluster deploys it", async () => {
  expect((await run("flux-three-clusters", undefined, ["apps/base/left-over.yaml"])).findings).toEqual([
    "apps/base/left-over.yaml error",
  ]);
});
