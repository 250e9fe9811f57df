import { describe, expect, it } from "vitest";
import { makeRepository } from "../sources/git-repository.js";
import { run } from "./in-process.js";

function pod(name: string, pool: string): string {
  return `apiVersion: v1
kind: Pod
metadata: {name: ${name}}
spec:
  nodeSelector: {pool: ${pool}}
  containers: [{name: c, image: "c:1"}]
`;
}

function nodePool(name: string): string {
  return `apiVersion: karpenter.sh/v1
kind: NodePool
metadata: {name: ${name}}
spec: {template: {metadata: {labels: {pool: ${name}}}, spec: {}}}
`;
}

const WEBHOOK = `apiVersion: admissionregistration.k8s.io/v1
kind: MutatingWebhookConfiguration
metadata: {name: changer}
webhooks:
  - name: change.example.com
    rules: [{apiGroups: [""], apiVersions: [v1], operations: [CREATE], resources: [pods]}]
`;
const configuration = (from: string) => `version: 1
complete: true
clusters:
  - name: prod
    manifests: ["apps/**"]
    from: [${from}]
`;
const FILES = {
  "taintlint.yaml": configuration("pools/a.yaml, pools/b.yaml"),
  "pools/a.yaml": nodePool("a"),
  "pools/b.yaml": nodePool("b"),
  "apps/a/web.yaml": pod("web", "a"),
  "apps/b/web.yaml": pod("api", "b"),
};

/** The findings, and the files that no glob matches, of a comparison with the commit before. */
async function compared(folder: string) {
  const { stdout, exitCode } = await run(["--base", "HEAD^", "--render", "off", "--format", "json"], { cwd: folder });
  const { findings, coverage } = JSON.parse(stdout);
  const found = findings.map(
    ({ rule, source, message }: { rule: string; source: { file: string; line: number }; message: string }) =>
      `${source.file}:${source.line} ${rule} ${message}`,
  );
  return { exitCode, found, outside: coverage.outsideFiles };
}

describe("a commit after which less is judged says so", () => {
  it("by a new webhook", async () => {
    const { folder, commit } = makeRepository(FILES);
    commit({ "apps/webhook.yaml": WEBHOOK });
    expect((await compared(folder)).found).toEqual([
      'apps/webhook.yaml:2 weakened-check webhook "changer" is new and may change where pods run: verdicts about the pods it matches are unknown',
    ]);
  });

  it("by a pool that is no longer in from", async () => {
    const { folder, commit } = makeRepository(FILES);
    commit({ "taintlint.yaml": configuration("pools/a.yaml") });
    expect(await compared(folder)).toMatchObject({
      exitCode: 1,
      found: ['taintlint.yaml:6 taint-change-impact pool "b" is removed: 1 workload no longer fits any pool'],
    });
  });

  it("by a folder that no glob matches any more", async () => {
    const { folder, git, commit } = makeRepository(FILES);
    git("mv", "apps/b", "other");
    commit();
    expect(await compared(folder)).toEqual({
      exitCode: 0,
      found: [
        'apps/b/web.yaml:1 weakened-check "apps/b/web.yaml" was judged before, and is not now: its content is in "other/web.yaml", which is left out',
      ],
      outside: ["other/web.yaml"],
    });
  });
});
