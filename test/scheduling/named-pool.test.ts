import { describe, expect, it } from "vitest";
import { fitWorkload } from "../../src/scheduling/fit-workload.js";
import { asksForNamedPool, knowsAllPools } from "../../src/scheduling/known-pools.js";
import { isPlatformLabel, mayBeMet } from "../../src/scheduling/labels/label-offer.js";
import { labelValueMeantBy } from "../../src/scheduling/labels/label-vocabulary.js";
import { words } from "../words.js";
import { expression, inventory, NO_OBJECTS, node, pool, required, workload } from "./build.js";

const KEY = "karpenter.sh/nodepool";
const named = (name: string, labels = words({ [KEY]: name })) => pool({ name, labels });

describe("a pod that asks for one declared pool by its name", () => {
  const both = inventory([named("a"), named("b")]);
  const asks = (spec: Parameters<typeof workload>[0], pools = both) =>
    asksForNamedPool(fitWorkload(workload(spec), pools, NO_OBJECTS), pools);
  const terms = (...values: string[]) => required(...values.map((value) => [expression(KEY, "In", value)]));

  it.each([
    ["by its node selector", { nodeSelector: words({ [KEY]: "a" }) }, true],
    ["that nobody declares", { nodeSelector: words({ [KEY]: "c" }) }, false],
    ["by a label that names nothing", { nodeSelector: words({ pool: "a" }) }, false],
    ["by a term", terms("a"), true],
    ["by two terms", terms("a", "a"), true],
    ["or for another", terms("a", "b"), false],
    ["or for one that nobody declares", terms("a", "c"), false],
    ["or for one of two", required([expression(KEY, "In", "a", "b")]), false],
    ["or for any but one", required([expression(KEY, "NotIn", "a")]), false],
    ["and for another label", required([expression("tier", "Exists"), expression(KEY, "In", "a")]), true],
    ["or for another label", required([expression(KEY, "In", "a")], [expression("tier", "Exists")]), false],
    ["by no term at all", required(), false],
    ["by nothing", {}, false],
  ])("%s", (_, spec, expected) => {
    expect(asks(spec)).toBe(expected);
  });

  it("which two pools share", () => {
    expect(asks({ nodeSelector: words({ [KEY]: "a" }) }, inventory([named("a"), named("a")]))).toBe(false);
  });
});

it.each([
  [true, {}, true],
  [false, {}, false],
  [false, { nodeSelector: words({ [KEY]: "a" }) }, true],
])("of an inventory that is complete or not (%j) no other pool counts for %j: %j", (complete, spec, expected) => {
  const pools = { ...inventory([named("a")]), complete };
  expect(knowsAllPools(pools, fitWorkload(workload(spec), pools, NO_OBJECTS))).toBe(expected);
  expect(knowsAllPools(pools)).toBe(complete);
});

describe("labels that platforms set", () => {
  it.each([
    ["topology.kubernetes.io/zone", true],
    ["beta.kubernetes.io/os", true],
    ["node-role.kubernetes.io/worker", true],
    ["node-role.kubernetes.io/gpu", false],
    ["known", true],
    ["pool", false],
  ])("%s: %j", (key, expected) => {
    expect(isPlatformLabel(key, inventory([], { knownLabels: ["known"] }))).toBe(expected);
  });

  it("are met by a node, where the nodes are known", () => {
    const pools = inventory([pool({ nodes: [node("n", { pool: "a" })] })]);
    const asked = (...values: string[]) => ({ key: "pool", operator: "In", values, bound: 0n }) as const;
    expect(mayBeMet(asked("a"), pools)).toBe(true);
    expect(mayBeMet(asked("b"), pools)).toBe(false);
  });
});

it.each([
  ["kubernetes.io/os", "Linux", "linux"],
  ["kubernetes.io/os", "widows", "windows"],
  ["kubernetes.io/arch", "aarch64", "arm64"],
  ["kubernetes.io/arch", "AMD64", "amd64"],
  ["kubernetes.io/arch", "arn", undefined],
  ["kubernetes.io/arch", "amd", undefined],
  ["karpenter.sh/capacity-type", "spott", undefined],
  ["karpenter.sh/capacity-type", "ondemand", "on-demand"],
  ["karpenter.sh/capacity-type", "reservd", "reserved"],
  ["pool", "Linux", undefined],
])("label %s with value %s means %j", (key, value, meant) => {
  expect(labelValueMeantBy(key, value)).toBe(meant);
});

it.each([
  ["nvidia-k80", "nvidia-tesla-k80"],
  ["nvidia-p4", "nvidia-tesla-p4"],
  ["nvidia-p100", "nvidia-tesla-p100"],
  ["nvidia-v100", "nvidia-tesla-v100"],
  ["nvidia-t4", "nvidia-tesla-t4"],
  ["nvidia-a100", "nvidia-tesla-a100"],
  ["nvidia-a100-40gb", "nvidia-tesla-a100"],
  ["nvidia-tesla-a100-80gb", "nvidia-a100-80gb"],
  ["nvidia-tesla-l4", "nvidia-l4"],
  ["nvidia-h100-80gb", undefined],
])("GKE calls accelerator %s %s", (value, meant) => {
  expect(labelValueMeantBy("cloud.google.com/gke-accelerator", value)).toBe(meant);
  if (meant !== undefined) expect(labelValueMeantBy("cloud.google.com/gke-accelerator", meant)).toBeUndefined();
});
