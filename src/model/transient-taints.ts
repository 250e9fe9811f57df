import { matchesNameGlob } from "./name-glob.js";
import { STATE_TAINTS } from "./state-taints.js";

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
