import type { PodSpec } from "../../model/pod.js";
import type { NodePool } from "../../model/pool.js";

/** Kubernetes sets both labels alike. */
export const OS_LABELS: readonly string[] = ["kubernetes.io/os", "beta.kubernetes.io/os"];

/** Returns Linux unless labels or a single-valued requirement say otherwise. */
export function osOfPool({ labels, requirements = [] }: NodePool): string {
  const required = requirements.find(({ key, operator }) => OS_LABELS.includes(key) && operator === "In");
  const only = required?.values.length === 1 ? required.values[0] : undefined;
  return labels["kubernetes.io/os"] ?? labels["beta.kubernetes.io/os"] ?? only ?? "linux";
}

/** Returns the declared system, else Linux. */
export function osOfPod({ os, nodeSelector }: PodSpec): string {
  return os ?? OS_LABELS.map((label) => nodeSelector[label]).find((name) => name !== undefined) ?? "linux";
}
