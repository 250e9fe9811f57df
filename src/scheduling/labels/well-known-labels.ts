import { matchesNameGlob } from "../../model/name-glob.js";

/** Labels and their deprecated twins; Kubernetes sets both to the same value. */
export const LABEL_TWINS: readonly (readonly [stable: string, beta: string])[] = [
  ["kubernetes.io/os", "beta.kubernetes.io/os"],
  ["kubernetes.io/arch", "beta.kubernetes.io/arch"],
  ["node.kubernetes.io/instance-type", "beta.kubernetes.io/instance-type"],
  ["topology.kubernetes.io/zone", "failure-domain.beta.kubernetes.io/zone"],
  ["topology.kubernetes.io/region", "failure-domain.beta.kubernetes.io/region"],
];

export const DEFAULT_OS = "linux";
export const DEFAULT_ARCHITECTURE = "amd64";

const NODE_ROLE_PREFIX = "node-role.kubernetes.io/";

/** Roles that kubeadm, Rancher, OpenShift, kOps or AKS set, and infra, which OpenShift's guides tell users to set. */
const GIVEN_ROLES = [
  "control-plane",
  "controlplane",
  "master",
  "worker",
  "etcd",
  "infra",
  "node",
  "api-server",
  "agent",
];

/** Role labels that nodes may have undeclared. Any other role is an ordinary label. */
export const GIVEN_ROLE_LABELS: ReadonlySet<string> = new Set(GIVEN_ROLES.map((role) => NODE_ROLE_PREFIX + role));

/** Labels by which a platform names a node's pool; unique within a cluster. */
export const NAME_LABELS: ReadonlySet<string> = new Set([
  "karpenter.sh/nodepool",
  "eks.amazonaws.com/nodegroup",
  "cloud.google.com/gke-nodepool",
  "agentpool",
  "kops.k8s.io/instancegroup",
]);

/** Globs of label keys that Kubernetes or an add-on sets on nodes of every platform. */
export const COMMON_LABELS: readonly string[] = [
  // kubelet and cloud controller manager.
  "kubernetes.io/hostname",
  "kubernetes.io/arch",
  "beta.kubernetes.io/arch",
  "kubernetes.io/role",
  "node.kubernetes.io/instance-type",
  "beta.kubernetes.io/instance-type",
  "node.kubernetes.io/windows-build",
  "node.kubernetes.io/exclude-from-external-load-balancers",
  // Other keys of this domain are set by people.
  "topology.kubernetes.io/zone",
  "topology.kubernetes.io/region",
  "failure-domain.beta.kubernetes.io/*",
  // Node feature discovery and device plugins.
  "feature.node.kubernetes.io/*",
  "*.feature.node.kubernetes.io/*",
  "nvidia.com/gpu.*",
  "nvidia.com/mig.*",
  "nvidia.com/mig-*",
  "nvidia.com/mps.*",
  "nvidia.com/vgpu.*",
  "nvidia.com/cuda.*",
  "amd.com/gpu.*",
  "beta.amd.com/gpu.*",
  "gpu.intel.com/*",
  // Storage, network and virtualisation add-ons.
  "topology.*csi*",
  "csi.*",
  "node.longhorn.io/*",
  "kubevirt.io/*",
  "*.node.kubevirt.io/*",
  "katacontainers.io/*",
];

/** Globs of label keys that one platform or installer sets on its nodes. */
export const PLATFORM_LABELS: readonly string[] = [
  "eks.amazonaws.com/*",
  "alpha.eksctl.io/*",
  "k8s.amazonaws.com/*",
  "vpc.amazonaws.com/*",
  "topology.k8s.aws/*",
  "topology.ebs.csi.aws.com/*",
  "karpenter.sh/*",
  "karpenter.k8s.aws/*",
  "karpenter.azure.com/*",
  "karpenter.k8s.gcp/*",
  "cloud.google.com/*",
  "topology.gke.io/*",
  "node.gke.io/*",
  "addon.gke.io/*",
  "iam.gke.io/*",
  "container.googleapis.com/*",
  "kubernetes.azure.com/*",
  "node.openshift.io/*",
  "machine.openshift.io/*",
  "machineconfiguration.openshift.io/*",
  "doks.digitalocean.com/*",
  "lke.linode.com/*",
  "topology.linode.com/*",
  "instance.hetzner.cloud/*",
  "k8s.scaleway.com/*",
  "node.k8s.ovh/*",
  "oci.oraclecloud.com/*",
  "oke.oraclecloud.com/*",
  "ibm-cloud.kubernetes.io/*",
  "alibabacloud.com/*",
  "node.alibabacloud.com/*",
  "cloud.tencent.com/*",
  "node.tke.cloud.tencent.com/*",
  "kops.k8s.io/*",
  "worker.gardener.cloud/*",
  "worker.garden.sapcloud.io/*",
  "networking.gardener.cloud/*",
  "node.cluster.x-k8s.io/*",
  "k3s.io/*",
  "*.k3s.cattle.io/*",
  "rke.cattle.io/*",
  "cattle.io/*",
  "microk8s.io/*",
  "node.kubernetes.io/microk8s-*",
  "minikube.k8s.io/*",
  "extensions.talos.dev/*",
];

/** Globs of label keys that a pool need not declare. */
export const WELL_KNOWN_LABELS: readonly string[] = [...COMMON_LABELS, ...PLATFORM_LABELS];

/** Globs of labels that ordinary nodes of any pool have; asking for one selects no pool. */
const ORDINARY_LABELS: readonly string[] = [
  ...LABEL_TWINS.flat(),
  "kubernetes.io/hostname",
  "topology.*",
  "failure-domain.beta.kubernetes.io/*",
  "node-role.kubernetes.io/worker",
  "node-role.kubernetes.io/node",
  "karpenter.sh/capacity-type",
  "karpenter.sh/registered",
  "karpenter.sh/initialized",
  "eks.amazonaws.com/capacityType",
  "karpenter.k8s.aws/*",
  "karpenter.azure.com/*",
];

export function isOrdinaryLabel(key: string): boolean {
  return ORDINARY_LABELS.some((glob) => matchesNameGlob(glob, key));
}

/** Label keys without a platform's prefix, by the configuration's `provider`. */
export const PROVIDER_LABELS: ReadonlyMap<string, readonly string[]> = new Map([
  ["aks", ["agentpool", "accelerator", "storageprofile", "storagetier"]],
]);
