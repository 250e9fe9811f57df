import { matchesNameGlob } from "./name-glob.js";

/**
 * Keys of taints that come and go with a node's condition: no workload needs a toleration for them, and a snapshot
 * of Nodes shows them only by chance. From Kubernetes, cluster-autoscaler, Karpenter, Cluster API and Gardener.
 */
const TRANSIENT_KEYS: ReadonlySet<string> = new Set([
  "node.kubernetes.io/not-ready",
  "node.kubernetes.io/unreachable",
  "node.kubernetes.io/unschedulable",
  "node.kubernetes.io/memory-pressure",
  "node.kubernetes.io/disk-pressure",
  "node.kubernetes.io/pid-pressure",
  "node.kubernetes.io/network-unavailable",
  "node.kubernetes.io/out-of-service",
  "node.cloudprovider.kubernetes.io/uninitialized",
  "node.cloudprovider.kubernetes.io/shutdown",
  "ToBeDeletedByClusterAutoscaler",
  "DeletionCandidateOfClusterAutoscaler",
  "cloud.google.com/impending-node-termination",
  "NodeWithImpairedVolumes",
  "karpenter.sh/disrupted",
  "karpenter.sh/disruption",
  "karpenter.sh/unregistered",
  "node.cluster.x-k8s.io/uninitialized",
  "node.cluster.x-k8s.io/outdated-revision",
  "node.gardener.cloud/critical-components-not-ready",
  "k0sctl.k0sproject.io/evict",
]);

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
