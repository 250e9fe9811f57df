import { describe, expect, it } from "vitest";
import { importPools } from "../../src/inventory/imports/imported-pools.js";
import { parseConfiguration } from "../../src/lint/configuration/parse-configuration.js";
import { formatTaint } from "../../src/model/taint.js";
import { formatErrors } from "./formatted-errors.js";

/** The pools of a `from` entry whose path is `nodes.yaml`, with the given further keys. */
function read(text: string, keys = "", transientTaints: readonly string[] = []) {
  const configuration = `version: 1\nfrom: [{path: nodes.yaml${keys === "" ? "" : `, ${keys}`}}]\n`;
  const parsed = parseConfiguration({ path: "taintlint.yaml", text: configuration }, { kind: "configuration" });
  const from = parsed.configuration?.clusters[0]?.from?.[0];
  if (from === undefined) throw new Error(`not a legal entry: ${formatErrors(parsed.errors)}`);
  const output = importPools(from, [{ path: "nodes.yaml", text }], { cluster: "prod", transientTaints });
  return { ...output, errors: formatErrors(output.errors), notices: formatErrors(output.notices) };
}

interface NodeFields {
  readonly name: string;
  readonly labels?: Readonly<Record<string, string>>;
  readonly taints?: readonly string[];
  readonly allocatable?: Readonly<Record<string, string | number>>;
  readonly unschedulable?: boolean;
}

/** What `kubectl get nodes -o json` prints, with its order and indentation. */
function snapshot(nodes: readonly NodeFields[]): string {
  const items = nodes.map(({ name, labels = {}, taints = [], allocatable, unschedulable }) => ({
    apiVersion: "v1",
    kind: "Node",
    metadata: { labels, name },
    spec: {
      taints: taints.map((text) => {
        const [pair = "", effect] = text.split(":");
        const [key, value] = pair.split("=");
        return { effect, key, ...(value && { value }), timeAdded: "2026-01-01T00:00:00Z" };
      }),
      ...(unschedulable && { unschedulable }),
    },
    status: { ...(allocatable && { allocatable }), nodeInfo: { operatingSystem: "linux" } },
  }));
  return JSON.stringify({ apiVersion: "v1", items, kind: "List" }, null, 4);
}

const EKS = "eks.amazonaws.com/nodegroup";
const ROLE = "node-role.kubernetes.io/";

describe("grouping", () => {
  const inGroups: readonly NodeFields[] = [
    { name: "a1", labels: { [EKS]: "general", zone: "x" } },
    { name: "g1", labels: { [EKS]: "gpu" }, taints: ["gpu=true:NoSchedule"] },
    { name: "a2", labels: { [EKS]: "general", zone: "y" } },
  ];
  const cases: readonly [string, string, readonly NodeFields[], Record<string, string[]>][] = [
    ["the provider's label", "", inGroups, { general: ["a1", "a2"], gpu: ["g1"] }],
    ["each by itself", "groupBy: none", inGroups, { a1: ["a1"], g1: ["g1"], a2: ["a2"] }],
    ["a label", "groupBy: zone", inGroups, { x: ["a1"], "without zone": ["g1"], y: ["a2"] }],
    ["a prefix", "prefix: eu-", inGroups, { "eu-general": ["a1", "a2"], "eu-gpu": ["g1"] }],
    [
      "the surest of several labels",
      "",
      [{ name: "a", labels: { agentpool: "old", "karpenter.sh/nodepool": "spot", [EKS]: "managed" } }],
      { spot: ["a"] },
    ],
    [
      "roles where no label names a pool",
      "",
      [
        { name: "m", labels: { [`${ROLE}master`]: "", [`${ROLE}control-plane`]: "" } },
        { name: "w", labels: { [`${ROLE}worker`]: "" } },
      ],
      { "control-plane+master": ["m"], worker: ["w"] },
    ],
    [
      "the instance type where roles are absent, too",
      "",
      [
        { name: "a", labels: { "node.kubernetes.io/instance-type": "m5.large" } },
        { name: "b", labels: { "node.kubernetes.io/instance-type": "g5.xlarge" }, taints: ["gpu:NoSchedule"] },
        { name: "c" },
      ],
      { "m5.large": ["a"], "g5.xlarge": ["b"], nodes: ["c"] },
    ],
    [
      "different taints in one group",
      "",
      [
        { name: "a", labels: { [EKS]: "p" }, taints: ["b:NoExecute", "a=1:NoSchedule"] },
        { name: "b", labels: { [EKS]: "p" } },
        { name: "c", labels: { [EKS]: "p" }, taints: ["a=1:NoSchedule", "b:NoExecute"] },
      ],
      { "p (taints: a=1:NoSchedule, b:NoExecute)": ["a", "c"], "p (no taints)": ["b"] },
    ],
    [
      "transient taints do not split a group",
      "",
      [
        { name: "a", labels: { [EKS]: "p" }, taints: ["node.kubernetes.io/unreachable:NoExecute"] },
        { name: "b", labels: { [EKS]: "p" } },
      ],
      { p: ["a", "b"] },
    ],
    [
      "two labels with one value",
      "",
      [
        { name: "a", labels: { [EKS]: "p" } },
        { name: "b", labels: { "karpenter.sh/nodepool": "p" } },
      ],
      { [`${EKS}=p`]: ["a"], "karpenter.sh/nodepool=p": ["b"] },
    ],
  ];
  it.each(cases)("by %s", (_, keys, nodes, expected) => {
    const { pools, errors } = read(snapshot(nodes), keys);
    expect(errors).toEqual([]);
    expect(Object.fromEntries(pools.map((pool) => [pool.name, pool.nodes?.map(({ name }) => name)]))).toEqual(expected);
    expect(pools.map(({ name }) => name)).toEqual(Object.keys(expected));
  });
});

describe("a pool of Nodes", () => {
  it("has the labels that all share, and each Node's own", () => {
    const [pool] = read(
      snapshot([
        { name: "a", labels: { [EKS]: "p", zone: "x", os: "linux" }, unschedulable: true },
        { name: "b", labels: { [EKS]: "p", zone: "y", os: "linux", extra: "1" } },
      ]),
    ).pools;
    expect(pool).toMatchObject({
      cluster: "prod",
      format: "node",
      labelsClosed: true,
      openLabels: [],
      startupTaints: [],
      nodes: [
        { name: "a", unschedulable: true, labels: { zone: "x" } },
        { name: "b", unschedulable: false, labels: { zone: "y", extra: "1" } },
      ],
    });
    expect(pool?.labels).toEqual({ [EKS]: "p", os: "linux" });
  });

  it("offers the least that every Node offers", () => {
    const [pool] = read(
      snapshot([
        { name: "a", allocatable: { cpu: "7910m", memory: "28Gi", pods: 110, "nvidia.com/gpu": "4" } },
        { name: "b", allocatable: { cpu: "8", memory: "29000Mi", pods: "29" } },
        { name: "c", allocatable: { cpu: 8, memory: "30000000Ki", pods: "1e3" } },
      ]),
    ).pools;
    expect(pool?.allocatable).toEqual({ cpu: "7910m", memory: "28Gi", pods: "29" });
  });

  it("offers an unknown amount where the snapshot leaves it out", () => {
    const nodes = [{ name: "a", allocatable: { cpu: "8" } }, { name: "b" }];
    expect(read(snapshot(nodes)).pools[0]?.allocatable).toEqual({});
  });

  it.each([
    ["", ["gpu:NoSchedule"], true],
    ["transient: keep", ["acme.io/warm:NoSchedule", "node.kubernetes.io/not-ready:NoExecute", "gpu:NoSchedule"], false],
  ])("with %j has the taints %j", (keys, taints, told) => {
    const text = snapshot([
      { name: "a", taints: ["acme.io/warm:NoSchedule", "node.kubernetes.io/not-ready:NoExecute", "gpu:NoSchedule"] },
    ]);
    const { pools, notices } = read(text, keys, ["acme.io/*"]);
    expect(pools[0]?.taints.map(formatTaint)).toEqual(taints);
    expect(notices).toEqual(
      told
        ? [
            'taintlint.yaml:2:15 taints of Nodes that come and go are left out: "acme.io/warm", "node.kubernetes.io/not-ready"; "transient: keep" keeps them',
          ]
        : [],
    );
  });

  it("is a control plane when all its Nodes are", () => {
    const { pools } = read(snapshot([{ name: "m", labels: { [`${ROLE}control-plane`]: "" } }, { name: "w" }]));
    expect(pools.map(({ name, role }) => [name, role])).toEqual([
      ["control-plane", "control-plane"],
      ["nodes", undefined],
    ]);
  });
});

describe("spellings of Node objects", () => {
  it.each([
    ["one Node", "apiVersion: v1\nkind: Node\nmetadata: {name: a, uid: u}\n"],
    [
      "several documents",
      "apiVersion: v1\nkind: Node\nmetadata: {name: a, uid: u}\n---\napiVersion: v1\nkind: Service\n",
    ],
    ["a NodeList whose items say no kind", "apiVersion: v1\nkind: NodeList\nitems:\n- metadata: {name: a}\n"],
    [
      "nulls",
      "apiVersion: v1\nkind: Node\nmetadata: {name: a, uid: u, labels: null}\nspec: {taints: null}\nstatus: null\n",
    ],
  ])("%s", (_, text) => {
    expect(read(text)).toMatchObject({ errors: [], pools: [{ name: "nodes", taints: [], nodes: [{ name: "a" }] }] });
  });

  const written = "apiVersion: v1\nkind: Node\nmetadata: {name: a, labels: {pool: gpu}MORE}\n";
  it.each([
    ["labels alone", "", "", ["labels", "taints"]],
    ["labels and taints", "", "spec: {taints: [{key: gpu, effect: NoSchedule}]}\n", ["labels"]],
    ["an empty status", "", "status: {}\n", ["labels", "taints"]],
  ])("a Node written by hand with %s may have more", (_, more, rest, open) => {
    const { pools } = read(`${written.replace("MORE", more)}${rest}`);
    expect(pools).toMatchObject([{ labels: { pool: "gpu" }, labelsClosed: false, nodes: undefined }]);
    expect(pools[0]?.incomplete?.map(({ field }) => field)).toEqual(open);
  });

  it.each([
    ["a uid", ", uid: u", ""],
    ["the time of its creation", ", creationTimestamp: '2026-01-01T00:00:00Z'", ""],
    ["the provider's id", "", "spec: {providerID: 'aws:///a/i-1'}\n"],
    ["a status", "", "status: {nodeInfo: {operatingSystem: linux}}\n"],
  ])("a Node with %s is all that there is of it", (_, more, rest) => {
    const { pools } = read(`${written.replace("MORE", more)}${rest}`);
    expect(pools).toMatchObject([{ labelsClosed: true, nodes: [{ name: "a" }] }]);
    expect(pools[0]?.incomplete).toBeUndefined();
  });

  it("knows a shortened snapshot by the label that each kubelet gives", () => {
    const text = "apiVersion: v1\nkind: Node\nmetadata: {name: a, labels: {kubernetes.io/hostname: a}}\n";
    expect(read(text).pools).toMatchObject([{ labelsClosed: true }]);
  });

  it("keeps taints that the API server would refuse, by their text", () => {
    const { pools, errors } = read(
      "apiVersion: v1\nkind: Node\nmetadata: {name: a, labels: {cores: 08}}\nspec:\n  taints:\n  - {key: gpu, value: true, effect: NO_SCHEDULE}\n  - {key: gpu}\n",
    );
    expect(errors).toEqual([]);
    expect(pools[0]?.labels).toEqual({ cores: "08" });
    expect(pools[0]?.taints.map(({ key, value, effect, place }) => [key, value, effect, place.path])).toEqual([
      ["gpu", "true", "NO_SCHEDULE", ["spec", "taints", 0]],
      ["gpu", "", "", ["spec", "taints", 1]],
    ]);
  });

  it.each([
    ["spec: {taints: gpu}", ['nodes.yaml:4:16 "spec.taints" must be a list, found a string']],
    ["spec: {taints: [gpu]}", ['nodes.yaml:4:17 "spec.taints[0]" must be a mapping, found a string']],
    ["spec: {taints: [{key: [a]}]}", ['nodes.yaml:4:18 "spec.taints[0].key" must be a string, found a list']],
    ["spec: []", ['nodes.yaml:4:1 "spec" must be a mapping, found a list']],
    [
      "status: {allocatable: {cpu: many, memory: {}}}",
      [
        'nodes.yaml:4:35 "status.allocatable.memory" must be a quantity, found a mapping',
        'nodes.yaml:4:29 "many" of "cpu" is not a quantity: write one such as "8", "500m" or "32Gi"',
      ],
    ],
  ])("%s is an error at its place", (field, errors) => {
    expect(read(`apiVersion: v1\nkind: Node\nmetadata: {name: a}\n${field}\n`).errors).toEqual(errors);
  });

  it("tells a Node without a name and a Node that stands twice", () => {
    const text = ["{}", "{name: a}", "{name: b}", "{name: a}"].map(
      (meta) => `apiVersion: v1\nkind: Node\nmetadata: ${meta}\n`,
    );
    expect(read(text.join("---\n")).errors).toEqual([
      'nodes.yaml:3:1 a Node has no name under "metadata.name"',
      'nodes.yaml:15:18 Node "a" is listed twice: first in "nodes.yaml", line 7',
    ]);
    const printed = text.map((one) => one.replace("{name", "{uid: a, name"));
    expect(read(printed.slice(1).join("---\n"))).toMatchObject({
      errors: [],
      pools: [{ nodes: [{ name: "a" }, { name: "b" }] }],
    });
  });
});
