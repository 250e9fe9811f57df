import type { PodSpec } from "../model/pod.js";
import type { PodToleration, Toleration } from "../model/toleration.js";
/** The tolerations that the DaemonSet controller adds to every pod, in its order. */
export declare function daemonTolerations(hostNetwork: boolean): readonly Toleration[];
/**
 * The tolerations of a DaemonSet's pod when its controller makes it and judges nodes, before admission.
 * An added toleration replaces the manifest's with the same key, operator, value and effect, its seconds included.
 * Upstream: pkg/controller/daemon/util/daemonset_util.go AddOrUpdateDaemonPodTolerations.
 */
export declare function withDaemonTolerations(spec: PodSpec, tolerations: readonly PodToleration[]): readonly PodToleration[];
