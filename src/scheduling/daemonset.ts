import type { PodSpec } from "../model/pod.js";
import { type PodToleration, type Toleration, withOrigin } from "../model/toleration.js";
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
