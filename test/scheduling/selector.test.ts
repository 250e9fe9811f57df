import { describe, expect, it } from "vitest";
import type { NodeSelectorRequirement, PodSpec } from "../../src/model/pod.js";
import { describeReason } from "../../src/scheduling/reasons.js";
import { words } from "../words.js";
import { expression, firstFit, inventory, node, pool, required, workload } from "./build.js";

const ZONE = "topology.kubernetes.io/zone";
const pools = inventory([pool({ labels: words({ pool: "general", cores: "08" }) })]);

function verdict(spec: Partial<PodSpec>): string {
  return firstFit(workload(spec), pools).selector;
}

function field(operator: string, ...values: string[]): NodeSelectorRequirement {
  return expression("metadata.name", operator, ...values);
}

function fields(...lists: NodeSelectorRequirement[][]): Partial<PodSpec> {
  const terms = lists.map((matchFields) => ({ matchExpressions: [], matchFields }));
  return { nodeAffinity: { required: terms, preferred: [] } };
}

describe("a declared pool's selector", () => {
  it.each<[string, Partial<PodSpec>, string]>([
    ["nothing asked", {}, "match"],
    ["a declared label", { nodeSelector: words({ pool: "general" }) }, "match"],
    ["another value", { nodeSelector: words({ pool: "gpu" }) }, "mismatch"],
    ["an ordinary absent key", { nodeSelector: words({ tier: "a" }) }, "mismatch"],
    ["an unknown zone", { nodeSelector: words({ [ZONE]: "a" }) }, "unknown"],
    ["unknown and mismatch", { nodeSelector: words({ [ZONE]: "a", pool: "gpu" }) }, "mismatch"],
    ["Windows", { nodeSelector: words({ "kubernetes.io/os": "windows" }) }, "mismatch"],
    ["no required terms", required(), "mismatch"],
    ["an empty term", required([]), "mismatch"],
    ["leading zeros", required([expression("cores", "Gt", "7")]), "match"],
    ["not greater", required([expression("cores", "Gt", "8")]), "mismatch"],
    ["NotIn of an absent key", required([expression("tier", "NotIn", "a")]), "match"],
    ["NotIn of an unknown key", required([expression(ZONE, "NotIn", "a")]), "unknown"],
    ["DoesNotExist of an unknown key", required([expression(ZONE, "DoesNotExist")]), "unknown"],
    ["a match wins over unknown", required([expression(ZONE, "In", "a")], [expression("pool", "Exists")]), "match"],
    ["unknown wins over mismatch", required([expression("pool", "In", "x")], [expression(ZONE, "Exists")]), "unknown"],
    [
      "an invalid term spoils only itself",
      required([expression("pool", "in", "x")], [expression("pool", "Exists")]),
      "match",
    ],
    ["an invalid value in NotIn", required([expression("pool", "NotIn", "a b")]), "mismatch"],
  ])("%s", (_, spec, wanted) => {
    expect(verdict(spec)).toBe(wanted);
  });

  it.each<[string, NodeSelectorRequirement[], string]>([
    ["In and NotIn of all", [expression(ZONE, "In", "a"), expression(ZONE, "NotIn", "a")], "mismatch"],
    ["In and NotIn of some", [expression(ZONE, "In", "a", "b"), expression(ZONE, "NotIn", "a")], "unknown"],
    ["two disjoint In", [expression(ZONE, "In", "a"), expression(ZONE, "In", "b")], "mismatch"],
    ["two overlapping In", [expression(ZONE, "In", "a", "b"), expression(ZONE, "In", "b", "c")], "unknown"],
    ["Exists and DoesNotExist", [expression(ZONE, "Exists"), expression(ZONE, "DoesNotExist")], "mismatch"],
    ["In and DoesNotExist", [expression(ZONE, "In", "a"), expression(ZONE, "DoesNotExist")], "mismatch"],
    ["NotIn and DoesNotExist", [expression(ZONE, "NotIn", "a"), expression(ZONE, "DoesNotExist")], "unknown"],
    ["an empty range", [expression(ZONE, "Gt", "4"), expression(ZONE, "Lt", "5")], "mismatch"],
    ["a range of one", [expression(ZONE, "Gt", "4"), expression(ZONE, "Lt", "6")], "unknown"],
    [
      "a range of one that NotIn names",
      [expression(ZONE, "Gt", "4"), expression(ZONE, "Lt", "6"), expression(ZONE, "NotIn", "5")],
      "unknown",
    ],
    ["a range and In outside", [expression(ZONE, "Gt", "4"), expression(ZONE, "In", "3", "x")], "mismatch"],
    ["below zero, which no label can be", [expression(ZONE, "Lt", "0")], "mismatch"],
    ["zero", [expression(ZONE, "Lt", "1")], "unknown"],
    ["above the greatest number", [expression(ZONE, "Gt", "9223372036854775807")], "mismatch"],
  ])("on one unknown key: %s", (_, list, wanted) => {
    expect(verdict(required(list))).toBe(wanted);
  });

  it("holds the node selector against each term", () => {
    const spec = {
      nodeSelector: words({ [ZONE]: "a" }),
      ...required([expression(ZONE, "In", "b")], [expression(ZONE, "In", "c")]),
    };
    expect(verdict(spec)).toBe("mismatch");
    expect(verdict({ ...spec, nodeSelector: words({ [ZONE]: "c" }) })).toBe("unknown");
  });

  it("does not know the names of its nodes", () => {
    expect(verdict(fields([field("In", "n1")]))).toBe("unknown");
    expect(verdict(fields([field("NotIn", "n1")]))).toBe("unknown");
    expect(verdict(fields([field("In", "n1"), field("In", "n2")]))).toBe("mismatch");
    expect(verdict(fields([field("In", "n1"), field("NotIn", "n1")]))).toBe("mismatch");
    expect(verdict(fields([field("In", "n1", "n2")]))).toBe("mismatch");
  });
});

describe("a snapshot's selector", () => {
  const nodes = [node("n1", { zone: "a" }), node("n2", { zone: "b" }, true)];
  const snapshot = inventory([pool({ format: "node", labelsClosed: true, nodes })]);
  const summary = (spec: Partial<PodSpec>): string => {
    const { verdict: said, selector, cordoned } = firstFit(workload(spec), snapshot);
    return `${said} ${selector} ${cordoned}`;
  };

  it.each<[string, Partial<PodSpec>, string]>([
    ["any node", {}, "fits match false"],
    ["one node", { nodeSelector: words({ zone: "a" }) }, "fits match false"],
    ["only a cordoned one", { nodeSelector: words({ zone: "b" }) }, "blocked match true"],
    [
      "a cordoned one that is tolerated",
      { nodeSelector: words({ zone: "b" }), tolerations: [{ key: "node.kubernetes.io/unschedulable" }] },
      "fits match false",
    ],
    ["none", { nodeSelector: words({ zone: "c" }) }, "blocked mismatch false"],
    ["a field", fields([field("In", "n1")]), "fits match false"],
    ["a field of another node", fields([field("In", "n3")]), "blocked mismatch false"],
    ["another node's name", { nodeName: "n3" }, "blocked match false"],
    [
      "the selector on one node and the name on another",
      { nodeSelector: words({ zone: "a" }), nodeName: "n2" },
      "blocked match false",
    ],
  ])("%s", (_, spec, wanted) => {
    expect(summary(spec)).toBe(wanted);
  });

  it("says a reason for every block", () => {
    const reasons = (spec: Partial<PodSpec>): string[] =>
      firstFit(workload(spec), snapshot).reasons.map(describeReason);
    expect(reasons({ nodeSelector: words({ zone: "c" }) })).toEqual(['label "zone" is "a", the pod asks for "c"']);
    expect(reasons({ nodeSelector: words({ zone: "b" }) })).toEqual(["every node that the pod asks for is cordoned"]);
    expect(reasons({ nodeSelector: words({ zone: "a" }), nodeName: "n2" })).toHaveLength(2);
    expect(reasons(required([expression("zone", "In", "x")], []))).toEqual([
      "none of the 2 node selector terms matches",
    ]);
    expect(reasons(required([]))).toEqual(["the required node affinity has no term that can match a node"]);
    expect(reasons(fields([field("In", "n3")]))).toEqual([
      'the pod\'s node name rule names "n3", which no node of the pool meets',
    ]);
  });
});
