import type { MachineType } from "../../model/machine.js";
import { memoize } from "../../model/memoize.js";
import type { NodePool } from "../../model/pool.js";

export type Amounts = ReadonlyMap<string, bigint>;

const NANO = 1_000_000_000n;
const MILLI = 1_000_000n;
const MIB = 1024n * 1024n * NANO;

/** Resources of real devices only, by maker's domain. */
const DEVICES: readonly (readonly [resource: RegExp, has: (type: MachineType) => boolean])[] = [
  [/^nvidia\.com\/(?:gpu(?:\.shared)?|mig-[^/]+)$/, (type) => mayHaveGpu(type, "nvidia.com")],
  [/^amd\.com\/gpu$/, (type) => mayHaveGpu(type, "amd.com")],
  [/^aws\.amazon\.com\/neuron(?:core|device)?$|^habana\.ai\/gaudi$/, ({ hasAccelerators }) => hasAccelerators],
];

/** Labels about an NVIDIA GPU, not about its operator. */
const GPU_LABEL =
  /^nvidia\.com\/gpu\.(?:present|count|product|memory|family|machine|replicas|compute\.(?:major|minor))$/;

export function isGpuLabel(key: string): boolean {
  return GPU_LABEL.test(key);
}

export function mayHaveGpu({ gpus, gpuDomain }: MachineType, domain: string): boolean {
  return gpus !== 0 && (gpuDomain === undefined || gpuDomain === domain);
}

const GPU_KEY = /^(?:nvidia|amd)\.com\/gpu/;

/** Reports whether nodes may have attached or labelled devices. */
export function mayHaveMoreDevices({ hasMoreDevices, labels, taints }: NodePool): boolean {
  const keys = [...Object.keys(labels), ...taints.map(({ key }) => key)];
  return hasMoreDevices === true || keys.some((key) => GPU_KEY.test(key));
}

/** Reports whether machine types tell how many of the resource they have. */
export function isDevice(resource: string): boolean {
  return DEVICES.some(([pattern]) => pattern.test(resource));
}

export function lacksDevice(type: MachineType, resource: string): boolean {
  return DEVICES.some(([pattern, has]) => pattern.test(resource) && !has(type));
}

export function mostOf({ cpus, memory, gpus, gpuDomain }: MachineType): Amounts {
  const amounts = new Map([
    ["cpu", BigInt(cpus) * NANO],
    ["memory", BigInt(memory) * MIB],
  ]);
  if (gpus === 0) for (const domain of ["nvidia.com", "amd.com"]) amounts.set(`${domain}/gpu`, 0n);
  else if (gpus !== undefined && gpuDomain !== undefined) amounts.set(`${gpuDomain}/gpu`, BigInt(gpus) * NANO);
  return amounts;
}

/** Reserved share of memory in MiB up to each bound. Source: GKE's and AKS' documentation of reservations. */
const KEPT: readonly (readonly [upTo: number, percent: number])[] = [
  [4096, 25],
  [8192, 20],
  [16384, 10],
  [131072, 6],
  [Number.POSITIVE_INFINITY, 2],
];
/** MiB reserved by EKS and Karpenter: 255, and 11 for each of 110 pods. */
const KEPT_FOR_PODS = 255 + 11 * 110;
const EVICTION_THRESHOLD = 100;
/** Machines of Google that share a core, of which GKE keeps 1060m: more than half. */
const SHARED_CORE = /^e2-(?:micro|small|medium)$/;
/** The hypervisor's share, in Karpenter's estimate. */
export const HYPERVISOR_PERCENT = 8n;

/** A lower bound on allocatable resources, over all providers. */
export const leastOf = memoize(({ name, cpus, memory }: MachineType): Amounts => {
  let kept = 0;
  let from = 0;
  for (const [upTo, percent] of KEPT) {
    kept += (Math.max(0, Math.min(memory, upTo) - from) * percent) / 100;
    from = upTo;
  }
  const taken = Math.max(kept, KEPT_FOR_PODS) + EVICTION_THRESHOLD + (memory * Number(HYPERVISOR_PERCENT)) / 100;
  return new Map([
    // 60m of the first CPU, as AKS and GKE document, and at most 10m of each: more than any of them keeps.
    ["cpu", (BigInt(cpus) * 990n - (SHARED_CORE.test(name) ? 1060n : 100n)) * MILLI],
    ["memory", BigInt(Math.max(0, Math.floor(memory - taken))) * MIB],
  ]);
});
