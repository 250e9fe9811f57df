import { type NodePool } from "../model/pool.js";
import type { FieldPath, SourceDocument, SourceNode } from "../model/source.js";
import { type ConfigurationError } from "./configuration-error.js";
/** The format of pools that are declared by hand. */
export declare const DECLARED_FORMAT = "taintlint";
/**
 * Reads a hand-declared pool from a mapping that fits the schema. Texts that Kubernetes would refuse are errors at
 * their place, but for taints written as mappings: those are kept for the rule `invalid-taint`.
 */
export declare function readDeclaredPool(document: SourceDocument, path: FieldPath, node: SourceNode, cluster: string | null): {
    readonly pool: NodePool;
    readonly errors: readonly ConfigurationError[];
};
