import { describe, expect, it } from "vitest";
import type { Toleration } from "../../src/model/taint.js";
import { nearestTaint, nearestToleration, nearMiss } from "../../src/scheduling/taints/near-miss.js";
import { exists, taint } from "./build.js";

const GPU = "nvidia.com/gpu=present:NoSchedule";

describe("nearMiss", () => {
  it.each<[Toleration, string, string | undefined]>([
    [{ key: "nvidia.com/gpu", value: "true" }, GPU, "value"],
    [{ key: "nvidia.com/gpu" }, GPU, "value"],
    [exists("nvidia.com/gpu", "NoExecute"), GPU, "effect"],
    [{ key: "nvidia.com/gpu", value: "present", effect: "NoExecute" }, GPU, "effect"],
    [{ key: "nvidia.com/gpu", value: "true", effect: "NoExecute" }, GPU, "value"],
    [{ operator: "Exists", effect: "NoExecute" }, GPU, "effect"],
    [{ key: "nvidia.com/gpu", operator: "exists" }, GPU, "operator"],
    [{ key: "nvidia.com/gpu", operator: "Gt", value: "1" }, "nvidia.com/gpu=2:NoSchedule", "operator"],
    [exists("nvidia.com/gpus"), GPU, "key-spelling"],
    [exists("NVIDIA.com/gpu"), GPU, "key-spelling"],
    [exists("spto"), "spot:NoSchedule", "key-spelling"],
    [exists("gpv"), "gpu:NoSchedule", undefined],
    [exists("GPU"), "gpu:NoSchedule", "key-spelling"],
    [exists("nvidia.com/accelerator"), GPU, "key-domain"],
    [exists("dedicated"), GPU, undefined],
    [{ operator: "Equal", value: "x" }, GPU, undefined],
    [exists("nvidia.com/gpu"), GPU, undefined],
    [{ key: "nvidia.com/gpu", value: "true", operator: "" }, GPU, "value"],
    [{ key: "nvidia.com/gpu", operator: "Lt", value: "5" }, GPU, "operator"],
    [{ operator: "exists" }, GPU, "operator"],
    [exists("dedicatd"), "dedicated:NoSchedule", "key-spelling"],
    [exists("dedica"), "dedicated:NoSchedule", undefined],
    [exists("spot"), "stop:NoSchedule", "key-spelling"],
    [exists("abc"), "abd:NoSchedule", undefined],
    [exists("abc"), "abcde:NoSchedule", undefined],
    [exists("/gpu"), "nvidia.com/tpu:NoSchedule", undefined],
    [exists("gpu"), GPU, undefined],
  ])("%j misses %s by %s", (toleration, spec, miss) => {
    expect(nearMiss(toleration, taint(spec), "off")).toBe(miss);
  });

  it("takes a comparison in force for a wrong value, and an open one for no miss", () => {
    const more = { key: "sla", operator: "Gt", value: "100" };
    expect(nearMiss(more, taint("sla=50:NoSchedule"), "on")).toBe("value");
    expect(nearMiss(more, taint("sla=200:NoSchedule"), "unknown")).toBeUndefined();
  });
});

it.each([
  ["absent", "operator"],
  ["off", "operator"],
  ["on", "value"],
  ["unknown", "value"],
] as const)(
  "a comparison that does not hold misses by its operator only where it is not in force: %s",
  (gate, miss) => {
    expect(nearMiss({ key: "sla", operator: "Lt", value: "100" }, taint("sla=200:NoSchedule"), gate)).toBe(miss);
  },
);

describe("the nearest", () => {
  it("toleration of a list", () => {
    const list = [exists("dedicated"), exists("nvidia.com/gpus"), { key: "nvidia.com/gpu", value: "true" }];
    expect(nearestToleration(taint(GPU), list, "off")).toEqual({ toleration: list[2], miss: "value" });
    expect(nearestToleration(taint(GPU), list.slice(0, 2), "off")).toEqual({
      toleration: list[1],
      miss: "key-spelling",
    });
    expect(nearestToleration(taint(GPU), list.slice(0, 1), "off")).toBeUndefined();
    const equals = ["a", "b"].map((value) => ({ key: "nvidia.com/gpu", value }));
    expect(nearestToleration(taint(GPU), equals, "off")?.toleration).toBe(equals[0]);
  });

  it("taint of many", () => {
    const all = ["spot:NoSchedule", "nvidia.com/mig:NoSchedule", GPU].map(taint);
    const dead = { key: "nvidia.com/gpu", value: "true" };
    expect(nearestTaint(dead, all, "off")).toEqual({ taint: all[2], miss: "value" });
    expect(nearestTaint(exists("nvidia.com/accelerators"), all, "off")).toEqual({ taint: all[1], miss: "key-domain" });
    expect(nearestTaint(exists("windows"), all, "off")).toBeUndefined();
  });
});
