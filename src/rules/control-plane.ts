import type { NodePool } from "../model/pool.js";

/** Role keys of control-plane nodes; `master` until Kubernetes 1.24, and still on OpenShift; the last one is Rancher's. */
export const CONTROL_PLANE_KEYS: ReadonlySet<string> = new Set([
  "node-role.kubernetes.io/control-plane",
  "node-role.kubernetes.io/master",
  "node-role.kubernetes.io/controlplane",
]);

/** Whether the pool's nodes are the control plane: by its declared role, else by its taints and labels. */
export function isControlPlanePool(pool: NodePool): boolean {
  if (pool.role !== undefined) return pool.role === "control-plane";
  return (
    pool.taints.some((taint) => CONTROL_PLANE_KEYS.has(taint.key)) ||
    Object.keys(pool.labels).some((key) => CONTROL_PLANE_KEYS.has(key))
  );
}
