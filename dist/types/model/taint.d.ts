import type { Place } from "./source.js";
export declare const TAINT_EFFECTS: readonly ["NoSchedule", "PreferNoSchedule", "NoExecute"];
export type TaintEffect = (typeof TAINT_EFFECTS)[number];
export interface Taint {
    readonly key: string;
    /** Empty if absent. */
    readonly value: string;
    readonly effect: string;
    /** The component that adds it, if undeclared: `GKE taints Arm nodes`. */
    readonly implied?: string;
}
export interface PoolTaint extends Taint {
    readonly place: Place;
    /** The provider's word for the effect, if Kubernetes' is written: `NO_SCHEDULE`. */
    readonly providerEffect?: string;
}
/** Formats `key=value:Effect`, `key:Effect` or `key`. Upstream: api/core/v1/taint.go Taint.ToString. */
export declare function formatTaint(taint: Taint): string;
/** Reports whether the value is a toleration operator: legal, but unintended. */
export declare function hasOperatorAsValue({ value }: Taint): boolean;
