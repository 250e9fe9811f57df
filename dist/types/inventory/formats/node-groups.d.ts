import type { NodeSnapshot } from "./node-object.js";
/** Nodes that make one pool: the same group and the same taints. */
export interface NodeGroup {
    readonly name: string;
    /** In source order, at least one. */
    readonly nodes: readonly [NodeSnapshot, ...NodeSnapshot[]];
}
/**
 * Groups Nodes into pools. `none`: each by itself; `auto`: by the platform's pool label, else by roles, else by
 * instance type; anything else is the key of a label. A group whose taints differ is split, and the names then tell
 * the taints. Groups stand in the order of their first nodes.
 */
export declare function groupNodes(nodes: readonly NodeSnapshot[], groupBy: string): NodeGroup[];
