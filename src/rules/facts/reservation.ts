import { matchesNameGlob } from "../../model/name-glob.js";
import { folderOf } from "../../model/path-steps.js";
import type { PodSpec } from "../../model/pod.js";
import { isControlPlanePool, type NodePool, OS_LABEL } from "../../model/pool.js";
import { type AddOnOrigin, isDaemon, type Workload, type WorkloadIdentity } from "../../model/workload.js";
import { nodeAgentRole } from "./node-agents.js";

/** Reports whether `reservedFor` allows the workload; an unreserved pool allows all. */
export function isWelcome(workload: Workload, pool: NodePool): boolean {
  const reservation = pool.reservedFor;
  if (reservation === undefined) return true;
  const { namespaces, workloads } = reservation;
  const byNamespace = namespaces?.some((glob) => matchesNameGlob(glob, workload.namespace)) ?? false;
  const byWorkload = workloads?.some((glob) => matchesWorkload(glob, workload)) ?? false;
  return byNamespace || byWorkload;
}

/** Annotates a DaemonSet or its template with pools it is not for: comma-separated globs. */
export const NOT_ON_ANNOTATION = "taintlint.dev/not-on";

/** Matches globs with `!` exclusions; exclusions alone match the rest. */
function coversDaemonSet(globs: readonly string[], { namespace, name }: Workload): boolean {
  const covers = (glob: string) => matchesNameGlob(glob, name) || matchesNameGlob(glob, `${namespace}/${name}`);
  return globs.reduce(
    (isCovered, glob) => (glob.startsWith("!") ? isCovered && !covers(glob.slice(1)) : isCovered || covers(glob)),
    globs[0]?.startsWith("!") ?? false,
  );
}

/** Reports whether the pool names the DaemonSet by a specific glob. */
export function servesByName(workload: Workload, { daemonSets = [] }: NodePool): boolean {
  const asking = daemonSets.filter((glob) => !glob.startsWith("!") && !/^\**$/.test(glob));
  return coversDaemonSet(daemonSets, workload) && coversDaemonSet(asking, workload);
}

/** Reports whether pool and DaemonSet permit each other. */
export function mayServePool(workload: Workload, pool: NodePool): boolean {
  const { annotations, templateAnnotations } = workload;
  const notOn = `${annotations[NOT_ON_ANNOTATION] ?? ""},${templateAnnotations[NOT_ON_ANNOTATION] ?? ""}`.split(",");
  if (notOn.some((glob) => matchesNameGlob(glob.trim(), pool.name))) return false;
  return pool.daemonSets === undefined ? isWelcome(workload, pool) : coversDaemonSet(pool.daemonSets, workload);
}

/** Returns the reason not to advise a toleration, after the pool's name; undefined if harmless. */
export function whyNotToTolerate(workload: Workload, pool: NodePool): string | undefined {
  if (!isWelcome(workload, pool)) return "is reserved for others";
  // Agents of nodes serve control planes, too.
  if (!isDaemon(workload) && isControlPlanePool(pool)) return "is a control plane";
  const os = osOfPool(pool);
  return os === osOfPod(workload.podSpec) ? undefined : `has nodes with ${os ?? "a system that is not known"}`;
}

/** Reports whether the workload must not use the pool. System DaemonSets and node agents serve it. */
export function isIntruder(workload: Workload, pool: NodePool): boolean {
  if (isWelcome(workload, pool)) return false;
  if (isDaemon(workload) && pool.daemonSets && coversDaemonSet(pool.daemonSets, workload)) return false;
  const serves = isSystemNamespace(workload.namespace) || nodeAgentRole(workload) !== undefined;
  return !isDaemon(workload) || !serves;
}

const FARGATE = { key: "eks.amazonaws.com/compute-type", value: "fargate" };

/** Reports whether nodes stand for a service of single pods: EKS Fargate or a virtual kubelet, no DaemonSets. */
export function isVirtualPool({ taints, labels }: NodePool): boolean {
  return (
    labels[FARGATE.key] === FARGATE.value ||
    labels.type === "virtual-kubelet" ||
    taints.some(({ key, value }) => {
      return key === "virtual-kubelet.io/provider" || (key === FARGATE.key && value === FARGATE.value);
    })
  );
}

const SYSTEM_NAMESPACES: ReadonlySet<string> = new Set(["kube-system", "kube-public", "kube-node-lease"]);

/** Reports whether a namespace is for cluster components, which may run anywhere. */
export function isSystemNamespace(namespace: string): boolean {
  return (
    SYSTEM_NAMESPACES.has(namespace) ||
    namespace.startsWith("openshift-") ||
    namespace.startsWith("gke-") ||
    namespace.endsWith("-system")
  );
}

/** Reads an option of type `mappings`, already validated. */
export function readMappings<K extends string>(value: unknown, keys: readonly K[]): Readonly<Record<K, string>>[] {
  if (!Array.isArray(value)) return [];
  const hasKeys = (item: unknown): item is Readonly<Record<K, string>> =>
    typeof item === "object" && item !== null && keys.every((key) => key in item);
  return value.filter(hasKeys);
}

/** Matches `Kind/name` or `namespace/Kind/name`. */
export function matchesWorkload(glob: string, { kind, namespace, name }: WorkloadIdentity): boolean {
  return matchesNameGlob(glob, `${kind}/${name}`) || matchesNameGlob(glob, `${namespace}/${kind}/${name}`);
}

/** Kubernetes sets both labels alike. */
export const OS_LABELS: readonly string[] = [OS_LABEL, "beta.kubernetes.io/os"];

/** Returns Linux unless labels or a single-valued requirement say otherwise; undefined where that is open. */
export function osOfPool({ labels, requirements = [], incomplete = [] }: NodePool): string | undefined {
  const required = requirements.find(({ key, operator }) => OS_LABELS.includes(key) && operator === "In");
  const only = required?.values.length === 1 ? required.values[0] : undefined;
  const isPending = incomplete.some(({ label }) => label === OS_LABEL);
  return labels[OS_LABEL] ?? labels["beta.kubernetes.io/os"] ?? only ?? (isPending ? undefined : "linux");
}

/** Returns the declared system, else Linux. */
export function osOfPod({ os, nodeSelector }: PodSpec): string {
  return os ?? OS_LABELS.map((label) => nodeSelector[label]).find((name) => name !== undefined) ?? "linux";
}

/** Reports whether add-on and pool belong to one cluster: declared together, and none else named. */
export function isAddOnOf({ place, cluster }: AddOnOrigin, pool: NodePool): boolean {
  if (folderOf(pool.place.document.file.path) !== folderOf(place.file.path)) return false;
  return cluster === undefined || pool.clusterName === cluster;
}
