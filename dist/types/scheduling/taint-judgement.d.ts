import type { FeatureGateState } from "../model/cluster.js";
import type { ToleratedTaint } from "../model/fit.js";
import type { Taint } from "../model/taint.js";
import type { PodToleration } from "../model/toleration.js";
/** A list of taints against a pod's tolerations, each list in the taints' order. */
export interface TaintJudgement {
    /** Untolerated, with any effect but PreferNoSchedule; one that is no effect at all blocks nothing. */
    readonly untolerated: readonly Taint[];
    /** Those of `untolerated` that keep the pod off. */
    readonly blocking: readonly Taint[];
    readonly avoided: readonly Taint[];
    /** Tolerated only if Gt and Lt are in force, which is not known. */
    readonly unknown: readonly Taint[];
    readonly tolerated: readonly ToleratedTaint[];
}
/** Sorts a pool's taints by what the pod's tolerations say to each. */
export declare function judgeTaints(taints: readonly Taint[], tolerations: readonly PodToleration[], comparison: FeatureGateState): TaintJudgement;
