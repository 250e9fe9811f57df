import { describe, expect, it } from "vitest";
import { stringMap } from "../../src/model/string-map.js";
import {
  isDevice,
  lacksDevice,
  leastOf,
  mayHaveGpu,
  mayHaveMoreDevices,
  mostOf,
} from "../../src/scheduling/labels/machine-room.js";
import { pool } from "./build.js";

const MIB = 1024 * 1024;
const machine = (more: Partial<Parameters<typeof leastOf>[0]> = {}) => ({
  name: "m5.large",
  cpus: 2,
  memory: 8192,
  architecture: "amd64",
  gpus: 0,
  gpuDomain: undefined,
  hasAccelerators: false,
  labels: stringMap<string>([]),
  isPartial: false,
  ...more,
});
/** CPU in m, memory in MiB. */
const amounts = (of: ReadonlyMap<string, bigint>) => [
  Number(of.get("cpu")) / 1e6,
  Number(of.get("memory")) / 1e9 / MIB,
];

describe("a machine", () => {
  it.each([
    // 25 % of 4 GiB and 20 % of 4 GiB are more than 1465 MiB for pods, then 100 and 8 %.
    ["m5.large", 2, 8192, [2 * 990 - 100, Math.floor(8192 - 1024 - 819.2 - 100 - 655.36)]],
    ["small", 1, 2048, [890, Math.floor(2048 - 1465 - 100 - 163.84)]],
    ["tiny", 1, 512, [890, 0]],
    [
      "large",
      64,
      262_144,
      [64 * 990 - 100, Math.floor(262_144 - (1024 + 819.2 + 819.2 + 6881.28 + 2621.44) - 100 - 20_971.52)],
    ],
    ["e2-small", 2, 2048, [2 * 990 - 1060, Math.floor(2048 - 1465 - 100 - 163.84)]],
  ])("%s leaves at least so much of %i CPUs and %i MiB", (name, cpus, memory, left) => {
    const own = machine({ name, cpus, memory });
    expect(amounts(leastOf(own))).toEqual(left);
    expect(amounts(mostOf(own))).toEqual([cpus * 1000, memory]);
  });

  it.each([
    [{ gpus: 0 }, ["nvidia.com/gpu", "amd.com/gpu"], [0n, 0n]],
    [{ gpus: 4, gpuDomain: "nvidia.com" }, ["nvidia.com/gpu"], [4_000_000_000n]],
    [{ gpus: 4, gpuDomain: undefined }, [], []],
    [{ gpus: undefined, gpuDomain: "nvidia.com" }, [], []],
  ])("%j has devices", (more, names, numbers) => {
    const most = mostOf(machine(more));
    expect([...most.keys()].slice(2)).toEqual(names);
    expect(names.map((name) => most.get(name))).toEqual(numbers);
  });
});

it.each([
  ["nvidia.com/gpu", { gpus: 0 }, true],
  ["nvidia.com/gpu", { gpus: 1, gpuDomain: "nvidia.com" }, false],
  ["nvidia.com/gpu", { gpus: 1, gpuDomain: "amd.com" }, true],
  ["nvidia.com/mig-1g.5gb", { gpus: undefined }, false],
  ["amd.com/gpu", { gpus: 1, gpuDomain: "nvidia.com" }, true],
  ["aws.amazon.com/neuron", { hasAccelerators: false }, true],
  ["aws.amazon.com/neuron", { hasAccelerators: true }, false],
])("%s is no device of %j: %s", (resource, more, lacks) => {
  expect(isDevice(resource)).toBe(true);
  expect(lacksDevice(machine(more), resource)).toBe(lacks);
});

it("other resources are no devices, and GPUs of a machine are those of one maker", () => {
  expect([isDevice("example.com/gpu"), lacksDevice(machine(), "example.com/gpu")]).toEqual([false, false]);
  expect(mayHaveGpu(machine({ gpus: undefined }), "nvidia.com")).toBe(true);
});

it.each([
  [pool(), false],
  [pool({ hasMoreDevices: true }), true],
  [pool({ labels: stringMap([["nvidia.com/gpu.present", "true"] as const]) }), true],
  [pool({ taints: ["nvidia.com/gpu:NoSchedule"] }), true],
  [pool({ taints: ["gpu:NoSchedule"] }), false],
])("a pool may have further devices by its labels and taints", (own, may) => {
  expect(mayHaveMoreDevices(own)).toBe(may);
});
