import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { readManifest } from "../../src/manifest/read-manifest.js";
import { EMPTY_STRING_MAP, stringMap } from "../../src/model/string-map.js";

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

it("a map without words is one for all", () => {
  expect(stringMap([])).toBe(EMPTY_STRING_MAP);
  expect(stringMap([["a", "b"]])).toEqual({ a: "b" });
  expect(Object.keys(EMPTY_STRING_MAP)).toEqual([]);
});
