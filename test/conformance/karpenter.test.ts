import { describe, expect, it } from "vitest";
import { replacementOf } from "../../src/lint/change/replaced-nodes.js";
import { readManifest } from "../../src/manifest/read-manifest.js";
import type { Inventory } from "../../src/model/cluster.js";
import type { NodePool } from "../../src/model/pool.js";
import { fitWorkload } from "../../src/scheduling/fit-workload.js";
import { readTexts } from "../rules/lint-texts.js";
import { object } from "./decode.js";
import { refereeRows } from "./referee-rows.js";

const rowsOf = (kind: string) => refereeRows(`karpenter/${kind}`);

function inventoryOf(nodePool: unknown): Inventory {
  const file = { path: "pools.yaml", text: JSON.stringify(nodePool) };
  const [cluster] = readTexts('kubernetesVersion: "1.36"\nfrom: [{path: pools.yaml}]', [file]).clusters;
  if (cluster === undefined) throw new Error("no cluster");
  return cluster.inventory;
}

function poolOf(nodePool: unknown): NodePool {
  const [pool] = inventoryOf(nodePool).pools;
  if (pool === undefined) throw new Error("no pool");
  return pool;
}

function hasTwins(pod: unknown): boolean {
  const text = JSON.stringify(pod);
  return text.includes("beta.kubernetes.io/instance-type") && text.includes('"node.kubernetes.io/instance-type');
}

describe("Karpenter", () => {
  it("launches nodes for the pods that taintlint lets in", () => {
    const rows = rowsOf("pods");
    let stricter = 0;
    rows.forEach((row, index) => {
      const pod = {
        apiVersion: "v1",
        kind: "Pod",
        metadata: { name: "p" },
        spec: { containers: [], ...object(row.pod) },
      };
      const [workload] = readManifest({ path: "pod.yaml", text: JSON.stringify(pod) }).workloads;
      if (workload === undefined) throw new Error("no pod");
      const [fit] = fitWorkload(workload, inventoryOf(row.pool), {
        runtimeClasses: new Map(),
        namespaces: new Map(),
      }).pools;
      expect([index, fit?.untolerated.length === 0]).toEqual([index, row.tolerates]);
      // Karpenter would launch a node for some pods that contradict themselves; the scheduler would not take it.
      if (row.compatible === true && fit?.selector === "mismatch") stricter += 1;
      // A label and its deprecated twin are one for Karpenter; taintlint leaves open what contradicts itself by both.
      else if (row.compatible === true || !hasTwins(row.pod))
        expect([index, fit?.selector !== "mismatch"]).toEqual([index, row.compatible]);
    });
    expect(stricter).toBeLessThan(rows.length / 20);
    expect(rows.length).toBeGreaterThanOrEqual(300);
  });

  it("replaces nodes where taintlint says so, and nowhere else", () => {
    const rows = rowsOf("changes");
    rows.forEach((row, index) => {
      const replaced = replacementOf(poolOf(row.before), poolOf(row.after)) !== undefined;
      expect([index, replaced]).toEqual([index, row.hash]);
    });
    expect(rows.length).toBeGreaterThanOrEqual(100);
    expect(rows.filter(({ hash }) => hash === true).length).toBeGreaterThan(30);
    expect(rows.filter(({ hash }) => hash === false).length).toBeGreaterThan(10);
  });
});
