import { describe, expect, it } from "vitest";
import type { Impact, ImpactEffect, RolloutOrder } from "../../../src/model/change.js";
import { describeImpact, describeOrders } from "../../../src/rules/explanations/impact-wording.js";
import { place, workload } from "../../scheduling/build.js";

function impact(effect: ImpactEffect, kind: string, pools: readonly string[]): Impact {
  return { workload: workload({}, kind), effect, pools, evictedAfterSeconds: null, reason: "why" };
}

describe("one line about a workload", () => {
  it.each<[ImpactEffect, string, readonly string[], string]>([
    ["unschedulable", "Deployment", ["a"], "no longer fits any pool"],
    ["unschedulable", "DaemonSet", ["a"], "no longer runs anywhere"],
    ["loses-pool", "Deployment", ["a"], "loses a pool"],
    ["loses-pool", "Deployment", ["a", "b"], "loses pools"],
    ["loses-pool", "DaemonSet", ["a"], "no longer covers a pool"],
    ["loses-pool", "DaemonSet", ["a", "b"], "no longer covers pools"],
    ["gains-pool", "Deployment", ["a"], "may enter one more pool"],
    ["gains-pool", "Deployment", ["a", "b"], "may enter more pools"],
    ["schedulable", "Deployment", ["a"], "gets its first pool"],
  ])("%s %s %j", (effect, kind, pools, says) => {
    expect(describeImpact(impact(effect, kind, pools))).toBe(`${kind} default/api ${says}: why`);
  });
});

describe("the order of a change", () => {
  const order = (wanted: RolloutOrder["order"], path: string): RolloutOrder => ({
    workload: { ...workload(), document: { ...place.document, file: { path, text: "" } } },
    pool: "gpu",
    order: wanted,
    evicts: false,
  });

  it("is one sentence for each, with the files", () => {
    expect(
      describeOrders([order("manifests-first", "a.yaml"), order("pools-first", "b.yaml"), order("neither", "c.yaml")]),
    ).toEqual([
      'Apply first "a.yaml", then the pool.',
      'Apply the pool first, then "b.yaml".',
      'Let the pods of "c.yaml" fit the pool as it was and as it will be first, then change the pool.',
    ]);
    expect(describeOrders([])).toEqual([]);
  });

  it("names five files and counts the rest", () => {
    const orders = [..."abcdefg"].map((name) => order("pools-first", `${name}.yaml`));
    expect(describeOrders(orders)).toEqual([
      'Apply the pool first, then "a.yaml", "b.yaml", "c.yaml", "d.yaml", "e.yaml" and 2 more files.',
    ]);
  });
});
