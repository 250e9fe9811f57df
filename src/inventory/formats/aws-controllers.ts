import { keys } from "./cursor.js";
import { tableFormat } from "./pool-table.js";

export const awsControllersFormat = tableFormat("aws-controllers", [
  {
    group: "eks.services.k8s.aws",
    kind: "Nodegroup",
    platform: "eks-managed",
    knowsFields: true,
    names: [keys("spec.name")],
    cluster: keys("spec.clusterName"),
    taints: [{ at: keys("spec.taints"), as: "enum" }],
    labels: [keys("spec.labels")],
    scale: {
      min: keys("spec.scalingConfig.minSize"),
      max: keys("spec.scalingConfig.maxSize"),
      replicas: keys("spec.scalingConfig.desiredSize"),
    },
    facts: { spot: keys("spec.capacityType") },
    machine: [keys("spec.amiType")],
  },
]);
