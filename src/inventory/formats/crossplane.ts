import type { FieldPath } from "../../model/source.js";
import { keys } from "./cursor.js";
import { type PoolTable, type TaintColumn, tableFormat } from "./pool-table.js";
import type { TaintDialect } from "./taint-field.js";

const EXTERNAL_NAME = [...keys("metadata.annotations"), "crossplane.io/external-name"];

function onProvider(field: string): FieldPath {
  return keys(`spec.forProvider.${field}`);
}

/** `initProvider` counts when the resource is made, below `forProvider`. */
function onInitProvider(field: string): FieldPath {
  return keys(`spec.initProvider.${field}`);
}

function taintsAt(field: string, as: TaintDialect): TaintColumn[] {
  return [onProvider(field), onInitProvider(field)].map((at) => ({ at, as }));
}

function labelsAt(field: string): FieldPath[] {
  return [onInitProvider(field), onProvider(field)];
}

const EKS: Omit<PoolTable, "group"> = {
  kind: "NodeGroup",
  platform: "eks-managed",
  knowsFields: true,
  names: [EXTERNAL_NAME],
  cluster: onProvider("clusterName"),
  taints: taintsAt("taint", "enum"),
  labels: labelsAt("labels"),
  scale: {
    min: onProvider("scalingConfig.0.minSize"),
    max: onProvider("scalingConfig.0.maxSize"),
    replicas: onProvider("scalingConfig.0.desiredSize"),
  },
  facts: { spot: onProvider("capacityType") },
  machine: [onProvider("amiType")],
  machineTypes: [onProvider("instanceTypes")],
};

const GKE: Omit<PoolTable, "group"> = {
  kind: "NodePool",
  platform: "gke",
  knowsFields: true,
  names: [EXTERNAL_NAME],
  cluster: onProvider("cluster"),
  taints: taintsAt("nodeConfig.0.taint", "enum"),
  labels: labelsAt("nodeConfig.0.labels"),
  scale: {
    min: onProvider("autoscaling.0.minNodeCount"),
    max: onProvider("autoscaling.0.maxNodeCount"),
    replicas: onProvider("nodeCount"),
  },
  totals: { min: onProvider("autoscaling.0.totalMinNodeCount"), max: onProvider("autoscaling.0.totalMaxNodeCount") },
  facts: {
    machineType: onProvider("nodeConfig.0.machineType"),
    accelerator: onProvider("nodeConfig.0.guestAccelerator.0.type"),
    spot: onProvider("nodeConfig.0.spot"),
    image: onProvider("nodeConfig.0.imageType"),
    sandbox: onProvider("nodeConfig.0.sandboxConfig.0.sandboxType"),
  },
  machine: [onProvider("nodeConfig.0.imageType")],
  machineTypes: [onProvider("nodeConfig.0.machineType")],
  devices: [onProvider("nodeConfig.0.guestAccelerator.0")],
};

const AKS: Omit<PoolTable, "group"> = {
  kind: "KubernetesClusterNodePool",
  platform: "aks",
  knowsFields: true,
  names: [EXTERNAL_NAME],
  taints: taintsAt("nodeTaints", "string"),
  labels: labelsAt("nodeLabels"),
  scale: { min: onProvider("minCount"), max: onProvider("maxCount"), replicas: onProvider("nodeCount") },
  facts: { spot: onProvider("priority"), mode: onProvider("mode") },
  machine: [onProvider("osType")],
  machineTypes: [onProvider("vmSize")],
  devices: [onProvider("gpuInstance")],
};

export const crossplaneFormat = tableFormat("crossplane", [
  { ...EKS, group: "eks.aws.upbound.io" },
  { ...EKS, group: "eks.aws.m.upbound.io" },
  { ...GKE, group: "container.gcp.upbound.io" },
  { ...GKE, group: "container.gcp.m.upbound.io" },
  { ...AKS, group: "containerservice.azure.upbound.io" },
  { ...AKS, group: "containerservice.azure.m.upbound.io" },
]);
