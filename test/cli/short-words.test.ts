import { describe, expect, it } from "vitest";
import { runInProcess } from "./in-process.js";
import { CONFIGURATION, INVALID_POD, POD } from "./program.js";
import { temporaryFolder } from "./temporary-folder.js";

const KINDS = [
  ["Pod", "v1", ["po", "pods"]],
  ["Deployment", "apps/v1", ["deploy", "deployments", "deployment.apps", "DEPLOY"]],
  ["DaemonSet", "apps/v1", ["ds", "daemonsets.apps"]],
  ["StatefulSet", "apps/v1", ["sts", "statefulset"]],
  ["ReplicaSet", "apps/v1", ["rs"]],
  ["ReplicationController", "v1", ["rc"]],
  ["Job", "batch/v1", ["jobs", "job.batch"]],
  ["CronJob", "batch/v1", ["cj", "cronjobs.batch"]],
] as const;

function workload(kind: string, apiVersion: string): string {
  const spec = "{ containers: [{ name: web, image: web:1 }] }";
  const template = `template: { metadata: { labels: { app: web } }, spec: ${spec} }`;
  const inner = { Pod: spec, CronJob: `{ jobTemplate: { spec: { ${template} } } }` }[kind] ?? `{ ${template} }`;
  return `apiVersion: ${apiVersion}\nkind: ${kind}\nmetadata: { name: web, namespace: shop }\nspec: ${inner}\n`;
}

describe("explain", () => {
  const files = Object.fromEntries(KINDS.map(([kind, version]) => [`${kind}.yaml`, workload(kind, version)]));
  const cwd = () => temporaryFolder({ "taintlint.yaml": CONFIGURATION, ...files });

  it.each(KINDS.flatMap(([kind, , words]) => words.map((word) => [word, kind] as const)))(
    "takes kubectl's %s for %s",
    async (word, kind) => {
      const run = await runInProcess(["explain", `${word}/web`, "--format", "json"], cwd());
      expect(run.errors).toEqual([]);
      expect(JSON.parse(run.stdout)).toMatchObject({ kind, namespace: "shop", name: "web" });
    },
  );

  it("takes namespace/name for all of that name, and namespace/kind/name for one", async () => {
    const all = JSON.parse((await runInProcess(["explain", "shop/web", "--format", "json"], cwd())).stdout);
    expect(all.workloads).toHaveLength(KINDS.length);
    const one = JSON.parse((await runInProcess(["explain", "shop/sts/web", "--format", "json"], cwd())).stdout);
    expect(one).toMatchObject({ kind: "StatefulSet" });
    expect((await runInProcess(["explain", "other/web"], cwd())).exitCode).toBe(2);
  });
});

describe("globs that the shell has not expanded", () => {
  const files = {
    "taintlint.yaml": `${CONFIGURATION}exclude: ["k8s/old/**"]\n`,
    "k8s/a.yaml": INVALID_POD,
    "k8s/b.yml": INVALID_POD,
    "k8s/deep/c.yaml": INVALID_POD,
    "k8s/old/d.yaml": INVALID_POD,
    "k8s/[e].yaml": POD,
    "other/f.yaml": INVALID_POD,
  };

  it.each([
    [["k8s/*.yaml"], ["k8s/a.yaml"]],
    [["k8s/**"], ["k8s/a.yaml", "k8s/b.yml", "k8s/deep/c.yaml"]],
    [["k8s/*.{yaml,yml}"], ["k8s/a.yaml", "k8s/b.yml"]],
    [
      ["k8s/?.yml", "other"],
      ["k8s/b.yml", "other/f.yaml"],
    ],
    // A path of that name is no glob.
    [["k8s/[e].yaml"], []],
  ])("%j", async (words, expected) => {
    const run = await runInProcess([...words, "--format", "json"], temporaryFolder(files));
    const { findings } = JSON.parse(run.stdout);
    expect(findings.map(({ source }: { source: { file: string } }) => source.file)).toEqual(expected);
  });
});
