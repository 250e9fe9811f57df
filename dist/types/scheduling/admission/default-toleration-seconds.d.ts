import type { PodToleration } from "../../model/toleration.js";
/**
 * The tolerations with 300 seconds for each node failure that the pod does not speak of.
 * A toleration with the key, or none, and the effect NoExecute, or none, counts, whatever its operator and value.
 * Upstream: plugin/pkg/admission/defaulttolerationseconds/admission.go Admit.
 */
export declare function withDefaultTolerationSeconds(tolerations: readonly PodToleration[]): readonly PodToleration[];
