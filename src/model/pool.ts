import type { ByWord } from "./by-word.js";
import type { Cloud } from "./machine.js";
import type { Place } from "./source.js";
import type { PoolTaint, Taint } from "./taint.js";

/** One Node of a snapshot. */
export interface PoolNode {
  readonly name: string;
  readonly labels: ByWord<string>;
  /** `spec.unschedulable`: cordoned. */
  readonly unschedulable: boolean;
  /** Resource names to quantities; empty when the snapshot leaves them out. */
  readonly allocatable: ByWord<string>;
  /** It has a taint that comes and goes by itself, which is left out. */
  readonly isPassing?: boolean;
}

/** Which workloads may enter a pool. Globs; an absent list restricts nothing. */
export interface Reservation {
  readonly namespaces: readonly string[] | undefined;
  /** `Kind/name` or `namespace/Kind/name`. */
  readonly workloads: readonly string[] | undefined;
}

/** How many nodes a pool may have; what is absent is unknown. */
export interface PoolScale {
  readonly min?: number;
  readonly max?: number;
  readonly replicas?: number;
}

export const POOL_ROLES = ["worker", "control-plane"] as const;
export type PoolRole = (typeof POOL_ROLES)[number];

export const REQUIREMENT_OPERATORS = ["In", "NotIn", "Exists", "DoesNotExist", "Gt", "Lt", "Gte", "Lte"] as const;
export type RequirementOperator = (typeof REQUIREMENT_OPERATORS)[number];

/** What the nodes of a pool may have under a label, as Karpenter's NodePool writes it. */
export interface PoolRequirement {
  readonly key: string;
  readonly operator: RequirementOperator;
  /** One or more for In and NotIn, none for Exists and DoesNotExist, else exactly one integer. */
  readonly values: readonly string[];
}

/** What of a pool nobody can tell, as `taintlint pools` names it. */
export type OpenFieldName = "taints" | "labels" | "name" | "exists";

/** What is known of a name of which only the end is open. */
export type NameBeginning = Required<Pick<IncompleteField, "beginning" | "hasEnd">>;

/** Something that a pool's declaration leaves open: a template, or a value that is known only after it is applied. */
export interface IncompleteField {
  /**
   * Unknown taints leave a pod's verdict open, unknown labels may exist with any value, and a pool of which nobody can
   * tell whether it exists takes no pod for certain.
   */
  readonly field: OpenFieldName | "requirements" | "scale";
  /** One lower-case clause. */
  readonly why: string;
  readonly place: Place;
  /** The one taint that may be there, where that is all that is open. */
  readonly taint?: Taint;
  /** The one label whose value is open, where that is all. */
  readonly label?: string;
  /** What a name begins with of which only the end is open. */
  readonly beginning?: string;
  /** The end of that name is surely not empty. */
  readonly hasEnd?: boolean;
}

/** Where a label of a pool comes from. */
export interface LabelOrigin {
  readonly place: Place;
  /** Who adds it where nobody wrote it. */
  readonly implied?: string;
}

/** A field of a pool's declaration that the platform does not read, or does not pass on to nodes. */
export interface IgnoredField {
  /** As written: `taints`. */
  readonly field: string;
  readonly place: Place;
  /** What to write instead, as a sentence. */
  readonly help: string;
  /** The pool that the field is meant for, where there is none of that name. */
  readonly names?: string;
  /** The label that it would be, where that matters only to pods that ask for it. */
  readonly label?: { readonly key: string; readonly value: string };
  /** The taint that it is written in, and all such fields there. */
  readonly ofTaint?: { readonly key: string; readonly strays: readonly string[] };
  /** The label that its platform reads in the place of this requirement's key. */
  readonly known?: string;
}

/** A part of a pool's declaration because of which its platform makes no node of it. */
export interface RefusedField {
  /** `label "node-role.kubernetes.io/gpu"`. */
  readonly what: string;
  readonly place: Place;
  /** Who refuses it: `the kubelet`. */
  readonly by: string;
  /** One lower-case clause. */
  readonly why: string;
  /** What to write instead, as a sentence. */
  readonly help: string;
}

/** A tag that tells the cluster autoscaler what a node of a pool without nodes would look like. */
export interface AutoscalerTag {
  /** `nothing`: the autoscaler reads no such tag. */
  readonly describes: "taint" | "label" | "nothing";
  /** The part behind `.../node-template/taint/` or `.../label/`; behind `.../node-template/` of one that describes nothing. */
  readonly key: string;
  /** `value:Effect` for a taint. */
  readonly value: string;
  readonly place: Place;
}

/** What the cluster autoscaler knows of the nodes of a group that may have none, and whose provider it cannot ask. */
export interface AutoscalerKnowledge {
  readonly from: "tags" | "annotations";
  /** As `formatTaint` writes them. */
  readonly taints: readonly string[];
  /** Keys. */
  readonly labels: readonly string[];
  /** The taints that an annotation tells of, at the annotation. */
  readonly annotated?: readonly PoolTaint[];
}

/** Pods of a namespace, where `*` and `?` stand for what they do in a glob, that have all of the labels. */
export interface PodSelector {
  readonly namespace: string;
  readonly labels: ByWord<string>;
}

/** The format of pools that are declared by hand. */
export const DECLARED_FORMAT = "taintlint";

/** The format of pools that are made of Node objects. */
export const NODE_FORMAT = "node";

/** The label that clouds set to the name of a node's machine type. */
export const INSTANCE_TYPE_LABEL = "node.kubernetes.io/instance-type";

/** A set of nodes with the same taints and labels. */
export interface NodePool {
  readonly name: string;
  /** `null` for the only cluster. */
  readonly cluster: string | null;
  /** The cluster as the pool's own declaration names it, which tells pools of several clusters apart. */
  readonly clusterName?: string;
  /** The format it was read from: `taintlint` for a hand-declared pool, `node` for Node objects. */
  readonly format: string;
  /** Of the object that declares it, where what else runs in the cluster follows from that. */
  readonly apiVersion?: string;
  readonly place: Place;
  /** Names it in a language that has addresses: `module.eks.eks_managed_node_groups["gpu"]`. Default: its document's. */
  readonly address?: string;
  /** In source order, as written; may hold taints that the API server would refuse. */
  readonly taints: readonly PoolTaint[];
  /** Taints that a controller removes once the node is ready; no toleration is needed to run there. */
  readonly startupTaints: readonly PoolTaint[];
  readonly labels: ByWord<string>;
  /** By label; one that is not there comes from the pool's own place. */
  readonly labelOrigins?: ByWord<LabelOrigin>;
  /** True: a label that is not in `labels` is absent (a Node snapshot). False: well-known keys and `openLabels` may exist. */
  readonly labelsClosed: boolean;
  /** Domains of label values, for a pool whose nodes are not alike; all of them and `labels` hold on every node. */
  readonly requirements?: readonly PoolRequirement[];
  /** Absent where there are none. */
  readonly requirementsPlace?: Place;
  /** Label keys that its platform sets, with values that are not known. Globs. Undefined: those of every platform. */
  readonly platformLabels?: readonly string[];
  /** Label keys that may exist with an unknown value. Globs. */
  readonly openLabels: readonly string[];
  /** The Nodes of a snapshot, or undefined for a declared pool whose nodes are not known one by one. */
  readonly nodes: readonly PoolNode[] | undefined;
  /** Resource names to quantities; a missing key is unknown. Of Nodes: the least that every one of them has. */
  readonly allocatable: ByWord<string>;
  /** Names of machine types: each node is of one of them. Absent where the declaration names none, or leaves one open. */
  readonly machineTypes?: readonly string[];
  /** Devices are attached to its machines, beside those that the type has. */
  readonly hasMoreDevices?: true;
  /** The cloud of which Karpenter takes any machine type that meets the requirements. */
  readonly cloud?: Cloud;
  /** The most that Karpenter may launch for the pool in all, by resource name. */
  readonly limits?: ByWord<string>;
  readonly reservedFor: Reservation | undefined;
  /** Globs of the DaemonSets that serve the pool; `!` before one takes out. Absent where nobody says. */
  readonly daemonSets?: readonly string[];
  readonly scale?: PoolScale;
  /** Absent when nothing says what the nodes are for. */
  readonly role?: PoolRole;
  /** What the declaration leaves open; absent when nothing is. */
  readonly incomplete?: readonly IncompleteField[];
  /** Fields that look right and never reach a node; absent when there are none. */
  readonly ignored?: readonly IgnoredField[];
  /** What its platform refuses; absent when there is nothing. */
  readonly refused?: readonly RefusedField[];
  /** Absent when there are none. */
  readonly autoscalerTags?: readonly AutoscalerTag[];
  /** Absent where the autoscaler always has a node to look at, or may ask what one would be like, or none is known to run. */
  readonly autoscalerKnows?: AutoscalerKnowledge;
  /** The only pods that it takes, those that one of them selects. Absent where it takes others, or nobody can tell. */
  readonly takesOnly?: readonly PodSelector[];
  /** Its nodes are made for pods: with a label and a taint of every key and value that the pod both selects and tolerates. */
  readonly autoProvisions?: true;
}

/** True for a pool that is scaled to zero: no pod can run there, nor will a node be added. */
export function hasNoNodes({ scale }: NodePool): boolean {
  return scale?.max === 0 || (scale?.replicas === 0 && scale.max === undefined);
}

/** The pool's address in a language that has addresses, such as Terraform's. */
export function addressOf({ address, place }: NodePool): string | undefined {
  return address ?? place.document.address;
}

/** Why nobody can tell whether the pool exists; undefined for one that does. */
export function whyItMayNotExist({ incomplete = [] }: NodePool): string | undefined {
  return incomplete.find(({ field }) => field === "exists")?.why;
}

/** What the pool's name begins with, where only its end is open. */
export function beginningOfName({ incomplete = [] }: NodePool): NameBeginning | undefined {
  const { beginning, hasEnd = false } = incomplete.find(({ field }) => field === "name") ?? {};
  return beginning === undefined ? undefined : { beginning, hasEnd };
}

/** Globs of the label keys that the pool's nodes may have with any value: those that it names, and those that are hidden. */
export function openLabelGlobs({ openLabels, incomplete = [] }: NodePool): string[] {
  const hidden = incomplete.flatMap(({ field, label = "*" }) => (field === "labels" ? [label] : []));
  return [...openLabels, ...hidden];
}

/** Reports whether a cluster printed the Nodes, with all their labels; Nodes that somebody wrote have more. */
export function isOfPrintedNodes({ format, labelsClosed }: NodePool): boolean {
  return format === NODE_FORMAT && labelsClosed;
}
