import { keys } from "./cursor.js";
import { tableFormat } from "./pool-table.js";

export const configConnectorFormat = tableFormat("config-connector", [
  {
    group: "container.cnrm.cloud.google.com",
    kind: "ContainerNodePool",
    platform: "gke",
    knowsFields: true,
    names: [keys("spec.resourceID")],
    cluster: keys("spec.clusterRef.name"),
    taints: [{ at: keys("spec.nodeConfig.taint"), as: "enum" }],
    labels: [keys("spec.nodeConfig.labels")],
    scale: {
      min: keys("spec.autoscaling.minNodeCount"),
      max: keys("spec.autoscaling.maxNodeCount"),
      replicas: keys("spec.nodeCount"),
    },
    totals: { min: keys("spec.autoscaling.totalMinNodeCount"), max: keys("spec.autoscaling.totalMaxNodeCount") },
    facts: {
      machineType: keys("spec.nodeConfig.machineType"),
      accelerator: keys("spec.nodeConfig.guestAccelerator.0.type"),
      spot: keys("spec.nodeConfig.spot"),
      image: keys("spec.nodeConfig.imageType"),
      sandbox: keys("spec.nodeConfig.sandboxConfig.sandboxType"),
      architectureTaint: keys("spec.nodeConfig.taintConfig.architectureTaintBehavior"),
    },
    machine: [keys("spec.nodeConfig.imageType")],
    machineTypes: [keys("spec.nodeConfig.machineType")],
    devices: [keys("spec.nodeConfig.guestAccelerator.0")],
    ignored: [
      {
        at: keys("spec.nodeConfig.taints"),
        help: 'Write "taint": the field has no "s", and its items need "key", "value" and "effect".',
      },
    ],
  },
]);
