import type { NodePool } from "./pool.js";

export const CONTROL_PLANE_KEY = "node-role.kubernetes.io/control-plane";
export const MASTER_KEY = "node-role.kubernetes.io/master";
export const RANCHER_CONTROL_PLANE_KEY = "node-role.kubernetes.io/controlplane";

export const CONTROL_PLANE_KEYS: ReadonlySet<string> = new Set([
  CONTROL_PLANE_KEY,
  MASTER_KEY,
  RANCHER_CONTROL_PLANE_KEY,
]);

export function isControlPlanePool(pool: NodePool): boolean {
  if (pool.role !== undefined) return pool.role === "control-plane";
  return (
    pool.taints.some((taint) => CONTROL_PLANE_KEYS.has(taint.key)) ||
    Object.keys(pool.labels).some((key) => CONTROL_PLANE_KEYS.has(key))
  );
}
