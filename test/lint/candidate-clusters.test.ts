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
const WRONG = "\n  tolerations: [{key: gpu, operator: Exists}]";
const LOST = "\n  tolerations: [{key: lost, operator: Exists}]";

describe("a workload that may go to several clusters", () => {
  it.each([
    ["blocked in each", true, pod("gone"), undefined, "error", "judged"],
    ["blocked in each, and deployed beside the Application", true, pod("gone"), IN_CLUSTER, "error", "judged"],
    ["blocked in each, and deployed to another cluster", true, pod("gone"), "name: edge", "none", "disputed"],
    ["blocked in those that are known", false, pod("gone"), undefined, "none", "judged"],
    ["fits in one", true, pod("general"), undefined, "none", "disputed"],
    ["wrong in one", true, pod("general", WRONG), undefined, "none", "disputed"],
    ["wrong in each", true, pod("general", LOST), undefined, "warning", "disputed"],
  ])("%s", async (_, complete, text, destination, severity, state) => {
    const folder = temporaryFolder({
      ".git/HEAD": "",
      "taintlint.yaml": clusters(complete),
      "apps/x/base/web.yaml": text,
      ...(destination === undefined ? {} : { "argo/x.yaml": application(destination) }),
    });
    const { stdout } = await run(["--render", "off", "--format", "json"], { cwd: folder });
    const { findings, coverage } = JSON.parse(stdout);
    const found = findings.filter(({ source }: { source: { file: string } }) => source.file.startsWith("apps/"));
    expect(found[0]?.severity ?? "none").toBe(severity);
    expect([coverage.workloads, coverage[state]]).toEqual([1, 1]);
    const binds = coverage.reasons.some(({ key }: { key: string | null }) => key === "clusters[].manifests");
    expect(binds).toBe(state === "disputed");
  });
});

describe("a finding of one of several clusters", () => {
  const bound = { ".git/HEAD": "", "taintlint.yaml": clusters(true), "prod/web.yaml": pod("gone") };

  it.each(["text", "concise", "agent", "json", "sarif", "html", "azure", "github", "gitlab", "junit", "markdown"])(
    "says so in %s",
    async (format) => {
      const { exitCode, stdout } = await run(["--render", "off", "--format", format], { cwd: temporaryFolder(bound) });
      expect(exitCode).toBe(1);
      expect(stdout.replace(/\\"|&quot;|&#34;/g, '"').replace(/\s+/g, " ")).toMatch(
        /no pool of cluster ["`]prod["`] admits/,
      );
    },
  );

  it("names all of which the same words hold", async () => {
    const folder = temporaryFolder({ ".git/HEAD": "", "taintlint.yaml": clusters(true), "apps/web.yaml": pod("gone") });
    const { stdout } = await run(["--render", "off", "--format", "json"], { cwd: folder });
    const messages = JSON.parse(stdout).findings.map(({ message }: { message: string }) => message);
    expect(messages).toEqual([
      expect.stringMatching(/^no pool of clusters "prod" and "test" admits the pod/),
      expect.stringMatching(/^every Linux pool of cluster "test" has/),
    ]);
  });

  it("does not name the only cluster", async () => {
    const only = clusters(true).replace(/\n {2}- {name: test.*/, "");
    const { stdout } = await run(["--render", "off"], { cwd: temporaryFolder({ ...bound, "taintlint.yaml": only }) });
    expect(stdout).toContain("no pool admits the pod");
  });

  it("is explained under its cluster", async () => {
    const both = clusters(true).replace('["prod/**"]', '["prod/**", "both/**"]').replace('["test/**"]', '["both/**"]');
    const folder = temporaryFolder({ ...bound, "taintlint.yaml": both, "both/web.yaml": pod("general") });
    const { stdout } = await run(["explain", "--render", "off", "--format", "json", "Pod/web"], { cwd: folder });
    const told = JSON.parse(stdout).workloads.map((one: Explained) => [
      one.source.file,
      one.pools.map(({ cluster, verdict }) => `${cluster}: ${verdict}`).join(),
      one.findings.length,
    ]);
    expect(told).toEqual([
      ["both/web.yaml", "prod: fits", 0],
      ["prod/web.yaml", "prod: blocked", 1],
      ["both/web.yaml", "test: blocked", 1],
    ]);
  });
});

interface Explained {
  readonly source: { readonly file: string };
  readonly pools: readonly { readonly cluster: string; readonly verdict: string }[];
  readonly findings: readonly unknown[];
}
