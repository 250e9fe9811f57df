import type { RuntimeClass } from "../../model/cluster.js";
import type { PodToleration } from "../../model/toleration.js";
/** What a plugin makes of a pod's scheduling fields, or why it refuses the pod. */
export type Admission = {
    readonly admitted: true;
    readonly tolerations: readonly PodToleration[];
    readonly nodeSelector: Readonly<Record<string, string>>;
} | {
    readonly admitted: false;
    readonly error: string;
};
/**
 * Merges the scheduling part of a RuntimeClass into a pod; a node selector that disagrees is refused.
 * Upstream: plugin/pkg/admission/runtimeclass/admission.go setScheduling.
 */
export declare function mergeRuntimeClass(tolerations: readonly PodToleration[], nodeSelector: Readonly<Record<string, string>>, runtimeClass: RuntimeClass): Admission;
