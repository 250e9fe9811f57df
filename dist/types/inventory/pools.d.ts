import type { Inventory } from "../model/cluster.js";
import type { ClusterDeclaration } from "./cluster-declaration.js";
import { type ConfigurationError, type InventoryNotice } from "./configuration-error.js";
import type { ImportedFile } from "./from-declaration.js";
/**
 * Puts a cluster's pools together: those declared by hand, then those of its imports in the order of `from`.
 * `imports` holds the files that the cluster's `from` entries name; those of other clusters are ignored.
 */
export declare function buildInventory(declaration: ClusterDeclaration, imports: readonly ImportedFile[]): {
    readonly inventory: Inventory;
    readonly errors: readonly ConfigurationError[];
    readonly notices: readonly InventoryNotice[];
};
