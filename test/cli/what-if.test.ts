import { describe, expect, it } from "vitest";
import { runInProcess } from "./in-process.js";
import { temporaryFolder } from "./temporary-folder.js";

const CLUSTERS = `version: 1
clusters:
  - name: prod
    pools:
      - name: general
      - { name: gpu-a, labels: { pool: gpu }, taints: ["old=1:NoSchedule"] }
      - { name: gpu-b, labels: { pool: gpu } }
  - name: dev
    pools: [{ name: general }]
`;

function workload(name: string, spec: string, kind = "Deployment"): string {
  return `apiVersion: apps/v1
kind: ${kind}
metadata: { name: ${name} }
spec: { template: { spec: { containers: [{ name: c, image: c:1 }], ${spec} } } }
`;
}

const FILES = {
  "taintlint.yaml": CLUSTERS,
  "train.yaml": workload("train", "nodeSelector: { pool: gpu }"),
  "api.yaml": workload("api", "tolerations: [{ key: x, operator: Exists, effect: NoExecute, tolerationSeconds: 60 }]"),
  "agent.yaml": workload("agent", "tolerations: []", "DaemonSet"),
};

function ask(...words: string[]) {
  return runInProcess(["what-if", ...words], temporaryFolder(FILES));
}

async function answer(...words: string[]) {
  const { stdout, errors } = await ask(...words, "--format", "json");
  expect(errors).toEqual([]);
  const { workloads, pools } = JSON.parse(stdout) as {
    readonly workloads: readonly {
      name: string;
      cluster: string;
      effect: string;
      evictedAfterSeconds: number | null;
    }[];
    readonly pools: readonly { name: string; cluster: string; taints: readonly string[]; details: readonly string[] }[];
  };
  return {
    workloads: workloads.map(
      ({ name, cluster, effect, evictedAfterSeconds: seconds }) => `${cluster} ${name} ${effect} ${seconds}`,
    ),
    pools: pools.map(({ name, cluster, taints }) => `${cluster}/${name}: ${taints.join(", ")}`),
    details: pools.map(({ details }) => details),
  };
}

describe("what-if", () => {
  it("tells who is evicted and when, in which cluster", async () => {
    expect((await answer("prod/general", "x=1:NoExecute")).workloads).toEqual([
      "prod agent evicted 0",
      "prod api evicted 60",
    ]);
    expect((await answer("general", "x=1:NoExecute")).workloads).toEqual([
      "dev agent unschedulable 0",
      "prod agent evicted 0",
      "prod api evicted 60",
      "dev api evicted 60",
    ]);
  });

  it("takes a glob for several pools, all changed together", async () => {
    const { workloads, pools } = await answer("gpu-*", "x:NoSchedule");
    expect(pools).toEqual(["prod/gpu-a: old=1:NoSchedule, x:NoSchedule", "prod/gpu-b: x:NoSchedule"]);
    expect(workloads).toContain("prod train unschedulable null");
    expect((await answer("gpu-b", "x:NoSchedule")).workloads).toContain("prod train unschedulable null");
  });

  it("adds, gives another value and removes, as kubectl --overwrite does", async () => {
    const { pools, details, workloads } = await answer("gpu-a", "old=2:NoSchedule");
    expect(pools).toEqual(["prod/gpu-a: old=2:NoSchedule"]);
    expect(details).toEqual([["changes taint old=1:NoSchedule to old=2:NoSchedule"]]);
    expect(workloads).toEqual([]);
    for (const removal of ["old-", "old:NoSchedule-"]) {
      expect((await answer("gpu-a", removal)).workloads).toContain("prod train gains-pool null");
    }
    expect((await answer("gpu-a", "old-", "new:PreferNoSchedule")).pools).toEqual(["prod/gpu-a: new:PreferNoSchedule"]);
  });

  it("sets and removes labels, as kubectl label does", async () => {
    const relabelled = await answer("gpu-b", "pool=none");
    expect(relabelled.details).toEqual([["changes label pool=gpu to pool=none"]]);
    expect(relabelled.workloads).toEqual(["prod train unschedulable null"]);
    expect((await answer("gpu-b", "pool-")).workloads).toEqual(["prod train unschedulable null"]);
    expect((await answer("prod/general", "pool=gpu")).workloads).toEqual(["prod train gains-pool null"]);
  });

  it("takes a pool away", async () => {
    const { workloads, details } = await answer("gpu-b", "--remove");
    expect(details).toEqual([["is removed"]]);
    expect(workloads).toContain("prod train unschedulable null");
    const { stdout } = await ask("gpu-b", "--remove");
    expect(stdout.split("\n").slice(0, 3)).toEqual([
      "pool gpu-b in cluster prod  taintlint.yaml:7",
      "  is removed",
      "",
    ]);
  });

  it("adds a pool that is like another one, changed", async () => {
    const { workloads, pools } = await answer("gpu-c", "--like", "gpu-a", "old-");
    expect({ workloads, pools }).toEqual({ workloads: [], pools: ["prod/gpu-c: "] });
    const folder = temporaryFolder({
      "taintlint.yaml": "version: 1\npools: [{ name: a, labels: { pool: a }, taints: ['old:NoSchedule'] }]\n",
      "api.yaml": workload("api", "nodeSelector: { pool: b }"),
    });
    const { stdout } = await runInProcess(["what-if", "b", "--like", "a", "old-"], folder);
    expect(stdout).toBe(`pool b  taintlint.yaml:2
  is added
  then has no taint

1 workload gets its first pool
  default/Deployment/api  api.yaml:1
    no pool took the pod, and pool "b" takes the pod now
`);
  });

  it("says plainly that nothing changes", async () => {
    const { exitCode, stdout } = await ask("gpu-a", "old=1:NoSchedule");
    expect(exitCode).toBe(0);
    expect(stdout).toBe(`pool gpu-a in cluster prod  taintlint.yaml:6
  is so already
  then has old=1:NoSchedule

nothing changes for the 3 workloads
`);
  });

  it("reads for people", async () => {
    const { stdout } = await ask("prod/general", "x=1:NoExecute");
    expect(stdout).toBe(`pool general in cluster prod  taintlint.yaml:5
  adds taint x=1:NoExecute
  then has x=1:NoExecute

1 workload is evicted
  default/Deployment/api in cluster prod  api.yaml:1
    evicted after 60 s; the pod tolerates taint x=1:NoExecute of pool "general" only for a while

1 DaemonSet is evicted
  default/DaemonSet/agent in cluster prod  agent.yaml:1
    evicted at once; the pod does not tolerate taint x=1:NoExecute of pool "general"
`);
  });

  it("names whom nobody can tell about", async () => {
    const job = `apiVersion: batch/v1
kind: Job
metadata: { name: queued, labels: { kueue.x-k8s.io/queue-name: q } }
spec: { template: { spec: { containers: [{ name: c, image: c:1 }] } } }
`;
    const folder = temporaryFolder({ "taintlint.yaml": "version: 1\npools: [{ name: only }]\n", "job.yaml": job });
    const { stdout } = await runInProcess(["what-if", "only", "x:NoSchedule"], folder);
    expect(stdout).toContain("nothing changes for the 1 workload that can be told");
    expect(stdout).toContain("unknown for 1 workload\n  default/Job/queued");
  });

  it.each([
    ["gpu-b", "never", 0],
    ["gpu-b", "error", 1],
    ["prod/general", "error", 0],
    ["prod/general", "warning", 1],
    ["prod/general", "note", 1],
  ])("a taint on %s with --fail-on %s exits with %i", async (pool, level, exitCode) => {
    expect((await ask(pool, "x:NoSchedule", "--fail-on", level)).exitCode).toBe(exitCode);
  });

  it.each([
    [["gpx-a", "x:NoSchedule"], 'pool "gpx-a" is not known; did you mean "gpu-a"?'],
    [["prod/genral", "x:NoSchedule"], 'pool "prod/genral" is not known; did you mean "prod/general"?'],
    [["cpu-*", "x:NoSchedule"], '"cpu-*" matches no pool: "taintlint pools" shows them'],
    [["gpu-a", "x-"], 'pool "gpu-a" has no taint or label "x" to remove: it has "old=1:NoSchedule"'],
    [["gpu-a", "old:NoExecute-"], 'pool "gpu-a" has no taint "old:NoExecute" to remove: it has "old=1:NoSchedule"'],
    [["gpu-a", "old=2:NoSchedule", "old-"], 'taint "old=2:NoSchedule" is both added and removed: ask for one of them'],
    [["gpu-a", "--remove", "x-"], 'unexpected change "x-": "--remove" takes none'],
    [
      ["gpu-c", "--remove", "--like", "gpu-a"],
      'options "--remove" and "--like" do not go together: a pool is removed or added',
    ],
    [["gpu-b", "--like", "gpu-a"], 'pool "gpu-b" is there already'],
    [["gpu-c", "--like", "gpx-a"], 'pool "gpx-a" is not known; did you mean "gpu-a"?'],
    [["gpu-a", "pool=1", "pool-"], 'label "pool=1" is both set and removed: ask for one of them'],
    [["gpu-a"], 'command "what-if" needs a change: taintlint what-if POOL key=value:Effect'],
    [[], 'command "what-if" needs a pool and a change: taintlint what-if POOL key=value:Effect'],
  ])("refuses %j", async (words, message) => {
    expect(await ask(...words)).toMatchObject({ exitCode: 2, stdout: "", errors: [`taintlint: ${message}`] });
  });

  it("refuses what kubectl refuses, all mistakes at once", async () => {
    const { errors } = await ask("gpx-a", "x=1:NoSchedul", "a=b=c:NoSchedule");
    expect(errors).toHaveLength(3);
    expect(errors[0]).toContain('did you mean "NoSchedule"?');
  });
});
