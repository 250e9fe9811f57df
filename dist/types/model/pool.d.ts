import type { Cloud } from "./machine.js";
import type { Place } from "./source.js";
import { type StringMap } from "./string-map.js";
import type { PoolTaint, Taint } from "./taint.js";
export interface PoolNode {
    readonly name: string;
    readonly labels: StringMap<string>;
    /** `spec.unschedulable`: cordoned. */
    readonly unschedulable: boolean;
    /** Empty if the snapshot omits it. */
    readonly allocatable: StringMap<string>;
    /** It has a taint that comes and goes by itself, which is left out. */
    readonly isPassing?: boolean;
    /** `not ready`, `under MemoryPressure`; absent for a healthy node. */
    readonly trouble?: string;
}
/** Workloads allowed in a pool, as globs; an absent list allows all. */
export interface Reservation {
    readonly namespaces: readonly string[] | undefined;
    /** `Kind/name` or `namespace/Kind/name`. */
    readonly workloads: readonly string[] | undefined;
}
/** Bounds on nodes; absent if unknown. */
export interface PoolScale {
    readonly min?: number;
    readonly max?: number;
    readonly replicas?: number;
}
export declare const POOL_ROLES: readonly ["worker", "control-plane"];
export type PoolRole = (typeof POOL_ROLES)[number];
export declare const REQUIREMENT_OPERATORS: readonly ["In", "NotIn", "Exists", "DoesNotExist", "Gt", "Lt", "Gte", "Lte"];
export type RequirementOperator = (typeof REQUIREMENT_OPERATORS)[number];
export interface PoolRequirement {
    readonly key: string;
    readonly operator: RequirementOperator;
    /** One or more for In and NotIn, none for Exists and DoesNotExist, else one integer. */
    readonly values: readonly string[];
}
/** Possible unknowns of a pool, as in `taintlint pools`. */
export type OpenFieldName = "taints" | "labels" | "name" | "exists";
/** The known part of a name with an undetermined end. */
export type NameBeginning = Required<Pick<IncompleteField, "beginning" | "hasEnd">>;
/** An undetermined property: templated, or known only after apply. */
export interface IncompleteField {
    /** Unknown taints leave verdicts open, unknown labels may have any value; an uncertain pool is never certain. */
    readonly field: OpenFieldName | "requirements" | "scale";
    readonly why: string;
    readonly place: Place;
    /** The only possible taint, if nothing else is open. */
    readonly taint?: Taint;
    /** The only open label. */
    readonly label?: string;
    /** The known start of a name. */
    readonly beginning?: string;
    /** True if the unknown end is not empty. */
    readonly hasEnd?: boolean;
}
export interface LabelOrigin {
    readonly place: Place;
    /** The component that adds it, if undeclared. */
    readonly implied?: string;
}
/** A declared field that the platform ignores or does not pass to nodes. */
export interface IgnoredField {
    readonly field: string;
    readonly place: Place;
    /** Advice, as a sentence. */
    readonly help: string;
    /** The intended pool, if it does not exist. */
    readonly names?: string;
    /** The intended label, if only pods that require it are affected. */
    readonly label?: {
        readonly key: string;
        readonly value: string;
    };
    /** Its taint, and all stray fields there. */
    readonly ofTaint?: {
        readonly key: string;
        readonly strays: readonly string[];
    };
    /** The platform's label for this key. */
    readonly known?: string;
}
export interface RefusedField {
    /** `label "node-role.kubernetes.io/gpu"`. */
    readonly what: string;
    readonly place: Place;
    readonly by: string;
    /** One lower-case clause. */
    readonly why: string;
    /** Advice, as a sentence. */
    readonly help: string;
}
/** A tag that describes nodes of an empty pool to the cluster autoscaler. */
export interface AutoscalerTag {
    /** `nothing`: unknown to the autoscaler. */
    readonly describes: "taint" | "label" | "nothing";
    /** The part after `.../node-template/taint/` or `.../label/`; for `nothing` after `.../node-template/`. */
    readonly key: string;
    /** `value:Effect` for a taint. */
    readonly value: string;
    readonly place: Place;
}
/** The autoscaler's knowledge of an empty group whose provider it cannot ask. */
export interface AutoscalerKnowledge {
    readonly from: "tags" | "annotations";
    /** In `formatTaint`'s form. */
    readonly taints: readonly string[];
    readonly labels: readonly string[];
    /** Taints in an annotation, with its place. */
    readonly annotated?: readonly PoolTaint[];
}
/** Pods of matching namespaces (`*` and `?`) with all of the labels. */
export interface PodSelector {
    readonly namespace: string;
    readonly labels: StringMap<string>;
}
export declare const DECLARED_FORMAT = "taintlint";
export declare const NODE_FORMAT = "node";
export declare const OS_LABEL = "kubernetes.io/os";
export declare const ARCHITECTURE_LABEL = "kubernetes.io/arch";
export declare const INSTANCE_TYPE_LABEL = "node.kubernetes.io/instance-type";
/** A set of nodes with the same taints and labels. */
export interface NodePool {
    readonly name: string;
    /** `null` for the only cluster. */
    readonly cluster: string | null;
    /** The cluster's name in the pool's declaration. */
    readonly clusterName?: string;
    /** `taintlint` for a declared pool, `node` for Node objects. */
    readonly format: string;
    /** Of the declaring object, if it affects the cluster. */
    readonly apiVersion?: string;
    readonly place: Place;
    /** Address such as `module.eks.eks_managed_node_groups["gpu"]`; by default its document's. */
    readonly address?: string;
    /** In source order, as written, possibly illegal. */
    readonly taints: readonly PoolTaint[];
    /** Removed by a controller once a node is ready; need no toleration. */
    readonly startupTaints: readonly PoolTaint[];
    readonly labels: StringMap<string>;
    /** By label; others come from the pool's place. */
    readonly labelOrigins?: StringMap<LabelOrigin>;
    /** True: other labels are absent (Nodes). False: well-known keys and `openLabels` may exist. */
    readonly labelsClosed: boolean;
    /** Possible label values of unlike nodes; they and `labels` hold on every node. */
    readonly requirements?: readonly PoolRequirement[];
    /** Absent without requirements. */
    readonly requirementsPlace?: Place;
    /** Globs of label keys that the platform sets. Undefined: any platform's. */
    readonly platformLabels?: readonly string[];
    /** Label keys that the platform certainly does not set. */
    readonly absentLabels?: readonly string[];
    /** Globs of label keys with unknown values. */
    readonly openLabels: readonly string[];
    /** The Nodes of a snapshot; undefined for a declared pool. */
    readonly nodes: readonly PoolNode[] | undefined;
    /** A missing resource is unknown. For Nodes: the least of each. */
    readonly allocatable: StringMap<string>;
    /** Possible types; absent if none is declared or one is undetermined. */
    readonly machineTypes?: readonly string[];
    /** Machines have further devices beside their type's. */
    readonly hasMoreDevices?: true;
    /** The cloud from which Karpenter takes any fitting type. */
    readonly cloud?: Cloud;
    /** Karpenter's total limits, by resource. */
    readonly limits?: StringMap<string>;
    readonly reservedFor: Reservation | undefined;
    /** Globs of DaemonSets that serve the pool; `!` excludes. Absent if undeclared. */
    readonly daemonSets?: readonly string[];
    readonly scale?: PoolScale;
    /** Absent if undeclared. */
    readonly role?: PoolRole;
    /** Undetermined properties; absent for none. */
    readonly incomplete?: readonly IncompleteField[];
    /** Plausible fields that reach no node. */
    readonly ignored?: readonly IgnoredField[];
    /** Values that the platform refuses; absent for none. */
    readonly refused?: readonly RefusedField[];
    /** Absent for none. */
    readonly autoscalerTags?: readonly AutoscalerTag[];
    /** Absent if the autoscaler keeps a node, can ask the provider, or is not known to run. */
    readonly autoscalerKnows?: AutoscalerKnowledge;
    /** Selectors of the only pods it takes; absent if it takes others. */
    readonly takesOnly?: readonly PodSelector[];
    /** Nodes get a label and taint of each key and value that a pod both selects and tolerates. */
    readonly autoProvisions?: true;
}
/** Reports whether a pool has no nodes and gets none. */
export declare function hasNoNodes({ scale }: NodePool): boolean;
export declare function addressOf({ address, place }: NodePool): string | undefined;
/** Returns the reason that the pool may not exist; undefined if it does. */
export declare function whyItMayNotExist({ incomplete }: NodePool): string | undefined;
export declare function withOpenExistence(pool: NodePool, why: string): NodePool;
/** Reports whether the declaration leaves taints undetermined, be it one. */
export declare function hasOpenTaints({ incomplete }: NodePool): boolean;
/** Returns the known start of the pool's name. */
export declare function beginningOfName({ incomplete }: NodePool): NameBeginning | undefined;
/** Returns globs of labels with unknown values, declared or hidden. */
export declare function openLabelGlobs({ openLabels, incomplete }: NodePool): string[];
/** Reports whether a cluster printed the Nodes with all labels. */
export declare function isOfPrintedNodes({ format, labelsClosed }: NodePool): boolean;
export declare const CONTROL_PLANE_KEY = "node-role.kubernetes.io/control-plane";
export declare const MASTER_KEY = "node-role.kubernetes.io/master";
export declare const RANCHER_CONTROL_PLANE_KEY = "node-role.kubernetes.io/controlplane";
export declare const CONTROL_PLANE_KEYS: ReadonlySet<string>;
export declare function isControlPlanePool(pool: NodePool): boolean;
export declare function areLocalPools(pools: readonly NodePool[]): boolean;
export declare function areLocalControlPlanes(pools: readonly NodePool[]): boolean;
/** Reports whether missing labels prove nothing, for local clusters, lone control planes, or templated pools. */
export declare function representNoCluster(pools: readonly NodePool[]): boolean;
/** Reports whether the settings of a machine have no name, label or taint of its own, as in a template for any one. */
export declare function statesNothing({ name, format, role, taints, labelOrigins }: NodePool): boolean;
export declare function isOfTemplate({ place: { document } }: NodePool): boolean;
