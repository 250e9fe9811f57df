import type { TaintEffect } from "./taint.js";

export type NodeState =
  | "joining"
  | "under pressure"
  | "cordoned"
  | "being drained"
  | "being upgraded"
  | "being repaired"
  | "unreachable"
  | "going away";

/** A taint for a node's state, documented by its maker. */
export interface StateTaint {
  readonly key: string;
  readonly value?: string;
  /** Empty if configurable. */
  readonly effects: readonly TaintEffect[];
  readonly state: NodeState;
  readonly setBy: string;
  readonly source: string;
  /** The node keeps its pods, maybe for hours, and a replaced agent cannot return. */
  readonly lasts?: true;
  /** Evidence of the maker: the provider, or a pod's image. */
  readonly sign?: { readonly provider: string } | { readonly image: string };
}

const KUBERNETES = "Kubernetes";
const AUTOSCALER = "the cluster autoscaler";
const NO_SCHEDULE: readonly TaintEffect[] = ["NoSchedule"];
const PREFER: readonly TaintEffect[] = ["PreferNoSchedule"];
const NO_EXECUTE: readonly TaintEffect[] = ["NoExecute"];
const BOTH: readonly TaintEffect[] = ["NoSchedule", "NoExecute"];

const LIFECYCLE = "kubernetes/pkg/controller/nodelifecycle/node_lifecycle_controller.go";
const AUTOSCALER_TAINTS = "autoscaler/cluster-autoscaler/utils/taints/taints.go";
const AWS_HANDLER = "aws-node-termination-handler/pkg/node/node.go";
const LINSTOR = "piraeus-ha-controller/pkg/metadata";
const CLUSTER_API = "cluster-api/api/core/v1beta2/common_types.go";
const HANDLER = { image: "aws-node-termination-handler" };

/** On every node until its kubelet is ready. */
export const NOT_READY: StateTaint = {
  key: "node.kubernetes.io/not-ready",
  effects: BOTH,
  state: "joining",
  setBy: KUBERNETES,
  source: "kubernetes/plugin/pkg/admission/nodetaint/admission.go",
};

/** On nodes of an external cloud provider until its controller knows them. */
export const UNINITIALIZED: StateTaint = {
  key: "node.cloudprovider.kubernetes.io/uninitialized",
  value: "true",
  effects: NO_SCHEDULE,
  state: "joining",
  setBy: "the kubelet",
  source: "kubernetes/staging/src/k8s.io/cloud-provider/api/well_known_taints.go",
};

export const DISRUPTED: StateTaint = {
  key: "karpenter.sh/disrupted",
  effects: NO_SCHEDULE,
  state: "being drained",
  setBy: "Karpenter",
  source: "karpenter/pkg/apis/v1/taints.go",
};

const OF_KUBERNETES: readonly StateTaint[] = [
  NOT_READY,
  {
    key: "node.kubernetes.io/unreachable",
    effects: BOTH,
    state: "unreachable",
    setBy: KUBERNETES,
    source: LIFECYCLE,
  },
  {
    key: "node.kubernetes.io/unschedulable",
    effects: NO_SCHEDULE,
    state: "cordoned",
    setBy: KUBERNETES,
    source: LIFECYCLE,
  },
  ...["memory-pressure", "disk-pressure", "pid-pressure"].map(
    (name): StateTaint => ({
      key: `node.kubernetes.io/${name}`,
      effects: NO_SCHEDULE,
      state: "under pressure",
      setBy: KUBERNETES,
      source: LIFECYCLE,
    }),
  ),
  {
    key: "node.kubernetes.io/network-unavailable",
    effects: NO_SCHEDULE,
    state: "joining",
    setBy: KUBERNETES,
    source: LIFECYCLE,
  },
  {
    key: "node.kubernetes.io/out-of-service",
    effects: [],
    state: "going away",
    setBy: "a person",
    source: "kubernetes.io, non-graceful node shutdown",
  },
  UNINITIALIZED,
  {
    key: "node.cloudprovider.kubernetes.io/shutdown",
    effects: NO_SCHEDULE,
    state: "going away",
    setBy: "the cloud's controller",
    source: "kubernetes/staging/src/k8s.io/cloud-provider/api/well_known_taints.go",
  },
  {
    key: "NodeWithImpairedVolumes",
    effects: NO_SCHEDULE,
    state: "going away",
    setBy: "the cloud's controller",
    source: "cloud-provider-aws/pkg/providers/v1/aws.go",
  },
];

const OF_AUTOSCALERS: readonly StateTaint[] = [
  {
    key: "ToBeDeletedByClusterAutoscaler",
    effects: NO_SCHEDULE,
    state: "being drained",
    setBy: AUTOSCALER,
    source: AUTOSCALER_TAINTS,
  },
  {
    key: "DeletionCandidateOfClusterAutoscaler",
    effects: PREFER,
    state: "being drained",
    setBy: AUTOSCALER,
    source: AUTOSCALER_TAINTS,
  },
  DISRUPTED,
  {
    key: "karpenter.sh/disruption",
    effects: NO_SCHEDULE,
    state: "being drained",
    setBy: "Karpenter before 1.0",
    source: "karpenter v0.37 pkg/apis/v1beta1/taints.go",
  },
  {
    key: "karpenter.sh/unregistered",
    effects: NO_EXECUTE,
    state: "joining",
    setBy: "Karpenter",
    source: DISRUPTED.source,
  },
];

const OF_PLATFORMS: readonly StateTaint[] = [
  {
    key: "cloud.google.com/not-target-gke-version",
    value: "true",
    effects: NO_SCHEDULE,
    state: "being upgraded",
    setBy: "GKE",
    source: "k8s.io/gke-autoscaling/cluster-autoscaler, labels; DataDog/helm-charts#2867",
    lasts: true,
    sign: { provider: "gke" },
  },
  {
    key: "cloud.google.com/impending-node-termination",
    effects: [],
    state: "going away",
    setBy: "GKE",
    source: "cloud.google.com, GKE, graceful termination of Spot VMs",
  },
  {
    key: "remediator.kubernetes.azure.com/unschedulable",
    effects: NO_SCHEDULE,
    state: "being repaired",
    setBy: "AKS",
    source: "learn.microsoft.com, AKS, node auto-drain",
    lasts: true,
    sign: { provider: "aks" },
  },
  {
    key: "remediator.aks.microsoft.com/unschedulable",
    effects: NO_SCHEDULE,
    state: "being repaired",
    setBy: "AKS, formerly",
    source: "Azure/AKS CHANGELOG.md, behavioral changes",
  },
  {
    key: "UpdateInProgress",
    effects: PREFER,
    state: "being upgraded",
    setBy: "OpenShift's machine config operator",
    source: "machine-config-operator/pkg/daemon/constants/constants.go",
  },
  {
    key: "node.gardener.cloud/critical-components-not-ready",
    effects: NO_SCHEDULE,
    state: "joining",
    setBy: "Gardener",
    source: "gardener/docs/usage/advanced/node-readiness.md",
  },
  {
    key: "deployment.machine.sapcloud.io/prefer-no-schedule",
    effects: PREFER,
    state: "being upgraded",
    setBy: "Gardener's machine controller manager",
    source: "machine-controller-manager/pkg/controller/deployment_rolling.go",
  },
  {
    key: "node.cluster.x-k8s.io/uninitialized",
    effects: NO_SCHEDULE,
    state: "joining",
    setBy: "Cluster API",
    source: CLUSTER_API,
  },
  {
    key: "node.cluster.x-k8s.io/outdated-revision",
    effects: PREFER,
    state: "going away",
    setBy: "Cluster API",
    source: CLUSTER_API,
  },
  {
    key: "k0sctl.k0sproject.io/evict",
    effects: [],
    state: "being drained",
    setBy: "k0sctl",
    source: "k0sctl/configurer/linux.go",
  },
];

const OF_REMEDIES: readonly StateTaint[] = [
  {
    key: "medik8s.io/remediation",
    effects: NO_EXECUTE,
    state: "being repaired",
    setBy: "the remedies of Medik8s",
    source: "medik8s/self-node-remediation/controllers/selfnoderemediation_controller.go",
    lasts: true,
    sign: { image: "self-node-remediation-operator" },
  },
  {
    key: "medik8s.io/drain",
    effects: NO_SCHEDULE,
    state: "being drained",
    setBy: "Medik8s' node maintenance",
    source: "medik8s/node-maintenance-operator/controllers/taint.go",
    lasts: true,
    sign: { image: "node-maintenance-operator" },
  },
  {
    key: "kubevirt.io/drain",
    effects: NO_SCHEDULE,
    state: "being drained",
    setBy: "KubeVirt's node maintenance",
    source: "kubevirt/node-maintenance-operator",
  },
  {
    key: "weave.works/kured-node-reboot",
    effects: PREFER,
    state: "going away",
    setBy: "kured",
    source: "kured/cmd/kured/main.go, prefer-no-schedule-taint",
  },
  ...["spot-itn", "scheduled-maintenance", "asg-lifecycle-termination", "rebalance-recommendation"].map(
    (event): StateTaint => ({
      key: `aws-node-termination-handler/${event}`,
      effects: NO_SCHEDULE,
      state: "going away",
      setBy: "AWS' node termination handler",
      source: AWS_HANDLER,
      // A maintenance event is told weeks before; the others come true within minutes.
      ...(event === "scheduled-maintenance" && { lasts: true, sign: HANDLER }),
    }),
  ),
  ...["lost-quorum", "force-io-error"].map(
    (event): StateTaint => ({
      key: `drbd.linbit.com/${event}`,
      effects: NO_SCHEDULE,
      state: "being repaired",
      setBy: "LINSTOR's high availability controller",
      source: LINSTOR,
      lasts: true,
      sign: { image: "piraeus-ha-controller" },
    }),
  ),
  {
    key: "scheduling.cast.ai/paused-cluster",
    effects: NO_SCHEDULE,
    state: "cordoned",
    setBy: "CAST AI's hibernation",
    source: "castai/hibernate, main.py",
  },
];

/** Removed by network and storage agents. */
const OF_AGENTS: readonly StateTaint[] = [
  {
    key: "node.cilium.io/agent-not-ready",
    effects: [],
    state: "joining",
    setBy: "the installer of Cilium, and removed by its operator",
    source: "docs.cilium.io, installation, taints and effects",
  },
  {
    key: "cni.istio.io/not-ready",
    effects: [],
    state: "joining",
    setBy: "whatever creates the nodes, and removed by istiod",
    source: "istio/pilot/pkg/serviceregistry/kube/controller/node_untainter.go",
  },
  ...["ebs", "efs", "fsx", "s3"].map(
    (name): StateTaint => ({
      key: `${name}.csi.aws.com/agent-not-ready`,
      effects: [],
      state: "joining",
      setBy: "whatever creates the nodes, and removed by the driver",
      source: `aws-${name}-csi-driver, documentation of its node startup taint`,
    }),
  ),
];

/** Taints of node states: workloads need no toleration, snapshots show them by chance, tolerations are not dead. */
export const STATE_TAINTS: readonly StateTaint[] = [
  ...OF_KUBERNETES,
  ...OF_AUTOSCALERS,
  ...OF_PLATFORMS,
  ...OF_REMEDIES,
  ...OF_AGENTS,
];

/** Returns effects of Kubernetes' own taint, which has no value; undefined for other keys. */
export function effectsSetByKubernetes(key: string): readonly TaintEffect[] | undefined {
  return STATE_TAINTS.find((taint) => taint.key === key && taint.setBy === KUBERNETES)?.effects;
}
