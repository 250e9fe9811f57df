import type { ByWord } from "./by-word.js";
import type { PodSpec } from "./pod.js";
import type { FieldPath, Place, SourceDocument, TextPlace } from "./source.js";
import type { MountedClaim } from "./volume.js";
/** Where the API server puts a namespaced object that names no namespace. */
export declare const DEFAULT_NAMESPACE = "default";
export declare const WORKLOAD_KINDS: readonly ["Pod", "Deployment", "StatefulSet", "DaemonSet", "ReplicaSet", "ReplicationController", "Job", "CronJob", "PodTemplate"];
export type WorkloadKind = (typeof WORKLOAD_KINDS)[number];
/** Something the API server cannot decode into its type, such as `value: true` where a string belongs. */
export interface DecodeError {
    readonly path: FieldPath;
    /** What the field takes, such as `string` or `list`. */
    readonly expected: string;
    /** What stands there, such as `boolean`. */
    readonly found: string;
}
/** A key that the API does not know where it stands. Paths start at the object's root. */
export interface UnknownField {
    readonly field: string;
    readonly path: FieldPath;
    /** What it most likely means; absent where nothing comes near. */
    readonly meant?: MeantField;
    /** The fields that belong there, where they are few. */
    readonly legal: readonly string[];
    /** A custom resource may have a field of this name: nobody but its own types knows. */
    readonly isGuess?: true;
    /** The API server knows it in these versions, and in no other. */
    readonly knownIn?: KnownIn | undefined;
}
/** Minor versions of Kubernetes. */
export interface KnownIn {
    readonly since: number;
    readonly until?: number | undefined;
}
/** The field that an unknown key most likely means. */
export interface MeantField {
    /** `tolerations`, where `toleration` is written. */
    readonly field: string;
    /** Where it belongs; `*` stands for an item of a list. */
    readonly path: FieldPath;
    /** It belongs to another mapping than the one that it stands in. */
    readonly isElsewhere: boolean;
    /** A field of that name stands there already. */
    readonly isOccupied: boolean;
    /** Nobody could mean anything else. */
    readonly isCertain: boolean;
}
/** A scheduling field of a pod spec that the object holds at another place than a pod spec would. Both paths start at its root. */
export interface MovedField {
    /** Where the field would stand in the pod spec: `["spec", "affinity", "affinity", "nodeAffinity"]`. */
    readonly from: FieldPath;
    /** Where it stands: `["spec", "affinity", "nodeAffinity"]`. */
    readonly to: FieldPath;
}
/** A pod that the controller of an object makes without a word about it in the object: it has no scheduling fields. */
export interface DefaultPod {
    /** What findings call it: `submitter`. */
    readonly part: string;
    /** `KubeRay`. */
    readonly by: string;
    /** The field that would describe it. */
    readonly field: string;
    /** Resource names to quantities. */
    readonly requests: ByWord<string>;
    readonly help: string;
}
/** The add-on of a platform that brings a workload: nobody of the repository wrote its pod. */
export interface AddOnOrigin {
    /** `aws-ebs-csi-driver`. */
    readonly name: string;
    /** Where the repository declares it. */
    readonly place: TextPlace;
    /** The cluster that its declaration names; undefined where it names none. */
    readonly cluster: string | undefined;
    /** The configuration value that holds its tolerations: `node.tolerations`. */
    readonly tolerationsAt: string;
}
/** What a path through values goes through without naming a component. */
export declare const VALUE_HOLDERS: ReadonlySet<string>;
/** What the values around a fragment say of the component that it belongs to. */
export interface ComponentValues {
    /** The charts that the object with the values releases: of an Application, of a HelmRelease. */
    readonly chart?: readonly string[];
    /** The kind that the chart is told to make, in lower case: `daemonset`. */
    readonly makes?: string;
    /** A switch turns the component off. */
    readonly isOff?: boolean;
}
/** An object whose pod template taintlint judges. Paths of errors start at the object's root. */
export interface Workload {
    /** The object's kind; `File` for a fragment in a file that is no object, whose path is then the name. */
    readonly kind: string;
    readonly apiVersion: string;
    readonly namespace: string;
    /** `metadata.name`, or `metadata.generateName` followed by `*`. */
    readonly name: string;
    /** Which of the pod specs of a custom resource it is: `worker group gpu`. Absent where the object has only one. */
    readonly part?: string;
    readonly labels: ByWord<string>;
    readonly annotations: ByWord<string>;
    /** `spec.replicas` as written; undefined where it is absent. */
    readonly replicas: number | undefined;
    /** Labels of the pod template; the object's own for a Pod. */
    readonly templateLabels: ByWord<string>;
    /** Of Kubernetes' own kinds. */
    readonly claims?: readonly MountedClaim[];
    /** Labels of the Jobs that a CronJob makes. */
    readonly jobLabels?: ByWord<string>;
    /** Annotations of the pod template; the object's own for a Pod. */
    readonly templateAnnotations: ByWord<string>;
    /**
     * A piece of a pod spec that stands somewhere else than in a workload: values of a chart, a patch, a list of an
     * operator. Its siblings decide with it where the pod may run, so that nothing is said about its placement.
     */
    readonly isFragment?: true;
    /** Of a fragment that was found by its shape. */
    readonly values?: ComponentValues;
    /** For a workload that was rendered: the object that the rendering started from, as it is written there. */
    readonly base?: Workload;
    /** Absent for what the repository itself describes. */
    readonly addOn?: AddOnOrigin;
    readonly document: SourceDocument;
    /** The object's root in the document: empty, or `["items", 3]` inside a List. */
    readonly objectPath: FieldPath;
    /** From the object's root to the pod spec: `["spec", "template", "spec"]`. */
    readonly podSpecPath: FieldPath;
    /** Paths of errors and of rules are those of a pod spec; places and messages show where the field really stands. */
    readonly movedFields?: readonly MovedField[];
    readonly podSpec: PodSpec;
    /** Pods that are made beside this one; with one workload of an object only. Absent where there are none. */
    readonly defaultPods?: readonly DefaultPod[];
    readonly decodeErrors: readonly DecodeError[];
    /** Unknown keys that mean, or may mean, where the pod may run: while there is one nobody knows what the pod asks for. */
    readonly strayFields: readonly UnknownField[];
    /** Unknown keys that say nothing about where the pod may run. The API server refuses the object all the same. */
    readonly unknownFields?: readonly UnknownField[];
    /** In the lists of kubectl: why a Pod of it waits, as the scheduler of its cluster says. */
    readonly schedulerMessage?: string;
    /** In the lists of kubectl: the number of nodes that have a Pod of the DaemonSet. */
    readonly placedOn?: number;
}
/** Pods that a controller makes of an object and of another one that it names. */
export interface MadePods {
    /** Where the object names the other one. */
    readonly place: Place;
    readonly of: {
        readonly kind: string;
        readonly name: string;
    };
    /** As the object's own; its places are those of the other one. */
    readonly workload: Workload;
}
/** How findings name a workload. */
export interface WorkloadIdentity {
    readonly kind: string;
    /** Empty for a file that is no object. */
    readonly namespace: string;
    readonly name: string;
    readonly part?: string;
}
/** The identity alone of something that has one. */
export declare function identityOf({ kind, namespace, name, part }: WorkloadIdentity): WorkloadIdentity;
/** Where a field really stands that a pod spec would have at `path`. Both start at the object's root. */
export declare function writtenPath({ movedFields }: Workload, path: FieldPath): FieldPath;
/** A place inside the workload's object: `path` starts at the object's root. */
export declare function placeInObject(workload: Workload, path: FieldPath, part?: Place["part"]): Place;
/** A place inside the workload's pod spec: `path` starts at the pod spec. */
export declare function placeInPodSpec(workload: Workload, path: FieldPath, part?: Place["part"]): Place;
/** The name with the part, where there is one: `train (worker group gpu)`. */
export declare function nameWithPart({ name, part }: Pick<WorkloadIdentity, "name" | "part">): string;
/** `Deployment default/api`, `RayCluster ml/train (worker group gpu)`, `File values.yaml (controller)`. */
export declare function formatWorkload(workload: WorkloadIdentity): string;
/** Reports whether all that a workload says stands in the text of its file: not where it was rendered, or put together from several. */
export declare function standsInItsText({ document, addOn }: Workload): boolean;
