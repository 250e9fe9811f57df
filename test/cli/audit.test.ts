import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readManifest } from "../../src/manifest/read-manifest.js";
import { discoverPrinted } from "../../src/workspace/discovered-pools.js";
import { run } from "./in-process.js";
import { temporaryFolder } from "./temporary-folder.js";

const created = (name: string, namespace?: string) => ({
  ...{ name, namespace, uid: `uid-${name}`, resourceVersion: "1", creationTimestamp: "2026-01-01T00:00:00Z" },
});

function node(name: string, pool: string, taints: readonly object[] = []): object {
  const labels = { "kubernetes.io/hostname": name, "kubernetes.io/os": "linux", "eks.amazonaws.com/nodegroup": pool };
  return { apiVersion: "v1", kind: "Node", metadata: { ...created(name), labels }, spec: { taints }, status: {} };
}

const GPU = { key: "gpu", value: "true", effect: "NoSchedule" };
const NODES = [node("n1", "general"), node("n2", "general"), node("g1", "gpu", [GPU])];

type Owned = readonly [kind: string, name: string];

function object(kind: string, name: string, podSpec: object, owner?: Owned, replicas?: number): object {
  const containers = [{ name: "c", image: "i" }];
  const pod = { containers, ...podSpec };
  const [ownerKind = "", ownerName = ""] = owner ?? [];
  const reference = { apiVersion: "v1", kind: ownerKind, name: ownerName, uid: `uid-${ownerName}`, controller: true };
  const metadata = { ...created(name, "shop"), ...(owner && { ownerReferences: [reference] }) };
  const apiVersion = kind === "Pod" ? "v1" : kind === "Job" || kind === "CronJob" ? "batch/v1" : "apps/v1";
  if (kind === "Pod") return { apiVersion, kind, metadata, spec: pod, status: { phase: "Pending" } };
  const template = { metadata: { labels: { app: name } }, spec: pod };
  const selector = { matchLabels: { app: name } };
  const spec =
    kind === "CronJob"
      ? { schedule: "* * * * *", jobTemplate: { spec: { template } } }
      : { selector, replicas, template };
  return { apiVersion, kind, metadata, spec, status: {} };
}

const listOf = (items: readonly object[]) => JSON.stringify({ apiVersion: "v1", kind: "List", items }, null, 1);
const LOST = { nodeSelector: { disk: "none" } };
/** As `kubectl get nodes,deploy,rs,ds,job,cronjob,pod` prints one mistake: it stands in three objects. */
const AUDIT = [
  ...NODES,
  object("Deployment", "lost", LOST),
  object("ReplicaSet", "lost-5d4f", LOST, ["Deployment", "lost"], 1),
  object("ReplicaSet", "lost-old", LOST, ["Deployment", "lost"], 0),
  object("Pod", "lost-5d4f-x", LOST, ["ReplicaSet", "lost-5d4f"]),
];

it("reads a list of Nodes and Pods once", () => {
  const file = { path: "live.json", text: listOf(AUDIT) };
  const [cluster] = discoverPrinted(file).clusters;
  const [pool] = cluster?.inventory.pools ?? [];
  const { objects, workloads } = readManifest(file);
  expect([pool?.name, workloads.length]).toEqual(["general", 1]);
  expect(objects[0]?.document).toBe(pool?.place.document);
});

interface Reported {
  readonly rule: string;
  readonly severity: string;
  readonly message: string;
  readonly details: readonly string[];
  readonly workload: { readonly kind: string; readonly name: string } | null;
}

async function audit(items: readonly object[], files: Readonly<Record<string, string>> = {}, words: string[] = []) {
  const cwd = temporaryFolder(files);
  const { exitCode, stdout } = await run(["-", "--format", "json", ...words], { cwd, env: {}, input: listOf(items) });
  const { findings, summary } = JSON.parse(stdout);
  const said = findings.map(
    (one: Reported) => `${one.severity} ${one.rule} ${one.workload?.kind}/${one.workload?.name}`,
  );
  return { exitCode, said, pools: summary.pools, workloads: summary.workloads, findings };
}

describe("what kubectl prints of a cluster, on the standard input", () => {
  it("is its pools, and its workloads, each told once", async () => {
    const { said, pools, workloads, findings } = await audit(AUDIT);
    expect({ said, pools, workloads }).toEqual({
      said: ["warning unschedulable Deployment/lost"],
      pools: 2,
      workloads: 1,
    });
    expect(findings[0].message).toContain("no node of the snapshot admits the pod");
  });

  it.each<[string, object[], number]>([
    [
      "a Pod whose ReplicaSet is not in the list",
      [object("Deployment", "a", {}), object("Pod", "a-5-x", {}, ["ReplicaSet", "a-5"])],
      1,
    ],
    [
      "a Pod whose Job of a CronJob is not in the list",
      [object("CronJob", "a", {}), object("Pod", "a-1-x", {}, ["Job", "a-1"])],
      1,
    ],
    ["a Pod of a controller of which nothing is in the list", [object("Pod", "a-x", {}, ["Rollout", "a"])], 1],
    ["a Pod that a kubelet makes for itself", [object("Pod", "proxy", {}, ["Node", "n1"])], 0],
    ["a ReplicaSet at zero of an owner that is not there", [object("ReplicaSet", "a-1", {}, ["Rollout", "a"], 0)], 0],
    ["a ReplicaSet of its own at zero", [object("ReplicaSet", "a", {}, undefined, 0)], 0],
    ["a ReplicaSet of its own at one", [object("ReplicaSet", "a", {}, undefined, 1)], 1],
    [
      "a Pod of a Deployment with another name",
      [object("Deployment", "b", {}), object("Pod", "a-5-x", {}, ["ReplicaSet", "a-5"])],
      2,
    ],
  ])("counts %s", async (_, items, workloads) => {
    expect((await audit([...NODES, ...items])).workloads).toBe(workloads);
  });

  it("tells beside its own reason why the scheduler of the cluster lets a Pod wait", async () => {
    const why = "0/3 nodes are available: 3 node(s) didn't match Pod's node affinity/selector.";
    const condition = { type: "PodScheduled", status: "False", reason: "Unschedulable" };
    const message = `${why} preemption: 0/3 nodes are available: 3 Preemption is not helpful for scheduling.`;
    const waits = (one: object) => ({ ...one, status: { phase: "Pending", conditions: [{ ...condition, message }] } });
    const alone = waits(object("Pod", "alone", LOST));
    const placed = { ...object("Pod", "placed", LOST), status: { conditions: [{ ...condition, status: "True" }] } };
    const pods = AUDIT.map((one, index) => (index === AUDIT.length - 1 ? waits(one) : one));
    const told = (await audit([...pods, alone, placed])).findings.flatMap(({ workload, details }: Reported) =>
      details.map((detail) => `${workload?.kind}/${workload?.name} ${detail}`),
    );
    expect(told).toEqual([`Deployment/lost the scheduler says: "${why}"`, `Pod/alone the scheduler says: "${why}"`]);
    const ofCronJob = [
      object("CronJob", "nightly", LOST),
      object("Job", "nightly-1", LOST, ["CronJob", "nightly"]),
      waits(object("Pod", "nightly-1-x", LOST, ["Job", "nightly-1"])),
    ];
    expect((await audit([...NODES, ...ofCronJob])).findings[0].details).toEqual([`the scheduler says: "${why}"`]);
  });

  it("tells of a DaemonSet that runs on fewer nodes than its taints and labels let it on", async () => {
    const passing = { key: "node.kubernetes.io/not-ready", effect: "NoExecute" };
    const nodes = [...NODES, node("n3", "general", [passing])];
    const tolerations = [{ key: "gpu", operator: "Exists" }];
    const counts = (desired: number, current = desired, seen = 1, updated = current) => {
      const made = object("DaemonSet", "agent", { tolerations }) as { readonly metadata: object };
      const status = { observedGeneration: seen, desiredNumberScheduled: desired, currentNumberScheduled: current };
      const metadata = { ...made.metadata, generation: 1 };
      return { ...made, metadata, status: { ...status, updatedNumberScheduled: updated } };
    };
    const told = async (...items: readonly object[]) =>
      (await audit([...nodes, ...items], {}, ["--only", "daemonset-misses-pool"])).findings.map(
        ({ message, details }: Reported) => [message, ...details].join("; "),
      );
    const says = "of the 3 nodes that its taints and labels let it on";
    expect(await told(counts(2))).toEqual([`the DaemonSet runs on 2 ${says}`]);
    expect(await told(counts(3, 1))).toEqual([`the DaemonSet runs on 1 ${says}`]);
    // As many as are certain, the node that is not ready as well, a change that is not seen yet, a rollout.
    expect(await told(counts(3))).toEqual([]);
    expect(await told(counts(4))).toEqual([]);
    expect(await told(counts(2, 2, 0))).toEqual([]);
    expect(await told(counts(3, 2, 1, 1))).toEqual([]);
  });

  it("names pools by the label of their provider", async () => {
    const daemonSet = object("DaemonSet", "agent", { tolerations: [{ key: "other", operator: "Exists" }] });
    const { findings } = await audit([...NODES, daemonSet]);
    expect(findings.map(({ message }: Reported) => message)).toContain('the DaemonSet does not run on pool "gpu"');
  });

  it("takes the place of the pools of a configuration, whose settings count", async () => {
    const configuration = "version: 1\npools: [{name: other, labels: {disk: none}}]\nrules: {unschedulable: note}\n";
    const { said } = await audit(AUDIT, { "taintlint.yaml": configuration });
    expect(said).toEqual(["note unschedulable Deployment/lost"]);
    const inventory = { "pools.yaml": "version: 1\npools: [{name: other, labels: {disk: none}}]\n" };
    expect((await audit(AUDIT, inventory, ["--inventory", "pools.yaml"])).said).toEqual([]);
  });

  it("says the same in a file, which is a cluster of its own", async () => {
    const files = { "dump.json": listOf(AUDIT), "more/second.json": listOf(NODES.slice(2)) };
    const cwd = temporaryFolder({ "dump.json": files["dump.json"] });
    const { findings } = JSON.parse((await run(["--format", "json"], { cwd, env: {} })).stdout);
    expect(findings.map(({ rule, severity }: Reported) => [rule, severity])).toEqual([["unschedulable", "warning"]]);
    const apart = listOf([
      node("m1", "lake"),
      object("Deployment", "other", { nodeSelector: { "eks.amazonaws.com/nodegroup": "lake" } }),
    ]);
    const both = temporaryFolder({ "dump.json": files["dump.json"], "second/dump.json": apart });
    const { stdout } = await run(["--format", "json"], { cwd: both, env: {} });
    expect(JSON.parse(stdout).findings.map(({ workload }: Reported) => workload?.name)).toEqual(["lost"]);
  });

  // By kubectl v1.37.2 of a running control plane of `scripts/live`: three Nodes, three Deployments, and all that is made of these.
  const PRINTED: { readonly items: readonly { readonly kind: string }[] } = JSON.parse(
    readFileSync("test/cli/data/kubectl-list.txt", "utf8"),
  );

  it.each([
    ["without Pods and ReplicaSets", (kind: string) => kind !== "Pod" && kind !== "ReplicaSet", 0],
    ["with them", () => true, 1],
  ])("tells each mistake once in a list that kubectl printed %s", async (_, isAsked, sayings) => {
    const items = PRINTED.items.filter(({ kind }) => isAsked(kind));
    const { exitCode, said, findings } = await audit(items);
    expect([exitCode, said]).toEqual([
      1,
      ["warning wildcard-toleration Deployment/api", "error unschedulable Deployment/trainer"],
    ]);
    const scheduler = findings.flatMap(({ details }: Reported) =>
      details.filter((one) => one.startsWith("the scheduler")),
    );
    expect(scheduler).toHaveLength(sayings);
  });

  const DUMP = "../shared/live/dump.json";
  it.skipIf(!existsSync(DUMP))("finds what waits in a real cluster: five of five, nothing twice", async () => {
    const input = readFileSync(DUMP, "utf8");
    const words = ["-", "--format", "json", "--only", "unschedulable"];
    const { stdout } = await run(words, { cwd: temporaryFolder(), env: {}, input });
    const { findings } = JSON.parse(stdout);
    expect(
      findings.filter(({ details }: Reported) => details.join().includes("0/24 nodes are available")),
    ).toHaveLength(5);
    const names = findings.map(({ workload }: Reported) => workload?.name);
    expect(names.sort()).toEqual(["feature-builder", "price-import", "prometheus", "search", "storefront"]);
  });
});
