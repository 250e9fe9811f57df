import { expect, it } from "vitest";
import AWS_TABLE from "../../src/inventory/machines/aws.txt";
import AZURE_TABLE from "../../src/inventory/machines/azure.txt";
import { MACHINE_TYPES, tableLines } from "../../src/inventory/machines/machine-types.js";
import type { Cloud } from "../../src/model/machine.js";

function describeType(name: string): string | undefined {
  const type = MACHINE_TYPES.find(name);
  if (type === undefined) return undefined;
  const { cpus, memory, architecture, gpus, gpuDomain, hasAccelerators } = type;
  const devices = gpus === 0 ? [] : [`${gpus ?? "?"} ${gpuDomain ?? "?"}`];
  return [`${cpus} ${memory} ${architecture}`, ...devices, ...(hasAccelerators ? ["accelerators"] : [])].join(", ");
}

it.each([
  ["m5.large", "2 8192 amd64"],
  ["m6g.metal", "64 262144 arm64"],
  ["m7i-flex.xlarge", "4 16384 amd64"],
  ["u-6tb1.112xlarge", "448 6291456 amd64"],
  ["g5.xlarge", "4 16384 amd64, 1 nvidia.com"],
  ["g4ad.xlarge", "4 16384 amd64, 1 amd.com"],
  ["p3.8xlarge", "32 249856 amd64, 4 nvidia.com"],
  ["g6f.large", "2 8192 amd64, ? nvidia.com"],
  ["inf2.xlarge", "4 16384 amd64, accelerators"],
  ["Standard_D4s_v5", "4 16384 amd64"],
  ["standard_d4s_v5", "4 16384 amd64"],
  ["Standard_D4ps_v5", "4 16384 arm64"],
  ["Standard_NC24ads_A100_v4", "24 225280 amd64, 1 nvidia.com"],
  ["Standard_NV8as_v4", "8 28672 amd64, ? ?"],
  ["n2-standard-4", "4 16384 amd64"],
  ["e2-medium", "2 4096 amd64"],
  ["n1-highcpu-8", "8 7373 amd64"],
  ["c3-standard-8-lssd", "8 32768 amd64"],
  ["t2a-standard-2", "2 8192 arm64"],
  ["a2-highgpu-2g", "24 174080 amd64, 2 nvidia.com"],
  ["g2-standard-48", "48 196608 amd64, 4 nvidia.com"],
])("%s is %s", (name, expected) => {
  expect(describeType(name)).toBe(expected);
});

it.each([
  "m5.huge",
  "m99.large",
  "Standard_Z9_v9",
  "n2-custom-4-16384",
  "custom-4-16384",
  "s-2vcpu-4gb",
  "ecs.g6.large",
  "cx21",
  "m5",
  "",
  "constructor",
  "mixed",
  // OpenStack calls its flavors so.
  "m1.large",
])("%s is not known", (name) => {
  expect(describeType(name)).toBeUndefined();
});

it.each<[Cloud, string, RegExp]>([
  ["aws", AWS_TABLE, /^[a-z][a-z0-9-]*\.[a-z0-9-]+$/],
  ["azure", AZURE_TABLE, /^Standard_\w+(?:-\w+)?$/],
])("each line of the table of %s is read whole", (cloud, table, name) => {
  const all = MACHINE_TYPES.all(cloud);
  const sizes = tableLines(table).flatMap((line) => line.split(";").slice(1));
  expect(all).toHaveLength(sizes.length);
  expect(all.length).toBeGreaterThan(1000);
  for (const type of all) {
    expect(type.name).toMatch(name);
    expect(type.cpus, type.name).toBeGreaterThan(0);
    expect(type.memory, type.name).toBeGreaterThan(0);
    expect(["amd64", "arm64"], type.name).toContain(type.architecture);
    expect(MACHINE_TYPES.find(type.name), type.name).toEqual(type);
  }
});

it("has the labels that Karpenter derives", () => {
  expect({ ...MACHINE_TYPES.find("g5.xlarge")?.labels }).toEqual({
    "karpenter.k8s.aws/instance-capability-flex": "false",
    "karpenter.k8s.aws/instance-category": "g",
    "karpenter.k8s.aws/instance-cpu": "4",
    "karpenter.k8s.aws/instance-cpu-manufacturer": "amd",
    "karpenter.k8s.aws/instance-cpu-sustained-clock-speed-mhz": "3300",
    "karpenter.k8s.aws/instance-ebs-bandwidth": "3500",
    "karpenter.k8s.aws/instance-encryption-in-transit-supported": "true",
    "karpenter.k8s.aws/instance-family": "g5",
    "karpenter.k8s.aws/instance-generation": "5",
    "karpenter.k8s.aws/instance-gpu-count": "1",
    "karpenter.k8s.aws/instance-gpu-manufacturer": "nvidia",
    "karpenter.k8s.aws/instance-gpu-memory": "22888",
    "karpenter.k8s.aws/instance-gpu-name": "a10g",
    "karpenter.k8s.aws/instance-hypervisor": "nitro",
    "karpenter.k8s.aws/instance-local-nvme": "250",
    "karpenter.k8s.aws/instance-memory": "16384",
    "karpenter.k8s.aws/instance-network-bandwidth": "2500",
    "karpenter.k8s.aws/instance-size": "xlarge",
  });
  expect({ ...MACHINE_TYPES.find("Standard_D4s_v5")?.labels }).toEqual({
    "karpenter.azure.com/sku-cpu": "4",
    "karpenter.azure.com/sku-family": "D",
    "karpenter.azure.com/sku-memory": "16384",
    "karpenter.azure.com/sku-name": "Standard_D4s_v5",
    "karpenter.azure.com/sku-version": "5",
  });
});
