import type { FeatureGateState } from "../model/cluster.js";
import type { Taint } from "../model/taint.js";
import type { Toleration } from "../model/toleration.js";
/**
 * Seconds until the pod is evicted by NoExecute taints: null never, 0 at once.
 * For each taint the first toleration in list order is the used one, also where a later one would be endless.
 * While the gate of Gt and Lt is unknown, the kinder of its two states counts.
 * Upstream: pkg/controller/tainteviction/taint_eviction.go processPodOnNode.
 */
export declare function evictedAfterSeconds(taints: readonly Taint[], tolerations: readonly Toleration[], comparison: FeatureGateState): number | null;
/**
 * The shortest time of the tolerations in use: null when all are endless, 0 without any toleration and for zero or
 * less.
 * Upstream: pkg/controller/tainteviction/taint_eviction.go getMinTolerationTime.
 */
export declare function minTolerationSeconds(used: readonly Toleration[]): number | null;
