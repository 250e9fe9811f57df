import { matchesNameGlob } from "./name-glob.js";
import type { TaintEffect } from "./taint.js";

/** What a node goes through besides serving pods. */
export type NodeState = "joining" | "under pressure" | "cordoned" | "being drained" | "unreachable" | "going away";

/** A taint that a node has while it is in a state. */
export interface StateTaint {
  readonly key: string;
  readonly value?: string;
  /** Empty where whoever sets it chooses. */
  readonly effects: readonly TaintEffect[];
  readonly state: NodeState;
  readonly setBy: string;
}

const KUBERNETES = "Kubernetes";
const NO_SCHEDULE: readonly TaintEffect[] = ["NoSchedule"];
const BOTH: readonly TaintEffect[] = ["NoSchedule", "NoExecute"];
const AUTOSCALER = "the cluster autoscaler";

/** Every node has it until its kubelet says that it is ready. Upstream: plugin/pkg/admission/nodetaint/admission.go. */
export const NOT_READY: StateTaint = {
  key: "node.kubernetes.io/not-ready",
  effects: BOTH,
  state: "joining",
  setBy: KUBERNETES,
};

/** Nodes of an external cloud provider have it until its controller knows them. Upstream: cloud-provider/api/well_known_taints.go. */
export const UNINITIALIZED: StateTaint = {
  key: "node.cloudprovider.kubernetes.io/uninitialized",
  value: "true",
  effects: NO_SCHEDULE,
  state: "joining",
  setBy: "the kubelet",
};

/** Upstream: karpenter/pkg/apis/v1/taints.go. */
export const DISRUPTED: StateTaint = {
  key: "karpenter.sh/disrupted",
  effects: NO_SCHEDULE,
  state: "being drained",
  setBy: "Karpenter",
};

/**
 * Taints that come and go with what happens to a node: no workload needs a toleration for them, and a snapshot of Nodes
 * shows them only by chance. Upstream: pkg/controller/nodelifecycle for those of Kubernetes, and each project's own
 * constants.
 */
const STATE_TAINTS: readonly StateTaint[] = [
  NOT_READY,
  { key: "node.kubernetes.io/unreachable", effects: BOTH, state: "unreachable", setBy: KUBERNETES },
  { key: "node.kubernetes.io/unschedulable", effects: NO_SCHEDULE, state: "cordoned", setBy: KUBERNETES },
  { key: "node.kubernetes.io/memory-pressure", effects: NO_SCHEDULE, state: "under pressure", setBy: KUBERNETES },
  { key: "node.kubernetes.io/disk-pressure", effects: NO_SCHEDULE, state: "under pressure", setBy: KUBERNETES },
  { key: "node.kubernetes.io/pid-pressure", effects: NO_SCHEDULE, state: "under pressure", setBy: KUBERNETES },
  { key: "node.kubernetes.io/network-unavailable", effects: NO_SCHEDULE, state: "joining", setBy: KUBERNETES },
  { key: "node.kubernetes.io/out-of-service", effects: [], state: "going away", setBy: "a person" },
  UNINITIALIZED,
  {
    key: "node.cloudprovider.kubernetes.io/shutdown",
    effects: NO_SCHEDULE,
    state: "going away",
    setBy: "the cloud's controller",
  },
  { key: "ToBeDeletedByClusterAutoscaler", effects: NO_SCHEDULE, state: "being drained", setBy: AUTOSCALER },
  {
    key: "DeletionCandidateOfClusterAutoscaler",
    effects: ["PreferNoSchedule"],
    state: "being drained",
    setBy: AUTOSCALER,
  },
  { key: "cloud.google.com/impending-node-termination", effects: [], state: "going away", setBy: "GKE" },
  { key: "NodeWithImpairedVolumes", effects: NO_SCHEDULE, state: "going away", setBy: "the cloud's controller" },
  DISRUPTED,
  { key: "karpenter.sh/disruption", effects: NO_SCHEDULE, state: "being drained", setBy: "Karpenter before 1.0" },
  { key: "karpenter.sh/unregistered", effects: ["NoExecute"], state: "joining", setBy: "Karpenter" },
  { key: "node.cluster.x-k8s.io/uninitialized", effects: NO_SCHEDULE, state: "joining", setBy: "Cluster API" },
  {
    key: "node.cluster.x-k8s.io/outdated-revision",
    effects: ["PreferNoSchedule"],
    state: "going away",
    setBy: "Cluster API",
  },
  {
    key: "node.gardener.cloud/critical-components-not-ready",
    effects: NO_SCHEDULE,
    state: "joining",
    setBy: "Gardener",
  },
  { key: "k0sctl.k0sproject.io/evict", effects: [], state: "being drained", setBy: "k0sctl" },
];

const TRANSIENT_KEYS: ReadonlySet<string> = new Set(STATE_TAINTS.map(({ key }) => key));

const TRANSIENT_PREFIXES: readonly string[] = [
  "startup-taint.cluster-autoscaler.kubernetes.io/",
  "ignore-taint.cluster-autoscaler.kubernetes.io/",
  "status-taint.cluster-autoscaler.kubernetes.io/",
  "readiness.k8s.io/",
];

/** Agents name the taints that they remove once they run: `node.cilium.io/agent-not-ready`. */
const AGENT_KEY = /(?:agent-not-ready|not-ready|uninitialized)$/;

/** True for a taint that goes by itself. `globs` are the cluster's own `transientTaints`. */
export function isTransientTaint(key: string, globs: readonly string[]): boolean {
  return (
    TRANSIENT_KEYS.has(key) ||
    TRANSIENT_PREFIXES.some((prefix) => key.startsWith(prefix)) ||
    AGENT_KEY.test(key) ||
    globs.some((glob) => matchesNameGlob(glob, key))
  );
}

/** The effects with which Kubernetes itself sets a taint of this key, always without a value; undefined for any other key. */
export function effectsSetByKubernetes(key: string): readonly TaintEffect[] | undefined {
  return STATE_TAINTS.find((taint) => taint.key === key && taint.setBy === KUBERNETES)?.effects;
}
