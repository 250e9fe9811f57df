/** A way to declare pools that people know by a name, and what becomes of it. */
export type NamedFormat =
  | { readonly name: string; readonly read: string }
  /** `name` as `docs/pools.md` lists it, with the reason in one sentence. */
  | { readonly name: string; readonly notRead: string };

/** Every format in which repositories were seen to declare node pools, taints of nodes, or what changes pods for them. */
export const NAMED_FORMATS: readonly NamedFormat[] = [
  { name: "Node, NodeList, kubectl get nodes", read: "node" },
  { name: "Karpenter NodePool and Provisioner", read: "karpenter" },
  { name: "EKS Auto Mode NodePool", read: "karpenter" },
  { name: "AKS node auto provisioning NodePool", read: "karpenter" },
  { name: "eksctl ClusterConfig", read: "eksctl" },
  { name: "Cluster API MachineDeployment, MachineSet, MachinePool, Cluster, ClusterClass", read: "cluster-api" },
  { name: "AWSManagedMachinePool", read: "cluster-api-managed" },
  { name: "AzureManagedMachinePool", read: "cluster-api-managed" },
  { name: "GCPManagedMachinePool", read: "cluster-api-managed" },
  { name: "ROSAMachinePool", read: "cluster-api-managed" },
  { name: "OpenShift MachineSet and ControlPlaneMachineSet", read: "openshift" },
  { name: "HyperShift NodePool", read: "hypershift" },
  { name: "Hive MachinePool", read: "hive" },
  { name: "kOps InstanceGroup", read: "kops" },
  { name: "Config Connector ContainerNodePool", read: "config-connector" },
  { name: "GKE ComputeClass", read: "compute-class" },
  { name: "Azure Service Operator", read: "azure-service-operator" },
  { name: "Terraform and OpenTofu JSON", read: "terraform-json" },
  { name: "Terraform HCL and modules", read: "terraform" },
  { name: "Gardener Shoot", read: "gardener" },
  { name: "Rancher Cluster", read: "rancher" },
  { name: "k3s and RKE2 config.yaml", read: "k3s" },
  { name: "Talos machine configuration and KubeNodeConfig", read: "talos" },
  { name: "kind Cluster", read: "kind" },
  { name: "k3d Simple", read: "k3d" },
  { name: "kubeadm InitConfiguration and JoinConfiguration", read: "kubeadm" },
  { name: "KubeletConfiguration beside kubeadm's", read: "kubeadm" },
  { name: "k0sctl Cluster", read: "k0sctl" },
  { name: "AWS Controllers for Kubernetes Nodegroup", read: "aws-controllers" },
  { name: "Crossplane NodeGroup, NodePool, KubernetesClusterNodePool", read: "crossplane" },
  { name: "CoreWeave NodePool", read: "coreweave" },
  { name: "talhelper talconfig.yaml", read: "talhelper" },
  { name: "machine-controller MachineDeployment (KubeOne, Kubermatic)", read: "machine-controller" },
  { name: "nodeadm NodeConfig", read: "nodeadm" },
  { name: "k3s and RKE2 variables of Ansible", read: "k3s" },
  {
    name: "Kueue ResourceFlavor",
    notRead:
      "It describes nodes that some pool already has. What it adds to the pods of a queue [is judged](#what-the-provider-adds).",
  },
  {
    name: "NodeFeatureRule",
    notRead:
      "It taints and labels nodes of pools that are declared elsewhere; a toleration of its taints counts as matched, and any node may have its labels.",
  },
  {
    name: "NodeClaim, NodeOverlay and Karpenter's node classes",
    notRead: "Karpenter makes NodeClaims out of NodePools, and the others have neither taints nor labels.",
  },
  {
    name: "MachineConfigPool",
    notRead:
      "It selects nodes of other pools and adds no taint to them; they may have its labels where no pool declares those.",
  },
  { name: "kubectl taint in scripts", notRead: "A script says what was run once, not what the nodes have." },
  {
    name: "gcloud, doctl and other command lines",
    notRead: "A command in a script says what was run once, and most of its values are variables.",
  },
  { name: "ARM templates and Bicep", notRead: "They are built of expressions that only Azure resolves." },
  {
    name: "CloudFormation AWS::EKS::Nodegroup",
    notRead: "Its values are mostly references that only CloudFormation resolves.",
  },
  { name: "AWS CDK", notRead: "It is a program, and its output is CloudFormation." },
  { name: "Pulumi", notRead: "It is a program whose values are known only when it runs." },
  { name: "ROSA command line", notRead: "It keeps no file in the repository." },
  { name: "MicroK8s", notRead: "It keeps taints as arguments of the kubelet on each machine, not in a repository." },
  {
    name: "Ansible, kubespray",
    notRead: "Its variables are merged from many files by rules that only Ansible knows.",
  },
  { name: "Jsonnet and other generators", notRead: "They are programs; what they print is read." },
];
