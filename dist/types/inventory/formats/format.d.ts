import type { KubernetesObject } from "../../manifest/objects.js";
import type { NodePool } from "../../model/pool.js";
import type { ConfigurationError, InventoryNotice } from "../configuration-error.js";
import type { FromDeclaration } from "../from-declaration.js";
/** The objects of one entry of `from`, of all its files, that a format reads. */
export interface FormatInput {
    readonly objects: readonly KubernetesObject[];
    readonly from: FromDeclaration;
    readonly cluster: string | null;
    /** The cluster's own globs of taint keys that come and go. */
    readonly transientTaints: readonly string[];
}
export interface FormatOutput {
    readonly pools: readonly NodePool[];
    readonly errors: readonly ConfigurationError[];
    readonly notices: readonly InventoryNotice[];
}
/** A way to declare pools. Objects find their format by API group and kind, never by kind alone. */
export interface InventoryFormat {
    /** What `format` in the configuration and `format` of a pool say. */
    readonly id: string;
    readonly kinds: readonly {
        readonly group: string;
        readonly kind: string;
    }[];
    readonly read: (input: FormatInput) => FormatOutput;
}
