import { keys } from "./cursor.js";
import { tableFormat } from "./pool-table.js";

export const coreweaveFormat = tableFormat("coreweave", [
  {
    group: "compute.coreweave.com",
    kind: "NodePool",
    taints: [{ at: keys("spec.nodeTaints"), as: "object" }],
    labels: [keys("spec.nodeLabels")],
    scale: { min: keys("spec.minNodes"), max: keys("spec.maxNodes"), replicas: keys("spec.targetNodes") },
  },
]);
