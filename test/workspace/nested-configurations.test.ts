import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { run } from "../cli/in-process.js";
import { temporaryFolder } from "../cli/temporary-folder.js";
import { makeRepository } from "../sources/git-repository.js";

function configuration(taint: string, more = ""): string {
  return `version: 1
${more}pools:
  - {name: general}
  - {name: ${taint}, labels: {pool: ${taint}}, taints: [{key: ${taint}, effect: NoSchedule}]}
`;
}

function pod(name: string, pool: string, toleration: string): string {
  return `apiVersion: v1
kind: Pod
metadata: {name: ${name}}
spec:
  nodeSelector: {pool: ${pool}}
  tolerations: [{key: ${toleration}, operator: Exists}]
  containers: [{name: c, image: "c:1"}]
`;
}

function nodePool(name: string, effect = "NoSchedule"): string {
  return `apiVersion: karpenter.sh/v1
kind: NodePool
metadata: {name: ${name}}
spec: {template: {spec: {taints: [{key: ${name}, effect: ${effect}}]}}}
`;
}

/** The rule, the file and the line of each finding. */
async function findings(folder: string, ...words: readonly string[]) {
  const { stdout, exitCode } = await run([...words, "--render", "off", "--format", "json"], { cwd: folder });
  const report = JSON.parse(stdout) as { findings: { rule: string; source: { file: string; line: number } }[] };
  return { exitCode, found: report.findings.map(({ rule, source }) => `${rule} ${source.file}:${source.line}`) };
}

const TWO = {
  ".git/HEAD": "",
  "a/taintlint.yaml": configuration("gpu"),
  "a/apps/web.yaml": pod("web", "gpu", "gpu"),
  "b/taintlint.yaml": configuration("batch"),
  "b/apps/web.yaml": pod("web", "gpu", "gpu"),
};

describe("configurations below the working directory", () => {
  it("govern their folders", async () => {
    const folder = temporaryFolder(TWO);
    const { stdout, exitCode } = await run(["--quiet"], { cwd: folder });
    expect(exitCode).toBe(1);
    expect(
      stdout,
    ).toContain(`b/apps/web.yaml:5:24: error[unschedulable] no pool admits the pod: no pool has label "pool" as the pod asks: "gpu"
5 |   nodeSelector: {pool: gpu}
  |                        ^~~
    - 2 pools: label "pool" differs or is missing
  = in: Pod default/web
  = help: Select a label that a pool has, or add the label to the pool that should take the pod. The
          pools have "batch".
`);
    expect(stdout).not.toContain("a/apps");
    expect(stdout).toContain("in 2 files (2 documents, 2 workloads, 4 pools)");
  });

  const inB = ["unschedulable b/apps/web.yaml:5"];

  it.each<[string, Record<string, string>, readonly string[], readonly string[]]>([
    ["a file of the one", {}, ["a/apps/web.yaml"], []],
    ["a file of the other", {}, ["b/apps/web.yaml"], inB],
    ["a folder of the other", {}, ["b/apps"], inB],
    ["both folders", {}, ["a", "b"], inB],
    ["the working directory", {}, ["."], inB],
    ["all, with a configuration above", { "taintlint.yaml": configuration("spot") }, [], inB],
    [
      "all, with a file of the configuration above",
      { "taintlint.yaml": configuration("spot"), "c/web.yaml": pod("web", "gpu", "gpu") },
      [],
      [...inB, "unschedulable c/web.yaml:5"],
    ],
    ["a nearer one", { "b/apps/taintlint.yaml": configuration("gpu") }, [], []],
    ["rules of its own", { "b/taintlint.yaml": configuration("batch", "rules: {unschedulable: off}\n") }, [], []],
    ["globs of its own", { "b/taintlint.yaml": configuration("batch", "manifests: [other/**]\n") }, [], []],
    ["fixtures of a test tool", { "testdata/taintlint.yaml": "version: 7\n" }, [], inB],
  ])("%s", async (_, more, words, expected) => {
    const { found } = await findings(temporaryFolder({ ...TWO, ...more }), ...words);
    expect(found.filter((one) => one.startsWith("unschedulable"))).toEqual(expected);
  });

  it("refuse the run where one is wrong", async () => {
    const folder = temporaryFolder({ ...TWO, "b/taintlint.yaml": "version: 7\n" });
    const { stderr, exitCode } = await run([], { cwd: folder });
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining("b/taintlint.yaml:1:10: error: ")]);
  });

  it("are compared with what they were", async () => {
    const { ".git/HEAD": _, ...files } = TWO;
    const { folder } = makeRepository(files);
    writeFileSync(join(folder, "b/apps/other.yaml"), pod("other", "none", "batch"));
    const { found, exitCode } = await findings(folder, "--base", "HEAD");
    expect([exitCode, found]).toEqual([1, ["unschedulable b/apps/other.yaml:5"]]);
  });

  it("share a baseline", async () => {
    const folder = temporaryFolder(TWO);
    await run(["--write-baseline", "known.json", "--render", "off"], { cwd: folder });
    expect(JSON.parse(readFileSync(join(folder, "known.json"), "utf8")).findings.length).toBeGreaterThan(0);
    const { stdout, exitCode } = await run(["--baseline", "known.json", "--render", "off"], { cwd: folder });
    expect([exitCode, stdout]).toEqual([0, expect.not.stringContaining("not occur any more")]);
  });
});

describe("globs of a configuration above the working directory", () => {
  const files = {
    ".git/HEAD": "",
    "taintlint.yaml": `version: 1
clusters:
  - {name: one, manifests: ["apps/**"], pools: [{name: a, taints: [{key: a, effect: NoSchedule}]}]}
  - {name: two, manifests: ["more/**"], pools: [{name: b}]}
`,
    "apps/deep/web.yaml": pod("web", "x", "x"),
    "more/web.yaml": "apiVersion: v1\nkind: Pod\nmetadata: {name: m}\nspec: {containers: [{name: c, image: d}]}\n",
  };

  it.each([
    [".", "apps/deep/web.yaml"],
    ["apps", "deep/web.yaml"],
    ["apps/deep", "web.yaml"],
    ["more", "../apps/deep/web.yaml"],
  ])("mean the same in %s", async (below, path) => {
    const { found, exitCode } = await findings(join(temporaryFolder(files), below));
    expect(exitCode).toBe(1);
    expect(found).toContain(`unschedulable ${path}:5`);
  });
});

describe("a repository of pools", () => {
  it.each([
    ["alone", "pool.yaml", nodePool("gpu"), 0, "no findings in 1 file (1 document, 0 workloads, 1 pool checked)"],
    [
      "with a mistake",
      "p.yaml",
      nodePool("gpu", "NoScheduel"),
      1,
      "1 error in 1 file (1 document, 0 workloads, 1 pool checked)",
    ],
    [
      "of Terraform",
      "main.tf",
      'resource "google_container_cluster" "c" { name = "c" }\nresource "google_container_node_pool" "p" {\n  name = "p"\n  cluster = google_container_cluster.c.name\n  node_config {}\n}\n',
      0,
      "0 workloads, 2 pools checked)",
    ],
  ])("is checked: %s", async (_, path, text, code, says) => {
    const { stdout, stderr, exitCode } = await run([], { cwd: temporaryFolder({ ".git/HEAD": "", [path]: text }) });
    expect([exitCode, stderr]).toEqual([code, ""]);
    expect(stdout).toContain(says);
  });

  it.each(["https://github.com/acme/platform", "https://github.com/acme/scheduling-samples.git"])(
    "is one cluster, whatever its remote is called: %s",
    async (remote) => {
      const agent = `apiVersion: apps/v1
kind: DaemonSet
metadata: {name: agent}
spec: {template: {spec: {containers: [{name: a, image: "a:1"}]}}}
`;
      const pools = { "gpu/pool.yaml": nodePool("gpu"), "batch/pool.yaml": nodePool("batch") };
      const { folder, git } = makeRepository({ ...pools, "agents/agent.yaml": agent });
      git("remote", "add", "origin", remote);
      expect((await findings(folder)).found).toEqual(["daemonset-misses-pool agents/agent.yaml:4"]);
    },
  );
});
