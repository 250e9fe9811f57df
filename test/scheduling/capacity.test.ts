import { describe, expect, it } from "vitest";
import { hasEnough, shortagesOf } from "../../src/scheduling/resources/capacity.js";
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
  expect(hasEnough(oneMore, ["memory"], large)).toBe(false);
  expect(hasEnough(new Map([["memory", 9007199254740993n * 1_000_000_000n]]), ["memory"], large)).toBe(true);
});

it("does not take what is not declared for enough", () => {
  expect(hasEnough(asked, [GPU], pool())).toBe(false);
  expect(hasEnough(asked, [GPU], gpu)).toBe(true);
});

it("asks for one node that has enough, not for each", () => {
  const nodes = [
    { ...node("a"), allocatable: words({ [GPU]: "0" }) },
    { ...node("b"), allocatable: words({ [GPU]: "1" }) },
  ];
  expect(hasEnough(asked, [GPU], pool({ nodes }))).toBe(true);
  expect(hasEnough(new Map([[GPU, 2_000_000_000n]]), [GPU], pool({ nodes }))).toBe(false);
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
