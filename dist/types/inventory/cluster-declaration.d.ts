import type { ClusterSettings } from "../model/cluster.js";
import type { NodePool } from "../model/pool.js";
import type { FieldPath, Place, SourceDocument, SourceNode } from "../model/source.js";
import { type ClusterKeys, type ImplicitMode } from "./cluster-keys.js";
import type { ConfigurationError } from "./configuration-error.js";
import { type FromDeclaration } from "./from-declaration.js";
/** A cluster as its file declares it, before its imports are read. */
export interface ClusterDeclaration {
    readonly settings: ClusterSettings;
    /** The mapping that holds the cluster's keys. */
    readonly place: Place;
    readonly implicit: ImplicitMode;
    /** Undefined: what the pools come from decides. */
    readonly complete: boolean | undefined;
    /** Globs of the manifests that are deployed to the cluster; undefined: all that are linted. */
    readonly manifests: readonly string[] | undefined;
    readonly exclude: readonly string[];
    /** The hand-declared pools; undefined without the key. */
    readonly pools: readonly NodePool[] | undefined;
    /** The imports; undefined without the key. */
    readonly from: readonly FromDeclaration[] | undefined;
}
/** Reads a cluster, or the top of a file without clusters (`name` null), from a mapping that fits the schema. */
export declare function readClusterDeclaration(document: SourceDocument, path: FieldPath, node: SourceNode, name: string | null, keys: ClusterKeys): {
    readonly cluster: ClusterDeclaration;
    readonly errors: readonly ConfigurationError[];
};
