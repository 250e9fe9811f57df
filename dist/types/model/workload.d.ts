import type { PodSpec } from "./pod.js";
import type { LineElsewhere } from "./repository-address.js";
import type { FieldPath, Place, SourceDocument, TextPlace } from "./source.js";
import type { StringMap } from "./string-map.js";
import type { Toleration, WrittenToleration } from "./taint.js";
import type { MountedClaim } from "./volume.js";
/** The API server's default. */
export declare const DEFAULT_NAMESPACE = "default";
export declare const WORKLOAD_KINDS: readonly ["Pod", "Deployment", "StatefulSet", "DaemonSet", "ReplicaSet", "ReplicationController", "Job", "CronJob", "PodTemplate"];
export type WorkloadKind = (typeof WORKLOAD_KINDS)[number];
/** A value the API server cannot decode, such as `value: true` for a string. */
export interface DecodeError {
    readonly path: FieldPath;
    /** The expected type, such as `string` or `list`. */
    readonly expected: string;
    /** The found type, such as `boolean`. */
    readonly found: string;
}
/** An unknown key. Paths start at the object's root. */
export interface UnknownField {
    readonly field: string;
    readonly path: FieldPath;
    /** The likely intended field; absent if none is near. */
    readonly meant?: MeantField;
    /** Legal fields there, if few. */
    readonly legal: readonly string[];
    /** A custom resource may define this field. */
    readonly isGuess?: true;
    /** The custom resource has the field at another path. */
    readonly isStepOff?: true;
    /** The chart that does not read a value there. */
    readonly unreadBy?: string | undefined;
    /** The API server knows it in these versions, and in no other. */
    readonly knownIn?: KnownIn | undefined;
}
/** Minor versions of Kubernetes. */
export interface KnownIn {
    readonly since: number;
    readonly until?: number | undefined;
}
export interface MeantField {
    /** `tolerations` for a written `toleration`. */
    readonly field: string;
    /** Its right path; `*` is any item. */
    readonly path: FieldPath;
    /** It belongs in another mapping. */
    readonly isElsewhere: boolean;
    /** That field exists there already. */
    readonly isOccupied: boolean;
    /** No other meaning is possible. */
    readonly isCertain: boolean;
}
/** A scheduling field in another place than in a pod spec. Paths start at the object's root. */
export interface MovedField {
    /** The path in a pod spec: `["spec", "affinity", "affinity", "nodeAffinity"]`. */
    readonly from: FieldPath;
    /** The actual path: `["spec", "affinity", "nodeAffinity"]`. */
    readonly to: FieldPath;
}
/** A pod that a controller makes by default, without scheduling fields. */
export interface DefaultPod {
    readonly part: string;
    readonly by: string;
    readonly field: string;
    /** As written. */
    readonly requests: StringMap<string>;
    readonly help: string;
}
/** A controller's pods, of which every selected node gets one, as from a DaemonSet. */
export interface EveryNode {
    /** Tolerations that the controller adds. */
    readonly tolerates?: readonly Toleration[];
    /** The pods serve nodes with devices only. */
    readonly role?: "device plugin";
}
export interface AddOnOrigin {
    /** `aws-ebs-csi-driver`. */
    readonly name: string;
    readonly place: TextPlace;
    /** The declared cluster; undefined without one. */
    readonly cluster: string | undefined;
    readonly tolerationsAt: string;
}
/** Keys of values that name no component. */
export declare const VALUE_HOLDERS: ReadonlySet<string>;
/** Reports whether a path is in values that a HelmRelease, an Application or the like gives a chart. */
export declare function isInValues(path: FieldPath): boolean;
/** A fragment's component, by the values around it. */
export interface ComponentValues {
    /** Charts released with these values. */
    readonly chart?: readonly string[];
    readonly makes?: string;
    /** The component is disabled. */
    readonly isOff?: boolean;
}
/** An object with a pod template. Error paths start at its root. */
export interface Workload extends WorkloadIdentity {
    readonly apiVersion: string;
    readonly labels: StringMap<string>;
    readonly annotations: StringMap<string>;
    /** As written; undefined if absent. */
    readonly replicas: number | undefined;
    /** Of a Deployment with `replicas`: each rollout starts a pod before it stops one. */
    readonly surges?: true | undefined;
    /** Of the pod template; for a Pod its own. */
    readonly templateLabels: StringMap<string>;
    /** Of Kubernetes' own kinds. */
    readonly claims?: readonly MountedClaim[];
    /** Labels of a CronJob's Jobs. */
    readonly jobLabels?: StringMap<string>;
    /** Of the pod template; for a Pod its own. */
    readonly templateAnnotations: StringMap<string>;
    /**
     * Part of a pod spec outside of a workload: chart values, a patch. The rest is unknown, so placement is not judged.
     */
    readonly isFragment?: true;
    /** True for a fragment in an object of an unknown kind that makes pods and names no toleration. */
    readonly toleratesNothing?: true;
    /** The absent field of a custom resource without which no node gets a pod. */
    readonly noPodWithout?: string | undefined;
    /** Its line in another repository. */
    readonly elsewhere?: LineElsewhere | undefined;
    /** Of a fragment found by shape. */
    readonly values?: ComponentValues;
    /** For a rendered workload: its source object. */
    readonly base?: Workload;
    /** Absent for workloads of the repository. */
    readonly addOn?: AddOnOrigin;
    readonly document: SourceDocument;
    /** Empty, or `["items", 3]` in a List. */
    readonly objectPath: FieldPath;
    readonly podSpecPath: FieldPath;
    /** Other paths are a pod spec's; places and messages use the real ones. */
    readonly movedFields?: readonly MovedField[];
    readonly podSpec: PodSpec;
    /** Of a custom resource whose pods run on every node. Absent for others. */
    readonly everyNode?: EveryNode | undefined;
    /** Pods beside this one, for one workload of an object. Absent for none. */
    readonly defaultPods?: readonly DefaultPod[];
    readonly decodeErrors: readonly DecodeError[];
    /** Unknown keys that may decide placement, which is unknown until fixed. */
    readonly strayFields: readonly UnknownField[];
    /** Other unknown keys, refused by the API server. */
    readonly unknownFields?: readonly UnknownField[];
    /** In kubectl's lists: the scheduler's reason that a Pod waits. */
    readonly schedulerMessage?: string;
    /** In the lists of kubectl: the number of nodes that have a Pod of the DaemonSet. */
    readonly placedOn?: number;
    /** In the lists of kubectl: `2 of 3`, the ready Pods of a DaemonSet that wants more. */
    readonly unready?: string | undefined;
    /** In the lists of kubectl: its Pods that are bound to a node. */
    readonly boundPods?: readonly Pick<Workload, "name" | "podSpec">[] | undefined;
}
/** Pods made of an object and another it names. */
export interface MadePods {
    /** The reference to the other object. */
    readonly place: Place;
    readonly of: {
        readonly kind: string;
        readonly name: string;
    };
    /** As the object's own, with places of the other. */
    readonly workload: Workload;
}
export interface WorkloadIdentity {
    /** `File` for a fragment outside of objects, whose name is its path. */
    readonly kind: string;
    /** Empty for a file that is no object. */
    readonly namespace: string;
    /** `metadata.name`, or `metadata.generateName` and `*`. */
    readonly name: string;
    /** The pod spec of a custom resource: `worker group gpu`; absent for a single one. */
    readonly part?: string;
}
/** Reports whether every node that the workload selects gets a pod. */
export declare function isDaemon({ kind, everyNode }: Pick<Workload, "kind" | "everyNode">): boolean;
export declare function identityOf({ kind, namespace, name, part }: WorkloadIdentity): WorkloadIdentity;
/** Returns the real path of a pod spec field; both start at the object's root. */
export declare function writtenPath({ movedFields }: Workload, path: FieldPath): FieldPath;
/** Returns the place of a field; `path` starts at the object's root. */
export declare function placeInObject(workload: Workload, path: FieldPath, target?: Place["target"]): Place;
/** Returns the place of a field; `path` starts at the pod spec. */
export declare function placeInPodSpec(workload: Workload, path: FieldPath, target?: Place["target"]): Place;
/** `train (worker group gpu)`, or the name alone. */
export declare function nameWithPart({ name, part }: Pick<WorkloadIdentity, "name" | "part">): string;
/** `Deployment default/api`, `RayCluster ml/train (worker group gpu)`, `File values.yaml (controller)`. */
export declare function formatWorkload(workload: WorkloadIdentity): string;
/** Reports whether the whole workload is written in its file, neither rendered nor assembled. */
export declare function standsInItsText({ document, addOn }: Workload): boolean;
/** Returns the place of a toleration's key, or of its operator without one. */
export declare function placeOfToleration(workload: Workload, { key, origin }: WrittenToleration): Place;
/** Returns the place of the list of tolerations, possibly empty, else of the pod spec. */
export declare function placeOfTolerations(workload: Workload): Place;
