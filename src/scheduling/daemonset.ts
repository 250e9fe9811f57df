import type { WorkloadFit } from "../model/fit.js";
import type { PodSpec } from "../model/pod.js";
import type { NodePool } from "../model/pool.js";
import { type PodToleration, type Toleration, withOrigin } from "../model/toleration.js";
import type { Workload } from "../model/workload.js";
import { addToleration } from "./taints/add-toleration.js";

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

/**
 * Returns the tolerations of a DaemonSet's pod before admission. An added toleration replaces the manifest's with the
 * same key, operator, value and effect, including its seconds. Upstream: pkg/controller/daemon/util/daemonset_util.go
 * AddOrUpdateDaemonPodTolerations.
 */
export function withDaemonTolerations(spec: PodSpec, tolerations: readonly PodToleration[]): readonly PodToleration[] {
  let result = tolerations;
  for (const added of daemonTolerations(spec.hostNetwork)) {
    result = addToleration(result, withOrigin(added, { by: "DaemonSet controller" }));
  }
  return result;
}

/** Classes of Kubernetes itself, above those that people make. */
const SYSTEM_CLASS = /^system-(?:node|cluster)-critical$/;

/**
 * Reports whether a pod of the DaemonSet takes its part of every node of the pool before the other pod can: it tolerates the
 * taints, is selected, and does not give way to a pod of a higher priority.
 */
export function runsBeside({ workload, pools }: WorkloadFit, index: number, { workload: other }: WorkloadFit): boolean {
  const { pool, verdict } = pools[index] ?? {};
  if (pool === undefined || workload === other || (verdict !== "fits" && verdict !== "avoided")) return false;
  if (!areAlike(pool) && selects(workload)) return false;
  const [own, others] = [workload.podSpec.priorityClassName ?? "", other.podSpec.priorityClassName ?? ""];
  return own === others || (SYSTEM_CLASS.test(own) && !SYSTEM_CLASS.test(others));
}

/** Reports whether all nodes of the pool have the same labels: a DaemonSet that selects some may else run on a part of them. */
function areAlike({ nodes = [], requirements, machineTypes = [], openLabels }: NodePool): boolean {
  return nodes.length < 2 && requirements === undefined && machineTypes.length < 2 && openLabels.length === 0;
}

function selects({ podSpec }: Workload): boolean {
  return Object.keys(podSpec.nodeSelector).length > 0 || podSpec.nodeAffinity?.required !== undefined;
}
