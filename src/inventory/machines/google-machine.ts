import type { MachineType } from "../../model/machine.js";
import { once } from "../../model/memoize.js";
import { EMPTY_STRING_MAP } from "../../model/string-map.js";
import { GOOGLE_ARM_MACHINE } from "../platform-defaults/google-machines.js";
import GOOGLE_TABLE from "./google.txt";
import { tableLines } from "./table-lines.js";

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

/** Returns a Google Cloud machine type by name; undefined if unknown or custom. */
export function googleMachine(name: string): MachineType | undefined {
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
