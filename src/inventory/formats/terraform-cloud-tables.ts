import { keys } from "./cursor.js";
import type { PoolTable } from "./pool-table.js";

type Row = Omit<PoolTable, "group">;

const DIGITALOCEAN_POOL: Omit<Row, "kind"> = {
  platform: "digitalocean",
  knowsFields: true,
  names: [keys("name")],
  taints: [{ at: keys("taint"), as: "object" }],
  labels: [keys("labels")],
  scale: { min: keys("min_nodes"), max: keys("max_nodes"), replicas: keys("node_count") },
  facts: { machineType: keys("size") },
};

const CIVO_POOL: Omit<Row, "kind"> = {
  names: [keys("label")],
  taints: [{ at: keys("taint"), as: "object" }],
  labels: [keys("labels")],
  scale: { replicas: keys("node_count") },
};

const LINODE_POOL: Omit<Row, "kind"> = {
  names: [keys("label")],
  taints: [{ at: keys("taint"), as: "object" }],
  labels: [keys("labels")],
  scale: { min: keys("autoscaler.0.min"), max: keys("autoscaler.0.max"), replicas: keys("node_count") },
};

const VULTR_POOL: Omit<Row, "kind"> = {
  names: [keys("label")],
  taints: [{ at: keys("taints"), as: "object" }],
  labels: [keys("labels")],
  scale: { min: keys("min_nodes"), max: keys("max_nodes"), replicas: keys("node_quantity") },
  scripts: [keys("user_data")],
};

/** Machine pools of Red Hat OpenShift Service on AWS. */
const ROSA_POOL: Omit<Row, "kind"> = {
  platform: "openshift",
  role: "worker",
  names: [keys("name")],
  taints: [{ at: keys("taints"), as: "schedule-type" }],
  labels: [keys("labels")],
};

const IBM_POOL: Omit<Row, "kind"> = {
  names: [keys("worker_pool_name")],
  taints: [{ at: keys("taints"), as: "object" }],
  labels: [keys("labels")],
};

/** Machine pools of Rancher. Upstream: terraform-provider-rancher2, structure_cluster_v2_rke_config_machine_pool.go. */
const RANCHER_POOL: Omit<Row, "platform"> = {
  kind: "rancher2_cluster_v2",
  pools: keys("rke_config.0.machine_pools"),
  names: [keys("name")],
  cluster: keys("name"),
  taints: [{ at: keys("taints"), as: "object" }],
  labels: [keys("machine_labels")],
  scale: { replicas: keys("quantity") },
  facts: { etcd: keys("etcd_role"), controlPlane: keys("control_plane_role"), worker: keys("worker_role") },
  machine: [keys("machine_os")],
};
const RANCHER_VERSION = keys("kubernetes_version");

/** Resources of the smaller clouds. Each field is checked against the documentation of its provider. */
const ROWS: readonly Row[] = [
  { ...DIGITALOCEAN_POOL, kind: "digitalocean_kubernetes_node_pool" },
  { ...DIGITALOCEAN_POOL, kind: "digitalocean_kubernetes_cluster", pools: keys("node_pool") },
  { ...LINODE_POOL, kind: "linode_lke_node_pool" },
  {
    ...LINODE_POOL,
    kind: "linode_lke_cluster",
    pools: keys("pool"),
    scale: { ...LINODE_POOL.scale, replicas: keys("count") },
  },
  { ...VULTR_POOL, kind: "vultr_kubernetes_node_pools" },
  { ...VULTR_POOL, kind: "vultr_kubernetes", pools: keys("node_pools") },
  {
    kind: "scaleway_k8s_pool",
    names: [keys("name")],
    madeUpName: true,
    taints: [{ at: keys("taints"), as: "object" }],
    startupTaints: [{ at: keys("startup_taints"), as: "object" }],
    labels: [keys("labels")],
    scale: { min: keys("min_size"), max: keys("max_size"), replicas: keys("size") },
    // A tag "taint=key=value:Effect" taints the nodes, too.
    scripts: [keys("tags")],
  },
  {
    ...ROSA_POOL,
    kind: "rhcs_machine_pool",
    machineTypes: [keys("machine_type")],
    scale: { min: keys("min_replicas"), max: keys("max_replicas"), replicas: keys("replicas") },
  },
  {
    ...ROSA_POOL,
    kind: "rhcs_hcp_machine_pool",
    machineTypes: [keys("aws_node_pool.instance_type")],
    scale: {
      min: keys("autoscaling.min_replicas"),
      max: keys("autoscaling.max_replicas"),
      replicas: keys("replicas"),
    },
  },
  {
    ...RANCHER_POOL,
    platform: "rancher-rke2",
    skip: [{ of: "object", at: RANCHER_VERSION, values: /\+k3s/ }],
  },
  {
    ...RANCHER_POOL,
    platform: "rancher-k3s",
    skip: [{ of: "object", at: RANCHER_VERSION, values: /^(?!.*\+k3s)/ }],
  },
  { ...IBM_POOL, kind: "ibm_container_vpc_worker_pool", scale: { replicas: keys("worker_count") } },
  { ...IBM_POOL, kind: "ibm_container_worker_pool", scale: { replicas: keys("size_per_zone") } },
  {
    kind: "alicloud_cs_kubernetes_node_pool",
    names: [keys("node_pool_name"), keys("name")],
    taints: [{ at: keys("taints"), as: "object" }],
    labels: [keys("labels")],
    scale: { min: keys("scaling_config.0.min_size"), max: keys("scaling_config.0.max_size") },
    scripts: [keys("user_data")],
  },
  {
    kind: "oci_containerengine_node_pool",
    names: [keys("name")],
    labels: [keys("initial_node_labels")],
    scale: { replicas: keys("node_config_details.0.size") },
    // The machines start with a script, which alone taints them.
    scripts: [keys("node_metadata")],
  },
  { ...CIVO_POOL, kind: "civo_kubernetes_node_pool" },
  { ...CIVO_POOL, kind: "civo_kubernetes_cluster", pools: keys("pools") },
  {
    kind: "tencentcloud_kubernetes_node_pool",
    names: [keys("name")],
    taints: [{ at: keys("taints"), as: "object" }],
    labels: [keys("labels")],
    scale: { min: keys("min_size"), max: keys("max_size"), replicas: keys("desired_capacity") },
  },
  {
    kind: "yandex_kubernetes_node_group",
    names: [keys("name")],
    taints: [{ at: keys("node_taints"), as: "string" }],
    labels: [keys("node_labels")],
    scale: {
      min: keys("scale_policy.0.auto_scale.0.min"),
      max: keys("scale_policy.0.auto_scale.0.max"),
      replicas: keys("scale_policy.0.fixed_scale.0.size"),
    },
  },
  {
    kind: "selectel_mks_nodegroup_v1",
    taints: [{ at: keys("taints"), as: "object" }],
    labels: [keys("labels")],
    scale: { replicas: keys("nodes_count") },
  },
  {
    kind: "ovh_cloud_project_kube_nodepool",
    names: [keys("name")],
    taints: [{ at: keys("template.0.spec.0.taints"), as: "object" }],
    labels: [keys("template.0.metadata.0.labels")],
    scale: { min: keys("min_nodes"), max: keys("max_nodes"), replicas: keys("desired_nodes") },
  },
  {
    kind: "exoscale_sks_nodepool",
    names: [keys("name")],
    taints: [{ at: keys("taints"), as: "map" }],
    labels: [keys("labels")],
    scale: { replicas: keys("size") },
  },
];

export function terraformCloudTables(group: string): PoolTable[] {
  return ROWS.map((row) => ({ ...row, group }));
}
