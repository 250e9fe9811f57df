import type { FeatureGateState } from "../model/cluster.js";
import type { Taint } from "../model/taint.js";
import type { Toleration } from "../model/toleration.js";
/** What keeps a toleration from tolerating a taint that it nearly tolerates, the nearest first. */
export declare const NEAR_MISSES: readonly ["value", "effect", "operator", "key-spelling", "key-domain"];
export type NearMiss = (typeof NEAR_MISSES)[number];
/**
 * How a toleration misses a taint; undefined where it tolerates it, may tolerate it, or has nothing in common with it.
 * `value` is also said where value and effect differ both.
 */
export declare function nearMiss(toleration: Toleration, taint: Taint, comparison: FeatureGateState): NearMiss | undefined;
/** The toleration of a list that comes nearest to a taint that none of them tolerates; the first of equals. */
export declare function nearestToleration<T extends Toleration>(taint: Taint, tolerations: readonly T[], comparison: FeatureGateState): {
    readonly toleration: T;
    readonly miss: NearMiss;
} | undefined;
/** The taint of many that a toleration, which tolerates none of them, comes nearest to; the first of equals. */
export declare function nearestTaint<T extends Taint>(toleration: Toleration, taints: readonly T[], comparison: FeatureGateState): {
    readonly taint: T;
    readonly miss: NearMiss;
} | undefined;
