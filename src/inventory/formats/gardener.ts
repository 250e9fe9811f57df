import { keys } from "./cursor.js";
import { tableFormat } from "./pool-table.js";

export const gardenerFormat = tableFormat("gardener", [
  {
    group: "core.gardener.cloud",
    kind: "Shoot",
    platform: "gardener",
    pools: keys("spec.provider.workers"),
    names: [keys("name")],
    cluster: keys("metadata.name"),
    taints: [{ at: keys("taints"), as: "object" }],
    labels: [keys("labels")],
    scale: { min: keys("minimum"), max: keys("maximum") },
    machine: [keys("machine.architecture")],
  },
]);
