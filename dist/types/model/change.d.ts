import type { Severity } from "./finding.js";
import type { NodePool } from "./pool.js";
import type { Place, TextPlace } from "./source.js";
import type { PoolTaint } from "./taint.js";
import type { Workload } from "./workload.js";
/** Effects on a workload, the worst first. */
export declare const IMPACT_EFFECTS: readonly ["unschedulable", "evicted", "loses-pool", "gains-pool", "schedulable"];
export type ImpactEffect = (typeof IMPACT_EFFECTS)[number];
export interface PoolDifference {
    /** Its current name; for a removed pool its old one. */
    readonly pool: string;
    readonly change: "added" | "removed" | "changed";
    /** Undefined for an added pool. */
    readonly before: NodePool | undefined;
    /** Undefined for a removed pool. */
    readonly after: NodePool | undefined;
    readonly details: readonly string[];
    /** Removed taints that kept pods off. */
    readonly lifted: readonly PoolTaint[];
    /** New taints that keep pods off. */
    readonly added: readonly PoolTaint[];
    /** Replacement of its nodes: by whom, and workloads without another pool meanwhile. */
    readonly replaced?: {
        readonly by: string;
        readonly bound: readonly Workload[];
    };
    /** Fragments that ask for the pool as it was; absent for none. No verdict says what becomes of them. */
    readonly askers?: readonly PoolAsker[];
    /** A current place that shows the change. */
    readonly at: Place | TextPlace;
}
/** A pod spec in values or a patch that selects a pool, or tolerates one of its taints. */
export interface PoolAsker {
    readonly file: string;
    readonly line: number;
    /** Identifies its HelmRelease or Application; undefined outside of one. */
    readonly release: string | undefined;
    /** `label pool=gpu`: what it names, and no pool has any more; undefined for nothing. */
    readonly loses: string | undefined;
}
export interface Impact {
    readonly workload: Workload;
    readonly effect: ImpactEffect;
    readonly pools: readonly string[];
    /** Seconds until a NoExecute taint ends running pods, 0 at once; else null. */
    readonly evictedAfterSeconds: number | null;
    readonly reason: string;
}
/** The landing order of a workload and a pool that change together. `neither`: the pod does not fit in between. */
export interface RolloutOrder {
    readonly workload: Workload;
    readonly pool: string;
    readonly order: "manifests-first" | "pools-first" | "neither";
    /** The wrong order evicts running pods. */
    readonly evicts: boolean;
}
/** Another version of a chart from elsewhere, and who loses pools by it. */
export interface ChartChange {
    /** `vector 0.40.1 → 0.41.0` */
    readonly chart: string;
    readonly at: TextPlace;
    /** With the number of tolerations that each had and has no more. */
    readonly losses: readonly (Pick<Impact, "workload" | "pools"> & {
        readonly tolerations: number;
    })[];
}
export interface ClusterChange {
    readonly cluster: string | null;
    readonly charts: readonly ChartChange[];
    readonly pools: readonly PoolDifference[];
    readonly impacts: readonly Impact[];
    readonly orders: readonly RolloutOrder[];
    /** Workloads that may lose a pool. */
    readonly undecided: readonly Workload[];
    readonly arrivals: Arrivals;
}
/** Workloads without a comparable base. */
export interface Arrivals {
    /** New workloads that the API server accepts. */
    readonly added: readonly Workload[];
    /** New workloads certainly without a pool. */
    readonly unplaced: readonly Workload[];
    /** Refused workloads, new or old. */
    readonly refused: readonly Workload[];
}
/** Returns an unwanted effect's severity; undefined for a gain. */
export declare function severityOfImpact({ effect }: Pick<Impact, "effect">): Severity | undefined;
/** Reports whether the workload loses something. */
export declare function isLoss({ effect }: Pick<Impact, "effect">): boolean;
export interface Weakening {
    readonly at: Place | TextPlace;
    readonly says: string;
    /** By default: revert it. */
    readonly help?: string;
    /** Distinguishes it from others at its place. */
    readonly names: readonly string[];
    readonly workload?: Workload;
    /** A shared cause, by which they are merged. */
    readonly cause?: string;
}
