import type { MachineTypes } from "./machine.js";
import type { PodResources, PodSpec } from "./pod.js";
import type { NodePool } from "./pool.js";
import type { Queues } from "./queue.js";
import type { Place, SourceFile, SourceProblem } from "./source.js";
import type { StringMap } from "./string-map.js";
import type { PodToleration, PolicyOrigin, Toleration } from "./taint.js";
import type { Workload } from "./workload.js";
/** `unknown`: neither configuration nor version decides. `absent`: the version lacks the gate and its feature. */
export type FeatureGateState = "on" | "off" | "absent" | "unknown";
/** The state of an admission plugin that only API server flags enable. */
export type PluginState = boolean | "unknown";
/** Admission plugins that change pods before scheduling. */
export interface AdmissionSwitches {
    readonly defaultTolerationSeconds: boolean;
    readonly extendedResourceToleration: boolean;
    readonly runtimeClass: boolean;
    readonly podNodeSelector: PluginState;
    readonly podTolerationRestriction: PluginState;
}
export interface ClusterSettings {
    /** `null` without `clusters`. */
    readonly name: string | null;
    readonly provider: string | undefined;
    readonly kubernetesVersion: string | undefined;
    readonly admission: AdmissionSwitches;
    readonly comparisonOperators: FeatureGateState;
    /** Globs of taint keys that come and go, so that no toleration is needed. */
    readonly transientTaints: readonly string[];
    /** Globs of MutatingWebhookConfigurations that do not affect placement. */
    readonly ignoredWebhooks: readonly string[];
    /** Globs of label keys that any node may have. */
    readonly knownLabels: readonly string[];
}
export interface WholeCluster {
    /** Undefined if unknown. */
    readonly name: string | undefined;
    readonly file: string;
}
export interface Inventory {
    readonly cluster: ClusterSettings;
    readonly pools: readonly NodePool[];
    /** False if undeclared pools may exist. */
    readonly complete: boolean;
    /** Found in the repository, or nothing: neither a configuration nor printed Nodes declare pools. */
    readonly isFound?: true | undefined;
    /** Complete by its Nodes, not declared so: pools scaled to zero are missing. */
    readonly isSnapshot?: true;
    /** Complete by one declaration of the cluster, not by configuration. */
    readonly whole?: WholeCluster;
    /** Internal errors on reading pools; absent for none. */
    readonly faults?: readonly SourceProblem[];
    /** Files that may declare pools and are not read: what they name is possible. Absent for none. */
    readonly leftOut?: readonly SourceFile[];
    /** Taint keys that agents set or values name; absent for none. */
    readonly nodeFeatureTaintKeys?: readonly string[];
    /** Extended resources of DeviceClasses; absent for none. */
    readonly deviceClassResources?: readonly string[];
    /** Absent unless a pool names a machine type. */
    readonly machineTypes?: MachineTypes;
    /** Pods may share a GPU, so that nodes may offer more than their machine. */
    readonly sharesDevices?: true;
}
/** node.k8s.io RuntimeClass: scheduling and overhead. */
export interface RuntimeClass {
    readonly name: string;
    readonly nodeSelector: StringMap<string>;
    readonly tolerations: readonly Toleration[];
    /** `scheduling` is present, possibly empty: tolerations are merged. */
    readonly hasScheduling?: true;
    /** `overhead.podFixed`. */
    readonly overhead: StringMap<string>;
}
/** A Namespace's annotations for admission; undefined if absent. */
export interface NamespaceDefaults {
    readonly name: string;
    /** `scheduler.alpha.kubernetes.io/node-selector`, else `openshift.io/node-selector`, as written. */
    readonly nodeSelector: string | undefined;
    /** The selector is OpenShift's, which other clusters ignore. */
    readonly isOfProject?: true;
    /** `scheduler.alpha.kubernetes.io/defaultTolerations`, parsed. */
    readonly defaultTolerations: readonly Toleration[] | undefined;
    /** `scheduler.alpha.kubernetes.io/tolerationsWhitelist`, parsed. */
    readonly tolerationsWhitelist: readonly Toleration[] | undefined;
}
export interface PriorityClass {
    readonly value: number;
    /** Its pods wait rather than end others. */
    readonly isPatient: boolean;
}
/** Objects that change pods at admission, by name. */
export interface AdmissionObjects {
    readonly runtimeClasses: ReadonlyMap<string, RuntimeClass>;
    readonly namespaces: ReadonlyMap<string, NamespaceDefaults>;
    /** The defaults of containers that say nothing, by namespace; without those whose LimitRanges differ, and without "default", which may stand for any. */
    readonly limitRanges?: ReadonlyMap<string, PodResources>;
    /** PriorityClasses; under the empty name that of pods without one. */
    readonly priorities?: ReadonlyMap<string, PriorityClass>;
    /** `spec.defaultNodeSelector` of OpenShift's Scheduler; absent for none or several. */
    readonly defaultNodeSelector?: string;
    /** Applies policies to pods; absent without any. */
    readonly changePod?: PodChanger;
    /** Internal errors in policies; grows during evaluation. */
    readonly policyFaults?: readonly SourceProblem[];
    /** The policies serialized for comparison. */
    readonly policyText?: string;
    /** Policies that deny pods; absent for none. */
    readonly guards?: readonly PodGuard[];
    /** Kueue's queues; absent for none. */
    readonly queues?: Queues;
}
/** A policy's effect on a pod. */
export interface AppliedPolicy extends PolicyOrigin {
    readonly place: Place;
    /** Removed tolerations of the manifest, by position. */
    readonly lost: readonly number[];
    /** Labels added to the node selector: `pool=gpu`. */
    readonly selected: readonly string[];
}
/** Policies with unknown effect on placement. */
export interface OpenPolicies {
    readonly tolerations: readonly PolicyOrigin[];
    /** Node selector, affinity and other fields that choose nodes. */
    readonly selection: readonly PolicyOrigin[];
}
/** Scheduling fields after policies. */
export interface PodChange {
    /** The same object if unchanged. */
    readonly spec: PodSpec;
    readonly tolerations: readonly PodToleration[];
    readonly applied: readonly AppliedPolicy[];
    readonly open: OpenPolicies;
}
export interface PodGuard {
    readonly kind: string;
    readonly name: string;
    readonly place: Place;
    /** Reports whether it admits a new pod with these tolerations; undefined if unknown. */
    readonly admits: (namespace: string, tolerations: readonly Toleration[]) => boolean | undefined;
}
/** Applies policies to a workload's object (`template`) or its pod (`pod`). */
export type PodChanger = (workload: Workload, stage: "template" | "pod", spec: PodSpec, tolerations: readonly PodToleration[]) => PodChange;
