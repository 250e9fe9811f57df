import { describe, expect, it } from "vitest";
import { fc } from "../../property.js";
import { changeOf, effectsOf, type RevisionTexts, select, workload } from "./change-texts.js";

interface SnapshotNode {
  readonly name: string;
  readonly pool: string;
  readonly taints: readonly object[];
}

/** A snapshot whose Nodes have no label that groups them, unless `groupBy` tells otherwise, and some workloads. */
function snapshot(nodes: readonly SnapshotNode[], workloads: string, groupBy = "auto"): RevisionTexts {
  const objects = nodes.map(({ name, pool, taints }) => {
    const labels = { pool, "kubernetes.io/hostname": name };
    return `---\n${JSON.stringify({ apiVersion: "v1", kind: "Node", metadata: { name, labels }, spec: { taints } })}\n`;
  });
  return [`from: [{path: manifest.yaml, format: node, groupBy: ${groupBy}}]\n`, objects.join("") + workloads];
}

const DRAIN = [{ key: "drain", value: "1", effect: "NoExecute" }];
const node = (name: string, pool: string, taints: readonly object[] = []) => ({ name, pool, taints });

describe("snapshots of nodes", () => {
  const pods = workload("train", select("pool: gpu")) + workload("api") + workload("agent", "", "DaemonSet");

  it("a taint on some nodes of a pool is a taint, not another pool", () => {
    const before = snapshot([node("a", "gpu"), node("b", "gpu"), node("c", "web")], pods);
    const after = snapshot([node("a", "gpu", DRAIN), node("b", "gpu", DRAIN), node("c", "web")], pods);
    const change = changeOf(before, after);
    const tainted = "gpu";
    expect(change.pools).toMatchObject([
      { pool: tainted, change: "changed", details: ["adds taint drain=1:NoExecute"] },
    ]);
    expect(effectsOf(change)).toEqual([
      `train unschedulable ${tainted} 0s`,
      `agent evicted ${tainted} 0s`,
      `api evicted ${tainted} 0s`,
    ]);
    expect(effectsOf(changeOf(after, before)).map((effect) => effect.split(" ").slice(0, 2).join(" "))).toEqual([
      "agent gains-pool",
      "api gains-pool",
      "train schedulable",
    ]);
  });

  it("a pod that asks for one node loses nothing when the other nodes are named otherwise", () => {
    const pinned = workload("pinned", select("kubernetes.io/hostname: a"));
    const before = snapshot([node("a", "gpu"), node("b", "gpu")], pinned);
    const after = snapshot([node("a", "gpu"), node("b", "gpu", DRAIN)], pinned);
    expect(effectsOf(changeOf(before, after))).toEqual([]);
  });

  it("nodes that came and went change nothing", () => {
    const before = snapshot([node("a", "gpu"), node("b", "gpu")], pods);
    const after = snapshot([node("b", "gpu"), node("c", "gpu"), node("d", "web", DRAIN)], pods);
    expect(effectsOf(changeOf(before, after))).toEqual([]);
  });

  it("what becomes unschedulable does not depend on how nodes are grouped", () => {
    const taints = fc.constantFrom<readonly object[]>([], DRAIN, [{ key: "a", value: "1", effect: "NoSchedule" }]);
    const one = fc.record({ pool: fc.constantFrom("gpu", "web"), before: taints, after: taints });
    fc.assert(
      fc.property(fc.array(one, { minLength: 1, maxLength: 5 }), (nodes) => {
        const lostBy = (groupBy: string) => {
          const [before, after] = (["before", "after"] as const).map((time) =>
            snapshot(
              nodes.map((each, index) => node(`n${index}`, each.pool, each[time])),
              pods,
              groupBy,
            ),
          );
          if (before === undefined || after === undefined) throw new Error("a revision is missing");
          const effects = changeOf(before, after).workloads;
          const isLost = (effect: string) => effect === "unschedulable" || effect === "schedulable";
          return effects.filter(({ effect }) => isLost(effect)).map(({ name, effect }) => `${name} ${effect}`);
        };
        expect(lostBy("auto")).toEqual(lostBy("none"));
      }),
    );
  });
});
