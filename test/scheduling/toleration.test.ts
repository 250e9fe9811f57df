import { describe, expect, it } from "vitest";
import { evictedAfterSeconds } from "../../src/scheduling/taints/eviction.js";
import { findCover } from "../../src/scheduling/taints/redundant-toleration.js";
import { findToleration, toleratesTaint } from "../../src/scheduling/taints/toleration.js";
import { exists, taint } from "./build.js";

const faster = { key: "sla", operator: "Gt", value: "100", effect: "NoSchedule" };

describe("toleratesTaint", () => {
  it.each([
    ["on", "sla=200:NoSchedule", "yes"],
    ["off", "sla=200:NoSchedule", "no"],
    ["unknown", "sla=200:NoSchedule", "unknown"],
    ["unknown", "sla=50:NoSchedule", "no"],
    ["unknown", "sla=0200:NoSchedule", "no"],
    ["unknown", "sla=200:NoExecute", "no"],
  ] as const)("compares numbers with the gate %s: %s is tolerated: %s", (gate, spec, answer) => {
    expect(toleratesTaint(faster, taint(spec), gate)).toBe(answer);
  });

  it("takes an empty toleration for Equal without a value", () => {
    expect(toleratesTaint({}, taint("gpu:NoSchedule"), "off")).toBe("yes");
    expect(toleratesTaint({}, taint("gpu=a100:NoSchedule"), "off")).toBe("no");
  });
});

describe("findToleration", () => {
  it("names the first that tolerates, and prefers a certain one to an open one", () => {
    const list = [faster, exists("sla", "NoExecute"), exists("sla"), exists("sla", "NoSchedule")];
    expect(findToleration(list, taint("sla=200:NoSchedule"), "unknown")).toEqual({
      tolerance: "yes",
      toleration: list[2],
    });
    expect(findToleration([faster], taint("sla=200:NoSchedule"), "unknown")).toEqual({
      tolerance: "unknown",
      toleration: undefined,
    });
  });
});

describe("evictedAfterSeconds", () => {
  const finite = { ...exists("a", "NoExecute"), tolerationSeconds: 60 };
  const endless = exists("a");
  it.each([
    ["without a NoExecute taint", ["a:NoSchedule"], [], null],
    ["untolerated", ["a:NoExecute"], [], 0],
    ["the finite one first", ["a:NoExecute"], [finite, endless], 60],
    ["the endless one first", ["a:NoExecute"], [endless, finite], null],
    ["zero seconds", ["a:NoExecute"], [{ ...finite, tolerationSeconds: 0 }], 0],
    ["fewer than none", ["a:NoExecute"], [{ ...finite, tolerationSeconds: -5 }], 0],
    ["one of two untolerated", ["a:NoExecute", "b:NoExecute"], [endless], 0],
    ["the shortest of two", ["a:NoExecute", "b:NoExecute"], [finite, { ...exists("b"), tolerationSeconds: 30 }], 30],
  ])("%s", (_, specs, list, seconds) => {
    expect(evictedAfterSeconds(specs.map(taint), list, "off")).toBe(seconds);
  });

  it("takes the kinder answer while the gate is unknown", () => {
    const gt = { key: "sla", operator: "Gt", value: "1", effect: "NoExecute" };
    const on = [
      { ...gt, tolerationSeconds: 5 },
      { ...exists("sla"), tolerationSeconds: 90 },
    ];
    expect(evictedAfterSeconds([taint("sla=2:NoExecute")], [gt], "unknown")).toBeNull();
    expect(evictedAfterSeconds([taint("sla=2:NoExecute")], on, "unknown")).toBe(90);
    expect(evictedAfterSeconds([taint("sla=2:NoExecute")], on, "on")).toBe(5);
  });
});

describe("a later toleration that reaches as far", () => {
  const narrow = { key: "a", operator: "Equal", value: "b" };
  const between = (effect: string | undefined, key = "a") => [
    narrow,
    { key, operator: "Equal", value: "b", tolerationSeconds: 30, ...(effect !== undefined && { effect }) },
    exists("a"),
  ];

  it.each([
    ["nothing between them", [narrow, exists("a")], 1],
    ["one for the same taint with another time", between("NoExecute"), undefined],
    ["one for every effect with another time", between(undefined), undefined],
    ["one for another key", between("NoExecute", "c"), 2],
    ["the same time", [narrow, { ...narrow, effect: "NoExecute" }, exists("a")], 2],
  ])("covers an earlier one with %s", (_, tolerations, cover) => {
    expect(findCover(tolerations, 0, (at) => tolerations[at]?.operator === "Exists")).toBe(cover);
  });
});
