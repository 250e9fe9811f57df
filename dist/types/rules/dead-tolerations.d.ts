import type { Inventory } from "../model/cluster.js";
import type { WorkloadFit } from "../model/fit.js";
import type { NodePool } from "../model/pool.js";
import type { PoolTaint, Taint } from "../model/taint.js";
import type { Toleration } from "../model/toleration.js";
import type { RuleContext } from "./rule.js";
/** A toleration whose key is known but which tolerates nothing, and the taint that it misses. */
export interface NearMissOfPool {
    readonly miss: "value" | "effect" | "operator";
    readonly taint: Taint;
    /** Undefined for a taint that Kubernetes sets by itself. */
    readonly pool: NodePool | undefined;
    readonly poolTaint: PoolTaint | undefined;
}
/** Every taint that a node of the inventory can have, startup taints included. */
export declare function taintsOf(inventory: Inventory): readonly PoolTaint[];
/** The taint that a toleration misses by its value or effect only; undefined when it tolerates something, or nothing is near. */
export declare function findNearMiss(toleration: Toleration, { inventory }: RuleContext): NearMissOfPool | undefined;
/** Whether a placement finding about the same workload already names this toleration as the near miss. */
export declare function isNamedByPlacement(fit: WorkloadFit, index: number, { inventory }: RuleContext): boolean;
