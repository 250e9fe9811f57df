import type { PoolTable } from "./pool-table.js";

/** A row by the type of a resource; its group says of what it is read. */
export type TerraformTable = Omit<PoolTable, "group">;

type Pool = Omit<TerraformTable, "kind">;

/** Fields as Kubernetes names them. */
const PLAIN: Pool = { names: ["name"], taints: [{ at: "taints", as: "object" }], labels: ["labels"] };
/** Resources that call a pool's name its label, and hold a block for each taint. */
const LABELLED: Pool = { ...PLAIN, names: ["label"], taints: [{ at: "taint", as: "object" }] };

const DIGITALOCEAN_POOL: Pool = {
  ...PLAIN,
  platform: "digitalocean",
  knowsFields: true,
  taints: [{ at: "taint", as: "object" }],
  scale: { min: "min_nodes", max: "max_nodes", replicas: "node_count" },
  facts: { machineType: "size" },
};

const CIVO_POOL: Pool = { ...LABELLED, scale: { replicas: "node_count" } };

const LINODE_POOL: Pool = {
  ...LABELLED,
  scale: { min: "autoscaler.0.min", max: "autoscaler.0.max", replicas: "node_count" },
};

const VULTR_POOL: Pool = {
  ...PLAIN,
  names: ["label"],
  scale: { min: "min_nodes", max: "max_nodes", replicas: "node_quantity" },
  scripts: ["user_data"],
};

/** Machine pools of Red Hat OpenShift Service on AWS. */
const ROSA_POOL: Pool = {
  ...PLAIN,
  platform: "openshift",
  role: "worker",
  taints: [{ at: "taints", as: "schedule-type" }],
};

const IBM_POOL: Pool = { ...PLAIN, names: ["worker_pool_name"] };

/** Machine pools of Rancher. Upstream: terraform-provider-rancher2, structure_cluster_v2_rke_config_machine_pool.go. */
const RANCHER_POOL: Omit<TerraformTable, "platform"> = {
  kind: "rancher2_cluster_v2",
  pools: "rke_config.0.machine_pools",
  names: ["name"],
  cluster: "name",
  taints: [{ at: "taints", as: "object" }],
  labels: ["machine_labels"],
  settings: [
    { at: "rke_config.0.machine_global_config" },
    { at: "rke_config.0.machine_selector_config", selector: "machine_label_selector.0" },
  ],
  scale: { replicas: "quantity" },
  facts: { etcd: "etcd_role", controlPlane: "control_plane_role", worker: "worker_role" },
  machine: ["machine_os"],
};

/** Resources of the smaller clouds. Each field is checked against the documentation of its provider. */
export const CLOUD_TABLES: readonly TerraformTable[] = [
  { ...DIGITALOCEAN_POOL, kind: "digitalocean_kubernetes_node_pool" },
  { ...DIGITALOCEAN_POOL, kind: "digitalocean_kubernetes_cluster", pools: "node_pool" },
  { ...LINODE_POOL, kind: "linode_lke_node_pool" },
  { ...LINODE_POOL, kind: "linode_lke_cluster", pools: "pool", scale: { ...LINODE_POOL.scale, replicas: "count" } },
  { ...VULTR_POOL, kind: "vultr_kubernetes_node_pools" },
  { ...VULTR_POOL, kind: "vultr_kubernetes", pools: "node_pools" },
  {
    ...PLAIN,
    kind: "scaleway_k8s_pool",
    madeUpName: true,
    startupTaints: [{ at: "startup_taints", as: "object" }],
    scale: { min: "min_size", max: "max_size", replicas: "size" },
    // A tag "taint=key=value:Effect" taints the nodes, too.
    scripts: ["tags"],
  },
  {
    ...ROSA_POOL,
    kind: "rhcs_machine_pool",
    machineTypes: ["machine_type"],
    scale: { min: "min_replicas", max: "max_replicas", replicas: "replicas" },
  },
  {
    ...ROSA_POOL,
    kind: "rhcs_hcp_machine_pool",
    machineTypes: ["aws_node_pool.instance_type"],
    scale: { min: "autoscaling.min_replicas", max: "autoscaling.max_replicas", replicas: "replicas" },
  },
  ...byDistribution(RANCHER_POOL, "kubernetes_version"),
  { ...IBM_POOL, kind: "ibm_container_vpc_worker_pool", scale: { replicas: "worker_count" } },
  { ...IBM_POOL, kind: "ibm_container_worker_pool", scale: { replicas: "size_per_zone" } },
  {
    ...PLAIN,
    kind: "alicloud_cs_kubernetes_node_pool",
    names: ["node_pool_name", "name"],
    scale: { min: "scaling_config.0.min_size", max: "scaling_config.0.max_size" },
    scripts: ["user_data"],
  },
  {
    kind: "oci_containerengine_node_pool",
    names: ["name"],
    labels: ["initial_node_labels"],
    scale: { replicas: "node_config_details.0.size" },
    // The machines start with a script, which alone taints them.
    scripts: ["node_metadata"],
  },
  { ...CIVO_POOL, kind: "civo_kubernetes_node_pool" },
  { ...CIVO_POOL, kind: "civo_kubernetes_cluster", pools: "pools" },
  {
    ...PLAIN,
    kind: "tencentcloud_kubernetes_node_pool",
    scale: { min: "min_size", max: "max_size", replicas: "desired_capacity" },
  },
  {
    kind: "yandex_kubernetes_node_group",
    names: ["name"],
    taints: [{ at: "node_taints", as: "string" }],
    labels: ["node_labels"],
    scale: {
      min: "scale_policy.0.auto_scale.0.min",
      max: "scale_policy.0.auto_scale.0.max",
      replicas: "scale_policy.0.fixed_scale.0.size",
    },
  },
  { ...PLAIN, kind: "selectel_mks_nodegroup_v1", names: [], scale: { replicas: "nodes_count" } },
  {
    kind: "ovh_cloud_project_kube_nodepool",
    names: ["name"],
    taints: [{ at: "template.0.spec.0.taints", as: "object" }],
    labels: ["template.0.metadata.0.labels"],
    scale: { min: "min_nodes", max: "max_nodes", replicas: "desired_nodes" },
  },
  {
    ...PLAIN,
    kind: "exoscale_sks_nodepool",
    taints: [{ at: "taints", as: "map" }],
    scale: { replicas: "size" },
  },
];

/** Returns the tables of both distributions of Rancher, which the version of a cluster tells apart. */
export function byDistribution<Pool extends Omit<PoolTable, "platform" | "group">>(pool: Pool, version: string) {
  return [
    { ...pool, platform: "rancher-rke2" as const, skip: [{ of: "object" as const, at: version, values: /\+k3s/ }] },
    {
      ...pool,
      platform: "rancher-k3s" as const,
      skip: [{ of: "object" as const, at: version, values: /^(?!.*\+k3s)/ }],
    },
  ];
}
