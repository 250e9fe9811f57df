import type { Exception } from "../exception.js";
import { workload } from "../workload-texts.js";

const GPU = "{name: gpu, taints: ['gpu:NoSchedule']}";

export const EXCEPTIONS: readonly Exception[] = [
  {
    promise: "only if the inventory is complete",
    inventory: `pools: [${GPU}]`,
    spoken: workload("Deployment", []),
    silentInventory: `complete: false\npools: [${GPU}]`,
  },
  {
    promise: "Without a configuration it is a note",
    entryIn: ["test/cli/unconfigured.test.ts", "a cluster of tainted pools is a note"],
  },
];
