import type { Inventory } from "../model/cluster.js";
import type { Reason, SelectorVerdict } from "../model/fit.js";
import type { NodePool } from "../model/pool.js";
import type { NodeSelection } from "./node-selection.js";
/** Which nodes a pod asks for, apart from taints. */
export interface PlacementRequest {
    readonly selection: NodeSelection;
    /** The only nodes that its terms name, or undefined for all. */
    readonly nodeNames: ReadonlySet<string> | undefined;
    /** `spec.nodeName`; empty for none. */
    readonly nodeName: string;
    readonly toleratesCordon: boolean;
}
/** Whether a pool has a node that the pod asks for, apart from taints. */
export interface Placement {
    readonly verdict: SelectorVerdict;
    /** Of the node selector and the required affinity alone. */
    readonly selector: SelectorVerdict;
    /** Every node that the pod asks for is cordoned, and it does not tolerate that. */
    readonly cordoned: boolean;
    readonly reasons: readonly Reason[];
}
/** Judges a pool node by node where its nodes are known, else by what it declares of their labels. */
export declare function judgePlacement(request: PlacementRequest, pool: NodePool, inventory: Inventory): Placement;
