import { describe, expect, it } from "vitest";
import { isTransientTaint } from "../../src/model/state-taints.js";
import { isKeptOff } from "../../src/rules/explanations/reached-pools.js";
import { fitWorkload } from "../../src/scheduling/fit-workload.js";
import { keepsPodsOff } from "../../src/scheduling/taints/toleration.js";
import { type Json, object, objects, taintsOf, text } from "./decode.js";
import { clusterOf, objectsOf, poolOf, workloadOf } from "./pod-case.js";
import { refereeRows, VERSIONS, verdictOf } from "./referee-rows.js";

const rows = refereeRows("kubernetes/states");

/** What taintlint says of a DaemonSet on one node: whether its pod is made there, and whether one that runs is left alone. */
function judge(spec: unknown, node: Json): Json {
  const pod = { kind: "DaemonSet", name: "agent", spec };
  const cluster = clusterOf(pod);
  const fit = fitWorkload(workloadOf(pod), { cluster, pools: [poolOf(node)], complete: true }, objectsOf(pod));
  const [only] = fit.pools;
  const against = taintsOf(node).filter((taint) => keepsPodsOff(taint) && isKeptOff(fit, taint));
  const isSelected = only?.selector === "match";
  // What rules ask of one taint, and the verdict about the node, are one thing.
  expect(only?.verdict === "fits" || only?.verdict === "avoided").toBe(isSelected && against.length === 0);
  return {
    runs: only?.verdict === "fits" || only?.verdict === "avoided",
    stays: isSelected && against.every(({ effect }) => effect !== "NoExecute"),
  };
}

describe.each(VERSIONS)("the DaemonSet controller of Kubernetes %s", (version) => {
  it("runs agents in the states of a node in which taintlint says so", () => {
    for (const row of rows) {
      const { id, spec, nodeStates } = object(row.in);
      const want = objects(verdictOf(row, version).nodes);
      const said = objects(nodeStates).map((node) => judge(spec, node));
      expect([id, ...said]).toEqual([id, ...want]);
    }
  });
});

describe("the states", () => {
  const [first] = rows;
  const states = objects(object(first?.in).nodeStates);

  it("are enough, with enough DaemonSets", () => {
    expect(rows.length).toBeGreaterThanOrEqual(50);
    expect(states.length).toBeGreaterThanOrEqual(8);
    states.forEach((_, index) => {
      const runs = rows.map((row) => objects(object(row.want).nodes)[index]?.runs);
      expect([...new Set(runs)].sort()).toEqual([false, true]);
    });
  });

  it("have taints of which taintlint knows that they go by themselves", () => {
    const own = new Set(taintsOf(states[0]).map(({ key }) => key));
    const keys = states
      .flatMap(taintsOf)
      .map(({ key }) => key)
      .filter((key) => !own.has(key));
    expect(keys.filter((key) => !isTransientTaint(key, []))).toEqual([]);
    expect(states.map((node) => text(object(node.metadata).name))[0]).toBe("serving");
  });
});
