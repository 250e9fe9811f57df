import type { NodePool } from "../model/pool.js";
/** Role keys of control-plane nodes; `master` until Kubernetes 1.24, and still on OpenShift. */
export declare const CONTROL_PLANE_KEYS: ReadonlySet<string>;
export declare function isControlPlanePool(pool: NodePool): boolean;
