import { listValue, mapOf, scalar } from "../../../hcl/values/value.js";
import type { MadeResource, ModuleCall, ModuleDescriptor } from "./descriptor.js";
import { makeGroups, type PoolGroups, sameNamed } from "./pool-groups.js";

const NODE_POOLS: PoolGroups = {
  argument: "node_pools",
  resource: "azurerm_kubernetes_cluster_node_pool",
  fields: {
    ...sameNamed("name", "node_taints", "node_labels"),
    mode: { from: ["mode"], fallback: "User" },
    ...sameNamed("priority", "os_type", "vm_size", "os_sku", "min_count", "max_count", "node_count"),
  },
  suffix: { name: "name", prefix: "name_prefix", decidedBy: "create_before_destroy", fallback: true },
};

function makeCluster(call: ModuleCall): MadeResource[] {
  const pool = mapOf(
    {
      name: call.argument("agents_pool_name") ?? scalar("nodepool", call.place),
      node_labels: call.argument("agents_labels"),
      node_taints: call.argument("agents_taints"),
      only_critical_addons_enabled: call.argument("only_critical_addons_enabled"),
      vm_size: call.argument("agents_size"),
      min_count: call.argument("agents_min_count"),
      max_count: call.argument("agents_max_count"),
      node_count: call.argument("agents_count"),
    },
    call.place,
  );
  const values = mapOf({ default_node_pool: listValue([pool], call.place) }, call.place);
  const cluster = { address: "azurerm_kubernetes_cluster.main", type: "azurerm_kubernetes_cluster", values };
  return [cluster, ...makeGroups(call, NODE_POOLS)];
}

export const azureModules: readonly ModuleDescriptor[] = [
  { sources: ["Azure/aks/azurerm"], shape: ["agents_pool_name", "agents_labels"], make: makeCluster },
];
