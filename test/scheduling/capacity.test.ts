import { describe, expect, it } from "vitest";
import type { NodePool } from "../../src/model/pool.js";
import { doubtsOf, hasEnough, resourceMeantBy, shortagesOf } from "../../src/scheduling/resources/capacity.js";
import { words } from "../words.js";
import { inventory, node, pool } from "./build.js";

const GPU = "nvidia.com/gpu";
const asked = new Map([[GPU, 1_000_000_000n]]);
const gpu = pool({ name: "gpu", allocatable: words({ [GPU]: "4" }) });

/** The resources that a pool lacks beside a pool that has devices. */
function lacking(other: Parameters<typeof pool>[0]): string[] {
  const judged = pool({ name: "general", ...other });
  return shortagesOf(asked, judged, inventory([judged, gpu])).map(({ resource }) => resource);
}

describe("an extended resource that another pool has", () => {
  it.each([
    ["nothing is declared", {}],
    ["other resources are declared", { allocatable: words({ cpu: "4" }) }],
    ["a Node lists other resources", { format: "node", nodes: [{ ...node("a"), allocatable: words({ cpu: "4" }) }] }],
  ])("is absent where %s", (_, fields) => {
    expect(lacking(fields)).toEqual([GPU]);
  });

  it.each([
    ["instance types decide", { format: "karpenter" }],
    ["instance types decide the rest", { format: "karpenter", allocatable: words({ cpu: "4" }) }],
    ["a Node lists no resources", { format: "node", nodes: [node("a")] }],
    ["a taint reserves the pool", { taints: ["dedicated=ml:NoSchedule"] }],
    ["the name speaks of devices", { name: "gpu-large" }],
    ["one of two Nodes has it", { nodes: [node("a"), { ...node("b"), allocatable: words({ [GPU]: "1" }) }] }],
  ])("may exist where %s", (_, fields) => {
    expect(lacking(fields)).toEqual([]);
  });
});

it("compares without rounding", () => {
  const large = pool({ allocatable: words({ memory: "9007199254740993" }) });
  const oneMore = new Map([["memory", 9007199254740994n * 1_000_000_000n]]);
  expect(shortagesOf(oneMore, large, inventory([large]))).toHaveLength(1);
  expect(hasEnough(oneMore, ["memory"], large, inventory([]))).toBe(false);
  expect(hasEnough(new Map([["memory", 9007199254740993n * 1_000_000_000n]]), ["memory"], large, inventory([]))).toBe(
    true,
  );
});

it("does not take what is not declared for enough", () => {
  expect(hasEnough(asked, [GPU], pool(), inventory([]))).toBe(false);
  expect(hasEnough(asked, [GPU], gpu, inventory([]))).toBe(true);
});

it("asks for one node that has enough, not for each", () => {
  const nodes = [
    { ...node("a"), allocatable: words({ [GPU]: "0" }) },
    { ...node("b"), allocatable: words({ [GPU]: "1" }) },
  ];
  expect(hasEnough(asked, [GPU], pool({ nodes }), inventory([]))).toBe(true);
  expect(hasEnough(new Map([[GPU, 2_000_000_000n]]), [GPU], pool({ nodes }), inventory([]))).toBe(false);
});

it.each([
  [{ cpu: "4", memory: "8Gi" }, ["example.org/chip"]],
  [{ cpu: "4" }, []],
  [{}, []],
])("of Nodes with %j, what none of them lists is absent only where they list what they have", (has, lacks) => {
  const nodes = [{ ...node("a"), allocatable: words(has) }];
  const chip = new Map([["example.org/chip", 1n]]);
  const one = pool({ nodes, format: "node" });
  expect(shortagesOf(chip, one, inventory([one])).map(({ resource }) => resource)).toEqual(lacks);
});

describe("of several Nodes, the best one", () => {
  const needs = new Map(["cpu", "memory"].map((resource) => [resource, 8_000_000_000n]));
  const lacks = (...nodes: Record<string, string>[]) => {
    const of = pool({
      format: "node",
      nodes: nodes.map((has, index) => ({ ...node(`n${index}`), allocatable: words(has) })),
    });
    return shortagesOf(needs, of, inventory([of])).map(
      ({ resource, offered }) => `${resource} ${offered / 1_000_000_000n}`,
    );
  };

  it.each<readonly [string, Record<string, string>[], readonly string[]]>([
    [
      "lacks nothing",
      [
        { cpu: "1", memory: "1" },
        { cpu: "8", memory: "9" },
        { cpu: "2", memory: "2" },
      ],
      [],
    ],
    [
      "lacks the fewest resources",
      [
        { cpu: "7", memory: "7" },
        { cpu: "9", memory: "1" },
        { cpu: "6", memory: "6" },
      ],
      ["memory 1"],
    ],
    [
      "lacks the least of the first",
      [
        { cpu: "2", memory: "9" },
        { cpu: "4", memory: "9" },
        { cpu: "3", memory: "9" },
      ],
      ["cpu 4"],
    ],
    [
      "is the first of equals",
      [
        { cpu: "4", memory: "2" },
        { cpu: "4", memory: "5" },
      ],
      ["cpu 4", "memory 2"],
    ],
    [
      "is the first where they lack different ones",
      [
        { cpu: "9", memory: "2" },
        { cpu: "5", memory: "9" },
      ],
      ["memory 2"],
    ],
    ["says nothing of what it does not list", [{ cpu: "9" }], []],
    ["says nothing of what nobody can read", [{ cpu: "many", memory: "9" }], []],
  ])("%s", (_, nodes, expected) => {
    expect(lacks(...nodes)).toEqual(expected);
  });
});

describe("a pool without a list of resources may have devices", () => {
  it.each<readonly [string, Parameters<typeof pool>[0], boolean]>([
    ["where nothing speaks of one", {}, false],
    ["where its name has the word", { name: "with-gpu" }, true],
    ["where a label has the word", { labels: words({ tier: "gpu" }) }, true],
    ["where the key of a label has the domain", { labels: words({ "nvidia.com/mig": "a" }) }, true],
    ["where the key of a taint has the domain", { taints: ["nvidia.com/mig=a:PreferNoSchedule"] }, true],
    ["where a word of another device is there", { name: "Accelerators" }, true],
    ["where a taint only asks pods to stay off", { taints: ["spare:PreferNoSchedule"] }, false],
    ["where a taint evicts pods", { taints: ["spare:NoExecute"] }, true],
    ["where its nodes are not alike", { requirements: [] }, true],
    ["where it has no Node of a snapshot", { nodes: [] }, true],
  ])("%s: %j", (_, fields, mayHave) => {
    expect(lacking(fields)).toEqual(mayHave ? [] : [GPU]);
  });
});

describe("a resource that no Node of a snapshot lists is absent", () => {
  const full = { ...node("a"), allocatable: words({ cpu: "4", memory: "8Gi" }) };
  const chip = new Map([["example.org/chip", 1n]]);
  const one = pool({ nodes: [full], format: "node" });
  const complete = inventory([one]);

  it.each<readonly [string, Parameters<typeof shortagesOf>[2], boolean]>([
    ["where every Node is there, and lists what it has", complete, true],
    ["but not where Nodes may be missing", { ...complete, complete: false }, false],
    ["but not where a DeviceClass offers it", { ...complete, deviceClassResources: ["example.org/chip"] }, false],
    ["but not where a pool has no Nodes", inventory([one, pool()]), false],
    ["but not where a pool has lost its Nodes", inventory([one, pool({ nodes: [] })]), false],
    ["but not where one Node lists nothing", inventory([one, pool({ nodes: [full, node("b")] })]), false],
  ])("%s", (_, all, isAbsent) => {
    expect(shortagesOf(chip, one, all).map(({ resource }) => resource)).toEqual(isAbsent ? ["example.org/chip"] : []);
  });

  it("but not where it is no extended resource", () => {
    expect(shortagesOf(new Map([["ephemeral-storage", 1n]]), one, complete)).toEqual([]);
  });
});

it.each([
  ["nvidia/gpu", GPU],
  ["nvidia.com/gpus", GPU],
  ["example.org/chip", undefined],
  ["gpu", undefined],
])("%s means %s where a pool has devices", (resource, meant) => {
  expect(resourceMeantBy(resource, inventory([gpu]))).toBe(meant);
});

it.each([
  [{ cpu: "4", memory: "8" }, true],
  [{ cpu: "4", memory: "7" }, false],
  [{ cpu: "3", memory: "8" }, false],
  [{ memory: "8" }, false],
])("%j are enough of both: %j", (has, expected) => {
  const needs = new Map([
    ["cpu", 4_000_000_000n],
    ["memory", 8_000_000_000n],
    ["pods", 1n],
  ]);
  const unasked = pool({ allocatable: words({ "example.org/unasked": "0" }) });
  expect(hasEnough(needs, ["example.org/unasked"], unasked, inventory([]))).toBe(true);
  expect(hasEnough(needs, ["cpu", "memory"], pool({ allocatable: words(has) }), inventory([]))).toBe(expected);
});

it("a node that is there takes a pod that asks for none of what DaemonSets may use up; an autoscaler makes no such node", () => {
  const little = words({ cpu: "10m" });
  const taken = { surely: new Map(), perhaps: new Map([["cpu", 20_000_000n]]) };
  const doubts = (of: NodePool, asked: bigint) => {
    const requests = new Map([["cpu", asked]]);
    return doubtsOf(requests, of, inventory([of]), taken, () => true).map(({ resource }) => resource);
  };
  const there = pool({ format: "node", nodes: [{ ...node("a"), allocatable: little }] });
  expect(doubts(there, 0n)).toEqual([]);
  expect(doubts(there, 1n)).toEqual(["cpu"]);
  expect(doubts(pool({ allocatable: little }), 0n)).toEqual(["cpu"]);
});
