import type { Toleration } from "../model/toleration.js";
/**
 * Whether the scheduler may place the pod on a cordoned node, one with `spec.unschedulable: true`.
 * Upstream: pkg/scheduler/framework/plugins/nodeunschedulable/node_unschedulable.go Filter.
 */
export declare function toleratesCordon(tolerations: readonly Toleration[]): boolean;
