import type { PoolFit, WorkloadFit } from "../model/fit.js";
import type { Rule } from "./rule.js";
/** The pools that the DaemonSet's selector allows, and that its tolerations alone keep it off. */
export declare function missedPools(fit: WorkloadFit): PoolFit[];
export declare const daemonsetMissesPool: Rule;
