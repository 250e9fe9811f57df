import type { FeatureGateState } from "../model/cluster.js";
import type { PoolFit, WorkloadFit } from "../model/fit.js";
import { type Placement } from "./placement.js";
import type { Rule } from "./rule.js";
/** Pools that the pod's selector allows and only taints keep from it. */
export declare function poolsBehindTaints(pools: readonly PoolFit[]): PoolFit[];
/** True when no pool takes the pod, for certain. A pod with a nodeName is not the scheduler's business. */
export declare function isUnschedulable({ valid, workload, pools }: WorkloadFit): boolean;
export declare function explainUnschedulable(fit: WorkloadFit, comparison: FeatureGateState): Placement;
export declare const unschedulable: Rule;
