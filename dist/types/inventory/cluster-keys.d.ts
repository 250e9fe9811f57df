import type { AdmissionSwitches, ClusterSettings } from "../model/cluster.js";
import type { SourceNode } from "../model/source.js";
export type ImplicitMode = "apply" | "warn" | "off";
/** The keys that describe a cluster, as written at the top of a file or in one of its clusters. */
export interface ClusterKeys {
    readonly manifests?: readonly string[];
    readonly exclude?: readonly string[];
    readonly provider?: string;
    readonly kubernetesVersion?: string;
    readonly implicit?: ImplicitMode;
    readonly admission: Partial<AdmissionSwitches>;
    /** States by name; what is not listed follows the Kubernetes version. */
    readonly featureGates: ReadonlyMap<string, boolean>;
    readonly transientTaints?: readonly string[];
    readonly knownLabels?: readonly string[];
    readonly complete?: boolean;
}
export declare const NO_CLUSTER_KEYS: ClusterKeys;
/** Reads the keys from a mapping that fits the schema. */
export declare function readClusterKeys(node: SourceNode): ClusterKeys;
/** The keys of a cluster over those that stand above it: each key wins as a whole, switches and gates one by one. */
export declare function overlayClusterKeys(above: ClusterKeys, own: ClusterKeys): ClusterKeys;
/** What the scheduling layer needs to know about a cluster, with every default filled in. */
export declare function resolveSettings(name: string | null, keys: ClusterKeys): ClusterSettings;
/** The texts of a list, undefined when the key is absent. */
export declare function readStrings(node: SourceNode | undefined): string[] | undefined;
export declare function readBoolean(node: SourceNode | undefined): boolean | undefined;
