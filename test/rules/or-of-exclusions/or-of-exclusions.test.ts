import { describe, expect, it } from "vitest";
import { foundBy } from "../found.js";
import { lintTexts } from "../lint-texts.js";

const POOLS = `pools:
  - {name: general, labels: {pool: general}}
  - {name: gpu, labels: {pool: gpu, gpu: "yes"}}
  - {name: spot, labels: {pool: spot, spot: "yes"}}
`;
const BOTH = `${POOLS}  - {name: both, labels: {pool: both, gpu: "yes", spot: "yes"}}\n`;
const notIn = (key: string, ...values: string[]) => `{key: ${key}, operator: NotIn, values: [${values.join(", ")}]}`;
const absent = (key: string) => `{key: ${key}, operator: DoesNotExist}`;
const LINUX = "{key: kubernetes.io/os, operator: In, values: [linux]}";

function manifest(terms: readonly string[], field = "matchExpressions"): string {
  return `apiVersion: v1
kind: Pod
metadata: {name: a}
spec:
  containers: [{name: a, image: a:1}]
  affinity:
    nodeAffinity:
      requiredDuringSchedulingIgnoredDuringExecution:
        nodeSelectorTerms: [${terms.map((term) => `{${field}: [${term}]}`).join(", ")}]
`;
}

const found = (inventory: string, terms: readonly string[], field?: string) =>
  foundBy("or-of-exclusions", inventory, manifest(terms, field));

describe("speaks where", () => {
  it.each([
    ["two terms exclude two values", "", [notIn("pool", "gpu"), notIn("pool", "spot")]],
    [
      "three terms have no value in common",
      "",
      [notIn("pool", "a", "b"), notIn("pool", "b", "c"), notIn("pool", "a", "c")],
    ],
    [
      "the terms otherwise ask for the same",
      "",
      [`${LINUX}, ${notIn("pool", "gpu")}`, `${notIn("pool", "spot")}, ${LINUX}`],
    ],
    ["no pool has both labels", POOLS, [absent("gpu"), absent("spot")]],
    [
      "the only value in common is one that no pool has",
      POOLS,
      [notIn("pool", "gpu", "x"), notIn("pool", "x", "spot")],
    ],
  ])("%s", (_, inventory, terms) => {
    expect(found(inventory, terms)).toEqual(["warning 9 nodeSelectorTerms"]);
  });

  it("the terms exclude two nodes by name", () => {
    expect(found("", [notIn("metadata.name", "node-1"), notIn("metadata.name", "node-2")], "matchFields")).toHaveLength(
      1,
    );
  });
});

describe("is silent where", () => {
  it.each([
    ["there is one term", POOLS, [`${notIn("pool", "gpu")}, ${notIn("pool", "spot")}`]],
    [
      "the terms select",
      POOLS,
      ["{key: pool, operator: In, values: [gpu]}", "{key: pool, operator: In, values: [spot]}"],
    ],
    ["only one of the terms excludes", POOLS, [notIn("pool", "gpu"), "{key: pool, operator: Exists}"]],
    ["the terms ask for different things besides", POOLS, [`${LINUX}, ${notIn("pool", "gpu")}`, notIn("pool", "spot")]],
    ["every term excludes the same value", "", [notIn("pool", "gpu", "a"), notIn("pool", "gpu", "b")]],
    ["both terms exclude the whole key", "", [absent("gpu"), absent("gpu")]],
    ["one excludes the key and one a value of it", "", [absent("pool"), notIn("pool", "gpu")]],
    ["a pool has both labels", BOTH, [absent("gpu"), absent("spot")]],
    ["the pools are not known", "", [absent("gpu"), absent("spot")]],
    ["there may be other pools", POOLS.replace("pools:", "complete: false\npools:"), [absent("gpu"), absent("spot")]],
    ["one of the terms excludes no pool", POOLS, [absent("gpu"), absent("ssd")]],
  ])("%s", (_, inventory, terms) => {
    expect(found(inventory, terms)).toEqual([]);
  });
});

it("writes the one term that was meant", () => {
  const [finding] = lintTexts(
    POOLS,
    manifest([`${LINUX}, ${notIn("pool", "gpu")}`, `${LINUX}, ${notIn("pool", "spot")}`]),
  ).findings;
  expect(finding?.help).toContain(`nodeSelectorTerms:
  - matchExpressions:
      - {key: kubernetes.io/os, operator: In, values: [linux]}
      - {key: pool, operator: NotIn, values: [gpu]}
      - {key: pool, operator: NotIn, values: [spot]}`);
});
