import type { AdmissionObjects, PriorityClass } from "../model/cluster.js";
import type { PodSpec } from "../model/pod.js";
import type { NodePool } from "../model/pool.js";
import type { WorkloadFit } from "../model/pool-fit.js";
import { type PodToleration, type Toleration, withOrigin } from "../model/taint.js";
import type { EveryNode, Workload } from "../model/workload.js";
import { compileNodeSelection, matchesNode } from "./labels/node-selection.js";
import { addToleration } from "./taints/merge-tolerations.js";

const DAEMON_TOLERATIONS: readonly Toleration[] = [
  { key: "node.kubernetes.io/not-ready", operator: "Exists", effect: "NoExecute" },
  { key: "node.kubernetes.io/unreachable", operator: "Exists", effect: "NoExecute" },
  { key: "node.kubernetes.io/disk-pressure", operator: "Exists", effect: "NoSchedule" },
  { key: "node.kubernetes.io/memory-pressure", operator: "Exists", effect: "NoSchedule" },
  { key: "node.kubernetes.io/pid-pressure", operator: "Exists", effect: "NoSchedule" },
  { key: "node.kubernetes.io/unschedulable", operator: "Exists", effect: "NoSchedule" },
];
const HOST_NETWORK_TOLERATIONS: readonly Toleration[] = [
  { key: "node.kubernetes.io/network-unavailable", operator: "Exists", effect: "NoSchedule" },
];

/** Returns the tolerations that the DaemonSet controller adds to every pod, in its order. */
export function daemonTolerations(hostNetwork: boolean): readonly Toleration[] {
  return hostNetwork ? [...DAEMON_TOLERATIONS, ...HOST_NETWORK_TOLERATIONS] : DAEMON_TOLERATIONS;
}

/** Added ones replace equal ones. Upstream: daemon/util/daemonset_util.go AddOrUpdateDaemonPodTolerations. */
export function withDaemonTolerations(
  spec: PodSpec,
  tolerations: readonly PodToleration[],
  { tolerates = [] }: EveryNode = {},
): readonly PodToleration[] {
  let result = tolerations;
  for (const added of [...daemonTolerations(spec.hostNetwork), ...tolerates]) {
    result = addToleration(result, withOrigin(added, { by: "DaemonSet controller" }));
  }
  return result;
}

/** Reports whether the DaemonSet has a pod on every node of the pool: it tolerates the taints, and what it selects all nodes have. */
export function runsOnAll({ workload, pools }: WorkloadFit, index: number): boolean {
  const { pool, verdict } = pools[index] ?? {};
  return pool !== undefined && (verdict === "fits" || verdict === "avoided") && selectsAll(workload, pool);
}

type Priorities = Pick<AdmissionObjects, "priorities">;

/** Identifies a DaemonSet by its name in the cluster, which several overlays may share. */
export function daemonKey({ namespace, name }: Workload): string {
  return JSON.stringify([namespace, name]);
}

/** Classes of Kubernetes itself, above those of people. Upstream: pkg/apis/scheduling/types.go SystemCriticalPriority. */
const SYSTEM_CLASSES: NonNullable<Priorities["priorities"]> = new Map([
  ["system-cluster-critical", { value: 2_000_000_000, isPatient: false }],
  ["system-node-critical", { value: 2_000_001_000, isPatient: false }],
]);
const NO_CLASS: PriorityClass = { value: 0, isPatient: false };
/** Upstream: HighestUserDefinablePriority. */
const MOST_OF_PEOPLE = 1_000_000_000;

/**
 * Reports whether a pod of the DaemonSet has its place before the other pod; undefined where the order of their priorities is not
 * known, and between DaemonSets of one priority, any of which may start first.
 */
export function comesBefore(daemon: Workload, other: Workload, { priorities }: Priorities): boolean | undefined {
  const [name = "", others = ""] = [daemon, other].map(({ podSpec }) => podSpec.priorityClassName);
  const classOf = (one: string) =>
    SYSTEM_CLASSES.get(one) ?? priorities?.get(one) ?? (one === "" ? NO_CLASS : undefined);
  const [own, most] = [classOf(name), classOf(others)];
  if (name === others || (own && own.value === most?.value)) return other.kind === "DaemonSet" ? undefined : true;
  if ((own?.value ?? -Infinity) > (most?.value ?? MOST_OF_PEOPLE)) return true;
  return (own?.value ?? MOST_OF_PEOPLE) < (most?.value ?? -Infinity) && most?.isPatient !== true ? false : undefined;
}

/** Reports whether what the DaemonSet selects all nodes have, as far as that is known. */
function selectsAll({ podSpec }: Workload, { nodes = [], requirements, machineTypes = [], openLabels }: NodePool) {
  const { nodeSelector, nodeAffinity } = podSpec;
  if (Object.keys(nodeSelector).length === 0 && nodeAffinity?.required === undefined) return true;
  if (nodes.length < 2) return requirements === undefined && machineTypes.length < 2 && openLabels.length === 0;
  const selection = compileNodeSelection(nodeSelector, nodeAffinity?.required);
  return nodes.every((node) => matchesNode(selection, node));
}
