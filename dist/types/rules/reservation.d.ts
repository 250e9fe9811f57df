import type { NodePool } from "../model/pool.js";
import type { Workload } from "../model/workload.js";
/** Whether `reservedFor` of the pool names the workload; a pool that is not reserved takes everybody. */
export declare function isWelcome(workload: Workload, pool: NodePool): boolean;
