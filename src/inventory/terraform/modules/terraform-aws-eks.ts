import { isNull, listValue, mapOf, type Value } from "../../../hcl/values/value.js";
import { IGNORED_LABELS, IGNORED_TAINTS } from "../../formats/terraform-tables.js";
import type { MadeResource, ModuleCall, ModuleDescriptor } from "./descriptor.js";
import { makeGroups, type PoolGroups, pick, sameNamed } from "./pool-groups.js";

const GROUP = "aws_eks_node_group";
/** Stands for an autoscaling group and its user data, not a resource. */
const SELF_MANAGED_GROUP = "eks_self_managed_node_group";

const SCRIPTS = ["bootstrap_extra_args", "pre_bootstrap_user_data", "cloudinit_pre_nodeadm"];

const BY_SCRIPTS: PoolGroups["fields"] = {
  kubelet_taints: { from: SCRIPTS, option: "--register-with-taints" },
  kubelet_labels: { from: SCRIPTS, option: "--node-labels" },
};

/** From version 18. Labels and taints of a group replace the defaults. */
const MANAGED: PoolGroups = {
  argument: "eks_managed_node_groups",
  defaults: ["eks_managed_node_group_defaults"],
  resource: GROUP,
  createdBy: "create",
  fields: {
    node_group_name: { from: ["name"], orKey: true },
    labels: { from: ["labels"] },
    taint: { from: ["taints"], blocks: true },
    // What nodes are replaced for, too.
    ...sameNamed("ami_type", "capacity_type", "instance_types"),
    release_version: { from: ["ami_release_version"] },
    ...BY_SCRIPTS,
    "scaling_config.min_size": { from: ["min_size"], fallback: 1 },
    "scaling_config.max_size": { from: ["max_size"], fallback: 3 },
    "scaling_config.desired_size": { from: ["desired_size"], fallback: 1 },
  },
  ignored: [...IGNORED_TAINTS, ...IGNORED_LABELS],
  suffix: { name: "node_group_name", prefix: "node_group_name_prefix", decidedBy: "use_name_prefix", fallback: true },
};

/** Up to version 17. An unnamed group is prefixed with the cluster's name. */
const NODE_GROUPS: PoolGroups = {
  argument: "node_groups",
  defaults: ["node_groups_defaults"],
  resource: GROUP,
  fields: {
    node_group_name: { from: ["name"] },
    labels: { from: ["k8s_labels"], merged: true },
    taint: { from: ["taints"], blocks: true },
    ...sameNamed("ami_type", "instance_types"),
    "scaling_config.min_size": { from: ["min_capacity"], fallback: 1 },
    "scaling_config.max_size": { from: ["max_capacity"], fallback: 3 },
    "scaling_config.desired_size": { from: ["desired_capacity"], fallback: 1 },
  },
};

/** From version 18: groups tainted and labelled only by scripts. */
const SELF_MANAGED: PoolGroups = {
  argument: "self_managed_node_groups",
  defaults: ["self_managed_node_group_defaults"],
  resource: SELF_MANAGED_GROUP,
  createdBy: "create",
  byScript: true,
  fields: {
    name: { from: ["name"], orKey: true },
    ...BY_SCRIPTS,
    ...sameNamed("ami_type", "instance_type"),
    tags: { from: ["autoscaling_group_tags"] },
    min_size: { from: ["min_size"], fallback: 0 },
    max_size: { from: ["max_size"], fallback: 3 },
    desired_size: { from: ["desired_size"], fallback: 1 },
  },
  ignored: ["taints", "labels", "k8s_labels", "node_labels"],
};

const WORKER_SCRIPTS = ["kubelet_extra_args", "bootstrap_extra_args", "pre_userdata"];

const WORKERS: PoolGroups = {
  argument: "worker_groups",
  defaults: ["workers_group_defaults"],
  resource: SELF_MANAGED_GROUP,
  byScript: true,
  fields: {
    name: { from: ["name"] },
    kubelet_taints: { from: WORKER_SCRIPTS, option: "--register-with-taints" },
    kubelet_labels: { from: WORKER_SCRIPTS, option: "--node-labels" },
    instance_type: { from: ["instance_type"] },
    min_size: { from: ["asg_min_size"], fallback: 1 },
    max_size: { from: ["asg_max_size"], fallback: 3 },
    desired_size: { from: ["asg_desired_capacity"], fallback: 1 },
  },
  ignored: ["taints", "labels", "k8s_labels", "node_labels"],
};

const FARGATE: PoolGroups = {
  argument: "fargate_profiles",
  defaults: ["fargate_profile_defaults"],
  resource: "aws_eks_fargate_profile",
  createdBy: "create",
  fields: {
    fargate_profile_name: { from: ["name", "fargate_profile_name"], orKey: true },
    selector: { from: ["selectors"], blocks: true },
  },
};

/** `cluster_addons` up to version 20, `addons` from 21; `eks_addons` of the add-ons module. */
const ADD_ONS: Omit<PoolGroups, "argument"> = {
  resource: "aws_eks_addon",
  fields: {
    addon_name: { from: ["name"], orKey: true },
    addon_version: { from: ["addon_version", "version"] },
    configuration_values: { from: ["configuration_values"] },
  },
};

/** Makes the cluster and its node groups, in all versions: no argument changed its meaning. */
function makeCluster(call: ModuleCall): MadeResource[] {
  const groups = [
    MANAGED,
    NODE_GROUPS,
    SELF_MANAGED,
    WORKERS,
    { ...WORKERS, argument: "worker_groups_launch_template" },
    FARGATE,
    ...["cluster_addons", "addons"].map((argument) => ({ ...ADD_ONS, argument })),
  ];
  return [...groups.flatMap((one) => makeGroups(call, one)), ...controlPlane(call)];
}

/** `cluster_name` and `cluster_compute_config` up to version 20, `name` and `compute_config` from 21. */
function controlPlane(call: ModuleCall): MadeResource[] {
  const config = call.argument("compute_config") ?? call.argument("cluster_compute_config");
  const isAutoMode = config !== undefined && !isNull(config);
  if (!isAutoMode && !call.isKnown) return [];
  const block = isAutoMode
    ? mapOf({ enabled: pick(config, ["enabled"]), node_pools: pick(config, ["node_pools"]) }, call.place)
    : undefined;
  const values = mapOf(
    {
      name: call.argument("name") ?? call.argument("cluster_name"),
      compute_config: block && listValue([block], call.place),
    },
    call.place,
  );
  return [{ address: "aws_eks_cluster.this", type: "aws_eks_cluster", values }];
}

/** Makes one group from a call with a group's arguments. */
function makeGroup(call: ModuleCall, groups: PoolGroups, address: string): MadeResource[] {
  const { createdBy, suffix, ignored = [] } = groups;
  const sources = Object.values(groups.fields).flatMap(({ from }) => from);
  const names = new Set([...sources, ...ignored, createdBy ?? "", suffix?.decidedBy ?? ""]);
  const given: Record<string, Value | undefined> = Object.fromEntries(
    [...names].map((name) => [name, call.argument(name)]),
  );
  const inList: ModuleCall = { ...call, argument: () => listValue([mapOf(given, call.place)], call.place) };
  return makeGroups(inList, { ...groups, defaults: [] }).map((made) => ({ ...made, address }));
}

export const eksModules: readonly ModuleDescriptor[] = [
  {
    sources: ["terraform-aws-modules/eks/aws"],
    shape: ["eks_managed_node_groups", "self_managed_node_groups", "node_groups_defaults"],
    outputs: { cluster_name: ["name", "cluster_name"], cluster_id: ["name", "cluster_name"] },
    make: makeCluster,
  },
  {
    sources: ["aws-ia/eks-blueprints-addons/aws"],
    make: (call) => makeGroups(call, { ...ADD_ONS, argument: "eks_addons" }),
  },
  {
    sources: ["terraform-aws-modules/eks/aws//modules/eks-managed-node-group"],
    make: (call) => makeGroup(call, MANAGED, "aws_eks_node_group.this"),
  },
  {
    sources: ["terraform-aws-modules/eks/aws//modules/self-managed-node-group"],
    make: (call) => makeGroup(call, SELF_MANAGED, "aws_autoscaling_group.this"),
  },
  {
    sources: ["terraform-aws-modules/eks/aws//modules/fargate-profile"],
    make: (call) => makeGroup(call, FARGATE, "aws_eks_fargate_profile.this"),
  },
];
