import type { Taint } from "../model/taint.js";
import type { Toleration } from "../model/toleration.js";
import { findToleration } from "./toleration.js";

const UNSCHEDULABLE_TAINT: Taint = { key: "node.kubernetes.io/unschedulable", value: "", effect: "NoSchedule" };

/**
 * Whether the scheduler may place the pod on a cordoned node, one with `spec.unschedulable: true`.
 * Upstream: pkg/scheduler/framework/plugins/nodeunschedulable/node_unschedulable.go Filter.
 */
export function toleratesCordon(tolerations: readonly Toleration[]): boolean {
  // The taint has no value, so that Gt and Lt never hold, whatever the state of their gate.
  return findToleration(tolerations, UNSCHEDULABLE_TAINT, "off").tolerance === "yes";
}
