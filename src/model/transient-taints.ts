import { matchesNameGlob } from "./name-glob.js";
import { STATE_TAINTS } from "./state-taints.js";

const TRANSIENT_KEYS: ReadonlySet<string> = new Set(STATE_TAINTS.map(({ key }) => key));

/** Of families of taints, of which each cluster has its own: autoscaler's utils/taints/taints.go, node-readiness-controller. */
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
