import type { Toleration } from "./toleration.js";
/** core/v1 NodeSelectorRequirement. */
export interface NodeSelectorRequirement {
    readonly key: string;
    readonly operator: string;
    readonly values: readonly string[];
}
/** core/v1 NodeSelectorTerm: expressions and fields are ANDed; a term with neither matches nothing. */
export interface NodeSelectorTerm {
    readonly matchExpressions: readonly NodeSelectorRequirement[];
    readonly matchFields: readonly NodeSelectorRequirement[];
}
export interface PreferredSchedulingTerm {
    readonly weight: number | undefined;
    readonly preference: NodeSelectorTerm;
}
/** core/v1 NodeAffinity. `required` is undefined when absent, and an empty list when it has no terms. */
export interface NodeAffinity {
    readonly required: readonly NodeSelectorTerm[] | undefined;
    readonly preferred: readonly PreferredSchedulingTerm[];
}
export interface Container {
    readonly name: string;
    readonly image: string;
    /** Resource names to quantities, as written. */
    readonly requests: Readonly<Record<string, string>>;
    readonly limits: Readonly<Record<string, string>>;
}
/** The fields of a core/v1 PodSpec that decide where the pod may run. */
export interface PodSpec {
    readonly tolerations: readonly Toleration[];
    readonly nodeSelector: Readonly<Record<string, string>>;
    readonly nodeAffinity: NodeAffinity | undefined;
    readonly nodeName: string;
    readonly hostNetwork: boolean;
    readonly runtimeClassName: string | undefined;
    readonly os: string | undefined;
    /** `hostPath.path` of every volume: tells CSI, CNI and device plugins apart. */
    readonly hostPaths: readonly string[];
    readonly containers: readonly Container[];
    readonly initContainers: readonly Container[];
}
export declare const EMPTY_POD_SPEC: PodSpec;
