import type { Exception } from "../exception.js";
import { workload } from "../workload-texts.js";

const pools = (value: string) =>
  `pools: [{name: general}, {name: a, taints: [{key: a, value: ${value}, effect: NoSchedule}]}]`;

export const EXCEPTIONS: readonly Exception[] = [
  {
    promise: "As the value of a taint they are legal but a mistake, which is a warning",
    inventory: pools("'a b'"),
    spoken: workload("Deployment", []),
    silentInventory: pools("Exists"),
    saidAs: "warning",
  },
  {
    promise: "that cannot be read at all is an error of the configuration instead",
    entryIn: ["test/inventory/taint-syntax.test.ts", '\'taint "gpu" has no effect'],
  },
];
