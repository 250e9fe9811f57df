import { describe, expect, it } from "vitest";
import { makeRepository } from "../sources/git-repository.js";
import { run, runInProcess } from "./in-process.js";
import { temporaryFolder } from "./temporary-folder.js";

const POOLS = `version: 1
pools:
  - {name: general, labels: {pool: general}}
  - {name: gpu, labels: {pool: gpu}, taints: ["gpu:NoSchedule"]}
`;
const POD = `apiVersion: v1
kind: Pod
metadata: {name: web}
spec: {containers: [{name: c, image: "c:1"}]}
`;

function release(name: string, values: string): string {
  return `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: ${name}}
spec:
  chart: {spec: {chart: redis, sourceRef: {kind: HelmRepository, name: charts}}}
  values: ${values}
`;
}

const FILES = {
  "taintlint.yaml": POOLS,
  "web.yaml": POD,
  "a.yaml": release("a", "{nodeSelector: {pool: gpu}, tolerations: [{key: gpu, operator: Exists}]}"),
  "b.yaml": release("b", "{master: {nodeSelector: {pool: gpu}}, replica: {nodeSelector: {pool: gpu}}}"),
  "c.yaml": release("c", "{nodeSelector: {kubernetes.io/os: linux}}"),
  "d.yaml": release("d", "{nodeSelector: {pool: none}}"),
};
const NOT_JUDGED = "4 releases are not judged: the charts are not in this repository\n";
const SELECTED = `2 releases select pool "gpu" in their values\n${NOT_JUDGED}`;

async function told(files: Readonly<Record<string, string>>, ...args: string[]): Promise<string> {
  const { stdout } = await run(args, { cwd: temporaryFolder(files) });
  return stdout;
}

describe("releases whose charts are not here", () => {
  it.each([
    ["fit", ["fit"], `\n\n${SELECTED}`],
    ["explain", ["explain", "web"], `\n\n${SELECTED}`],
    ["what-if of a pool that some select", ["what-if", "gpu", "new=1:NoSchedule"], `\n\n${SELECTED}`],
    ["what-if of another pool", ["what-if", "general", "new=1:NoSchedule"], `\n\n${NOT_JUDGED}`],
  ])("are counted by %s", async (_, args, ending) => {
    const text = await told(FILES, ...args);
    expect(text.slice(-ending.length)).toBe(ending);
  });

  it.each([["fit"], ["what-if"]])("stand in the JSON of %s", async (command) => {
    const args = command === "fit" ? ["fit"] : ["what-if", "gpu", "new=1:NoSchedule"];
    expect(JSON.parse(await told(FILES, ...args, "--format", "json"))).toMatchObject({
      outside: { releases: 4, pools: [{ pool: "gpu", cluster: null, releases: 2 }] },
    });
  });

  it("are counted in a helmfile, each by itself", async () => {
    const text = await told({ "taintlint.yaml": POOLS, "web.yaml": POD, "apps/prod.yaml": HELMFILE }, "fit");
    expect(text).toContain(`2 releases select pool "gpu" in their values\n${NOT_JUDGED.replace("4", "3")}`);
  });

  it("are not spoken of where there are none", async () => {
    const text = await told({ "taintlint.yaml": POOLS, "web.yaml": POD }, "fit");
    expect(text).toContain("Pod/web");
    expect(text).not.toContain("release");
  });
});

const HELMFILE = `repositories: [{name: charts, url: https://charts.example.com}]
---
releases:
  - {name: a, chart: charts/redis, values: [{nodeSelector: {pool: gpu}}]}
  - {name: b, chart: charts/redis, values: [{master: {nodeSelector: {pool: gpu}}, replica: {nodeSelector: {pool: gpu}}}]}
  - {name: c, chart: charts/redis, values: [c.yaml.gotmpl]}
  - {name: d, chart: charts/redis, installed: false}
`;

const SET = `apiVersion: argoproj.io/v1alpha1
kind: ApplicationSet
metadata: {name: agents}
spec:
  generators: [{clusters: {}}]
  template:
    metadata: {name: agent}
    spec: {source: {repoURL: https://charts.example.com, chart: agent, targetRevision: 1.0.0}}
`;

describe("the line that says what was not judged", () => {
  const base = (resource: string) => `resources: [${resource}]\n`;
  const linted = async (files: Readonly<Record<string, string>>) => {
    const folder = temporaryFolder({ "taintlint.yaml": POOLS, "web.yaml": POD, ...files });
    const { exitCode, stdout } = await run([], { cwd: folder });
    return { exitCode, stdout };
  };

  it.each([
    ["an ApplicationSet of a chart from elsewhere", { "set.yaml": SET }, "1 release is not rendered"],
    [
      "a kustomization with a remote base",
      { "prod/kustomization.yaml": base("https://github.com/example/base?ref=v1") },
      "1 kustomization or chart is not rendered",
    ],
    ["a helmfile", { "helmfile.yaml": HELMFILE }, "3 releases are not rendered"],
    [
      "a helmfile with placeholders",
      { "helmfile.yaml.gotmpl": "releases:\n{{ range .Values.all }}\n- name: a\n  chart: a/b\n{{ end }}\n" },
      "1 release is not rendered",
    ],
    ["neither", {}, undefined],
    ["values of that name", { "values.yaml": "releases: [{name: a, chart: b}]\n" }, undefined],
  ])("counts %s", async (_, files, says) => {
    const { stdout } = await linted(files);
    if (says === undefined) expect(stdout).not.toContain("judged");
    else expect(stdout).toContain(`1 of 1 workload judged on every pool; ${says}`);
    expect(stdout).toContain("1 workload");
  });
});

describe("a changed pool that only values ask for", () => {
  const compare = async (before: string, after: string, files: Readonly<Record<string, string>>) => {
    const { folder, commit } = makeRepository({ "taintlint.yaml": before, "web.yaml": POD, ...files });
    commit({ "taintlint.yaml": after });
    const { stdout } = await runInProcess(["--base", "HEAD^", "--format", "json"], folder);
    const text = await runInProcess(["--base", "HEAD^"], folder);
    return { json: JSON.parse(stdout), text: text.stdout };
  };
  const impacts = (json: { findings: { rule: string }[] }) =>
    json.findings.filter(({ rule }) => rule === "taint-change-impact");
  const VALUES = "{nodeSelector: {pool: gpu}, tolerations: [{key: gpu, operator: Exists}]}";
  const FILES_OF = { "a.yaml": release("a", VALUES), "values/agent.yaml": `agent: ${VALUES}\n` };
  const RENAMED = POOLS.replace("pool: gpu", "pool: accelerated");

  it("names those that lose the label, with their places", async () => {
    const { json, text } = await compare(POOLS, RENAMED, FILES_OF);
    expect(json.coverage).toMatchObject({ workloads: 1, releases: 1 });
    expect(json.change.asking).toEqual({ fragments: 1, releases: 1 });
    expect(text).toContain("no judged workload is affected; 1 fragment and 1 release ask for a changed pool");
    expect(impacts(json)).toMatchObject([
      {
        severity: "warning",
        message: expect.stringContaining("no judged workload; 1 fragment and 1 release ask for it"),
        details: [
          "the release at a.yaml:6 names label pool=gpu, which no pool has any more",
          "the fragment at values/agent.yaml:1 names label pool=gpu, which no pool has any more",
        ],
      },
    ]);
  });

  it("names those that ask for a role that the pool gave its nodes itself", async () => {
    const role = "node-role.kubernetes.io/worker";
    const asking = { "a.yaml": release("a", `{nodeSelector: {${role}: "true"}}`) };
    const given = POOLS.replace("pool: gpu", `${role}: "true"`);
    const { json } = await compare(given, POOLS, asking);
    const details = [`the release at a.yaml:6 names label ${role}=true, which no pool has any more`];
    expect(impacts(json)).toMatchObject([{ severity: "warning", details }]);
    const another = await compare(given, POOLS, { "a.yaml": release("a", `{nodeSelector: {${role}: ""}}`) });
    expect(another.json.change.pools).toHaveLength(1);
    expect(impacts(another.json)).toEqual([]);
  });

  it("is silent of those that ask for another pool, or have followed the change", async () => {
    const other = { "a.yaml": release("a", "{nodeSelector: {pool: general}}") };
    const followed = { "a.yaml": release("a", "{nodeSelector: {pool: accelerated}}") };
    for (const files of [other, followed]) {
      const { json } = await compare(POOLS, RENAMED, files);
      expect(json.change.pools).toHaveLength(1);
      expect([json.change.asking, impacts(json)]).toEqual([undefined, []]);
    }
  });
});
