import { keys } from "./cursor.js";
import { type PoolTable, tableFormat } from "./pool-table.js";

const GROUP = "containerservice.azure.com";

function agentPool(
  prefix: string,
): Pick<PoolTable, "taints" | "startupTaints" | "labels" | "scale" | "facts" | "machine" | "machineTypes" | "devices"> {
  const at = (field: string) => keys(`${prefix}${field}`);
  return {
    taints: [{ at: at("nodeTaints"), as: "string" }],
    startupTaints: [{ at: at("nodeInitializationTaints"), as: "string" }],
    labels: [at("nodeLabels")],
    scale: { min: at("minCount"), max: at("maxCount"), replicas: at("count") },
    facts: { spot: at("scaleSetPriority"), mode: at("mode") },
    machine: [at("osType"), at("osSKU")],
    machineTypes: [at("vmSize")],
    devices: [at("gpuInstanceProfile")],
  };
}

/** AKS node pools as objects of Azure Service Operator, of any API version. */
export const azureServiceOperatorFormat = tableFormat("azure-service-operator", [
  {
    group: GROUP,
    kind: "ManagedClustersAgentPool",
    platform: "aks",
    knowsFields: true,
    names: [keys("spec.azureName")],
    cluster: keys("spec.owner.name"),
    ...agentPool("spec."),
  },
  {
    group: GROUP,
    kind: "ManagedCluster",
    platform: "aks",
    knowsFields: true,
    pools: keys("spec.agentPoolProfiles"),
    names: [keys("name")],
    cluster: keys("metadata.name"),
    ...agentPool(""),
  },
]);
