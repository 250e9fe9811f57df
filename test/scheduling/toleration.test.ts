import { describe, expect, it } from "vitest";
import type { PodToleration, Toleration } from "../../src/model/taint.js";
import { addToleration, findCover, reachesAsFar } from "../../src/scheduling/taints/merge-tolerations.js";
import {
  evictedAfterSeconds,
  findToleration,
  judgeTaints,
  minTolerationSeconds,
  toleratesCordon,
  toleratesTaint,
} from "../../src/scheduling/taints/toleration.js";
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
    const endless = [{ ...gt, tolerationSeconds: 5 }, exists("sla")];
    expect(evictedAfterSeconds([taint("sla=2:NoExecute")], endless, "unknown")).toBeNull();
  });
});

it.each<readonly [string, readonly (number | undefined)[], number | null]>([
  ["none", [], 0],
  ["endless ones", [undefined, undefined], null],
  ["one that ends", [undefined, 60], 60],
  ["two that end", [60, 30, 90], 30],
  ["one for no time", [60, 0], 0],
  ["one for less than no time", [60, -5], 0],
])("of the tolerations in use, %s: %j seconds", (_, seconds, expected) => {
  const used = seconds.map((one) => (one === undefined ? exists("a") : { ...exists("a"), tolerationSeconds: one }));
  expect(minTolerationSeconds(used)).toBe(expected);
});

describe("a toleration that somebody adds", () => {
  const own = (toleration: Toleration, index = 0): PodToleration => ({
    ...toleration,
    origin: { by: "manifest", index },
  });
  const added: PodToleration = { ...exists("a", "NoSchedule"), origin: { by: "RuntimeClass", name: "r" } };
  const timed = { ...exists("a", "NoSchedule"), tolerationSeconds: 5 };

  it.each<readonly [string, readonly Toleration[], readonly string[]]>([
    ["stands at the end", [exists("b")], ["manifest", "RuntimeClass"]],
    ["stands beside one of another operator", [{ key: "a", effect: "NoSchedule" }], ["manifest", "RuntimeClass"]],
    ["stands beside one of another effect", [exists("a")], ["manifest", "RuntimeClass"]],
    [
      "stands beside one of another value",
      [{ ...exists("a", "NoSchedule"), value: "x" }],
      ["manifest", "RuntimeClass"],
    ],
    ["takes the place of one with other seconds", [timed, exists("b")], ["RuntimeClass", "manifest"]],
    [
      "takes the place of each one with other seconds",
      [timed, exists("b"), timed],
      ["RuntimeClass", "manifest", "RuntimeClass"],
    ],
    ["is not needed beside the same", [exists("a", "NoSchedule"), exists("b")], ["manifest", "manifest"]],
    ["is not needed beside one with an empty value", [{ ...exists("a", "NoSchedule"), value: "" }], ["manifest"]],
    ["changes nothing before the same", [timed, exists("a", "NoSchedule")], ["manifest", "manifest"]],
  ])("%s", (_, tolerations, origins) => {
    const all = addToleration(tolerations.map(own), added);
    expect(all.map(({ origin }) => origin.by)).toEqual(origins);
  });
});

describe("the taints of a pool", () => {
  const taints = ["a:NoSchedule", "b:NoExecute", "c:PreferNoSchedule", "d:noSchedule", "e=5:NoSchedule"].map(taint);
  const more = { key: "e", operator: "Gt", value: "1" };
  const judged = (...tolerations: Toleration[]) => {
    const own = tolerations.map((one, index): PodToleration => ({ ...one, origin: { by: "manifest", index } }));
    const { tolerated, ...lists } = judgeTaints(taints, own, "unknown");
    const keys = Object.entries(lists).map(([list, some]) => [list, some.map(({ key }) => key).join("")]);
    return { ...Object.fromEntries(keys), tolerated: tolerated.map((one) => one.taint.key).join("") };
  };

  it.each<readonly [string, readonly Toleration[], object]>([
    ["nothing", [], { untolerated: "abde", blocking: "abe", avoided: "c", unknown: "", tolerated: "" }],
    ["another one", [exists("x")], { untolerated: "abde", blocking: "abe", avoided: "c", unknown: "", tolerated: "" }],
    [
      "another one and one",
      [exists("x"), exists("a")],
      { untolerated: "bde", blocking: "be", avoided: "c", unknown: "", tolerated: "a" },
    ],
    ["one", [exists("a")], { untolerated: "bde", blocking: "be", avoided: "c", unknown: "", tolerated: "a" }],
    ["a preference", [exists("c")], { untolerated: "abde", blocking: "abe", avoided: "", unknown: "", tolerated: "c" }],
    ["one perhaps", [more], { untolerated: "abd", blocking: "ab", avoided: "c", unknown: "e", tolerated: "" }],
    [
      "all",
      [{ operator: "Exists" }, more],
      { untolerated: "", blocking: "", avoided: "", unknown: "", tolerated: "abcde" },
    ],
  ])("for a pod that tolerates %s", (_, tolerations, expected) => {
    expect(judged(...tolerations)).toEqual(expected);
  });

  it.each<readonly [Toleration, boolean]>([
    [exists("node.kubernetes.io/unschedulable", "NoSchedule"), true],
    [{ key: "node.kubernetes.io/unschedulable" }, true],
    [{ operator: "Exists" }, true],
    [exists("node.kubernetes.io/unschedulable", "NoExecute"), false],
    [{ key: "node.kubernetes.io/unschedulable", operator: "Gt", value: "0" }, false],
  ])("and cordon, with %j: %j", (toleration, expected) => {
    expect(toleratesCordon([exists("a"), toleration])).toBe(expected);
  });
});

it.each<readonly [Toleration, Toleration, boolean]>([
  [exists("a"), { key: "a", value: "b" }, true],
  [{ key: "a", value: "b" }, { key: "a", operator: "Equal", value: "b", effect: "NoSchedule" }, true],
  [{ key: "a", value: "b" }, { key: "a", value: "c" }, false],
  [{ ...exists("a", "NoExecute"), tolerationSeconds: 5 }, exists("a", "NoExecute"), true],
  [{ key: "a", operator: "Gt", value: "1" }, { key: "a", operator: "Gt", value: "1" }, true],
  [{ key: "a", operator: "Gt", value: "1" }, { key: "a", operator: "Gt", value: "2" }, false],
])("%j reaches as far as %j, whatever their seconds: %j", (wide, narrow, expected) => {
  expect(reachesAsFar(wide, narrow)).toBe(expected);
});

describe("a toleration is covered", () => {
  const seconds = (toleration: Toleration, tolerationSeconds: number) => ({ ...toleration, tolerationSeconds });
  const narrow = { key: "a", value: "b", effect: "NoExecute" };
  const wide = exists("a");

  it.each<readonly [string, number, readonly Toleration[], number | undefined]>([
    ["by an earlier one", 1, [wide, narrow], 0],
    ["by an earlier one, whatever its seconds", 1, [seconds(exists("a", "NoExecute"), 5), narrow], 0],
    ["by a later one", 0, [narrow, wide], 1],
    ["not by a later one of other seconds", 0, [narrow, seconds(exists("a", "NoExecute"), 5)], undefined],
    ["not by a later one that says the same", 0, [narrow, narrow], undefined],
    ["by an earlier one that says the same", 1, [narrow, narrow], 0],
    ["not by one that reaches less far", 0, [wide, narrow], undefined],
    ["by a later one behind another key", 0, [narrow, seconds(exists("c"), 5), wide], 2],
    ["by a later one behind another effect", 0, [narrow, seconds(exists("a", "NoSchedule"), 5), wide], 2],
    [
      "not by a later one behind every key of other seconds",
      0,
      [narrow, seconds({ operator: "Exists" }, 5), wide],
      undefined,
    ],
    ["not by a later one behind every effect of other seconds", 0, [narrow, seconds(exists("a"), 5), wide], undefined],
    [
      "not by a later one behind one effect of other seconds, where it has all",
      0,
      [{ key: "a", value: "b" }, seconds(exists("a", "NoExecute"), 5), wide],
      undefined,
    ],
    [
      "not by a later one behind one key of other seconds, where it has all",
      0,
      [{ operator: "Exists", effect: "NoExecute" }, seconds(exists("c"), 5), { operator: "Exists" }],
      undefined,
    ],
    ["by a later one behind one of the same seconds", 0, [narrow, exists("a", "NoExecute"), wide], 1],
    ["by the first of several", 2, [exists("c"), wide, narrow, wide], 1],
    ["by none where it is not there", 5, [wide, narrow], undefined],
  ])("%s", (_, index, tolerations, expected) => {
    expect(findCover(tolerations, index, () => true)).toBe(expected);
  });

  it("only by one that may", () => {
    expect(findCover([wide, narrow, wide], 1, (position) => position === 2)).toBe(2);
    expect(findCover([wide, narrow, wide], 1, () => false)).toBeUndefined();
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
