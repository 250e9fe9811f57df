import type { NodePool } from "../model/pool.js";
import type { Place } from "../model/source.js";
import { type PoolTaint } from "../model/taint.js";
import type { Rule } from "./rule.js";
/** The place of one field of a taint: the field itself for an object, the whole text for kubectl's syntax. */
export declare function placeOfTaintField(taint: PoolTaint, field: string): Place;
/** The taints of every pool, startup taints too, each list with its pool. */
export declare function taintLists(pools: readonly NodePool[]): {
    pool: NodePool;
    taints: readonly PoolTaint[];
}[];
export declare const invalidTaint: Rule;
