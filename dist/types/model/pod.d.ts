import type { FieldPath } from "./source.js";
import { type StringMap } from "./string-map.js";
import type { Toleration } from "./taint.js";
/** core/v1 NodeSelectorRequirement. */
export interface NodeSelectorRequirement {
    readonly key: string;
    readonly operator: string;
    readonly values: readonly string[];
}
/** core/v1 NodeSelectorTerm: expressions and fields are ANDed; empty matches nothing. */
export interface NodeSelectorTerm {
    readonly matchExpressions: readonly NodeSelectorRequirement[];
    readonly matchFields: readonly NodeSelectorRequirement[];
}
export interface PreferredSchedulingTerm {
    readonly weight: number | undefined;
    readonly preference: NodeSelectorTerm;
}
/** core/v1 NodeAffinity. `required` is undefined if absent, empty without terms. */
export interface NodeAffinity {
    readonly required: readonly NodeSelectorTerm[] | undefined;
    readonly preferred: readonly PreferredSchedulingTerm[];
}
export interface Container {
    readonly name: string;
    readonly image: string;
    readonly requests: StringMap<string>;
    readonly limits: StringMap<string>;
    /** The node condition in its variable `CONDITION_TYPE`. */
    readonly reportsCondition?: string;
    /** `--kubeconfig`, possibly of another cluster. */
    readonly kubeconfig?: string | undefined;
    /** `--controllers`, those that a manager of them runs; by default all. */
    readonly controllers?: string | undefined;
    /** `Always` on an init container makes a sidecar, which keeps its resources. */
    readonly restartPolicy: string | undefined;
}
/** core/v1 TopologySpreadConstraint: fields that select nodes. */
export interface TopologySpreadConstraint {
    readonly maxSkew: number | undefined;
    readonly topologyKey: string;
    readonly whenUnsatisfiable: string;
    /** `Honor` or `Ignore`; undefined is `Honor`. */
    readonly nodeAffinityPolicy: string | undefined;
    /** `Honor` or `Ignore`; undefined is `Ignore`. */
    readonly nodeTaintsPolicy: string | undefined;
    /** Undefined without a label selector, or if it asks for more than one value of each label. */
    readonly matchLabels: StringMap<string> | undefined;
    /** False without a label selector: no pod counts. */
    readonly hasSelector: boolean;
    readonly minDomains?: number;
    readonly matchLabelKeys?: readonly string[];
    /** All label keys of the selector. */
    readonly selectedKeys?: readonly string[];
    /** Missing required fields. */
    readonly lacks?: readonly string[];
    /** The topology key is present and empty. */
    readonly isKeyEmpty?: true;
}
/** core/v1 PodAffinityTerm: `attract` for affinity, `repel` for anti-affinity. */
export interface PodAffinityTerm {
    readonly effect: "attract" | "repel";
    readonly isRequired: boolean;
    readonly topologyKey: string;
    /** From the pod spec to the topology key. */
    readonly path: FieldPath;
    /** Only of preferred terms. */
    readonly weight?: number;
    /** The topology key is present and empty. */
    readonly isKeyEmpty?: true;
    /** Keys of its label selector, with paths from the pod spec. */
    readonly selected?: readonly {
        readonly key: string;
        readonly path: FieldPath;
    }[];
    /** Selected labels in its own namespace, one value each; absent if it selects otherwise. */
    readonly matchLabels?: StringMap<string>;
    /** Pods of another revision of the workload may not count, by `matchLabelKeys`. */
    readonly isOfOneRevision?: true;
}
/** A port of the node that a container takes: core/v1 ContainerPort, with its defaults. */
export interface HostPort {
    readonly port: number;
    readonly ip: string;
    readonly protocol: string;
    /** From the pod spec to its number. */
    readonly path: FieldPath;
}
/** core/v1 PodResourceClaim. */
export interface PodDeviceClaim {
    readonly kind: "ResourceClaim" | "ResourceClaimTemplate";
    readonly name: string;
    /** From the pod spec to its name. */
    readonly path: FieldPath;
}
/** Requests and limits, as written. */
export interface PodResources {
    readonly requests: StringMap<string>;
    readonly limits: StringMap<string>;
}
/** The scheduling fields of a core/v1 PodSpec. */
export interface PodSpec {
    readonly tolerations: readonly Toleration[];
    readonly nodeSelector: StringMap<string>;
    readonly nodeAffinity: NodeAffinity | undefined;
    readonly nodeName: string;
    readonly hostNetwork: boolean;
    readonly hostPorts?: readonly HostPort[];
    readonly runtimeClassName: string | undefined;
    readonly priorityClassName?: string;
    readonly os: string | undefined;
    /** `hostPath.path` of all volumes; identifies CSI, CNI and device plugins. */
    readonly hostPaths: readonly string[];
    /** As written; undefined for the namespace's default. */
    readonly serviceAccount?: string | undefined;
    /** True if a storage driver mounts a volume: claims, StatefulSet templates, or inline volumes. */
    readonly hasClaims: boolean;
    readonly containers: readonly Container[];
    readonly initContainers: readonly Container[];
    /** Pod-level resources, which override those of containers. */
    readonly resources: PodResources;
    /** Added to requests; set from the RuntimeClass at admission. */
    readonly overhead: StringMap<string>;
    readonly topologySpreadConstraints: readonly TopologySpreadConstraint[];
    readonly podAffinityTerms: readonly PodAffinityTerm[];
    readonly deviceClaims?: readonly PodDeviceClaim[];
}
export declare const EMPTY_POD_SPEC: PodSpec;
