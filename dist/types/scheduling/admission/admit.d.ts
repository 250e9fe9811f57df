import type { AdmissionObjects, ClusterSettings } from "../../model/cluster.js";
import type { PodSpec } from "../../model/pod.js";
import type { PodToleration } from "../../model/toleration.js";
/** A pod's scheduling fields as the scheduler sees them. */
export interface AdmittedPod {
    readonly tolerations: readonly PodToleration[];
    readonly nodeSelector: Readonly<Record<string, string>>;
    /** Why the first plugin that refuses the pod does so; what it would have changed is left out. */
    readonly error: string | undefined;
    /** The RuntimeClass that the pod names and nothing declares. */
    readonly missingRuntimeClass: string | undefined;
}
/**
 * Runs the admission plugins that change scheduling fields, as far as the cluster has them switched on, on a new pod.
 * `tolerations` are the pod's own, after its controller. Upstream order: pkg/kubeapiserver/options/plugins.go
 * AllOrderedPlugins.
 */
export declare function admitPod(spec: PodSpec, tolerations: readonly PodToleration[], namespace: string, cluster: ClusterSettings, objects: AdmissionObjects): AdmittedPod;
