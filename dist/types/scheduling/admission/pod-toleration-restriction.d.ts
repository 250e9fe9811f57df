import type { PodSpec } from "../../model/pod.js";
import type { PodToleration, Toleration } from "../../model/toleration.js";
/** What a namespace adds to its pods and allows there; undefined where nothing is said. */
export interface TolerationRestriction {
    readonly namespace: string;
    readonly defaults: readonly Toleration[] | undefined;
    readonly whitelist: readonly Toleration[] | undefined;
}
export type TolerationAdmission = {
    readonly admitted: true;
    readonly tolerations: readonly PodToleration[];
} | {
    readonly admitted: false;
    readonly error: string;
};
/**
 * Adds a namespace's default tolerations, and memory pressure for a pod that is not BestEffort, and checks the
 * whitelist.
 * Upstream: plugin/pkg/admission/podtolerationrestriction/admission.go Admit and Validate.
 */
export declare function restrictTolerations(spec: PodSpec, tolerations: readonly PodToleration[], restriction: TolerationRestriction): TolerationAdmission;
