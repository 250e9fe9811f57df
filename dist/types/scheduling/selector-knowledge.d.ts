import type { Reason, SelectorVerdict } from "../model/fit.js";
import type { LabelOffers } from "./label-offer.js";
import type { NodeSelection } from "./node-selection.js";
/** Whether the nodes of a pool meet a pod's selector, with what speaks against it or stays open. */
export interface SelectorJudgement {
    readonly verdict: SelectorVerdict;
    readonly reasons: readonly Reason[];
}
/**
 * Judges a pool by what is known of its labels. `mismatch` is only said where no node of the pool can meet the
 * selector.
 * `nodeName` is the name where the pool is one known node, else undefined.
 */
export declare function judgeSelection(selection: NodeSelection, offers: LabelOffers, nodeName: string | undefined): SelectorJudgement;
