import type { PodSpec } from "../../model/pod.js";
import type { PodToleration } from "../../model/toleration.js";
/**
 * The tolerations with one for each extended resource that a container asks for, sorted by name.
 * Upstream: plugin/pkg/admission/extendedresourcetoleration/admission.go Admit.
 */
export declare function withExtendedResourceTolerations(spec: PodSpec, tolerations: readonly PodToleration[]): readonly PodToleration[];
