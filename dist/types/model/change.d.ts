import type { Severity } from "./finding.js";
import type { NodePool } from "./pool.js";
import type { Place, TextPlace } from "./source.js";
import type { PoolTaint } from "./taint.js";
import type { Workload } from "./workload.js";
/** What happens to a workload, the worst first. */
export declare const IMPACT_EFFECTS: readonly ["unschedulable", "evicted", "loses-pool", "gains-pool", "schedulable"];
export type ImpactEffect = (typeof IMPACT_EFFECTS)[number];
/** A pool whose taints, labels or existence a change touches. */
export interface PoolDifference {
    /** Its name now; its name before, for a pool that is removed. */
    readonly pool: string;
    readonly change: "added" | "removed" | "changed";
    /** Undefined for an added pool. */
    readonly before: NodePool | undefined;
    /** Undefined for a removed pool. */
    readonly after: NodePool | undefined;
    /** One clause each: `adds taint gpu=true:NoSchedule`. */
    readonly details: readonly string[];
    /** Taints that keep pods off, which the pool had and has no more. */
    readonly lifted: readonly PoolTaint[];
    /** Taints that keep pods off, which the pool did not have. */
    readonly added: readonly PoolTaint[];
    /** Its nodes are replaced by new ones because of it, who does so, and which workloads no other pool takes meanwhile. */
    readonly replaced?: {
        readonly by: string;
        readonly bound: readonly Workload[];
    };
    /** Where the change can be seen now. */
    readonly at: Place | TextPlace;
}
/** One thing that a change does to one workload. */
export interface Impact {
    /** As it is after the change. */
    readonly workload: Workload;
    readonly effect: ImpactEffect;
    /** Names of the pools that it loses, gains or is evicted from. */
    readonly pools: readonly string[];
    /** 0 at once, n after n seconds, where a NoExecute taint ends its running pods; else null. */
    readonly evictedAfterSeconds: number | null;
    /** One lower-case clause: why. */
    readonly reason: string;
}
/**
 * What a workload, changed together with a pool, needs of their order while both are rolled out.
 * `neither`: whichever comes first, the pod does not fit the pool in between.
 */
export interface RolloutOrder {
    readonly workload: Workload;
    readonly pool: string;
    readonly order: "manifests-first" | "pools-first" | "neither";
    /** In the wrong order its running pods are evicted. */
    readonly evicts: boolean;
}
/** What a change does to one cluster. */
export interface ClusterChange {
    readonly cluster: string | null;
    readonly pools: readonly PoolDifference[];
    /** The worst first. */
    readonly impacts: readonly Impact[];
    readonly orders: readonly RolloutOrder[];
    /** Workloads that had a pool for which nobody can tell whether it still takes them. */
    readonly undecided: readonly Workload[];
    readonly arrivals: Arrivals;
}
/** Workloads of the head with which nothing of the base can be compared. */
export interface Arrivals {
    /** Those that the base did not have and that the API server takes. */
    readonly added: readonly Workload[];
    /** Those of them that certainly find no pool. */
    readonly unplaced: readonly Workload[];
    /** Those that the API server refuses, whether the base had them or not. */
    readonly refused: readonly Workload[];
}
/** How bad it is, if nobody wanted it. Undefined for what is good news. */
export declare function severityOfImpact({ effect }: Pick<Impact, "effect">): Severity | undefined;
/** True for an effect that takes something from the workload. */
export declare function isLoss({ effect }: Pick<Impact, "effect">): boolean;
