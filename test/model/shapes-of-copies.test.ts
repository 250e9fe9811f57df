import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { compareClusters } from "../../src/lint/change/compare-clusters.js";
import { gitopsOf } from "../../src/lint/contract/lint-input.js";
import { judgeClusters } from "../../src/lint/judging/judge.js";
import { readManifest } from "../../src/manifest/read-manifest.js";
import { EMPTY_STRING_MAP, stringMap } from "../../src/model/string-map.js";
import { readTexts } from "../rules/lint-texts.js";

// A shape of its own takes 600 bytes for each object, and slows down all that read them.
setFlagsFromString("--allow-natives-syntax");
const haveSameShape: (a: unknown, b: unknown) => boolean = runInNewContext("(a, b) => %HaveSameMap(a, b)");

const owner = { apiVersion: "apps/v1", kind: "ReplicaSet", name: "r", controller: true };
const pods = ["a", "b"].map((name) => {
  const metadata = { name, ownerReferences: [{ ...owner, name }] };
  return { apiVersion: "v1", kind: "Pod", metadata, spec: { nodeName: "n", containers: [{ name: "c", image: "i" }] } };
});
const text = JSON.stringify({ apiVersion: "v1", kind: "List", items: pods });
const [one, other] = readManifest({ path: "live.json", text }).workloads;

it("Pods that a cluster has bound share one shape", () => {
  expect([one?.boundPods?.length, other?.boundPods?.length]).toEqual([1, 1]);
  expect(haveSameShape(one, other)).toBe(true);
  expect(haveSameShape(one, { ...one, more: 1 })).toBe(false);
});

it("workloads of other repositories share one shape", () => {
  const members = Array.from({ length: 200 }, (_, index) => [`a${index}`, "a.yaml:1"] as const);
  const alone = JSON.stringify({ ...pods[0], spec: { containers: [] } });
  const { workloads } = readManifest({ path: "list.json", text: alone });
  const others = workloads.map((workload) => ({ workload, cluster: "", members }));
  const [before, after] = ["", ", taints: [x:NoExecute]"].map((taints) => {
    const input = { ...readTexts(`pools: [{ name: a${taints} }]`, []), others };
    return { input, judgements: judgeClusters(input.clusters, [], gitopsOf(input)) };
  });
  const [{ change } = {}] = before && after ? compareClusters(before, after) : [];
  const copies = change?.impacts.map(({ workload }) => workload) ?? [];
  expect(copies.at(-1)).toMatchObject({ kind: "Pod", elsewhere: { file: "a.yaml", line: 1 } });
  // The engine copies the first ones in another way.
  expect(copies.length).toBe(200);
  expect(copies.filter((copy) => !haveSameShape(copy, copies[150])).length).toBeLessThan(100);
});

it("a map without words is one for all", () => {
  expect(stringMap([])).toBe(EMPTY_STRING_MAP);
  expect(stringMap([["a", "b"]])).toEqual({ a: "b" });
  expect(Object.keys(EMPTY_STRING_MAP)).toEqual([]);
});
