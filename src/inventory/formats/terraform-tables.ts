import { keys } from "./cursor.js";
import { FARGATE } from "./named-nodes.js";
import type { PoolTable } from "./pool-table.js";
import { terraformCloudTables } from "./terraform-cloud-tables.js";
import { TERRAFORM_GROUP } from "./terraform-file.js";

const group = TERRAFORM_GROUP;

/** Misnamed fields for the EKS module, which reads `taints` and `labels`. */
const IGNORED_TAINTS = ["taint", "k8s_taints", "node_taints", "kubernetes_taints"];
const IGNORED_LABELS = ["label", "k8s_labels", "node_labels", "kubernetes_labels"];
const GROUP_TAINTS = 'The module reads "taints" of a managed node group: objects with "key", "value" and "effect".';
const GROUP_LABELS = 'The module reads "labels" of a managed node group.';
const SELF_MANAGED_TAINTS =
  'The nodes of a self-managed group get their taints from kubelet: write "--register-with-taints=key=value:Effect" in its arguments.';
const SELF_MANAGED_LABELS =
  'The nodes of a self-managed group get their labels from kubelet: write "--node-labels=key=value" in its arguments.';

const EKS: PoolTable = {
  group,
  kind: "aws_eks_node_group",
  platform: "eks-managed",
  names: [keys("node_group_name")],
  prefixes: [keys("node_group_name_prefix")],
  taints: [
    { at: keys("taint"), as: "enum" },
    { at: keys("kubelet_taints"), as: "string" },
  ],
  labels: [keys("kubelet_labels"), keys("labels")],
  tags: keys("tags"),
  facts: { spot: keys("capacity_type") },
  machine: [keys("ami_type")],
  machineTypes: [keys("instance_types")],
  scale: {
    min: keys("scaling_config.0.min_size"),
    max: keys("scaling_config.0.max_size"),
    replicas: keys("scaling_config.0.desired_size"),
  },
  ignored: [
    ...IGNORED_TAINTS.map((name) => ({ at: keys(`ignored.0.${name}`), help: GROUP_TAINTS })),
    ...IGNORED_LABELS.map((name) => ({ at: keys(`ignored.0.${name}`), help: GROUP_LABELS })),
  ],
};

/** Groups of machines that join by a script, from the EKS module. */
const EKS_SELF_MANAGED: PoolTable = {
  group,
  kind: "eks_self_managed_node_group",
  names: [keys("name")],
  taints: [{ at: keys("kubelet_taints"), as: "string" }],
  labels: [keys("kubelet_labels")],
  tags: keys("tags"),
  machine: [keys("ami_type")],
  machineTypes: [keys("instance_type")],
  scale: { min: keys("min_size"), max: keys("max_size"), replicas: keys("desired_size") },
  ignored: [
    { at: keys("ignored.0.taints"), help: SELF_MANAGED_TAINTS },
    ...["labels", "k8s_labels", "node_labels"].map((name) => ({
      at: keys(`ignored.0.${name}`),
      help: SELF_MANAGED_LABELS,
    })),
  ],
};

const EKS_FARGATE: PoolTable = {
  group,
  kind: "aws_eks_fargate_profile",
  platform: "eks-fargate",
  names: [keys("fargate_profile_name")],
  doubt: FARGATE,
  selectors: keys("selector"),
};

/** Fields of a GKE node pool, as a resource or as a cluster's block. */
const GKE_POOL: Omit<PoolTable, "kind"> = {
  group,
  platform: "gke",
  names: [keys("name")],
  prefixes: [keys("name_prefix")],
  taints: [{ at: keys("node_config.0.taint"), as: "enum" }],
  labels: [keys("node_config.0.labels")],
  strays: keys("strays"),
  scale: {
    min: keys("autoscaling.0.min_node_count"),
    max: keys("autoscaling.0.max_node_count"),
    replicas: keys("node_count"),
  },
  totals: { min: keys("autoscaling.0.total_min_node_count"), max: keys("autoscaling.0.total_max_node_count") },
  facts: {
    machineType: keys("node_config.0.machine_type"),
    accelerator: keys("node_config.0.guest_accelerator.0.type"),
    spot: keys("node_config.0.spot"),
    image: keys("node_config.0.image_type"),
    sandbox: keys("node_config.0.sandbox_config.0.type"),
    sandboxType: keys("node_config.0.sandbox_config.0.sandbox_type"),
    architectureTaint: keys("node_config.0.taint_config.0.architecture_taint_behavior"),
  },
  machine: [keys("node_config.0.image_type")],
  machineTypes: [keys("node_config.0.machine_type")],
  devices: [keys("node_config.0.guest_accelerator.0")],
};

const AUTOPILOT = { of: "object", at: keys("enable_autopilot"), values: /^true$/ } as const;
const REMOVED = { of: "object", at: keys("remove_default_node_pool"), values: /^true$/ } as const;

const GKE: readonly PoolTable[] = [
  { ...GKE_POOL, kind: "google_container_node_pool" },
  { ...GKE_POOL, kind: "google_container_cluster", pools: keys("node_pool"), skip: [AUTOPILOT, REMOVED] },
  // Without pools of its own a cluster has one that GKE makes; "node_config" says what its nodes are like.
  {
    ...GKE_POOL,
    kind: "google_container_cluster",
    fixedName: "default-pool",
    scale: { replicas: keys("initial_node_count") },
    totals: undefined,
    skip: [AUTOPILOT, REMOVED, { of: "object", at: keys("node_pool.0.name"), values: /./ }],
  },
];

const AKS_POOL: Omit<PoolTable, "kind"> = {
  group,
  platform: "aks",
  names: [keys("name")],
  prefixes: [keys("name_prefix")],
  taints: [{ at: keys("node_taints"), as: "string" }],
  labels: [keys("node_labels")],
  scale: { min: keys("min_count"), max: keys("max_count"), replicas: keys("node_count") },
  facts: { spot: keys("priority"), mode: keys("mode"), criticalAddonsOnly: keys("only_critical_addons_enabled") },
  machine: [keys("os_type"), keys("os_sku")],
  machineTypes: [keys("vm_size")],
  devices: [keys("gpu_instance")],
};

export function tablesOfGroup(other: string): PoolTable[] {
  return TERRAFORM_TABLES.map((table) => ({ ...table, group: other }));
}

export const TERRAFORM_TABLES: readonly PoolTable[] = [
  EKS,
  EKS_SELF_MANAGED,
  EKS_FARGATE,
  ...GKE,
  { ...AKS_POOL, kind: "azurerm_kubernetes_cluster_node_pool" },
  { ...AKS_POOL, kind: "azurerm_kubernetes_cluster", pools: keys("default_node_pool") },
  // No resources: what the module kube-hetzner makes of its arguments are servers and texts for them.
  {
    group,
    kind: "kube_hetzner_nodepool",
    platform: "kube-hetzner",
    names: [keys("name")],
    taints: [{ at: keys("taints"), as: "string" }],
    startupTaints: [{ at: keys("startup_taints"), as: "string" }],
    labels: [keys("labels")],
    scale: { replicas: keys("count") },
    facts: { role: keys("role"), ownTaints: keys("schedulable") },
  },
  {
    group,
    kind: "kube_hetzner_autoscaler_nodepool",
    platform: "kube-hetzner",
    names: [keys("name")],
    taints: [{ at: keys("taints"), as: "object" }],
    startupTaints: [{ at: keys("startup_taints"), as: "string" }],
    labels: [keys("labels")],
    scale: { min: keys("min_nodes"), max: keys("max_nodes") },
  },
  // No resource: a node pool in the arguments of an unknown module.
  {
    group,
    kind: "unknown_module_node_pool",
    names: [keys("name")],
    taints: [
      { at: keys("taints"), as: "words" },
      { at: keys("taint_texts"), as: "string" },
    ],
    labels: [keys("labels")],
    machine: [keys("machine")],
  },
  ...terraformCloudTables(group),
];
