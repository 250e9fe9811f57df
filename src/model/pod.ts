import { type ByWord, NO_WORDS } from "./by-word.js";
import type { FieldPath } from "./source.js";
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
  readonly requests: ByWord<string>;
  readonly limits: ByWord<string>;
  /** The condition of its node that it reports, by its variable `CONDITION_TYPE`. */
  readonly reportsCondition?: string;
  /** The file by which it finds an API server (`--kubeconfig`), which may be that of another cluster. */
  readonly kubeconfig?: string;
  /** `Always` on an init container makes it a sidecar, which keeps its resources. */
  readonly restartPolicy: string | undefined;
}

/** core/v1 TopologySpreadConstraint, the fields that say which nodes it counts. */
export interface TopologySpreadConstraint {
  readonly maxSkew: number | undefined;
  readonly topologyKey: string;
  readonly whenUnsatisfiable: string;
  /** `Honor` or `Ignore`; undefined is `Honor`. */
  readonly nodeAffinityPolicy: string | undefined;
  /** `Honor` or `Ignore`; undefined is `Ignore`. */
  readonly nodeTaintsPolicy: string | undefined;
  /** Undefined where the label selector is absent or has expressions: it then cannot be compared by labels alone. */
  readonly matchLabels: ByWord<string> | undefined;
  /** False where the label selector is absent: the constraint then counts no pod. */
  readonly hasSelector: boolean;
  readonly minDomains?: number;
  readonly matchLabelKeys?: readonly string[];
  /** Every label key that the label selector names. */
  readonly selectedKeys?: readonly string[];
  /** Fields without which the API server refuses it, and which it does not have. */
  readonly lacks?: readonly string[];
  /** The topology key is there, and empty: nobody fills it in. */
  readonly isKeyEmpty?: true;
}

/** core/v1 PodAffinityTerm: `attract` draws the pod to others, `repel` keeps it from them. */
export interface PodAffinityTerm {
  readonly effect: "attract" | "repel";
  readonly isRequired: boolean;
  readonly topologyKey: string;
  /** From the pod spec to the topology key. */
  readonly path: FieldPath;
  /** Of a preferred term. */
  readonly weight?: number;
  /** The topology key is there, and empty. */
  readonly isKeyEmpty?: true;
  /** The keys of its label selector, each from the pod spec. */
  readonly selected?: readonly { readonly key: string; readonly path: FieldPath }[];
  /** Labels of the pods of its own namespace that it is about; absent where expressions or other namespaces decide. */
  readonly matchLabels?: ByWord<string>;
}

/** A port of the node that a container takes: core/v1 ContainerPort, with its defaults. */
export interface HostPort {
  readonly port: number;
  readonly ip: string;
  readonly protocol: string;
  /** From the pod spec to its number. */
  readonly path: FieldPath;
}

/** A claim for devices that a pod names: core/v1 PodResourceClaim. */
export interface PodDeviceClaim {
  readonly kind: "ResourceClaim" | "ResourceClaimTemplate";
  readonly name: string;
  /** From the pod spec to its name. */
  readonly path: FieldPath;
}

/** Requests and limits of a pod as a whole: resource names to quantities, as written. */
export interface PodResources {
  readonly requests: ByWord<string>;
  readonly limits: ByWord<string>;
}

/** The fields of a core/v1 PodSpec that decide where the pod may run. */
export interface PodSpec {
  readonly tolerations: readonly Toleration[];
  readonly nodeSelector: ByWord<string>;
  readonly nodeAffinity: NodeAffinity | undefined;
  readonly nodeName: string;
  readonly hostNetwork: boolean;
  readonly hostPorts?: readonly HostPort[];
  readonly runtimeClassName: string | undefined;
  readonly priorityClassName?: string;
  readonly os: string | undefined;
  /** `hostPath.path` of every volume: tells CSI, CNI and device plugins apart. */
  readonly hostPaths: readonly string[];
  /** As written; undefined for the one that every pod of a namespace gets. */
  readonly serviceAccount?: string | undefined;
  /** True if a storage driver has to mount a volume: a claim, one of a StatefulSet's templates, or one in the pod itself. */
  readonly hasClaims: boolean;
  readonly containers: readonly Container[];
  readonly initContainers: readonly Container[];
  /** What the pod asks for as a whole, over what its containers ask for. */
  readonly resources: PodResources;
  /** Added to the requests; a RuntimeClass sets it at admission. */
  readonly overhead: ByWord<string>;
  readonly topologySpreadConstraints: readonly TopologySpreadConstraint[];
  readonly podAffinityTerms: readonly PodAffinityTerm[];
  /** `schedulingGroup.podGroupName`: the pods are placed together with those of that group. */
  readonly podGroup?: string;
  readonly deviceClaims?: readonly PodDeviceClaim[];
}

export const EMPTY_POD_SPEC: PodSpec = {
  tolerations: [],
  nodeSelector: NO_WORDS,
  nodeAffinity: undefined,
  nodeName: "",
  hostNetwork: false,
  runtimeClassName: undefined,
  os: undefined,
  hostPaths: [],
  hasClaims: false,
  containers: [],
  initContainers: [],
  resources: { requests: NO_WORDS, limits: NO_WORDS },
  overhead: NO_WORDS,
  topologySpreadConstraints: [],
  podAffinityTerms: [],
};
