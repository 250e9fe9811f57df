import { keys } from "./cursor.js";
import { tableFormat } from "./pool-table.js";

const GROUP = "infrastructure.cluster.x-k8s.io";

export const clusterApiManagedFormat = tableFormat("cluster-api-managed", [
  {
    group: GROUP,
    knowsFields: true,
    kind: "AWSManagedMachinePool",
    platform: "eks-managed",
    names: [keys("spec.eksNodegroupName")],
    madeUpName: true,
    taints: [{ at: keys("spec.taints"), as: "words" }],
    labels: [keys("spec.labels")],
    scale: { min: keys("spec.scaling.minSize"), max: keys("spec.scaling.maxSize") },
    facts: { spot: keys("spec.capacityType") },
    machine: [keys("spec.amiType")],
    machineTypes: [keys("spec.instanceType")],
  },
  {
    group: GROUP,
    knowsFields: true,
    kind: "AzureManagedMachinePool",
    platform: "aks",
    names: [keys("spec.name")],
    taints: [{ at: keys("spec.taints"), as: "object" }],
    labels: [keys("spec.nodeLabels")],
    scale: { min: keys("spec.scaling.minSize"), max: keys("spec.scaling.maxSize") },
    facts: { spot: keys("spec.scaleSetPriority"), mode: keys("spec.mode") },
    machine: [keys("spec.osType")],
    machineTypes: [keys("spec.sku")],
  },
  {
    group: GROUP,
    knowsFields: true,
    kind: "GCPManagedMachinePool",
    platform: "gke",
    names: [keys("spec.nodePoolName")],
    madeUpName: true,
    taints: [{ at: keys("spec.kubernetesTaints"), as: "words" }],
    labels: [keys("spec.kubernetesLabels")],
    scale: { min: keys("spec.scaling.minCount"), max: keys("spec.scaling.maxCount") },
    facts: { machineType: keys("spec.instanceType"), spot: keys("spec.spot"), image: keys("spec.imageType") },
    machineTypes: [keys("spec.instanceType"), keys("spec.machineType")],
  },
  {
    group: GROUP,
    knowsFields: true,
    kind: "ROSAMachinePool",
    names: [keys("spec.nodePoolName")],
    taints: [{ at: keys("spec.taints"), as: "object" }],
    labels: [keys("spec.labels")],
    scale: { min: keys("spec.autoscaling.minReplicas"), max: keys("spec.autoscaling.maxReplicas") },
    machineTypes: [keys("spec.instanceType")],
  },
]);
