import { FARGATE } from "./named-nodes.js";
import { CLOUD_TABLES, type TerraformTable } from "./terraform-cloud-tables.js";

/** Misnamed fields for the EKS module, which reads `taints` and `labels`. */
export const IGNORED_TAINTS = ["taint", "k8s_taints", "node_taints", "kubernetes_taints"];
export const IGNORED_LABELS = ["label", "k8s_labels", "node_labels", "kubernetes_labels"];
const GROUP_TAINTS = 'The module reads "taints" of a managed node group: objects with "key", "value" and "effect".';
const GROUP_LABELS = 'The module reads "labels" of a managed node group.';
const SELF_MANAGED_TAINTS =
  'The nodes of a self-managed group get their taints from kubelet: write "--register-with-taints=key=value:Effect" in its arguments.';
const SELF_MANAGED_LABELS =
  'The nodes of a self-managed group get their labels from kubelet: write "--node-labels=key=value" in its arguments.';

export const EKS_POOL: TerraformTable = {
  kind: "aws_eks_node_group",
  platform: "eks-managed",
  names: ["node_group_name"],
  prefixes: ["node_group_name_prefix"],
  taints: [
    { at: "taint", as: "enum" },
    { at: "kubelet_taints", as: "string" },
  ],
  labels: ["kubelet_labels", "labels"],
  tags: "tags",
  facts: { spot: "capacity_type" },
  machine: ["ami_type"],
  machineTypes: ["instance_types"],
  scale: {
    min: "scaling_config.0.min_size",
    max: "scaling_config.0.max_size",
    replicas: "scaling_config.0.desired_size",
  },
  ignored: [
    ...IGNORED_TAINTS.map((name) => ({ at: `ignored.0.${name}`, help: GROUP_TAINTS })),
    ...IGNORED_LABELS.map((name) => ({ at: `ignored.0.${name}`, help: GROUP_LABELS })),
  ],
};

/** Groups of machines that join by a script, from the EKS module. */
const EKS_SELF_MANAGED: TerraformTable = {
  kind: "eks_self_managed_node_group",
  names: ["name"],
  taints: [{ at: "kubelet_taints", as: "string" }],
  labels: ["kubelet_labels"],
  tags: "tags",
  machine: ["ami_type"],
  machineTypes: ["instance_type"],
  scale: { min: "min_size", max: "max_size", replicas: "desired_size" },
  ignored: [
    { at: "ignored.0.taints", help: SELF_MANAGED_TAINTS },
    ...["labels", "k8s_labels", "node_labels"].map((name) => ({
      at: `ignored.0.${name}`,
      help: SELF_MANAGED_LABELS,
    })),
  ],
};

const EKS_FARGATE: TerraformTable = {
  kind: "aws_eks_fargate_profile",
  platform: "eks-fargate",
  names: ["fargate_profile_name"],
  doubt: FARGATE,
  selectors: "selector",
};

/** Fields of a GKE node pool, as a resource or as a cluster's block. */
export const GKE_POOL: Omit<TerraformTable, "kind"> = {
  platform: "gke",
  names: ["name"],
  prefixes: ["name_prefix"],
  taints: [{ at: "node_config.0.taint", as: "enum" }],
  labels: ["node_config.0.labels"],
  strays: "strays",
  scale: { min: "autoscaling.0.min_node_count", max: "autoscaling.0.max_node_count", replicas: "node_count" },
  totals: { min: "autoscaling.0.total_min_node_count", max: "autoscaling.0.total_max_node_count" },
  facts: {
    machineType: "node_config.0.machine_type",
    accelerator: "node_config.0.guest_accelerator.0.type",
    spot: "node_config.0.spot",
    image: "node_config.0.image_type",
    sandbox: "node_config.0.sandbox_config.0.type",
    sandboxType: "node_config.0.sandbox_config.0.sandbox_type",
    architectureTaint: "node_config.0.taint_config.0.architecture_taint_behavior",
  },
  machine: ["node_config.0.image_type"],
  machineTypes: ["node_config.0.machine_type"],
  devices: ["node_config.0.guest_accelerator.0"],
};

const AUTOPILOT = { of: "object", at: "enable_autopilot", values: /^true$/ } as const;
const REMOVED = { of: "object", at: "remove_default_node_pool", values: /^true$/ } as const;

const GKE: readonly TerraformTable[] = [
  { ...GKE_POOL, kind: "google_container_node_pool" },
  { ...GKE_POOL, kind: "google_container_cluster", pools: "node_pool", skip: [AUTOPILOT, REMOVED] },
  // Without pools of its own a cluster has one that GKE makes; "node_config" says what its nodes are like.
  {
    ...GKE_POOL,
    kind: "google_container_cluster",
    fixedName: "default-pool",
    scale: { replicas: "initial_node_count" },
    totals: undefined,
    skip: [AUTOPILOT, REMOVED, { of: "object", at: "node_pool.0.name", values: /./ }],
  },
];

export const AKS_POOL: Omit<TerraformTable, "kind"> = {
  platform: "aks",
  names: ["name"],
  prefixes: ["name_prefix"],
  taints: [{ at: "node_taints", as: "string" }],
  labels: ["node_labels"],
  scale: { min: "min_count", max: "max_count", replicas: "node_count" },
  facts: { spot: "priority", mode: "mode", criticalAddonsOnly: "only_critical_addons_enabled" },
  machine: ["os_type", "os_sku"],
  machineTypes: ["vm_size"],
  devices: ["gpu_instance"],
};

export const TERRAFORM_TABLES: readonly TerraformTable[] = [
  EKS_POOL,
  EKS_SELF_MANAGED,
  EKS_FARGATE,
  ...GKE,
  { ...AKS_POOL, kind: "azurerm_kubernetes_cluster_node_pool" },
  { ...AKS_POOL, kind: "azurerm_kubernetes_cluster", pools: "default_node_pool" },
  // No resources: what the module kube-hetzner makes of its arguments are servers and texts for them.
  {
    kind: "kube_hetzner_nodepool",
    platform: "kube-hetzner",
    names: ["name"],
    taints: [{ at: "taints", as: "string" }],
    startupTaints: [{ at: "startup_taints", as: "string" }],
    labels: ["labels"],
    scale: { replicas: "count" },
    facts: { role: "role", ownTaints: "schedulable" },
  },
  {
    kind: "kube_hetzner_autoscaler_nodepool",
    platform: "kube-hetzner",
    names: ["name"],
    taints: [{ at: "taints", as: "object" }],
    startupTaints: [{ at: "startup_taints", as: "string" }],
    labels: ["labels"],
    scale: { min: "min_nodes", max: "max_nodes" },
  },
  // No resource: a node pool in the arguments of an unknown module.
  {
    kind: "unknown_module_node_pool",
    names: ["name"],
    taints: [
      { at: "taints", as: "words" },
      { at: "taint_texts", as: "string" },
    ],
    labels: ["labels"],
    machine: ["machine"],
  },
  ...CLOUD_TABLES,
];
