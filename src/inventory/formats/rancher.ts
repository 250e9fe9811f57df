import { keys } from "./cursor.js";
import { type PoolTable, tableFormat } from "./pool-table.js";

const MACHINE_POOL: Omit<PoolTable, "platform"> = {
  group: "provisioning.cattle.io",
  kind: "Cluster",
  pools: keys("spec.rkeConfig.machinePools"),
  names: [keys("name")],
  cluster: keys("metadata.name"),
  taints: [{ at: keys("taints"), as: "object" }],
  labels: [keys("labels")],
  scale: {
    min: keys("autoscalingMinSize"),
    max: keys("autoscalingMaxSize"),
    replicas: keys("quantity"),
  },
  facts: { etcd: keys("etcdRole"), controlPlane: keys("controlPlaneRole"), worker: keys("workerRole") },
  machine: [keys("machineOS")],
};
const VERSION = keys("spec.kubernetesVersion");

export const rancherFormat = tableFormat("rancher", [
  { ...MACHINE_POOL, platform: "rancher-rke2", skip: [{ of: "object", at: VERSION, values: /\+k3s/ }] },
  { ...MACHINE_POOL, platform: "rancher-k3s", skip: [{ of: "object", at: VERSION, values: /^(?!.*\+k3s)/ }] },
]);
