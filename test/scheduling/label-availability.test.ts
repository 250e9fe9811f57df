import { describe, expect, it } from "vitest";
import type { NodePool } from "../../src/model/pool.js";
import type { Toleration } from "../../src/model/taint.js";
import { mayBeMet, provisionedOffers } from "../../src/scheduling/labels/label-offer.js";
import { formatDomain } from "../../src/scheduling/labels/value-set.js";
import { isOrdinaryLabel } from "../../src/scheduling/labels/well-known-labels.js";
import { words } from "../words.js";
import { exists, firstFit, inventory, node, pool, workload } from "./build.js";

describe("some node may have tier=a", () => {
  const asked = { key: "tier", operator: "In", values: ["a"], bound: 0n } as const;
  const free = { key: "tier", operator: "NotIn", values: ["a"], bound: 0n } as const;

  it.each<readonly [string, NodePool, boolean, boolean]>([
    ["of a pool with the label", pool({ labels: words({ tier: "a" }) }), true, false],
    ["of a pool with another value", pool({ labels: words({ tier: "b" }) }), false, true],
    ["of a pool without the label", pool(), false, true],
    ["of a pool that may have it", pool({ openLabels: ["tier"] }), true, true],
    [
      "of a pool with one of several values",
      pool({ requirements: [{ key: "tier", operator: "In", values: ["a", "b"] }] }),
      true,
      true,
    ],
    [
      "of a pool with others of several values",
      pool({ requirements: [{ key: "tier", operator: "In", values: ["b", "c"] }] }),
      false,
      true,
    ],
    ["of a snapshot with such a Node", pool({ nodes: [node("n"), node("m", { tier: "a" })] }), true, true],
    ["of a snapshot without", pool({ nodes: [node("n", { tier: "b" })], openLabels: ["tier"] }), false, true],
  ])("%s: %s %j, or another value: %j", (_, of, hasIt, hasNot) => {
    const all = inventory([pool({ labels: words({ tier: "x" }), requirements: [] }), of]);
    expect(mayBeMet(asked, all)).toBe(hasIt);
    expect(mayBeMet(free, inventory([of]))).toBe(hasNot);
  });
});

describe("a node that is made for a pod offers of the label team", () => {
  const team = (fields: Toleration): Toleration => ({ key: "team", ...fields });
  const made = pool({ autoProvisions: true, labels: words({ team: "x", "kubernetes.io/arch": "arm64" }) });
  const offer = (key: string, ...tolerations: Toleration[]) => {
    const one = provisionedOffers(tolerations, made, inventory([made]))(key);
    if (one.kind === "made") return `made ${formatDomain(one.values)}`;
    return one.kind === "value" ? `=${one.value}` : one.kind;
  };

  it.each<readonly [string, readonly Toleration[], string]>([
    ["nothing for who tolerates nothing", [], "absent"],
    ["the value that it tolerates", [team({ operator: "Equal", value: "a" })], 'made "a"'],
    ["the value that it tolerates without an operator", [team({ value: "a" })], 'made "a"'],
    [
      "the value that it tolerates with an empty operator",
      [team({ operator: "", value: "a", effect: "" })],
      'made "a"',
    ],
    ["an empty value", [team({ effect: "NoSchedule" })], 'made ""'],
    ["the value of an effect that evicts", [team({ value: "a", effect: "NoExecute" })], 'made "a"'],
    ["nothing for a preference", [team({ value: "a", effect: "PreferNoSchedule" })], "absent"],
    ["nothing for another key", [exists("other")], "absent"],
    ["any value for every value", [team({ operator: "Exists" })], "made present, with any value"],
    [
      "any value for every value beside one",
      [team({ value: "a" }), team({ operator: "Exists" })],
      "made present, with any value",
    ],
    ["one of several values that it tolerates", [team({ value: "a" }), team({ value: "b" })], 'made "a" or "b"'],
    [
      "the value that it tolerates twice",
      [team({ value: "a" }), team({ value: "a", effect: "NoExecute" })],
      'made "a"',
    ],
  ])("%s", (_, tolerations, expected) => {
    expect(offer("team", ...tolerations)).toBe(expected);
  });

  it.each([
    ["a", "fits"],
    ["b", "fits"],
    ["c", "blocked"],
  ])("so that a pod that tolerates team=a and team=b gets a node with team=%s: %s", (value, verdict) => {
    const tolerations = [team({ value: "a" }), team({ value: "b" })];
    const asked = workload({ tolerations, nodeSelector: words({ team: value }) });
    expect(firstFit(asked, inventory([made])).verdict).toBe(verdict);
  });

  it("and of a label of the platform what the pool declares", () => {
    expect(offer("kubernetes.io/arch", { key: "kubernetes.io/arch", value: "amd64" })).toBe("=arm64");
  });
});

it.each([
  ["kubernetes.io/arch", true],
  ["topology.kubernetes.io/zone", true],
  ["node-role.kubernetes.io/worker", true],
  ["karpenter.sh/capacity-type", true],
  ["karpenter.sh/nodepool", false],
  ["node-role.kubernetes.io/gpu", false],
  ["pool", false],
])("whatever pool it is of, a node may have %s: %j", (key, expected) => {
  expect(isOrdinaryLabel(key)).toBe(expected);
});
