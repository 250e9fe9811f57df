import type { ClusterDeclaration } from "../inventory/cluster-declaration.js";
import type { Manifest } from "../manifest/read-manifest.js";
import type { AdmissionObjects, Inventory } from "../model/cluster.js";
import type { WorkloadFit } from "../model/fit.js";
/** A cluster as its configuration declares it, with the pools that it turned out to have. */
export interface ResolvedCluster {
    readonly inventory: Inventory;
    readonly declaration: ClusterDeclaration;
}
/** Every workload that belongs to a cluster, judged against its pools. */
export interface ClusterJudgement {
    readonly inventory: Inventory;
    readonly admission: AdmissionObjects;
    readonly fits: readonly WorkloadFit[];
}
/** Judges the manifests against every cluster that they are bound to. */
export declare function judgeClusters(clusters: readonly ResolvedCluster[], manifests: readonly Manifest[]): readonly ClusterJudgement[];
