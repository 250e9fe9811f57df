import type { Workload } from "../model/workload.js";
/** What a DaemonSet does that other pods of its node cannot start without. */
export type NodeAgentRole = "CSI node plugin" | "CNI agent" | "device plugin";
/** Told by what the pod mounts and runs: a registrar or a plugin folder of the kubelet is no accident. */
export declare function nodeAgentRole({ podSpec }: Workload): NodeAgentRole | undefined;
