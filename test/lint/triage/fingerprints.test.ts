import { describe, expect, it } from "vitest";
import { describeIdentity, identifyFindings } from "../../../src/lint/contract/fingerprint.js";
import type { Subject } from "../../../src/rules/contract/rule.js";
import { readTexts } from "../../rules/lint-texts.js";
import { deploymentIn, placeIn, said } from "./found.js";

const workload = deploymentIn("web.yaml");

it("findings that only their place tells apart are numbered in the order of the text", () => {
  const places = [
    placeIn("b.yaml", 1, 1),
    placeIn("a.yaml", 2, 1),
    placeIn("a.yaml", 1, 5),
    placeIn("a.yaml", 1, 4),
    placeIn("c.yaml", 1, 1),
  ];
  const fingerprints = identifyFindings(places.map((at) => said({ workload, at }))).map(
    ({ fingerprint }) => fingerprint,
  );
  const [first = ""] = fingerprints.filter((one) => !one.includes("-"));
  expect(first).toMatch(/^[\da-f]{16}$/);
  expect(fingerprints).toEqual([`${first}-4`, `${first}-3`, `${first}-2`, first, `${first}-5`]);
});

describe("what a finding is about", () => {
  const [cluster] = readTexts("pools: [{name: a, taints: ['x:NoSchedule', 'y:NoSchedule']}, {name: b}]", []).clusters;
  const pools = cluster?.inventory.pools ?? [];
  const taints = pools.flatMap((pool) => pool.taints);
  const tolerations = ["a", "b"].map((key) => ({ key, operator: "Exists" }));
  const tolerating = { ...workload, podSpec: { ...workload.podSpec, tolerations } };
  const workloads = ["a", "b"].map((name) => ({ ...workload, name }));

  it.each([
    ["tolerations", [0, 1]],
    ["selectors", ["a", "b"]],
    ["taints", taints],
    ["pools", pools],
    ["workloads", workloads],
  ] as const)("is the same in whichever order its %s stand, and another thing with one less", (field, things) => {
    const describe = (concern: Subject) => describeIdentity(concern, tolerating);
    const inOrder = describe({ [field]: things });
    expect(things).toHaveLength(2);
    expect(describe({ [field]: things.toReversed() })).toBe(inOrder);
    const [first, second] = things.map((thing) => describe({ [field]: [thing] }));
    expect(new Set([inOrder, first, second, describe({})]).size).toBe(4);
  });

  it("is the toleration that is written, not its position", () => {
    const reversed = { ...workload, podSpec: { ...workload.podSpec, tolerations: tolerations.toReversed() } };
    expect(describeIdentity({ tolerations: [0] }, tolerating)).toBe(describeIdentity({ tolerations: [1] }, reversed));
  });
});
