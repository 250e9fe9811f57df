import type { PodSpec } from "../../model/pod.js";
import { type NodePool, OS_LABEL } from "../../model/pool.js";

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
