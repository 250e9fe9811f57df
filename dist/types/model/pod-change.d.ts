import type { PodSpec } from "./pod.js";
import type { Place } from "./source.js";
import type { PodToleration, PolicyOrigin, Toleration } from "./toleration.js";
import type { Workload } from "./workload.js";
/** What a policy did to a pod. */
export interface AppliedPolicy extends PolicyOrigin {
    readonly place: Place;
    /** Tolerations of the manifest, by position, that the pod has lost. */
    readonly lost: readonly number[];
    /** Labels that the node selector asks for since: `pool=gpu`. */
    readonly selected: readonly string[];
}
/** Who may change where a pod runs, without that anybody can tell what comes of it. */
export interface OpenPolicies {
    readonly tolerations: readonly PolicyOrigin[];
    /** The node selector, the affinity and whatever else chooses nodes. */
    readonly selection: readonly PolicyOrigin[];
}
/** The scheduling fields of a pod, or of a template, behind the policies that change it. */
export interface PodChange {
    /** The same value as before where nothing has changed. */
    readonly spec: PodSpec;
    readonly tolerations: readonly PodToleration[];
    readonly applied: readonly AppliedPolicy[];
    readonly open: OpenPolicies;
}
/** A policy that refuses pods. */
export interface PodGuard {
    readonly kind: string;
    readonly name: string;
    readonly place: Place;
    /** Reports whether it takes a new pod in a namespace with these tolerations; undefined where nobody can tell. */
    readonly admits: (namespace: string, tolerations: readonly Toleration[]) => boolean | undefined;
}
/**
 * Applies what the repository's policies do to a workload's object when it is created (`template`), or to the pod that
 * is made of it (`pod`).
 */
export type PodChanger = (workload: Workload, stage: "template" | "pod", spec: PodSpec, tolerations: readonly PodToleration[]) => PodChange;
