import type { Place } from "./source.js";
/** A topology over which the pods of a group are kept together. */
export interface GangTopology {
    readonly key: string;
    readonly place: Place;
}
/** A group of pods that are placed together: scheduling.k8s.io PodGroup, or a template of a Workload. */
export interface Gang {
    /** `PodGroup`. */
    readonly kind: string;
    readonly name: string;
    readonly namespace: string;
    readonly topologies: readonly GangTopology[];
    /** How many pods must find a place at once. Undefined where each is placed by itself. */
    readonly minCount: {
        readonly count: number;
        readonly place: Place;
    } | undefined;
    /** The object whose pods it is about, where it names one: `Job`, `train`. Else pods name the group. */
    readonly controller: {
        readonly kind: string;
        readonly name: string;
    } | undefined;
}
