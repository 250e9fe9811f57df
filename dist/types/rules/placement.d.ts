import type { FeatureGateState } from "../model/cluster.js";
import type { RelatedPlace } from "../model/finding.js";
import type { PoolFit, WorkloadFit } from "../model/fit.js";
import type { FieldPath, Place } from "../model/source.js";
import { type PoolTaint } from "../model/taint.js";
import { type Workload } from "../model/workload.js";
/** Where a pod's placement goes wrong, why, and what to write instead. */
export interface Placement {
    readonly at: Place;
    readonly cause: string;
    /** One line for each pool. */
    readonly details: readonly string[];
    readonly help: string;
    readonly related: readonly RelatedPlace[];
    /** Position in the manifest's list of the toleration that nearly fits, or undefined. */
    readonly nearMissIndex: number | undefined;
}
/** The taints of a pool that keep the pod off, or ask it to stay away. */
export declare function taintsAgainst(pool: PoolFit): PoolTaint[];
/** Where the manifest asks for a label: its nodeSelector entry, or the expression of the first term that names it. */
export declare function findSelectorPath(workload: Workload, key: string): FieldPath | undefined;
/** The place of a missing toleration: the list it belongs to, else the pod spec. */
export declare function placeOfTolerations(workload: Workload): Place;
/** One line for each pool, the nearest to taking the pod first. */
export declare function describePools(pools: readonly PoolFit[], nearest?: readonly PoolFit[]): string[];
/**
 * Explains why taints stand between a pod and the pools that its selector allows.
 * `allowed` are those pools, at least one; each has taints that the pod does not tolerate.
 */
export declare function explainTaints(fit: WorkloadFit, allowed: readonly PoolFit[], comparison: FeatureGateState): Placement;
