import type { Cloud, MachineType, MachineTypes } from "../../model/machine.js";
import { once } from "../../model/memoize.js";
import { EMPTY_STRING_MAP, stringMap } from "../../model/string-map.js";
import { GOOGLE_ARM_MACHINE } from "../platform-defaults/google-machines.js";
import AWS_TABLE from "./aws.txt";
import AZURE_TABLE from "./azure.txt";
import DATE from "./date.txt";
import GOOGLE_TABLE from "./google.txt";

const LABELS: Readonly<Record<string, string>> = {
  A: "accelerator-count",
  B: "accelerator-manufacturer",
  C: "accelerator-name",
  b: "ebs-bandwidth",
  c: "category",
  e: "encryption-in-transit-supported",
  f: "capability-flex",
  G: "gpu-count",
  g: "generation",
  h: "hypervisor",
  M: "gpu-manufacturer",
  m: "cpu-manufacturer",
  N: "gpu-name",
  n: "local-nvme",
  s: "cpu-sustained-clock-speed-mhz",
  w: "network-bandwidth",
  Y: "gpu-memory",
};
const PARTIAL = "?";
const AWS_NAME = /^([a-z][a-z0-9-]*)\.[a-z0-9-]+$/;
const AZURE_NAME = /^standard_/i;
/** `5` of `Standard_D4s_v5`, whose family is `D`. */
const AZURE_VERSION = /_v(\d{1,2})$/;

const awsLines = once(() => new Map(tableLines(AWS_TABLE).map((line) => [line.slice(0, line.indexOf(" ")), line])));
const awsTypes = once(() => [...awsLines().values()].flatMap(readAwsFamily));
const azureTypes = once(() => new Map(tableLines(AZURE_TABLE).flatMap(readAzureLine)));

/** The known machine types; loaded only if pools name a type. */
export const MACHINE_TYPES: MachineTypes = { find, all, date: DATE.trim() };

/** Numbers of the table by the names before them. */
const numbers = once(
  () =>
    new Map(
      tableLines(GOOGLE_TABLE).map((entry) => {
        const [name = "", ...rest] = entry.split(" ");
        return [name, rest.map(Number)] as const;
      }),
    ),
);

const RULE = /^([a-z]\d[a-z]?-(?:standard|highmem|highcpu))-(\d+)(?:-lssd)?$/;
const MIB = 1024;

function find(name: string): MachineType | undefined {
  if (AZURE_NAME.test(name)) return azureTypes().get(name.toLowerCase());
  const [, family] = AWS_NAME.exec(name) ?? [];
  if (family === undefined) return googleMachine(name);
  return readAwsFamily(awsLines().get(family) ?? "").find((type) => type.name === name);
}

function all(cloud: Cloud): readonly MachineType[] {
  if (cloud === "google") return [];
  return cloud === "aws" ? awsTypes() : [...azureTypes().values()];
}

function readAwsFamily(line: string): MachineType[] {
  const [head = "", ...sizes] = line.split(";");
  const [family = "", architecture = "", shared = ""] = head.split(" ");
  return sizes.map((text): MachineType => {
    const [size = "", cpus = "", memory = "", own = ""] = text.split(" ");
    const codes = [...shared.split(","), ...own.split(",")].filter((code) => code !== "");
    const told = codes.flatMap((code): [string, string][] => {
      const label = LABELS[code.charAt(0)];
      return label === undefined ? [] : [[label, code.slice(1)]];
    });
    const labels = new Map<string, string>([...told, ["family", family], ["size", size], ["cpu", cpus]]);
    labels.set("memory", memory);
    const maker = labels.get("gpu-manufacturer");
    return {
      name: `${family}.${size}`,
      cpus: Number(cpus),
      memory: Number(memory),
      architecture,
      // A part of a GPU counts as none of them, and is one to the plugin that looks for it.
      gpus: maker === undefined ? 0 : Number(labels.get("gpu-count")) || undefined,
      gpuDomain: maker === undefined ? undefined : `${maker}.com`,
      hasAccelerators: labels.has("accelerator-manufacturer"),
      labels: stringMap([...labels].map(([key, value]) => [`karpenter.k8s.aws/instance-${key}`, value])),
      isPartial: codes.includes(PARTIAL),
    };
  });
}

function readAzureLine(line: string): [string, MachineType][] {
  const [architecture = "", ...sizes] = line.split(";");
  return sizes.map((text) => {
    const [name = "", cpus = "", memory = "", gpus = "0"] = text.split(" ");
    const family = name.charAt("Standard_".length);
    const [, version = "1"] = AZURE_VERSION.exec(name) ?? [];
    const count = gpus === "?" ? undefined : Number(gpus);
    const type: MachineType = {
      name,
      cpus: Number(cpus),
      memory: Number(memory),
      architecture,
      gpus: count,
      gpuDomain: count === undefined || count === 0 ? undefined : "nvidia.com",
      hasAccelerators: false,
      labels: stringMap([
        ["karpenter.azure.com/sku-name", name],
        ["karpenter.azure.com/sku-cpu", cpus],
        ["karpenter.azure.com/sku-memory", memory],
        ["karpenter.azure.com/sku-family", family],
        ["karpenter.azure.com/sku-version", version],
      ]),
      isPartial: true,
    };
    return [name.toLowerCase(), type];
  });
}

/** Returns the lines of a table that are neither empty nor a comment. */
export function tableLines(text: string): string[] {
  return text.split("\n").filter((line) => /^[^#]/.test(line));
}

/** Returns a Google Cloud machine type by name; undefined if unknown or custom. */
function googleMachine(name: string): MachineType | undefined {
  const [cpus, memory, gpus = 0] = numbers().get(name) ?? byRule(name) ?? [];
  if (cpus === undefined || memory === undefined) return undefined;
  return {
    name,
    cpus,
    memory: Math.ceil(memory * MIB),
    architecture: GOOGLE_ARM_MACHINE.test(name) ? "arm64" : "amd64",
    gpus,
    gpuDomain: gpus > 0 ? "nvidia.com" : undefined,
    hasAccelerators: false,
    labels: EMPTY_STRING_MAP,
    isPartial: true,
  };
}

function byRule(name: string): readonly number[] | undefined {
  const [, kind = "", count = ""] = RULE.exec(name) ?? [];
  const [memory] = numbers().get(kind) ?? [];
  return memory === undefined ? undefined : [Number(count), memory * Number(count)];
}
