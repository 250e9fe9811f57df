import type { Place } from "./source.js";
import type { StringMap } from "./string-map.js";
import type { Taint, Toleration } from "./taint.js";
export interface NamedObject {
    readonly name: string;
    readonly place: Place;
}
/** kueue.x-k8s.io ResourceFlavor: node labels, and tolerations for its pods. */
export interface ResourceFlavor extends NamedObject {
    readonly nodeLabels: StringMap<string>;
    readonly nodeTaints: readonly Taint[];
    readonly tolerations: readonly Toleration[];
}
/** An item of `spec.resourceGroups`: its resources get one flavor, tried in order. */
export interface FlavorGroup {
    readonly coveredResources: readonly string[];
    /** Names of ResourceFlavors. */
    readonly flavors: readonly string[];
}
/** kueue.x-k8s.io ClusterQueue. */
export interface ClusterQueue extends NamedObject {
    readonly groups: readonly FlavorGroup[];
    /** Required namespace labels; undefined with expressions, null if none matches. */
    readonly namespaceLabels: StringMap<string> | undefined | null;
    /** Admission checks may change pods or move them to another cluster. */
    readonly hasChecks: boolean;
}
export interface LocalQueue extends NamedObject {
    /** Undefined if set when applied. */
    readonly namespace: string | undefined;
    /** Name of its ClusterQueue. */
    readonly clusterQueue: string;
}
export interface Declared<T> {
    readonly object: T;
    /** False if the cluster may have another: by target or placeholder. */
    readonly isSure: boolean;
}
export interface Queues {
    readonly local: readonly Declared<LocalQueue>[];
    readonly cluster: readonly Declared<ClusterQueue>[];
    readonly flavors: readonly Declared<ResourceFlavor>[];
}
/** Flavors of a pod, one for each group. Empty: Kueue may add nothing. */
export type FlavorChoice = readonly ResourceFlavor[];
export interface FlavorRefusal {
    readonly flavor: ResourceFlavor;
    readonly why: string;
}
export type QueueAnswer = QueueDecision & {
    /** Taints of flavors: tolerating one may select its flavor. */
    readonly taints: readonly Taint[];
};
export type QueueDecision = {
    readonly kind: "open";
    readonly queue: string;
} | {
    readonly kind: "gives";
    readonly queue: string;
    readonly choices: readonly FlavorChoice[];
} | {
    readonly kind: "refuses";
    readonly queue: string;
    readonly clusterQueue: ClusterQueue;
    /** By flavors of one group; empty if the namespace may not use the queue. */
    readonly refusals: readonly FlavorRefusal[];
};
