import type { PodSpec } from "../../model/pod.js";
import type { NodePool } from "../../model/pool.js";

/** The labels that name a node's operating system; Kubernetes sets both to the same value. */
export const OS_LABELS: readonly string[] = ["kubernetes.io/os", "beta.kubernetes.io/os"];

/** The operating system of a pool's nodes: Linux unless its labels, or a requirement for one value, say otherwise. */
export function osOfPool({ labels, requirements = [] }: NodePool): string {
  const required = requirements.find(({ key, operator }) => OS_LABELS.includes(key) && operator === "In");
  const only = required?.values.length === 1 ? required.values[0] : undefined;
  return labels["kubernetes.io/os"] ?? labels["beta.kubernetes.io/os"] ?? only ?? "linux";
}

/** The system that a pod's images are made for: what it says, else Linux. */
export function osOfPod({ os, nodeSelector }: PodSpec): string {
  return os ?? OS_LABELS.map((label) => nodeSelector[label]).find((name) => name !== undefined) ?? "linux";
}
