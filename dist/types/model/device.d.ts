import type { Place } from "./source.js";
import type { Taint } from "./taint.js";
import type { Toleration } from "./toleration.js";
import type { DecodeError } from "./workload.js";
/** resource.k8s.io DeviceToleration, with its place. */
export interface DeviceToleration extends Toleration {
    readonly place: Place;
}
/** resource.k8s.io DeviceTaint, with its place. */
export interface DeviceTaint extends Taint {
    readonly place: Place;
}
/** A claim, a template of one, a DeviceTaintRule or a ResourceSlice: what of it speaks of device taints. */
export interface DeviceObject {
    /** `ResourceClaim`. */
    readonly kind: string;
    readonly apiVersion: string;
    readonly name: string;
    readonly place: Place;
    readonly tolerations: readonly DeviceToleration[];
    readonly taints: readonly DeviceTaint[];
    /** Keys `tolerations` one level above the one that the version reads. */
    readonly misplaced: readonly Place[];
    /** Paths start at the object's root. */
    readonly decodeErrors: readonly DecodeError[];
}
