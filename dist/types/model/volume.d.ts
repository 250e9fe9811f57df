import type { NodeSelectorTerm } from "./pod.js";
import type { FieldPath, Place } from "./source.js";
/** A claim that a pod mounts, by its name or as a template. */
export interface MountedClaim {
    /** Absent where the claim is made for the pod. */
    readonly claimName?: string;
    /** The beginning of the names of claims that a StatefulSet makes. */
    readonly beginning?: string;
    readonly volumeName?: string;
    readonly className?: string;
    /** From the object's root. */
    readonly path: FieldPath;
}
/** core/v1 PersistentVolume, the fields that say which nodes reach it. */
export interface PersistentVolume {
    readonly name: string;
    /** `nodeAffinity.required`; undefined where every node does. */
    readonly terms: readonly NodeSelectorTerm[] | undefined;
    /** Labels of zones and regions, with the values that a node may have. */
    readonly zones: readonly {
        readonly key: string;
        readonly values: readonly string[];
    }[];
    readonly className: string;
    /** `claimRef`: the only claim that it is for. */
    readonly claim: string | undefined;
    readonly place: Place;
}
/** core/v1 PersistentVolumeClaim. */
export interface VolumeClaim {
    readonly name: string;
    readonly namespace: string;
    readonly volumeName: string | undefined;
    readonly className: string | undefined;
}
/** storage.k8s.io StorageClass. */
export interface StorageClass {
    readonly name: string;
    readonly provisioner: string;
    /** Volumes are made for the node of their first pod. */
    readonly waits: boolean;
    /** `allowedTopologies`, as terms that select nodes. */
    readonly terms: readonly NodeSelectorTerm[];
    readonly place: Place;
}
/** The volumes of a cluster, without those that are templates and those of one name that differ. */
export interface Volumes {
    readonly volumes: ReadonlyMap<string, PersistentVolume>;
    readonly classes: ReadonlyMap<string, StorageClass>;
    readonly claims: readonly VolumeClaim[];
}
