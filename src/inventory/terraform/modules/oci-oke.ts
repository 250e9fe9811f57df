import { mapOf } from "../../../hcl/values/value.js";
import type { MadeResource, ModuleCall, ModuleDescriptor } from "./descriptor.js";
import { makeGroups, type PoolGroups } from "./pool-groups.js";

const POOLS: PoolGroups = {
  argument: "worker_pools",
  defaults: ["worker_pool_defaults"],
  resource: "oci_containerengine_node_pool",
  createdBy: "create",
  fields: {
    name: { from: [], orKey: true },
    initial_node_labels: { from: ["node_labels"], merged: true },
    "node_config_details.size": { from: ["size"] },
    // Scripts alone taint the nodes; of virtual nodes the resource does.
    node_metadata: { from: ["cloud_init", "taints"] },
  },
};

function makePools(call: ModuleCall): MadeResource[] {
  const defaults = mapOf({
    node_labels: call.argument("node_labels"),
    size: call.argument("worker_pool_size"),
    cloud_init: call.argument("worker_cloud_init"),
  });
  const argument = (name: string) => (name === "worker_pool_defaults" ? defaults : call.argument(name));
  return makeGroups({ ...call, argument }, POOLS);
}

export const okeModules: readonly ModuleDescriptor[] = [
  { sources: ["oracle-terraform-modules/oke/oci"], make: makePools },
];
