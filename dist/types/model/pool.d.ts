import type { Place } from "./source.js";
import type { PoolTaint } from "./taint.js";
/** One Node of a snapshot. */
export interface PoolNode {
    readonly name: string;
    readonly labels: Readonly<Record<string, string>>;
    /** `spec.unschedulable`: cordoned. */
    readonly unschedulable: boolean;
}
/** Which workloads may enter a pool. Globs; an absent list restricts nothing. */
export interface Reservation {
    readonly namespaces: readonly string[] | undefined;
    /** `Kind/name` or `namespace/Kind/name`. */
    readonly workloads: readonly string[] | undefined;
}
/** How many nodes a pool may have; what is absent is unknown. */
export interface PoolScale {
    readonly min?: number;
    readonly max?: number;
    readonly replicas?: number;
}
export declare const POOL_ROLES: readonly ["worker", "control-plane"];
export type PoolRole = (typeof POOL_ROLES)[number];
/** A set of nodes with the same taints and labels. */
export interface NodePool {
    readonly name: string;
    /** `null` for the only cluster. */
    readonly cluster: string | null;
    /** The format it was read from: `taintlint` for a hand-declared pool, `node` for Node objects. */
    readonly format: string;
    readonly place: Place;
    /** In source order, as written; may hold taints that the API server would refuse. */
    readonly taints: readonly PoolTaint[];
    /** Taints that a controller removes once the node is ready; no toleration is needed to run there. */
    readonly startupTaints: readonly PoolTaint[];
    readonly labels: Readonly<Record<string, string>>;
    /** True: a label that is not in `labels` is absent (a Node snapshot). False: well-known keys and `openLabels` may exist. */
    readonly labelsClosed: boolean;
    /** Label keys that may exist with an unknown value. Globs. */
    readonly openLabels: readonly string[];
    /** The Nodes of a snapshot, or undefined for a declared pool whose nodes are not known one by one. */
    readonly nodes: readonly PoolNode[] | undefined;
    /** Resource names to quantities; a missing key is unknown. */
    readonly allocatable: Readonly<Record<string, string>>;
    readonly reservedFor: Reservation | undefined;
    readonly scale?: PoolScale;
    /** Absent when nothing says what the nodes are for. */
    readonly role?: PoolRole;
}
