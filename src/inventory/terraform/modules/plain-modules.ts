import { isKnown, listValue, mapOf, numberOf, scalar, textOfValue } from "../../../hcl/values/value.js";
import { GOOGLE_GPU_MACHINE } from "../../platform-defaults/google-machines.js";
import type { MadeResource, ModuleCall, ModuleDescriptor } from "./descriptor.js";
import { asBlocks, concatLists, field } from "./module-values.js";
import { makeGroups, type PoolGroups, sameNamed, withValue } from "./pool-groups.js";

const AKS_POOLS: PoolGroups = {
  argument: "node_pools",
  resource: "azurerm_kubernetes_cluster_node_pool",
  fields: {
    ...sameNamed("name", "node_taints", "node_labels"),
    mode: { from: ["mode"], fallback: "User" },
    ...sameNamed("priority", "os_type", "vm_size", "os_sku", "min_count", "max_count", "node_count"),
  },
  suffix: { name: "name", prefix: "name_prefix", decidedBy: "create_before_destroy", fallback: true },
};

function makeAksCluster(call: ModuleCall): MadeResource[] {
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
  return [cluster, ...makeGroups(call, AKS_POOLS)];
}

const HETZNER_FIELDS = sameNamed("name", "labels", "taints", "count", "min_nodes", "max_nodes");

function makeHetznerPools(call: ModuleCall): MadeResource[] {
  const groups = (argument: string, resource = "kube_hetzner_nodepool") =>
    makeGroups(call, { argument, resource, fields: HETZNER_FIELDS });
  const [servers, agents] = [groups("control_plane_nodepools"), groups("agent_nodepools")];
  const scaled = groups("autoscaler_nodepools", "kube_hetzner_autoscaler_nodepool");
  const all = [...servers.map((made) => withValue(made, "role", scalar("control-plane"))), ...agents];
  const [only, second] = all;
  const count = (second === undefined ? field(only?.values, "count") : scalar(2)) ?? scalar(1);
  const allows = isKnown(count) ? call.argument("allow_scheduling_on_control_plane") : count;
  // A single node takes pods in any case.
  const schedulable = numberOf(count) === 1 ? scalar(true) : allows;
  const tainted = all.map((made) => (schedulable ? withValue(made, "schedulable", schedulable) : made));
  return [...tainted, ...scaled].map((made) => withAgentTaints(made, call));
}

function withAgentTaints(made: MadeResource, call: ModuleCall): MadeResource {
  if (textOfValue(call.argument("cni_plugin")) !== "cilium") return made;
  const taint = listValue([scalar("node.cilium.io/agent-not-ready:NoExecute", call.place)], call.place);
  return withValue(made, "startup_taints", concatLists([taint, field(made.values, "startup_taints")]));
}

const EKS_GROUP = "aws_eks_node_group";

/** aws-ia/terraform-aws-eks-blueprints up to version 4; later versions are only examples. */
const BLUEPRINTS: PoolGroups = {
  argument: "managed_node_groups",
  resource: EKS_GROUP,
  fields: {
    node_group_name: { from: ["node_group_name"], orKey: true },
    labels: { from: ["k8s_labels"] },
    taint: { from: ["k8s_taints"], blocks: true },
    ...sameNamed("ami_type", "instance_types"),
    "scaling_config.min_size": { from: ["min_size"], fallback: 3 },
    "scaling_config.max_size": { from: ["max_size"], fallback: 3 },
    "scaling_config.desired_size": { from: ["desired_size"], fallback: 3 },
  },
  suffix: {
    name: "node_group_name",
    prefix: "node_group_name_prefix",
    decidedBy: "enable_node_group_prefix",
    fallback: true,
  },
};

/** cloudposse/eks-node-group: names are built from a context; a random end depends on the version. */
function makeCloudPosse(call: ModuleCall): MadeResource[] {
  const taints = call.argument("kubernetes_taints");
  const sizes = ["min_size", "max_size", "desired_size"].map((name) => [name, call.argument(name)] as const);
  const amiTypes = call.argument("ami_type");
  const values = mapOf(
    {
      labels: call.argument("kubernetes_labels"),
      taint: taints && asBlocks(taints),
      ami_type: amiTypes?.kind === "list" ? amiTypes.items[0] : amiTypes,
      instance_types: call.argument("instance_types"),
      scaling_config: listValue([mapOf(Object.fromEntries(sizes))], call.place),
    },
    call.place,
  );
  return [{ address: "aws_eks_node_group.default", type: EKS_GROUP, values }];
}

function makeToolkitPool(call: ModuleCall): MadeResource[] {
  const machine = call.argument("machine_type");
  const hasGpu =
    call.argument("guest_accelerator") !== undefined || GOOGLE_GPU_MACHINE.test(textOfValue(machine) ?? "");
  const nodes = mapOf(
    {
      machine_type: machine,
      spot: call.argument("spot"),
      labels: call.argument("kubernetes_labels"),
      taint: call.argument("taints"),
      guest_accelerator: hasGpu ? listValue([mapOf({ type: scalar("nvidia") })]) : undefined,
    },
    call.place,
  );
  const type = textOfValue(machine);
  const values = mapOf(
    {
      name: call.argument("name"),
      name_prefix: type === undefined ? undefined : scalar(`${type}-`, call.place),
      node_config: listValue([nodes], call.place),
      node_count: call.argument("static_node_count"),
    },
    call.place,
  );
  return [{ address: "google_container_node_pool.node_pool", type: "google_container_node_pool", values }];
}

const OKE_POOLS: PoolGroups = {
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

function makeOkePools(call: ModuleCall): MadeResource[] {
  const defaults = mapOf({
    node_labels: call.argument("node_labels"),
    size: call.argument("worker_pool_size"),
    cloud_init: call.argument("worker_cloud_init"),
  });
  const argument = (name: string) => (name === "worker_pool_defaults" ? defaults : call.argument(name));
  return makeGroups({ ...call, argument }, OKE_POOLS);
}

/** Modules of which a short description tells what they make. */
export const PLAIN_MODULES: readonly ModuleDescriptor[] = [
  { sources: ["Azure/aks/azurerm"], shape: ["agents_pool_name", "agents_labels"], make: makeAksCluster },
  {
    sources: ["kube-hetzner/kube-hetzner/hcloud"],
    shape: ["agent_nodepools", "control_plane_nodepools"],
    make: makeHetznerPools,
  },
  {
    sources: ["aws-ia/eks-blueprints/aws"],
    shape: ["managed_node_groups"],
    make: (call) => makeGroups(call, BLUEPRINTS),
  },
  { sources: ["cloudposse/eks-node-group/aws"], shape: ["kubernetes_taints"], make: makeCloudPosse },
  {
    sources: ["github.com/GoogleCloudPlatform/cluster-toolkit//modules/compute/gke-node-pool"],
    make: makeToolkitPool,
  },
  { sources: ["oracle-terraform-modules/oke/oci"], make: makeOkePools },
];
