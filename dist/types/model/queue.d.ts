import type { ByWord } from "./by-word.js";
import type { Place } from "./source.js";
import type { Taint } from "./taint.js";
import type { Toleration } from "./toleration.js";
/** A name that an object gives of another one, and where. */
export interface NamedObject {
    readonly name: string;
    readonly place: Place;
}
/** kueue.x-k8s.io ResourceFlavor: what nodes have, and what Kueue adds to the pods that it sends there. */
export interface ResourceFlavor extends NamedObject {
    readonly nodeLabels: ByWord<string>;
    readonly nodeTaints: readonly Taint[];
    readonly tolerations: readonly Toleration[];
}
/** One of `spec.resourceGroups`: a pod that asks for one of the resources gets one of the flavors, in order. */
export interface FlavorGroup {
    readonly coveredResources: readonly string[];
    readonly flavors: readonly NamedObject[];
}
/** kueue.x-k8s.io ClusterQueue. */
export interface ClusterQueue extends NamedObject {
    readonly groups: readonly FlavorGroup[];
    /** Labels that a namespace must have; undefined where they are not plain, null where no namespace may use the queue. */
    readonly namespaceLabels: ByWord<string> | undefined | null;
    /** Admission checks may add to the pods, or send them to another cluster. */
    readonly hasChecks: boolean;
}
/** kueue.x-k8s.io LocalQueue. */
export interface LocalQueue extends NamedObject {
    /** Undefined where whoever applies the object decides. */
    readonly namespace: string | undefined;
    readonly clusterQueue: NamedObject;
}
/** An object of Kueue that the repository declares. */
export interface Declared<T> {
    readonly object: T;
    /** False where it may be another one in the cluster: it may go elsewhere, or a placeholder stands in it. */
    readonly isSure: boolean;
}
/** Every object of Kueue that decides where the pods of a queue run. */
export interface Queues {
    readonly local: readonly Declared<LocalQueue>[];
    readonly cluster: readonly Declared<ClusterQueue>[];
    readonly flavors: readonly Declared<ResourceFlavor>[];
}
/** Flavors that a pod may get at once, one of each group that it uses. None: Kueue may add nothing to it. */
export type FlavorChoice = readonly ResourceFlavor[];
/** Why a flavor does not take a pod. */
export interface FlavorRefusal {
    readonly flavor: ResourceFlavor;
    /** One lower-case clause. */
    readonly why: string;
}
/** What Kueue makes of a pod with a queue. */
export type QueueAnswer = QueueDecision & {
    /** Taints that flavors of the repository name: a toleration of one may get the pod its flavor. */
    readonly taints: readonly Taint[];
};
export type QueueDecision = 
/** The repository does not hold all that decides. */
{
    readonly kind: "open";
    readonly queue: string;
} | {
    readonly kind: "gives";
    readonly queue: string;
    readonly choices: readonly FlavorChoice[];
}
/** The pod is never admitted. */
 | {
    readonly kind: "refuses";
    readonly queue: string;
    readonly clusterQueue: ClusterQueue;
    /** Of the flavors of one group; empty where the namespace may not use the queue. */
    readonly refusals: readonly FlavorRefusal[];
};
