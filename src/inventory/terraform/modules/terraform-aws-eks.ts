import { isNull, list, mapOf, type Value } from "../values/value.js";
import type { MadeResource, ModuleCall, ModuleDescriptor } from "./descriptor.js";
import { makeGroups, type PoolGroups, pick } from "./pool-groups.js";

const GROUP = "aws_eks_node_group";

/** From version 18 on. The labels and taints of a group replace the defaults'. */
const MANAGED: PoolGroups = {
  argument: "eks_managed_node_groups",
  defaults: ["eks_managed_node_group_defaults"],
  resource: GROUP,
  createdBy: "create",
  fields: {
    node_group_name: { from: ["name"], orKey: true },
    labels: { from: ["labels"] },
    taint: { from: ["taints"], blocks: true },
    ami_type: { from: ["ami_type"] },
    "scaling_config.min_size": { from: ["min_size"], fallback: 1 },
    "scaling_config.max_size": { from: ["max_size"], fallback: 3 },
    "scaling_config.desired_size": { from: ["desired_size"], fallback: 1 },
  },
  suffix: { name: "node_group_name", prefix: "node_group_name_prefix", decidedBy: "use_name_prefix", fallback: true },
};

/** Up to version 17. A group without a name gets one that begins with the cluster's. */
const NODE_GROUPS: PoolGroups = {
  argument: "node_groups",
  defaults: ["node_groups_defaults"],
  resource: GROUP,
  fields: {
    node_group_name: { from: ["name"] },
    labels: { from: ["k8s_labels"], merged: true },
    taint: { from: ["taints"], blocks: true },
    ami_type: { from: ["ami_type"] },
    "scaling_config.min_size": { from: ["min_capacity"], fallback: 1 },
    "scaling_config.max_size": { from: ["max_capacity"], fallback: 3 },
    "scaling_config.desired_size": { from: ["desired_capacity"], fallback: 1 },
  },
};

/** The cluster with its node groups, all versions: no argument of one means something else in another. */
function makeCluster(call: ModuleCall): MadeResource[] {
  return [...makeGroups(call, MANAGED), ...makeGroups(call, NODE_GROUPS), ...autoMode(call)];
}

/** `cluster_compute_config` up to version 20, `compute_config` from 21 on. */
function autoMode(call: ModuleCall): MadeResource[] {
  const config = call.argument("compute_config") ?? call.argument("cluster_compute_config");
  if (config === undefined || isNull(config)) return [];
  const enabled = pick(config, ["enabled"]);
  const names = pick(config, ["node_pools"]);
  const block = mapOf({ enabled, node_pools: names }, call.place);
  const values = mapOf({ compute_config: list([block], call.place) }, call.place);
  return [{ address: "aws_eks_cluster.this", type: "aws_eks_cluster", values }];
}

/** One managed node group, whose arguments are those of a group. */
function makeGroup(call: ModuleCall): MadeResource[] {
  const names = [
    "create",
    "name",
    "use_name_prefix",
    "labels",
    "taints",
    "ami_type",
    "min_size",
    "max_size",
    "desired_size",
  ];
  const given: Record<string, Value | undefined> = Object.fromEntries(names.map((name) => [name, call.argument(name)]));
  const inList: ModuleCall = { ...call, argument: () => list([mapOf(given, call.place)], call.place) };
  return makeGroups(inList, { ...MANAGED, defaults: [] }).map((made) => ({
    ...made,
    address: "aws_eks_node_group.this",
  }));
}

export const eksModules: readonly ModuleDescriptor[] = [
  {
    sources: ["terraform-aws-modules/eks/aws"],
    shape: ["eks_managed_node_groups", "self_managed_node_groups", "node_groups_defaults"],
    outputs: { cluster_name: ["name", "cluster_name"], cluster_id: ["name", "cluster_name"] },
    make: makeCluster,
  },
  {
    sources: ["terraform-aws-modules/eks/aws//modules/eks-managed-node-group"],
    make: makeGroup,
  },
];
