import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { DriftFinding } from "../../src/lint/drift/drift-finding.js";
import { run } from "./in-process.js";
import { temporaryFolder } from "./temporary-folder.js";

type Taint = { readonly key: string; readonly value?: string; readonly effect: string };
type Labels = Readonly<Record<string, string>>;

const GPU: Taint = { key: "gpu", value: "true", effect: "NoSchedule" };

function node(name: string, labels: Labels, taints: readonly Taint[] = []): object {
  const metadata = { name, uid: `uid-${name}`, labels: { "kubernetes.io/hostname": name, ...labels } };
  return { apiVersion: "v1", kind: "Node", metadata, spec: { taints }, status: {} };
}

const pool = (name: string, more: Labels = {}): Labels => ({ "karpenter.sh/nodepool": name, ...more });

function nodePool(name: string, labels: Labels = {}, taints: readonly Taint[] = []): object {
  const spec = {
    requirements: [],
    taints,
    nodeClassRef: { group: "karpenter.k8s.aws", kind: "EC2NodeClass", name: "a" },
  };
  const template = { metadata: { labels }, spec };
  return { apiVersion: "karpenter.sh/v1", kind: "NodePool", metadata: { name }, spec: { template } };
}

function workload(kind: string, name: string, podSpec: object, status?: object): object {
  const template = {
    metadata: { labels: { app: name } },
    spec: { containers: [{ name: "c", image: "c:1" }], ...podSpec },
  };
  const spec = { selector: { matchLabels: { app: name } }, template };
  return { apiVersion: "apps/v1", kind, metadata: { name, namespace: "shop" }, spec, ...(status && { status }) };
}

const affinity = (...terms: readonly (readonly object[])[]) => ({
  nodeAffinity: {
    requiredDuringSchedulingIgnoredDuringExecution: {
      nodeSelectorTerms: terms.map((matchExpressions) => ({ matchExpressions })),
    },
  },
});

const GPU_TOLERATION = { key: "gpu", operator: "Exists", effect: "NoSchedule" };
const NODE_POOLS = [nodePool("general"), nodePool("gpu", { team: "ml" }, [GPU]), nodePool("idle")];
const AGENT = workload("DaemonSet", "agent", { tolerations: [GPU_TOLERATION] });
const API = workload("Deployment", "api", { nodeSelector: { "karpenter.sh/nodepool": "general" } });
const NODES = [
  ...["a", "b"].map((name) => node(name, pool("general"))),
  ...["g", "h"].map((name) => node(name, pool("gpu", { team: "ml" }), [GPU])),
];

interface Answer {
  readonly exitCode: number;
  readonly said: readonly string[];
  readonly findings: readonly DriftFinding[];
  readonly notices: readonly string[];
  readonly stderr: string;
}

const yaml = (objects: readonly object[]) => objects.map((one) => JSON.stringify(one)).join("\n---\n");
const listOf = (items: readonly object[]) => JSON.stringify({ apiVersion: "v1", kind: "List", items }, null, 4);

async function drift(files: Readonly<Record<string, string>>, live: readonly object[], words: string[] = []) {
  const cwd = temporaryFolder(files);
  const { exitCode, stdout, stderr } = await run(["drift", "-", "--format", "json", ...words], {
    ...{ cwd, env: {}, input: listOf(live) },
  });
  const { findings = [], notices = [] } = stdout === "" ? {} : JSON.parse(stdout);
  const said = findings.map(({ kind, message }: DriftFinding) => `${kind}: ${message}`);
  return { exitCode, said, findings, notices, stderr } as Answer;
}

const compare = (repository: readonly object[], live: readonly object[]) =>
  drift({ "all.yaml": yaml(repository) }, live);

/** What a karpenter NodePool without Nodes says is in every comparison here. */
const IDLE = 'pools-without-nodes: pool has no node now: "idle"';

describe("taintlint drift", () => {
  it("walks from a cluster that is as its repository says to one that is not", async () => {
    const live = [...NODES, AGENT, API];
    const same = await compare([...NODE_POOLS, AGENT, API], live);
    expect({ said: same.said, exitCode: same.exitCode }).toEqual({ said: [IDLE], exitCode: 0 });

    const maintenance: Taint = { key: "maintenance", value: "true", effect: "NoSchedule" };
    const tainted = [...NODES.slice(1), node("a", pool("general"), [maintenance]), AGENT, API];
    const first = await compare([...NODE_POOLS, AGENT, API], tainted);
    expect(first.exitCode).toBe(1);
    expect(first.said).toEqual([
      'undeclared-taint: nodes have taint "maintenance=true:NoSchedule", which is not declared: 1 of 2 nodes of pool "general"',
      IDLE,
    ]);
    expect(first.findings[0]?.details).toEqual(["node a"]);

    const [general, gpu, idle] = NODE_POOLS as [object, object, object];
    const second = await compare([general, idle, AGENT, API], tainted);
    expect(second.said.slice(0, 2)).toEqual([
      'undeclared-pool: pool "gpu" has 2 nodes, and no file declares it',
      first.said[0],
    ]);

    const edited = workload("DaemonSet", "agent", {
      tolerations: [{ operator: "Exists" }],
      nodeSelector: { team: "ml" },
    });
    const third = await compare([general, gpu, idle, AGENT, API], [...NODES, edited, API]);
    expect(third.said).toEqual([
      "changed-workload: live tolerations and node selector of DaemonSet shop/agent are not what the repository has",
      IDLE,
    ]);
    expect(third.findings[0]?.details).toEqual([
      "it has toleration {operator: Exists}",
      "it lacks toleration {key: gpu, operator: Exists, effect: NoSchedule}",
      "its node selector has team=ml",
    ]);
    expect(third.findings[0]?.source.file).toBe("all.yaml");
  });

  it.each<[string, object[], string[]]>([
    [
      "a declared taint that some nodes lack",
      [...NODES.slice(0, 3), node("h", pool("gpu", { team: "ml" }))],
      ['missing-taint: nodes lack taint "gpu=true:NoSchedule", which is declared: 1 of 2 nodes of pool "gpu"'],
    ],
    [
      "a taint with another value, once",
      [...NODES.slice(0, 3), node("h", pool("gpu", { team: "ml" }), [{ ...GPU, value: "false" }])],
      [
        'changed-taint: nodes have taint "gpu=false:NoSchedule", which is declared as "gpu=true:NoSchedule": 1 of 2 nodes of pool "gpu"',
      ],
    ],
    [
      "one taint of all pools, once",
      [
        node("a", pool("general"), [{ key: "x", effect: "NoExecute" }]),
        node("g", pool("gpu", { team: "ml" }), [GPU, { key: "x", effect: "NoExecute" }]),
      ],
      [
        'undeclared-taint: nodes have taint "x:NoExecute", which is not declared: the only node of pool "general" and the only node of pool "gpu"',
      ],
    ],
    [
      "labels that people set, and another value of a declared one",
      [node("a", pool("general", { tier: "web" })), node("g", pool("gpu", { team: "data" }), [GPU])],
      [
        'undeclared-label: nodes have label "tier=web", which is not declared: the only node of pool "general"',
        'changed-label: nodes have label "team=data", which is declared as "team=ml": the only node of pool "gpu"',
      ],
    ],
    [
      "a declared label that is gone",
      [node("a", pool("general")), node("g", pool("gpu"), [GPU])],
      ['missing-label: nodes lack label "team=ml", which is declared: the only node of pool "gpu"'],
    ],
    [
      "a label of a domain, where a workload asks for it",
      [node("a", pool("general", { "shop.example/disk": "fast", "shop.example/rack": "7" })), ...NODES.slice(2)],
      [
        'undeclared-label: nodes have label "shop.example/disk=fast", which is not declared: the only node of pool "general"',
      ],
    ],
  ])("tells %s", async (_, nodes, said) => {
    const asking = workload("Deployment", "asks", { nodeSelector: { "shop.example/disk": "fast" } });
    expect((await compare([...NODE_POOLS, asking], nodes)).said).toEqual([...said, IDLE]);
  });

  it.each<[string, object[]]>([
    [
      "taints that come and go, and a cordon",
      [node("c", pool("general"), [{ key: "node.kubernetes.io/unschedulable", effect: "NoSchedule" }])],
    ],
    [
      "labels of kubelets, clouds and device plugins",
      [
        node(
          "c",
          pool("general", {
            "topology.kubernetes.io/zone": "a",
            "nvidia.com/gpu.count": "1",
            "node.longhorn.io/disk": "x",
          }),
        ),
      ],
    ],
    [
      "nodes of a control plane, which no file of pools declares",
      [
        node("m", { "node-role.kubernetes.io/control-plane": "" }, [
          { key: "node-role.kubernetes.io/control-plane", effect: "NoSchedule" },
        ]),
      ],
    ],
  ])("says nothing about %s", async (_, nodes) => {
    expect((await compare(NODE_POOLS, [...NODES, ...nodes])).said).toEqual([IDLE]);
  });

  it.each<[string, object, object]>([
    [
      "an operator that is written out, an order, and what stands twice",
      {
        tolerations: [
          { key: "a", value: "1" },
          { operator: "Exists", key: "b" },
        ],
        nodeSelector: { x: "1", y: "2" },
      },
      {
        tolerations: [
          { key: "b", operator: "Exists", value: "" },
          { key: "a", operator: "Equal", value: "1" },
          { key: "a", operator: "Equal", value: "1" },
        ],
        nodeSelector: { y: "2", x: "1" },
      },
    ],
    [
      "the order of terms, of what they ask for and of values",
      {
        affinity: affinity(
          [
            { key: "a", operator: "In", values: ["1", "2"] },
            { key: "b", operator: "Exists" },
          ],
          [{ key: "c", operator: "Exists" }],
        ),
      },
      {
        affinity: affinity(
          [{ key: "c", operator: "Exists" }],
          [
            { key: "b", operator: "Exists" },
            { key: "a", operator: "In", values: ["2", "1"] },
          ],
        ),
      },
    ],
    [
      "fields that the API server fills in",
      {},
      { dnsPolicy: "ClusterFirst", restartPolicy: "Always", schedulerName: "default-scheduler", securityContext: {} },
    ],
    [
      "tolerations that admission or the DaemonSet controller would add anyway",
      {},
      {
        tolerations: [
          { key: "node.kubernetes.io/not-ready", operator: "Exists", effect: "NoExecute" },
          { key: "node.kubernetes.io/disk-pressure", operator: "Exists", effect: "NoSchedule" },
        ],
      },
    ],
  ])("says nothing about %s", async (_, written, live) => {
    const of = (spec: object) => workload("DaemonSet", "agent", spec);
    expect((await compare([...NODE_POOLS, of(written)], [...NODES, of(live)])).said).toEqual([IDLE]);
  });

  it("takes what admission adds to a Pod for no drift, and what is gone for one", async () => {
    const pod = (tolerations: readonly object[]) => ({
      ...{ apiVersion: "v1", kind: "Pod", metadata: { name: "p", namespace: "shop" } },
      spec: { containers: [{ name: "c", image: "c:1" }], tolerations },
    });
    const added = {
      key: "node.kubernetes.io/unreachable",
      operator: "Exists",
      effect: "NoExecute",
      tolerationSeconds: 300,
    };
    expect(
      (await compare([...NODE_POOLS, pod([GPU_TOLERATION])], [...NODES, pod([GPU_TOLERATION, added])])).said,
    ).toEqual([IDLE]);
    const { findings } = await compare([...NODE_POOLS, pod([GPU_TOLERATION])], [...NODES, pod([added])]);
    expect(findings[0]?.details).toEqual(["it lacks toleration {key: gpu, operator: Exists, effect: NoSchedule}"]);
  });

  it("tells a required node affinity, and one cause of several workloads once", async () => {
    const on = (name: string, key: string) =>
      workload("Deployment", name, { affinity: affinity([{ key, operator: "In", values: ["1"] }]) });
    const { findings } = await compare(
      [...NODE_POOLS, on("a", "x"), on("b", "x"), on("c", "x")],
      [...NODES, on("a", "y"), on("b", "y"), on("c", "x")],
    );
    expect(findings.map(({ message }) => message)).toEqual([
      "live required node affinity of Deployment shop/a is not what the repository has; the same holds for 1 more workload",
      'pool has no node now: "idle"',
    ]);
    expect(findings[0]?.details).toEqual([
      "its required node affinity is y In (1), not x In (1)",
      "also Deployment shop/b",
    ]);
  });

  it("says nothing of a workload that one of several renderings has as it is live", async () => {
    const of = (value: string) => workload("Deployment", "api", { nodeSelector: { disk: value } });
    const files = { "dev.yaml": yaml([of("slow"), ...NODE_POOLS]), "prod.yaml": yaml([of("fast")]) };
    expect((await drift(files, [...NODES, of("fast")])).said).toEqual([IDLE]);
    const { findings } = await drift(files, [...NODES, of("other")]);
    expect(findings[0]?.kind).toBe("changed-workload");
  });

  it("compares a pool of another name by the labels that were declared for it", async () => {
    const files = {
      "taintlint.yaml": "version: 1\npools: [{name: ml, labels: {team: ml}}, {name: other, labels: {a: b}}]\n",
    };
    const { said, notices } = await drift(files, [node("g", pool("ng-7", { team: "ml" }), [GPU]), node("x", {})]);
    expect(said).toEqual([
      'undeclared-taint: nodes have taint "gpu=true:NoSchedule", which is not declared: the only node of pool "ml"',
      'pools-without-nodes: pool has no node now: "other"',
    ]);
    expect(notices).toEqual(["1 node was not compared: no label names their pool"]);
  });

  it("finds the list in a file of the repository, which then is none of its manifests", async () => {
    const files = {
      "all.yaml": yaml([...NODE_POOLS, AGENT]),
      "live.json": listOf([...NODES, workload("DaemonSet", "agent", {})]),
    };
    const cwd = temporaryFolder(files);
    const { stdout, exitCode } = await run(["drift", "live.json"], { cwd, env: {} });
    expect(stdout).toContain("warning[changed-workload] live tolerations of DaemonSet shop/agent are not what");
    expect(stdout).toContain("drift: 1 warning, 1 note; compared: 4 nodes, 2 pools, 1 workload");
    expect(exitCode).toBe(1);
    expect((await run(["drift", "live.json", "--fail-on", "never"], { cwd, env: {} })).exitCode).toBe(0);
    expect((await run(["drift", "live.json", "--fail-on", "note"], { cwd, env: {} })).exitCode).toBe(1);
    const { stdout: markdown } = await run(["drift", "live.json", "--format", "markdown"], { cwd, env: {} });
    expect(markdown).toContain("### taintlint drift: 1 warning, 1 note");
    expect(markdown).toContain("- **warning** live tolerations of DaemonSet shop/agent are not what");
  });

  it.each<[string, string[], string, number, string]>([
    ["nothing named", ["drift"], "", 2, 'command "drift" needs what kubectl prints'],
    ["a file that is not there", ["drift", "al.yaml"], "", 2, '"al.yaml" does not exist; did you mean "all.yaml"?'],
    ["a folder", ["drift", "."], "", 2, '"." is a folder, not a file'],
    ["a list that ends in its middle", ["drift", "-"], listOf(NODES).slice(0, -60), 2, '"<stdin>" cannot be read'],
    ["an empty list", ["drift", "-"], listOf([]), 2, '"<stdin>" holds neither Nodes nor workloads'],
  ])("refuses %s", async (_, words, input, exitCode, says) => {
    const cwd = temporaryFolder({ "all.yaml": yaml([...NODE_POOLS, AGENT]) });
    const ran = await run(words, { cwd, env: {}, input });
    expect(ran.stderr).toContain(says);
    expect(ran.exitCode).toBe(exitCode);
  });

  it("wants one cluster named where the repository has several", async () => {
    const files = {
      "taintlint.yaml":
        "version: 1\nclusters: [{name: a, pools: [{name: general}]}, {name: b, pools: [{name: gpu}]}]\n",
    };
    const refused = await drift(files, NODES);
    expect([refused.exitCode, refused.stderr]).toEqual([
      2,
      'taintlint: "<stdin>" is of one cluster, and the repository has a and b: name it with --cluster\n',
    ]);
    expect((await drift(files, NODES, ["--cluster", "a"])).said).toContain(
      'undeclared-pool: pool "gpu" has 2 nodes, and no file declares it',
    );
  });

  it("compares no pool without Nodes, and nothing in an empty folder", async () => {
    const { notices, said } = await compare([...NODE_POOLS, AGENT], [AGENT]);
    expect({ notices, said }).toEqual({
      notices: ['no pool was compared: the list holds no Node, which "kubectl get nodes" prints'],
      said: [],
    });
    expect((await drift({}, NODES)).exitCode).toBe(3);
  });
});

interface Listed {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly spec: { readonly template: { readonly spec: { tolerations: object[] } } };
}

const DUMP = "../shared/live/dump.json";

it.skipIf(!existsSync(DUMP))("a real cluster is as its repository says, until one of them is changed", async () => {
  const shop = temporaryFolder();
  cpSync("examples/shop", shop, { recursive: true });
  const text = readFileSync(DUMP, "utf8");
  const said = async (change: (items: readonly Listed[]) => void) => {
    const list = JSON.parse(text);
    change(list.items);
    const { stdout } = await run(["drift", "-", "--format", "json"], { cwd: shop, env: {}, input: listOf(list.items) });
    return JSON.parse(stdout).findings.map(({ message }: DriftFinding) => message);
  };
  const named = (items: readonly Listed[], name: string) => items.find(({ metadata }) => metadata.name === name);

  expect(await said(() => {})).toEqual([]);
  const taint = { key: "maintenance", effect: "NoSchedule" };
  const tainted = await said((items) => Object.assign(named(items, "general-1")?.spec ?? {}, { taints: [taint] }));
  const edited = await said((items) => named(items, "node-exporter")?.spec.template.spec.tolerations.pop());
  const inventory = join(shop, "taintlint.yaml");
  writeFileSync(inventory, readFileSync(inventory, "utf8").replace(/ {2}- name: reserve\n(?: {4}.*\n)+/, ""));
  expect({ tainted, edited, removed: await said(() => {}) }).toEqual({
    tainted: ['nodes have taint "maintenance:NoSchedule", which is not declared: 1 of 3 nodes of pool "general"'],
    edited: ["live tolerations of DaemonSet monitoring/node-exporter are not what the repository has"],
    removed: ['pool "reserve" has 3 nodes, and no file declares it'],
  });
});
