import { matchesNameGlob } from "./name-glob.js";
import type { TaintEffect } from "./taint.js";

type NodeState =
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
const NO_SCHEDULE: readonly TaintEffect[] = ["NoSchedule"];
const PREFER: readonly TaintEffect[] = ["PreferNoSchedule"];
const BOTH: readonly TaintEffect[] = ["NoSchedule", "NoExecute"];

const LIFECYCLE = "kubernetes/pkg/controller/nodelifecycle/node_lifecycle_controller.go";

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

type More = Pick<StateTaint, "value" | "lasts" | "sign">;
type Row = readonly [effects: readonly TaintEffect[], state: NodeState, more?: More];

/** The taints of one maker, by key. */
function setBy(maker: string, source: string, rows: Readonly<Record<string, Row>>): readonly StateTaint[] {
  return Object.entries(rows).map(([key, [effects, state, more]]) => {
    return { key, effects, state, setBy: maker, source, ...more };
  });
}

const lastingBy = (sign: NonNullable<StateTaint["sign"]>): More => ({ lasts: true, sign });

const OF_KUBERNETES: readonly StateTaint[] = [
  NOT_READY,
  ...setBy(KUBERNETES, LIFECYCLE, {
    "node.kubernetes.io/unreachable": [BOTH, "unreachable"],
    "node.kubernetes.io/unschedulable": [NO_SCHEDULE, "cordoned"],
    "node.kubernetes.io/memory-pressure": [NO_SCHEDULE, "under pressure"],
    "node.kubernetes.io/disk-pressure": [NO_SCHEDULE, "under pressure"],
    "node.kubernetes.io/pid-pressure": [NO_SCHEDULE, "under pressure"],
    "node.kubernetes.io/network-unavailable": [NO_SCHEDULE, "joining"],
  }),
  ...setBy("a person", "kubernetes.io, non-graceful node shutdown", {
    "node.kubernetes.io/out-of-service": [[], "going away"],
  }),
  UNINITIALIZED,
  ...setBy("the cloud's controller", UNINITIALIZED.source, {
    "node.cloudprovider.kubernetes.io/shutdown": [NO_SCHEDULE, "going away"],
  }),
  ...setBy("the cloud's controller", "cloud-provider-aws/pkg/providers/v1/aws.go", {
    NodeWithImpairedVolumes: [NO_SCHEDULE, "going away"],
  }),
];

const OF_AUTOSCALERS: readonly StateTaint[] = [
  ...setBy("the cluster autoscaler", "autoscaler/cluster-autoscaler/utils/taints/taints.go", {
    ToBeDeletedByClusterAutoscaler: [NO_SCHEDULE, "being drained"],
    DeletionCandidateOfClusterAutoscaler: [PREFER, "being drained"],
  }),
  DISRUPTED,
  ...setBy("Karpenter before 1.0", "karpenter v0.37 pkg/apis/v1beta1/taints.go", {
    "karpenter.sh/disruption": [NO_SCHEDULE, "being drained"],
  }),
  ...setBy(DISRUPTED.setBy, DISRUPTED.source, { "karpenter.sh/unregistered": [["NoExecute"], "joining"] }),
];

const OF_PLATFORMS: readonly StateTaint[] = [
  ...setBy("GKE", "k8s.io/gke-autoscaling/cluster-autoscaler, labels; DataDog/helm-charts#2867", {
    "cloud.google.com/not-target-gke-version": [
      NO_SCHEDULE,
      "being upgraded",
      { value: "true", ...lastingBy({ provider: "gke" }) },
    ],
  }),
  ...setBy("GKE", "cloud.google.com, GKE, graceful termination of Spot VMs", {
    "cloud.google.com/impending-node-termination": [[], "going away"],
  }),
  ...setBy("AKS", "learn.microsoft.com, AKS, node auto-drain", {
    "remediator.kubernetes.azure.com/unschedulable": [NO_SCHEDULE, "being repaired", lastingBy({ provider: "aks" })],
  }),
  ...setBy("AKS, formerly", "Azure/AKS CHANGELOG.md, behavioral changes", {
    "remediator.aks.microsoft.com/unschedulable": [NO_SCHEDULE, "being repaired"],
  }),
  ...setBy("OpenShift's machine config operator", "machine-config-operator/pkg/daemon/constants/constants.go", {
    UpdateInProgress: [PREFER, "being upgraded"],
  }),
  ...setBy("Gardener", "gardener/docs/usage/advanced/node-readiness.md", {
    "node.gardener.cloud/critical-components-not-ready": [NO_SCHEDULE, "joining"],
  }),
  ...setBy("Gardener's machine controller manager", "machine-controller-manager/pkg/controller/deployment_rolling.go", {
    "deployment.machine.sapcloud.io/prefer-no-schedule": [PREFER, "being upgraded"],
  }),
  ...setBy("Cluster API", "cluster-api/api/core/v1beta2/common_types.go", {
    "node.cluster.x-k8s.io/uninitialized": [NO_SCHEDULE, "joining"],
    "node.cluster.x-k8s.io/outdated-revision": [PREFER, "going away"],
  }),
  ...setBy("k0sctl", "k0sctl/configurer/linux.go", { "k0sctl.k0sproject.io/evict": [[], "being drained"] }),
];

const SELF_REMEDIATION = "medik8s/self-node-remediation/controllers/selfnoderemediation_controller.go";
const QUORUM: Row = [NO_SCHEDULE, "being repaired", lastingBy({ image: "piraeus-ha-controller" })];

const OF_REMEDIES: readonly StateTaint[] = [
  ...setBy("the remedies of Medik8s", SELF_REMEDIATION, {
    "medik8s.io/remediation": [["NoExecute"], "being repaired", lastingBy({ image: "self-node-remediation-operator" })],
  }),
  ...setBy("Medik8s' node maintenance", "medik8s/node-maintenance-operator/controllers/taint.go", {
    "medik8s.io/drain": [NO_SCHEDULE, "being drained", lastingBy({ image: "node-maintenance-operator" })],
  }),
  ...setBy("KubeVirt's node maintenance", "kubevirt/node-maintenance-operator", {
    "kubevirt.io/drain": [NO_SCHEDULE, "being drained"],
  }),
  ...setBy("kured", "kured/cmd/kured/main.go, prefer-no-schedule-taint", {
    "weave.works/kured-node-reboot": [PREFER, "going away"],
  }),
  ...setBy("AWS' node termination handler", "aws-node-termination-handler/pkg/node/node.go", {
    "aws-node-termination-handler/spot-itn": [NO_SCHEDULE, "going away"],
    // It is told weeks before; the others come true within minutes.
    "aws-node-termination-handler/scheduled-maintenance": [
      NO_SCHEDULE,
      "going away",
      lastingBy({ image: "aws-node-termination-handler" }),
    ],
    "aws-node-termination-handler/asg-lifecycle-termination": [NO_SCHEDULE, "going away"],
    "aws-node-termination-handler/rebalance-recommendation": [NO_SCHEDULE, "going away"],
  }),
  ...setBy("LINSTOR's high availability controller", "piraeus-ha-controller/pkg/metadata", {
    "drbd.linbit.com/lost-quorum": QUORUM,
    "drbd.linbit.com/force-io-error": QUORUM,
  }),
  ...setBy("CAST AI's hibernation", "castai/hibernate, main.py", {
    "scheduling.cast.ai/paused-cluster": [NO_SCHEDULE, "cordoned"],
  }),
];

/** Removed by network and storage agents. */
const OF_AGENTS: readonly StateTaint[] = [
  ...setBy("the installer of Cilium, and removed by its operator", "docs.cilium.io, installation, taints and effects", {
    "node.cilium.io/agent-not-ready": [[], "joining"],
  }),
  ...setBy(
    "whatever creates the nodes, and removed by istiod",
    "istio/pilot/pkg/serviceregistry/kube/controller/node_untainter.go",
    { "cni.istio.io/not-ready": [[], "joining"] },
  ),
  ...["ebs", "efs", "fsx", "s3"].flatMap((name) =>
    setBy(
      "whatever creates the nodes, and removed by the driver",
      `aws-${name}-csi-driver, documentation of its node startup taint`,
      { [`${name}.csi.aws.com/agent-not-ready`]: [[], "joining"] },
    ),
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

const TRANSIENT_KEYS: ReadonlySet<string> = new Set(STATE_TAINTS.map(({ key }) => key));

/** Families of taints: autoscaler's utils/taints/taints.go, node-readiness-controller. */
const TRANSIENT_PREFIXES: readonly string[] = [
  "startup-taint.cluster-autoscaler.kubernetes.io/",
  "ignore-taint.cluster-autoscaler.kubernetes.io/",
  "status-taint.cluster-autoscaler.kubernetes.io/",
  "readiness.k8s.io/",
];

/** Taints that agents remove once they run: `node.cilium.io/agent-not-ready`. */
const AGENT_KEY = /(?:agent-not-ready|not-ready|uninitialized)$/;

/** Reports whether a taint goes by itself. `globs`: `transientTaints`. */
export function isTransientTaint(key: string, globs: readonly string[]): boolean {
  return (
    TRANSIENT_KEYS.has(key) ||
    TRANSIENT_PREFIXES.some((prefix) => key.startsWith(prefix)) ||
    AGENT_KEY.test(key) ||
    globs.some((glob) => matchesNameGlob(glob, key))
  );
}
