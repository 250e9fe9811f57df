import type { InventoryFormat } from "./format.js";
import { type PoolTable, tableFormat } from "./pool-table.js";
import { byDistribution } from "./terraform-cloud-tables.js";
import { AKS_POOL, EKS_POOL, GKE_POOL } from "./terraform-tables.js";

type Row = Omit<PoolTable, "group" | "kind">;

const NAME = "metadata.name";

/** Returns the fields of a pool below another, in camel case as a custom resource has those of Terraform. */
function below(parent: string, row: Row) {
  const at = (path: string) => `${parent}.${path.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase())}`;
  const each = (columns: Readonly<Record<string, string>> = {}) =>
    Object.fromEntries(Object.entries(columns).map(([name, path]) => [name, at(path)]));
  return {
    platform: row.platform,
    knowsFields: true,
    taints: (row.taints ?? []).map((column) => ({ ...column, at: at(column.at) })),
    startupTaints: row.startupTaints?.map((column) => ({ ...column, at: at(column.at) })),
    labels: (row.labels ?? []).map(at),
    scale: each(row.scale),
    totals: each(row.totals),
    facts: each(row.facts),
    machine: row.machine?.map(at),
    machineTypes: row.machineTypes?.map(at),
    devices: row.devices?.map(at),
  } satisfies Row;
}

/** Crossplane's resources are made of Terraform's. `initProvider` counts when one is made, below `forProvider`. */
function crossplane(kind: string, groups: readonly string[], row: Row, cluster?: string): PoolTable[] {
  const [own, initial] = [below("spec.forProvider", row), below("spec.initProvider", row)];
  const table: Row = {
    ...own,
    names: ['metadata.annotations."crossplane.io/external-name"'],
    cluster: cluster && `spec.forProvider.${cluster}`,
    taints: [...own.taints, ...initial.taints],
    labels: [...initial.labels, ...own.labels],
  };
  return groups.map((group) => ({ ...table, kind, group }));
}

const AKS_AGENT_POOL: Row = {
  platform: "aks",
  knowsFields: true,
  taints: [{ at: "nodeTaints", as: "string" }],
  startupTaints: [{ at: "nodeInitializationTaints", as: "string" }],
  labels: ["nodeLabels"],
  scale: { min: "minCount", max: "maxCount", replicas: "count" },
  facts: { spot: "scaleSetPriority", mode: "mode" },
  machine: ["osType", "osSKU"],
  machineTypes: ["vmSize"],
  devices: ["gpuInstanceProfile"],
};

const RANCHER_POOL: Omit<PoolTable, "platform"> = {
  group: "provisioning.cattle.io",
  kind: "Cluster",
  pools: "spec.rkeConfig.machinePools",
  names: ["name"],
  cluster: NAME,
  taints: [{ at: "taints", as: "object" }],
  labels: ["labels"],
  settings: [
    { at: "spec.rkeConfig.machineGlobalConfig" },
    { at: "spec.rkeConfig.machineSelectorConfig", selector: "machineLabelSelector" },
  ],
  scale: { min: "autoscalingMinSize", max: "autoscalingMaxSize", replicas: "quantity" },
  facts: { etcd: "etcdRole", controlPlane: "controlPlaneRole", worker: "workerRole" },
  machine: ["machineOS"],
};

/** `spec.template.metadata.labels` label the Machines. Upstream: machine-controller pkg/apis/cluster/v1alpha1 MachineSpec. */
const MACHINES: Omit<PoolTable, "kind"> = {
  group: "cluster.k8s.io",
  role: "worker",
  taints: [{ at: "spec.template.spec.taints", as: "object" }],
  labels: ["spec.template.spec.metadata.labels"],
  scale: {
    min: 'metadata.annotations."cluster.k8s.io/cluster-api-autoscaler-node-group-min-size"',
    max: 'metadata.annotations."cluster.k8s.io/cluster-api-autoscaler-node-group-max-size"',
    replicas: "spec.replicas",
  },
};

const MANAGED = { group: "infrastructure.cluster.x-k8s.io", knowsFields: true } as const;

/** Node pools that are custom resources, by format. */
const TABLES: Readonly<Record<string, readonly PoolTable[]>> = {
  hypershift: [
    {
      group: "hypershift.openshift.io",
      kind: "NodePool",
      platform: "hypershift",
      cluster: "spec.clusterName",
      taints: [{ at: "spec.taints", as: "object" }],
      labels: ["spec.nodeLabels"],
      scale: { min: "spec.autoScaling.min", max: "spec.autoScaling.max", replicas: "spec.replicas" },
      machine: ["spec.arch"],
      machineTypes: ["spec.platform.aws.instanceType", "spec.platform.azure.vmSize"],
    },
  ],
  // Worker nodes of clusters that Hive installs (OSD, ACM). Upstream: openshift/hive apis/hive/v1 MachinePoolSpec.
  hive: [
    {
      group: "hive.openshift.io",
      kind: "MachinePool",
      platform: "openshift",
      role: "worker",
      names: ["spec.name"],
      cluster: "spec.clusterDeploymentRef.name",
      taints: [{ at: "spec.taints", as: "object" }],
      labels: ["spec.labels"],
      scale: { min: "spec.autoscaling.minReplicas", max: "spec.autoscaling.maxReplicas", replicas: "spec.replicas" },
      machineTypes: ["aws", "azure", "gcp", "ibmcloud"].map((cloud) => `spec.platform.${cloud}.type`),
    },
  ],
  "config-connector": [
    {
      ...below("spec", GKE_POOL),
      group: "container.cnrm.cloud.google.com",
      kind: "ContainerNodePool",
      names: ["spec.resourceID"],
      cluster: "spec.clusterRef.name",
      ignored: [
        {
          at: "spec.nodeConfig.taints",
          help: 'Write "taint": the field has no "s", and its items need "key", "value" and "effect".',
        },
      ],
    },
  ],
  "azure-service-operator": [
    {
      ...below("spec", AKS_AGENT_POOL),
      group: "containerservice.azure.com",
      kind: "ManagedClustersAgentPool",
      names: ["spec.azureName"],
      cluster: "spec.owner.name",
    },
    {
      ...AKS_AGENT_POOL,
      group: "containerservice.azure.com",
      kind: "ManagedCluster",
      pools: "spec.agentPoolProfiles",
      names: ["name"],
      cluster: NAME,
    },
  ],
  "aws-controllers": [
    {
      group: "eks.services.k8s.aws",
      kind: "Nodegroup",
      platform: "eks-managed",
      knowsFields: true,
      names: ["spec.name"],
      cluster: "spec.clusterName",
      taints: [{ at: "spec.taints", as: "enum" }],
      labels: ["spec.labels"],
      scale: {
        min: "spec.scalingConfig.minSize",
        max: "spec.scalingConfig.maxSize",
        replicas: "spec.scalingConfig.desiredSize",
      },
      facts: { spot: "spec.capacityType" },
      machine: ["spec.amiType"],
    },
  ],
  crossplane: [
    ...crossplane("NodeGroup", ["eks.aws.upbound.io", "eks.aws.m.upbound.io"], EKS_POOL, "clusterName"),
    ...crossplane("NodePool", ["container.gcp.upbound.io", "container.gcp.m.upbound.io"], GKE_POOL, "cluster"),
    ...crossplane(
      "KubernetesClusterNodePool",
      ["containerservice.azure.upbound.io", "containerservice.azure.m.upbound.io"],
      AKS_POOL,
    ),
  ],
  "cluster-api-managed": [
    {
      ...MANAGED,
      kind: "AWSManagedMachinePool",
      platform: "eks-managed",
      names: ["spec.eksNodegroupName"],
      madeUpName: true,
      taints: [{ at: "spec.taints", as: "words" }],
      labels: ["spec.labels"],
      scale: { min: "spec.scaling.minSize", max: "spec.scaling.maxSize" },
      facts: { spot: "spec.capacityType" },
      machine: ["spec.amiType"],
      machineTypes: ["spec.instanceType"],
    },
    {
      ...MANAGED,
      kind: "AzureManagedMachinePool",
      platform: "aks",
      names: ["spec.name"],
      taints: [{ at: "spec.taints", as: "object" }],
      labels: ["spec.nodeLabels"],
      scale: { min: "spec.scaling.minSize", max: "spec.scaling.maxSize" },
      facts: { spot: "spec.scaleSetPriority", mode: "spec.mode" },
      machine: ["spec.osType"],
      machineTypes: ["spec.sku"],
    },
    {
      ...MANAGED,
      kind: "GCPManagedMachinePool",
      platform: "gke",
      names: ["spec.nodePoolName"],
      madeUpName: true,
      taints: [{ at: "spec.kubernetesTaints", as: "words" }],
      labels: ["spec.kubernetesLabels"],
      scale: { min: "spec.scaling.minCount", max: "spec.scaling.maxCount" },
      facts: { machineType: "spec.instanceType", spot: "spec.spot", image: "spec.imageType" },
      machineTypes: ["spec.instanceType", "spec.machineType"],
    },
    {
      ...MANAGED,
      kind: "ROSAMachinePool",
      names: ["spec.nodePoolName"],
      taints: [{ at: "spec.taints", as: "object" }],
      labels: ["spec.labels"],
      scale: { min: "spec.autoscaling.minReplicas", max: "spec.autoscaling.maxReplicas" },
      machineTypes: ["spec.instanceType"],
    },
  ],
  gardener: [
    {
      group: "core.gardener.cloud",
      kind: "Shoot",
      platform: "gardener",
      pools: "spec.provider.workers",
      names: ["name"],
      cluster: NAME,
      taints: [{ at: "taints", as: "object" }],
      labels: ["labels"],
      scale: { min: "minimum", max: "maximum" },
      machine: ["machine.architecture"],
    },
  ],
  rancher: byDistribution(RANCHER_POOL, "spec.kubernetesVersion"),
  coreweave: [
    {
      group: "compute.coreweave.com",
      kind: "NodePool",
      taints: [{ at: "spec.nodeTaints", as: "object" }],
      labels: ["spec.nodeLabels"],
      scale: { min: "spec.minNodes", max: "spec.maxNodes", replicas: "spec.targetNodes" },
    },
  ],
  // KubeOne and Kubermatic.
  "machine-controller": ["MachineDeployment", "MachineSet"].map((kind) => ({ ...MACHINES, kind })),
};

export const POOL_RESOURCE_FORMATS: readonly InventoryFormat[] = Object.entries(TABLES).map(([id, tables]) =>
  tableFormat(id, tables),
);
