import type { NodePool } from "./pool.js";

/** The role key of control-plane nodes. */
export const CONTROL_PLANE_KEY = "node-role.kubernetes.io/control-plane";
/** The one until Kubernetes 1.24, and still on OpenShift. */
export const MASTER_KEY = "node-role.kubernetes.io/master";
/** Rancher's spelling. */
export const RANCHER_CONTROL_PLANE_KEY = "node-role.kubernetes.io/controlplane";

export const CONTROL_PLANE_KEYS: ReadonlySet<string> = new Set([
  CONTROL_PLANE_KEY,
  MASTER_KEY,
  RANCHER_CONTROL_PLANE_KEY,
]);

/** Reports whether the pool's nodes are the control plane: by its declared role, else by its taints and labels. */
export function isControlPlanePool(pool: NodePool): boolean {
  if (pool.role !== undefined) return pool.role === "control-plane";
  return (
    pool.taints.some((taint) => CONTROL_PLANE_KEYS.has(taint.key)) ||
    Object.keys(pool.labels).some((key) => CONTROL_PLANE_KEYS.has(key))
  );
}
