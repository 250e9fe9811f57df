import type { MachineType } from "../../model/machine.js";
import { memoize } from "../../model/memoize.js";
import type { NodePool } from "../../model/pool.js";

/** Billionths by resource name. */
export type Amounts = ReadonlyMap<string, bigint>;

const NANO = 1_000_000_000n;
const MILLI = 1_000_000n;
const MIB = 1024n * 1024n * NANO;

/** Resources that nothing but a device of the machine can stand for, by the domain of its maker. */
const DEVICES: readonly (readonly [resource: RegExp, has: (type: MachineType) => boolean])[] = [
  [/^nvidia\.com\/(?:gpu(?:\.shared)?|mig-[^/]+)$/, (type) => mayHaveGpu(type, "nvidia.com")],
  [/^amd\.com\/gpu$/, (type) => mayHaveGpu(type, "amd.com")],
  [/^aws\.amazon\.com\/neuron(?:core|device)?$|^habana\.ai\/gaudi$/, ({ hasAccelerators }) => hasAccelerators],
];

/** Labels that say something of a GPU of NVIDIA. Those that steer its operator may be on any node. */
const GPU_LABEL =
  /^nvidia\.com\/gpu\.(?:present|count|product|memory|family|machine|replicas|compute\.(?:major|minor))$/;

export function isGpuLabel(key: string): boolean {
  return GPU_LABEL.test(key);
}

/** Reports whether the machine has, or may have, a GPU of the maker with this domain. */
export function mayHaveGpu({ gpus, gpuDomain }: MachineType, domain: string): boolean {
  return gpus !== 0 && (gpuDomain === undefined || gpuDomain === domain);
}

const GPU_KEY = /^(?:nvidia|amd)\.com\/gpu/;

/** Reports whether nodes may have devices beside those of their type: attached ones, or those that a label or taint tells of. */
export function mayHaveMoreDevices({ hasMoreDevices, labels, taints }: NodePool): boolean {
  const keys = [...Object.keys(labels), ...taints.map(({ key }) => key)];
  return hasMoreDevices === true || keys.some((key) => GPU_KEY.test(key));
}

/** Reports whether no node of the type has the resource, as the machine has no such device. */
export function lacksDevice(type: MachineType, resource: string): boolean {
  return DEVICES.some(([pattern, has]) => pattern.test(resource) && !has(type));
}

/** The most that a node of the type offers: all that the machine has. */
export function mostOf({ cpus, memory, gpus, gpuDomain }: MachineType): Amounts {
  const amounts = new Map([
    ["cpu", BigInt(cpus) * NANO],
    ["memory", BigInt(memory) * MIB],
  ]);
  if (gpus === 0) for (const domain of ["nvidia.com", "amd.com"]) amounts.set(`${domain}/gpu`, 0n);
  else if (gpus !== undefined && gpuDomain !== undefined) amounts.set(`${gpuDomain}/gpu`, BigInt(gpus) * NANO);
  return amounts;
}

/** MiB that are kept of the memory up to a bound: a part of each step. Source: GKE's and AKS' documentation of reservations. */
const KEPT: readonly (readonly [upTo: number, percent: number])[] = [
  [4096, 25],
  [8192, 20],
  [16384, 10],
  [131072, 6],
  [Number.POSITIVE_INFINITY, 2],
];
/** MiB that EKS and Karpenter keep: 255 MiB, and 11 for each of 110 pods. */
const KEPT_FOR_PODS = 255 + 11 * 110;
const EVICTION_THRESHOLD = 100;
/** Machines of Google that share a core, of which GKE keeps 1060m: more than half. */
const SHARED_CORE = /^e2-(?:micro|small|medium)$/;
/** The share of a machine that its hypervisor may take, as Karpenter reckons. */
export const HYPERVISOR_PERCENT = 8n;

/**
 * The least that a node of the type offers to pods: no provider's formula leaves less. Between this and the most its size is
 * not known.
 */
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
