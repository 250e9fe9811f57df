import type { Inventory } from "../model/cluster.js";
import type { NodePool } from "../model/pool.js";
/** What a pool's nodes have under a label key, as far as the repository tells. */
export type LabelOffer = {
    readonly kind: "value";
    readonly value: string;
} | {
    readonly kind: "absent";
} | {
    readonly kind: "unknown";
};
/** Answers for one pool; each key is decided once. */
export type LabelOffers = (key: string) => LabelOffer;
/**
 * What a pool of the inventory offers for label keys. A pool read from Nodes offers its labels and nothing else;
 * a declared pool may have labels that it does not declare: well-known ones, the cluster's `knownLabels` and its
 * `openLabels`.
 */
export declare function labelOffers(pool: NodePool, inventory: Inventory): LabelOffers;
/** What a node offers whose labels are all known. */
export declare function exactOffers(labels: Readonly<Record<string, string>>): LabelOffers;
