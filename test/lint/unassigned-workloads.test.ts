import { describe, expect, it } from "vitest";
import { run } from "../cli/in-process.js";
import { temporaryFolder } from "../cli/temporary-folder.js";

function clusters(complete: boolean): string {
  return `version: 1
clusters:
  - {name: prod, complete: ${complete}, manifests: ["prod/**"], pools: [{name: general, labels: {pool: general}}]}
  - {name: test, complete: true, manifests: ["test/**"], pools: [{name: gpu, labels: {pool: gpu}, taints: [{key: gpu, effect: NoSchedule}]}]}
`;
}

function pod(pool: string, toleration = ""): string {
  return `apiVersion: v1
kind: Pod
metadata: {name: web}
spec:
  nodeSelector: {pool: ${pool}}${toleration}
  containers: [{name: c, image: "c:1"}]
`;
}

function application(destination: string): string {
  return `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: x}
spec:
  destination: {${destination}}
  source: {repoURL: https://git.example.com/us, path: apps/x/base}
`;
}

const IN_CLUSTER = "server: https://kubernetes.default.svc";
const NO_CLUSTER = "no cluster deploys this file";
const SOME_CLUSTER = "it is unknown to which of the clusters this file is deployed";

describe("a workload of no cluster", () => {
  it.each([
    ["blocked in each", true, pod("gone"), undefined, "error", ""],
    ["blocked in each, and deployed to the cluster of the Application", true, pod("gone"), IN_CLUSTER, "error", ""],
    ["deployed to another cluster", true, pod("gone"), "name: edge", "note", SOME_CLUSTER],
    ["blocked in those that are known", false, pod("gone"), undefined, "none", ""],
    ["fits in one", true, pod("general"), undefined, "none", ""],
    [
      "wrong in one",
      true,
      pod("general", "\n  tolerations: [{key: gpus, operator: Exists}]"),
      undefined,
      "note",
      NO_CLUSTER,
    ],
    [
      "wrong in one, and deployed",
      true,
      pod("general", "\n  tolerations: [{key: gpus, operator: Exists}]"),
      IN_CLUSTER,
      "note",
      SOME_CLUSTER,
    ],
  ])("%s", async (_, complete, text, destination, severity, says) => {
    const folder = temporaryFolder({
      ".git/HEAD": "",
      "taintlint.yaml": clusters(complete),
      "apps/x/base/web.yaml": text,
      ...(destination === undefined ? {} : { "argo/x.yaml": application(destination) }),
    });
    const { stdout } = await run(["--render", "off", "--format", "json"], { cwd: folder });
    const report = JSON.parse(stdout);
    const found = report.findings.filter(({ source }: { source: { file: string } }) => source.file.startsWith("apps/"));
    expect(found[0]?.severity ?? "none").toBe(severity);
    expect(found[0]?.message ?? "").toContain(says);
    if (says !== NO_CLUSTER) expect(stdout).not.toContain(NO_CLUSTER);
    expect(report.notices).toContain(
      '1 workload is assigned to none of the 2 clusters: apps/x/base/web.yaml; findings there are only notes, unless a pod fits in none of them: name the files in "manifests" of a cluster',
    );
  });
});
