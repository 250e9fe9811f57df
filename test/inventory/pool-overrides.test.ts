import { describe, expect, it } from "vitest";
import { buildInventory } from "../../src/inventory/pools.js";
import { parseConfiguration } from "../../src/lint/configuration/parse-configuration.js";
import { formatTaint } from "../../src/model/taint.js";
import { formatErrors } from "./formatted-errors.js";

const NODES = `apiVersion: v1
kind: Node
metadata: {name: n1, labels: {pool: gpu, tier: low, cloud.google.com/gke-nodepool: gpu-a}}
spec: {taints: [{key: dedicated, value: ml, effect: NoSchedule}, {key: other, effect: NoExecute}]}
status: {allocatable: {cpu: "4", memory: 16Gi}}
`;
const NODE_POOL = `apiVersion: karpenter.sh/v1
kind: NodePool
metadata: {name: spot}
spec:
  template:
    spec:
      requirements: [{key: tier, operator: In, values: [low, high]}, {key: kubernetes.io/arch, operator: In, values: [arm64]}]
`;

/** The imported pools under the overrides, and what is wrong. */
function build(overrides: string, before = "from: [{path: nodes.yaml, groupBy: pool}, pool.yaml]\n") {
  const text = `version: 1\n${before}overrides: [${overrides}]\n`;
  const parsed = parseConfiguration({ path: "taintlint.yaml", text }, { kind: "configuration" });
  const [cluster] = parsed.configuration?.clusters ?? [];
  if (cluster === undefined) return { pools: [], errors: formatErrors(parsed.errors) };
  const texts: Readonly<Record<string, string>> = { "nodes.yaml": NODES, "pool.yaml": NODE_POOL };
  const imports = (cluster.from ?? []).flatMap((from) =>
    from.paths.flatMap((path) => {
      const content = texts[path];
      return content === undefined ? [] : { from, file: { path, text: content } };
    }),
  );
  const { inventory, errors } = buildInventory(cluster, imports);
  return { pools: inventory.pools, errors: formatErrors([...parsed.errors, ...errors]) };
}

describe("an override", () => {
  it("merges maps by key, and taints by key and effect", () => {
    const { pools, errors } = build(
      "{match: gpu, labels: {tier: high}, allocatable: {nvidia.com/gpu: 4}, taints: [dedicated=batch:NoSchedule, new:NoExecute]}",
    );
    expect(errors).toEqual([]);
    const [pool] = pools;
    expect(pool?.taints.map(formatTaint)).toEqual(["other:NoExecute", "dedicated=batch:NoSchedule", "new:NoExecute"]);
    expect(pool?.taints.map(({ place }) => place.document.file.path)).toEqual([
      "nodes.yaml",
      "taintlint.yaml",
      "taintlint.yaml",
    ]);
    expect(pool?.labels).toMatchObject({ pool: "gpu", tier: "high" });
    expect(pool?.nodes?.[0]?.labels).toMatchObject({ pool: "gpu", tier: "high" });
    expect(pool?.allocatable).toEqual({ cpu: "4", memory: "16Gi", "nvidia.com/gpu": "4" });
  });

  it("replaces as a whole what it names, and nothing else", () => {
    const { pools } = build("{match: gpu, taints: [], labels: {pool: gpu}, mode: replace}");
    expect(pools[0]).toMatchObject({ taints: [], labels: { pool: "gpu" }, allocatable: { cpu: "4", memory: "16Gi" } });
    expect(Object.keys(pools[0]?.labels ?? {})).toEqual(["pool"]);
  });

  it("sets a label in place of its domain", () => {
    const { pools } = build('{match: "sp*", labels: {tier: high}}');
    const [, spot] = pools;
    expect(spot?.labels).toMatchObject({ tier: "high" });
    expect(spot?.requirements?.map(({ key }) => key)).not.toContain("tier");
    expect(spot?.requirements?.map(({ key }) => key)).toContain("kubernetes.io/arch");
  });

  it("wins over an earlier one", () => {
    const { pools } = build('{match: "*", labels: {tier: a}}, {match: gpu, labels: {tier: b}}');
    expect(pools.map(({ labels }) => labels.tier)).toEqual(["b", "a"]);
  });

  it.each([
    ["{match: gpus}", '3:21 override "gpus" matches no imported pool; did you mean "gpu"?'],
    ["{match: zzzzzzzz}", '3:21 override "zzzzzzzz" matches no imported pool'],
    ["{match: gpu, mode: over}", '3:32 "mode" must be "merge" or "replace", found "over"'],
    ["{labels: {}}", '3:13 item 1 of "overrides" needs "match"'],
    [
      "{match: gpu, allocatable: {cpu: lots}}",
      '3:45 "lots" of "cpu" is not a quantity: write one such as "8", "500m" or "32Gi"',
    ],
  ])("%s is an error", (override, error) => {
    expect(build(override).errors).toEqual([`taintlint.yaml:${error}`]);
  });

  it("does not touch hand-declared pools", () => {
    expect(build("{match: hand}", "pools: [{name: hand}]\n").errors).toEqual([
      'taintlint.yaml:3:21 override "hand" matches no imported pool',
    ]);
  });

  it("may match nothing where an import is missing", () => {
    expect(build("{match: other}", "from: [{path: missing.yaml, optional: true}]\n").errors).toEqual([]);
  });
});

it("stands in a cluster where there are several", () => {
  const text = "version: 1\noverrides: []\ngitops: {}\nclusters: [{name: a}]\n";
  const { errors } = parseConfiguration({ path: "taintlint.yaml", text }, { kind: "configuration" });
  expect(formatErrors(errors)).toEqual([
    'taintlint.yaml:2:1 "overrides" stands beside "clusters": move it into a cluster',
    'taintlint.yaml:3:1 "gitops" stands beside "clusters": move it into a cluster',
  ]);
});
