import { keys } from "./cursor.js";
import { type PoolTable, tableFormat } from "./pool-table.js";

const ANNOTATIONS = keys("metadata.annotations");
const AUTOSCALER = "cluster.k8s.io/cluster-api-autoscaler-node-group-";

const MACHINES: Omit<PoolTable, "kind"> = {
  group: "cluster.k8s.io",
  role: "worker",
  taints: [{ at: keys("spec.template.spec.taints"), as: "object" }],
  labels: [keys("spec.template.spec.metadata.labels")],
  scale: {
    min: [...ANNOTATIONS, `${AUTOSCALER}min-size`],
    max: [...ANNOTATIONS, `${AUTOSCALER}max-size`],
    replicas: keys("spec.replicas"),
  },
};

/**
 * Machines of machine-controller (KubeOne, Kubermatic). `spec.template.metadata.labels` label the Machines. Upstream:
 * machine-controller pkg/apis/cluster/v1alpha1 MachineSpec.
 */
export const machineControllerFormat = tableFormat("machine-controller", [
  { ...MACHINES, kind: "MachineDeployment" },
  { ...MACHINES, kind: "MachineSet" },
]);
