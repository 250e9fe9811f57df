import { describe, expect, it } from "vitest";
import { lintChange } from "../../rules/lint-texts.js";
import { select, workload } from "./change-texts.js";

const PODS = workload("lost", select("pool: none")) + workload("train", select("pool: gpu"));
const POOLS = "[{name: general}, {name: gpu, labels: {pool: gpu}}]";
const TAINTED = '[{name: general}, {name: gpu, labels: {pool: gpu}, taints: ["a=b:NoSchedule"]}]';
const cluster = (name: string, pools: string) => `  - {name: ${name}, manifests: ["*.yaml"], pools: ${pools}}\n`;

function compare(before: string, after: string) {
  const { findings, existing, change } = lintChange([before, PODS], [after, PODS]);
  const told = (list: typeof findings) => list.map(({ rule, workload: owner }) => `${rule} ${owner?.name}`);
  return {
    fresh: told(findings),
    existing: told(existing),
    effects: change?.workloads.map(({ name, effect, cluster: where }) => `${where}/${name} ${effect}`),
  };
}

describe("a cluster that gets another name", () => {
  it.each([
    ["a first one", `pools: ${POOLS}\n`, `clusters:\n${cluster("prod", POOLS)}`],
    ["another one", `clusters:\n${cluster("old", POOLS)}`, `clusters:\n${cluster("prod", POOLS)}`],
    [
      "another one beside others",
      `clusters:\n${cluster("old", POOLS)}${cluster("stage", POOLS)}`,
      `clusters:\n${cluster("prod", POOLS)}${cluster("stage", POOLS)}`,
    ],
  ])("has the findings that it had: %s", (_, before, after) => {
    expect(compare(before, after)).toMatchObject({ fresh: [], effects: [] });
    expect(compare(before, after).existing).toContain("unschedulable lost");
  });

  it("is compared by its pools", () => {
    const before = `clusters:\n${cluster("old", POOLS)}${cluster("stage", POOLS)}`;
    const after = `clusters:\n${cluster("prod", TAINTED)}${cluster("stage", POOLS)}`;
    expect(compare(before, after).effects).toEqual(["prod/train unschedulable"]);
  });
});
