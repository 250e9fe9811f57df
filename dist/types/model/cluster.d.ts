import type { ByWord } from "./by-word.js";
import type { MachineTypes } from "./machine.js";
import type { PodChanger, PodGuard } from "./pod-change.js";
import type { NodePool } from "./pool.js";
import type { Queues } from "./queue.js";
import type { SourceProblem } from "./source.js";
import type { Toleration } from "./toleration.js";
/**
 * `unknown`: the configuration does not say, and the version does not decide it. `absent`: the version does not have the
 * gate, and nothing that it would bring.
 */
export type FeatureGateState = "on" | "off" | "absent" | "unknown";
/** Whether a plugin runs that Kubernetes leaves off by default and that only the API server's flags tell of. */
export type PluginState = boolean | "unknown";
/** Which admission plugins of the API server change pods before they are scheduled. */
export interface AdmissionSwitches {
    readonly defaultTolerationSeconds: boolean;
    readonly extendedResourceToleration: boolean;
    readonly runtimeClass: boolean;
    readonly podNodeSelector: PluginState;
    readonly podTolerationRestriction: PluginState;
}
/** What a cluster declares besides its pools. */
export interface ClusterSettings {
    /** `null` for the only cluster of a configuration without `clusters`. */
    readonly name: string | null;
    readonly provider: string | undefined;
    /** `1.36`, as written. */
    readonly kubernetesVersion: string | undefined;
    readonly admission: AdmissionSwitches;
    /** State of the feature gate TaintTolerationComparisonOperators. */
    readonly comparisonOperators: FeatureGateState;
    /** Taint keys that come and go by themselves, so that no toleration is needed. Globs. */
    readonly transientTaints: readonly string[];
    /** Names of MutatingWebhookConfigurations that do not change where pods run. Globs. */
    readonly ignoredWebhooks: readonly string[];
    /** Label keys that may exist on any node with an unknown value. Globs. */
    readonly knownLabels: readonly string[];
}
/** A cluster that one declaration makes with all of its pools. */
export interface WholeCluster {
    /** Undefined where the name is not known. */
    readonly name: string | undefined;
    /** The file that makes it. */
    readonly file: string;
}
/** Every pool of a cluster. */
export interface Inventory {
    readonly cluster: ClusterSettings;
    readonly pools: readonly NodePool[];
    /** False when other pools may exist that the inventory does not name. */
    readonly complete: boolean;
    /** Taken for complete because Nodes are its pools, and nobody says so: a pool that is scaled to zero has no Node. */
    readonly isSnapshot?: true;
    /** Taken for complete because one declaration makes the cluster; the configuration does not say so. */
    readonly whole?: WholeCluster;
    /** What taintlint itself failed at while it read the pools; absent when nothing. */
    readonly faults?: readonly SourceProblem[];
    /** Keys of taints that NodeFeatureRules of the repository put on some nodes; absent when there are none. */
    readonly nodeFeatureTaintKeys?: readonly string[];
    /** Extended resources that DeviceClasses of the repository stand for; absent when there are none. */
    readonly deviceClassResources?: readonly string[];
    /** Absent where no pool names a machine type. */
    readonly machineTypes?: MachineTypes;
    /** Something in the repository lets pods share one GPU, so that a node may have more of them than its machine. */
    readonly sharesDevices?: true;
}
/** node.k8s.io RuntimeClass, its scheduling part and what its pods cost besides their containers. */
export interface RuntimeClass {
    readonly name: string;
    readonly nodeSelector: ByWord<string>;
    readonly tolerations: readonly Toleration[];
    /** It has `scheduling`, be it empty: the tolerations of its pods are merged then. */
    readonly hasScheduling?: true;
    /** `overhead.podFixed`: resource names to quantities. */
    readonly overhead: ByWord<string>;
}
/** What a Namespace's annotations tell the admission plugins; undefined where the annotation is absent. */
export interface NamespaceDefaults {
    readonly name: string;
    /** `scheduler.alpha.kubernetes.io/node-selector`, else `openshift.io/node-selector`, as written. */
    readonly nodeSelector: string | undefined;
    /** The node selector is that of `openshift.io/node-selector`, which other clusters do not read. */
    readonly isOfProject?: true;
    /** `scheduler.alpha.kubernetes.io/defaultTolerations`, parsed. */
    readonly defaultTolerations: readonly Toleration[] | undefined;
    /** `scheduler.alpha.kubernetes.io/tolerationsWhitelist`, parsed. */
    readonly tolerationsWhitelist: readonly Toleration[] | undefined;
}
/** Objects of the repository that change pods at admission, by name. */
export interface AdmissionObjects {
    readonly runtimeClasses: ReadonlyMap<string, RuntimeClass>;
    readonly namespaces: ReadonlyMap<string, NamespaceDefaults>;
    /** `spec.defaultNodeSelector` of OpenShift's Scheduler, as written; absent where the cluster's objects hold none, or several. */
    readonly defaultNodeSelector?: string;
    /** What policies of the repository do to pods; absent where there are none. */
    readonly changePod?: PodChanger;
    /** taintlint's own failures in policies. The list grows while they are evaluated. */
    readonly policyFaults?: readonly SourceProblem[];
    /** The policies among them as a text, to be compared with those of another revision. */
    readonly policyText?: string;
    /** The policies that refuse pods; absent where there are none. */
    readonly guards?: readonly PodGuard[];
    /** The queues of Kueue; absent where there are none. */
    readonly queues?: Queues;
}
