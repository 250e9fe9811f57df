import { describe, expect, it } from "vitest";
import { lintRepository } from "../../../src/lint/lint.js";
import type { NodePool } from "../../../src/model/pool.js";
import { foundBy, rulesFound } from "../found.js";
import { lintTexts, readTexts } from "../lint-texts.js";

const RULE = "unknown-label";
const POOLS = `pools:
  - {name: general, labels: {pool: general, tier: "1"}}
  - {name: memory, labels: {pool: memory}, openLabels: [team/*]}
`;
const LIVE = "{matchExpressions: [{key: pool, operator: In, values: [general]}]}";

const workload = (kind: string, spec: string) => `apiVersion: apps/v1
kind: ${kind}
metadata: {name: a}
spec:
  template:
    spec:
      containers: [{name: a, image: a:1}]
      ${spec}
`;
const required = (...terms: string[]) =>
  `affinity: {nodeAffinity: {requiredDuringSchedulingIgnoredDuringExecution: {nodeSelectorTerms: [${terms.join(", ")}]}}}`;
const preferred = (expression: string) =>
  `affinity: {nodeAffinity: {preferredDuringSchedulingIgnoredDuringExecution: [{weight: 1, preference: {matchExpressions: [${expression}]}}]}}`;
const term = (expression: string) => `{matchExpressions: [${expression}]}`;

describe("speaks of", () => {
  it.each([
    [
      "a dead term: value",
      workload("Deployment", required(LIVE, term("{key: pool, operator: In, values: [memroy]}"))),
      "warning 8 memroy",
    ],
    [
      "a dead term: values",
      workload("Deployment", required(LIVE, term("{key: pool, operator: In, values: [a, b]}"))),
      "warning 8 values",
    ],
    [
      "a dead term: key",
      workload("Deployment", required(LIVE, term("{key: pol, operator: In, values: [general]}"))),
      "warning 8 pol",
    ],
    [
      "a dead term: Exists",
      workload("Deployment", required(LIVE, term("{key: ssd, operator: Exists}"))),
      "warning 8 ssd",
    ],
    [
      "a dead term: Gt",
      workload("Deployment", required(LIVE, term('{key: tier, operator: Gt, values: ["7"]}'))),
      'warning 8 "7"',
    ],
    [
      "a dead term beside an expression that lives",
      workload("Deployment", required(LIVE, term("{key: pool, operator: Exists}, {key: ssd, operator: Exists}"))),
      "warning 8 ssd",
    ],
    [
      "a dead value",
      workload("Deployment", required(term("{key: pool, operator: In, values: [general, memroy]}"))),
      "warning 8 memroy",
    ],
    ["a DaemonSet's nodeSelector", workload("DaemonSet", "nodeSelector: {pool: gpu}"), "warning 8 gpu"],
    ["a DaemonSet's only term", workload("DaemonSet", required(term("{key: ssd, operator: Exists}"))), "warning 8 ssd"],
    [
      "a preference for nothing",
      workload("Deployment", preferred("{key: pool, operator: In, values: [spot]}")),
      "note 8 spot",
    ],
  ])("%s", (_, manifest, expected) => {
    expect(foundBy(RULE, POOLS, manifest)).toEqual([expected]);
  });

  it("suggests what is spelt nearly the same, and says what there is", () => {
    const help = (spec: string) => lintTexts(POOLS, workload("Deployment", spec)).findings[0]?.help;
    expect(help(required(LIVE, term("{key: pool, operator: In, values: [memroy]}")))).toContain(
      'The pools have "general" and "memory". Did you mean "memory"?',
    );
    expect(help(required(LIVE, term("{key: pol, operator: Exists}")))).toContain('Did you mean "pool"?');
  });
});

describe("is silent for", () => {
  it.each([
    [
      "a term that a pool meets",
      workload("Deployment", required(LIVE, term("{key: pool, operator: In, values: [memory]}"))),
    ],
    [
      "a label that a controller sets later",
      workload("Deployment", required(LIVE, term("{key: team/a, operator: Exists}"))),
    ],
    [
      "an architecture that no pool has",
      workload("Deployment", required(LIVE, term("{key: kubernetes.io/arch, operator: In, values: [s390x]}"))),
    ],
    [
      "an operating system listed in advance",
      workload("Deployment", required(term("{key: kubernetes.io/os, operator: In, values: [linux, windows]}"))),
    ],
    [
      "a DaemonSet for an operating system that no pool has",
      workload("DaemonSet", "nodeSelector: {kubernetes.io/os: windows}"),
    ],
    [
      "a role that no pool has",
      workload("Deployment", required(LIVE, term("{key: node-role.kubernetes.io/infra, operator: Exists}"))),
    ],
    [
      "an exclusion of what no pool has",
      workload(
        "Deployment",
        required(term("{key: pool, operator: NotIn, values: [legacy]}, {key: ssd, operator: DoesNotExist}")),
      ),
    ],
    [
      "values of which one is a preference that lives",
      workload("Deployment", preferred("{key: pool, operator: In, values: [spot, general]}")),
    ],
    ["a preference of a DaemonSet", workload("DaemonSet", preferred("{key: pool, operator: In, values: [spot]}"))],
    [
      "an operator's number that Kubernetes cannot read",
      workload(
        "Deployment",
        required(LIVE, term("{key: tier, operator: Gt, values: [many]}, {key: ssd, operator: Exists}")),
      ),
    ],
    [
      "a pod with a nodeName",
      workload("Deployment", `nodeName: node-1\n      ${required(LIVE, term("{key: ssd, operator: Exists}"))}`),
    ],
  ])("%s", (_, manifest) => {
    expect(foundBy(RULE, POOLS, manifest)).toEqual([]);
  });

  const dead = workload("Deployment", required(LIVE, term("{key: ssd, operator: Exists}")));

  it.each([
    ["an inventory that may not be complete", POOLS.replace("pools:", "complete: false\npools:"), dead],
    ["a label that the cluster knows", POOLS.replace("pools:", "knownLabels: [ssd]\npools:"), dead],
    [
      "a term that another cluster may mean",
      `clusters:\n  - name: a\n    ${POOLS.replaceAll("\n", "\n    ").trimEnd()}\n  - {name: b, pools: [{name: fast, labels: {ssd: "true"}}]}`,
      dead,
    ],
    ["an empty inventory", "", dead],
  ])("%s", (_, inventory, manifest) => {
    expect(foundBy(RULE, POOLS, manifest)).toHaveLength(1);
    expect(foundBy(RULE, inventory, manifest)).toEqual([]);
  });
});

it("leaves a pod that fits nowhere to that finding", () => {
  const nowhere = workload(
    "Deployment",
    required(term("{key: ssd, operator: Exists}"), term("{key: pool, operator: In, values: [gpu]}")),
  );
  expect(rulesFound(POOLS, nowhere)).toEqual(["unschedulable"]);
  expect(rulesFound(POOLS, workload("Deployment", "nodeSelector: {pool: gpu}"))).toEqual(["unschedulable"]);
});

describe("a selector outside of a workload", () => {
  const custom = (field: string) => `apiVersion: example.com/v1\nkind: Thing\nmetadata: {name: a}\nspec: {${field}}\n`;

  it.each([
    ["a custom resource", custom("nodeSelector: {pool: gpu}"), "warning 4 gpu"],
    ["the affinity of a custom resource", custom(required(term("{key: ssd, operator: Exists}"))), "warning 4 ssd"],
    ["one of several terms", custom(required(LIVE, term("{key: ssd, operator: Exists}"))), "warning 4 ssd"],
    ["values", "web: {nodeSelector: {pool: gpu}}\n", "note 1 gpu"],
    [
      "a patch, as no merge takes a selector away",
      "apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: a}\nspec: {template: {spec: {nodeSelector: {pool: gpu}}}}\n",
      "warning 4 gpu",
    ],
  ])("is looked at in %s", (_, text, expected) => {
    expect(foundBy(RULE, POOLS, text)).toEqual([expected]);
  });

  it.each([
    ["a label that a pool has", custom("nodeSelector: {pool: memory}")],
    ["a label that platforms set", custom("nodeSelector: {kubernetes.io/arch: s390x}")],
    ["a label that one of its terms alone lacks nowhere", custom(required(LIVE, LIVE))],
    ["a selector of objects", custom("nodeSelector: {matchLabels: {pool: gpu}}")],
  ])("is not accused of %s", (_, text) => {
    expect(foundBy(RULE, POOLS, text)).toEqual([]);
  });

  it("is not accused where there may be other pools, or another cluster has the label", () => {
    expect(foundBy(RULE, `complete: false\n${POOLS}`, custom("nodeSelector: {pool: gpu}"))).toEqual([]);
    const both = `clusters:\n  - name: a\n    ${POOLS.replaceAll("\n", "\n    ").trimEnd()}\n  - {name: b, pools: [{name: gpu, labels: {pool: gpu}}]}`;
    expect(foundBy(RULE, both, custom("nodeSelector: {pool: gpu}"))).toEqual([]);
  });
});

describe("one value that nobody declared, where there may be other pools", () => {
  const pods = (...selectors: string[]) =>
    selectors.map((selector) => workload("Deployment", `nodeSelector: {${selector}}`)).join("---\n");
  const served = (times: number, selector = "pool: general") => Array<string>(times).fill(selector);
  const open = `complete: false\n${POOLS}`;

  it("is told among workloads that ask for declared pools, in words about these", () => {
    const [finding, ...others] = lintTexts(open, pods("pool: gpu", ...served(9))).findings;
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      rule: RULE,
      severity: "warning",
      message: 'no declared pool has label "pool" as the pod asks: "gpu"',
      details: ["9 of 10 workloads that ask for labels of pools ask for what a declared pool has"],
      source: { line: 8 },
    });
  });

  it("is told of an affinity, too", () => {
    const asking = workload("Deployment", required(term("{key: pool, operator: In, values: [gpu]}")));
    expect(foundBy(RULE, open, `${asking}---\n${pods(...served(9))}`)).toEqual(["warning 8 gpu"]);
  });

  it.each([
    ["too few others ask for a declared pool", pods("pool: gpu", ...served(8))],
    ["two in ten ask for what is not declared: the inventory lacks pools", pods("pool: a", "pool: b", ...served(8))],
    ["the others ask for what all nodes have", pods("pool: gpu", ...served(9, "kubernetes.io/os: linux"))],
    ["no declared pool has the label", pods("disk: fast", ...served(9))],
    ["a single declared pool has it", pods('tier: "2"', ...served(9))],
    ["a pool may have it", pods("team/a: b", ...served(9))],
  ])("is not told where %s", (_, manifest) => {
    expect(foundBy(RULE, open, manifest)).toEqual([]);
  });

  it("is not told beside pools of Karpenter, which stand beside node groups", () => {
    const pool = (name: string) =>
      `---\napiVersion: karpenter.sh/v1\nkind: NodePool\nmetadata: {name: ${name}}\nspec: {template: {metadata: {labels: {pool: ${name}}}}}\n`;
    const karpenter = `${pool("general")}${pool("memory")}`;
    const from = "from: [manifest.yaml]\n";
    const one = karpenter.replace("{labels: {pool: memory}}", "{labels: {tier: memory}}");
    expect(foundBy(RULE, from, `${pods("pool: gpu", ...served(9))}${one}`)).toEqual([]);
    const byName = (name: string) => `karpenter.sh/nodepool: ${name}`;
    const named = pods(byName("gpu"), ...served(9, byName("general")));
    expect(foundBy(RULE, from, `${named}${karpenter}`)).toEqual(["warning 8 gpu"]);
    // EKS Auto Mode makes this one by itself.
    expect(foundBy(RULE, from, `${named.replace("gpu", "system")}${karpenter}`)).toEqual([]);
  });

  it("is told where two pools of Karpenter share the label, and all others ask for what they have", () => {
    const pool = (name: string) =>
      `---\napiVersion: karpenter.sh/v1\nkind: NodePool\nmetadata: {name: ${name}}\nspec: {template: {metadata: {labels: {pool: ${name}}}}}\n`;
    const told = (...selectors: string[]) =>
      foundBy(RULE, "from: [manifest.yaml]\n", `${pods(...selectors)}${pool("general")}${pool("memory")}`);
    expect(told("pool: gpu", "pool: general")).toEqual(["warning 8 gpu"]);
    expect(told("pool: gpu")).toEqual([]);
    expect(told("pool: gpu", "pool: other", "pool: general")).toEqual([]);
  });

  it("is told of a node group also beside nodes of Fargate, which are in none and have labels that nobody wrote down", () => {
    const group = (name: string) => `  - {name: ${name}, labels: {eks.amazonaws.com/nodegroup: ${name}}}\n`;
    const more = 'openLabels: ["eks.amazonaws.com/nodegroup"]';
    const other = (label: string) => `  - {name: other, labels: {${label}}, ${more}}\n`;
    const pools = (last: string) => `pools:\n${group("general")}${group("memory")}${last}`;
    const asks = (name: string) => `eks.amazonaws.com/nodegroup: ${name}`;
    const text = pods(asks("gpu"), ...served(9, asks("general")));
    expect(foundBy(RULE, pools(other("eks.amazonaws.com/compute-type: fargate")), text)).toEqual(["warning 8 gpu"]);
    expect(foundBy(RULE, pools(other("team: web")), text)).toEqual([]);
  });

  it("is told of a node group whose name begins as none does, though the names end at random", () => {
    const told = (group: string) => {
      const text = pods(`eks.amazonaws.com/nodegroup: ${group}`, ...served(9));
      const input = readTexts(open, [{ path: "manifest.yaml", text }]);
      const clusters = input.clusters.map((cluster) => {
        const pools = cluster.inventory.pools.map((pool): NodePool => {
          const { name, place } = pool;
          return { ...pool, incomplete: [{ field: "name", why: "its end is open", place, beginning: `${name}-` }] };
        });
        return { ...cluster, inventory: { ...cluster.inventory, pools } };
      });
      return lintRepository({ ...input, clusters }).findings.map(({ message }) => message);
    };
    expect(told("gpu")).toEqual(['no declared pool has label "eks.amazonaws.com/nodegroup" as the pod asks: "gpu"']);
    expect(told("memory-20260101")).toEqual([]);
  });

  it("is left to unschedulable where all pools are declared", () => {
    expect(rulesFound(POOLS, pods("pool: gpu", ...served(9)))).toEqual(["unschedulable"]);
  });
});
