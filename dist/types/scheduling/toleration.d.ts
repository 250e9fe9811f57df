import type { FeatureGateState } from "../model/cluster.js";
import type { Taint } from "../model/taint.js";
import type { Toleration } from "../model/toleration.js";
/** `unknown`: it depends on a feature gate whose state is not known. */
export type Tolerance = "yes" | "no" | "unknown";
/**
 * Whether one toleration tolerates one taint. Does not validate: `{}` tolerates every taint without a value.
 * Upstream: api/core/v1/toleration.go ToleratesTaint.
 */
export declare function toleratesTaint(toleration: Toleration, taint: Taint, comparison: FeatureGateState): Tolerance;
/** The answer of a whole list for one taint. `toleration` is the first that answers `yes`. */
export interface ListTolerance<T extends Toleration> {
    readonly tolerance: Tolerance;
    readonly toleration: T | undefined;
}
/**
 * Which toleration of a list meets a taint: the first in list order that tolerates it.
 * Upstream: component-helpers/scheduling/corev1/helpers.go TolerationsTolerateTaint.
 */
export declare function findToleration<T extends Toleration>(tolerations: readonly T[], taint: Taint, comparison: FeatureGateState): ListTolerance<T>;
/**
 * The effects that keep a pod off a node. Upstream: pkg/scheduler/framework/plugins/helper/taint.go
 * DoNotScheduleTaintsFilterFunc.
 */
export declare function keepsPodsOff(taint: Taint): boolean;
/**
 * The taints that pass the filter and that no toleration tolerates, nor may tolerate, in order.
 * Upstream: component-helpers/scheduling/corev1/helpers.go FindMatchingUntoleratedTaint.
 */
export declare function untoleratedTaints<T extends Taint>(taints: readonly T[], tolerations: readonly Toleration[], filter: (taint: Taint) => boolean, comparison: FeatureGateState): T[];
/** The taints that one toleration tolerates for certain. */
export declare function taintsOpenedBy<T extends Taint>(toleration: Toleration, taints: readonly T[], comparison: FeatureGateState): T[];
