import { byWord, NO_WORDS } from "../../model/by-word.js";
import type { MachineType } from "../../model/machine.js";
import { GOOGLE_ARM_MACHINE } from "../implied/google-machines.js";

/** GiB for each CPU, by the first two parts of a name. Source: Google's documentation of machine families. */
const GIB_PER_CPU = byWord(
  Object.entries({
    "c2-standard": 4,
    "c2d-highcpu": 2,
    "c2d-highmem": 8,
    "c2d-standard": 4,
    "c3-highcpu": 2,
    "c3-highmem": 8,
    "c3-standard": 4,
    "c3d-highcpu": 2,
    "c3d-highmem": 8,
    "c3d-standard": 4,
    "c4-highcpu": 2,
    "c4-highmem": 7.75,
    "c4-standard": 3.75,
    "c4a-highcpu": 2,
    "c4a-highmem": 8,
    "c4a-standard": 4,
    "c4d-highcpu": 2,
    "c4d-highmem": 8,
    "c4d-standard": 4,
    "e2-highcpu": 1,
    "e2-highmem": 8,
    "e2-standard": 4,
    "h3-standard": 4,
    "n1-highcpu": 0.9,
    "n1-highmem": 6.5,
    "n1-standard": 3.75,
    "n2-highcpu": 1,
    "n2-highmem": 8,
    "n2-standard": 4,
    "n2d-highcpu": 1,
    "n2d-highmem": 8,
    "n2d-standard": 4,
    "n4-highcpu": 2,
    "n4-highmem": 8,
    "n4-standard": 4,
    "t2a-standard": 4,
    "t2d-standard": 4,
  }),
);

/** CPUs, GiB and GPUs of the machines that follow no rule. */
const NAMED = byWord<readonly [cpus: number, memory: number, gpus?: number]>(
  Object.entries({
    "e2-medium": [2, 4],
    "e2-micro": [2, 1],
    "e2-small": [2, 2],
    "f1-micro": [1, 0.6],
    "g1-small": [1, 1.7],
    "g2-standard-4": [4, 16, 1],
    "g2-standard-8": [8, 32, 1],
    "g2-standard-12": [12, 48, 1],
    "g2-standard-16": [16, 64, 1],
    "g2-standard-24": [24, 96, 2],
    "g2-standard-32": [32, 128, 1],
    "g2-standard-48": [48, 192, 4],
    "g2-standard-96": [96, 384, 8],
    "a2-highgpu-1g": [12, 85, 1],
    "a2-highgpu-2g": [24, 170, 2],
    "a2-highgpu-4g": [48, 340, 4],
    "a2-highgpu-8g": [96, 680, 8],
    "a2-megagpu-16g": [96, 1360, 16],
    "a2-ultragpu-1g": [12, 170, 1],
    "a2-ultragpu-2g": [24, 340, 2],
    "a2-ultragpu-4g": [48, 680, 4],
    "a2-ultragpu-8g": [96, 1360, 8],
    "a3-highgpu-8g": [208, 1872, 8],
    "a3-megagpu-8g": [208, 1872, 8],
    "a3-ultragpu-8g": [224, 2952, 8],
    "a3-highgpu-1g": [26, 234, 1],
    "a3-highgpu-2g": [52, 468, 2],
    "a3-highgpu-4g": [104, 936, 4],
    "h3-standard-88": [88, 352],
    "n2-highmem-128": [128, 864],
  }),
);

const RULE = /^([a-z]\d[a-z]?-(?:standard|highmem|highcpu))-(\d+)(?:-lssd)?$/;
const MIB = 1024;

/** A type of Google Cloud by its name; undefined for one that is not known, or made to measure. */
export function googleMachine(name: string): MachineType | undefined {
  const [cpus, memory, gpus = 0] = NAMED[name] ?? byRule(name) ?? [];
  if (cpus === undefined || memory === undefined) return undefined;
  return {
    name,
    cpus,
    memory: Math.ceil(memory * MIB),
    architecture: GOOGLE_ARM_MACHINE.test(name) ? "arm64" : "amd64",
    gpus,
    gpuDomain: gpus > 0 ? "nvidia.com" : undefined,
    hasAccelerators: false,
    labels: NO_WORDS,
    isPartial: true,
  };
}

function byRule(name: string): readonly [cpus: number, memory: number] | undefined {
  const [, kind = "", count = ""] = RULE.exec(name) ?? [];
  const memory = GIB_PER_CPU[kind];
  return memory === undefined ? undefined : [Number(count), memory * Number(count)];
}
