/** A kind that declares pools in a format that taintlint does not read: it must be an error, never silently skipped. */
export interface UnreadKind {
  readonly format: string;
  readonly group: string;
  readonly kind: string;
}

export const UNREAD_KINDS: readonly UnreadKind[] = [
  { format: "karpenter", group: "karpenter.sh", kind: "NodePool" },
  { format: "karpenter", group: "karpenter.sh", kind: "NodeClaim" },
  { format: "karpenter", group: "karpenter.sh", kind: "Provisioner" },
  { format: "eksctl", group: "eksctl.io", kind: "ClusterConfig" },
  { format: "cluster-api", group: "cluster.x-k8s.io", kind: "Cluster" },
  { format: "cluster-api", group: "cluster.x-k8s.io", kind: "ClusterClass" },
  { format: "cluster-api", group: "cluster.x-k8s.io", kind: "MachineDeployment" },
  { format: "cluster-api", group: "cluster.x-k8s.io", kind: "MachinePool" },
  { format: "cluster-api", group: "cluster.x-k8s.io", kind: "MachineSet" },
  { format: "openshift", group: "machine.openshift.io", kind: "MachineSet" },
  { format: "openshift", group: "machine.openshift.io", kind: "ControlPlaneMachineSet" },
  { format: "hypershift", group: "hypershift.openshift.io", kind: "NodePool" },
  { format: "kops", group: "kops.k8s.io", kind: "InstanceGroup" },
  { format: "config-connector", group: "container.cnrm.cloud.google.com", kind: "ContainerNodePool" },
  { format: "azure-service-operator", group: "containerservice.azure.com", kind: "ManagedClustersAgentPool" },
  { format: "gardener", group: "core.gardener.cloud", kind: "Shoot" },
  { format: "rancher", group: "provisioning.cattle.io", kind: "Cluster" },
  { format: "kind", group: "kind.x-k8s.io", kind: "Cluster" },
  { format: "k3d", group: "k3d.io", kind: "Simple" },
  { format: "kubeadm", group: "kubeadm.k8s.io", kind: "InitConfiguration" },
  { format: "kubeadm", group: "kubeadm.k8s.io", kind: "JoinConfiguration" },
  { format: "k0sctl", group: "k0sctl.k0sproject.io", kind: "Cluster" },
  { format: "aws-controllers", group: "eks.services.k8s.aws", kind: "Nodegroup" },
  { format: "crossplane", group: "eks.aws.upbound.io", kind: "NodeGroup" },
  { format: "crossplane", group: "eks.aws.m.upbound.io", kind: "NodeGroup" },
  { format: "crossplane", group: "container.gcp.upbound.io", kind: "NodePool" },
  { format: "crossplane", group: "containerservice.azure.upbound.io", kind: "KubernetesClusterNodePool" },
  { format: "coreweave", group: "compute.coreweave.com", kind: "NodePool" },
  { format: "kueue", group: "kueue.x-k8s.io", kind: "ResourceFlavor" },
];
