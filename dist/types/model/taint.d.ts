import type { Place } from "./source.js";
export declare const TAINT_EFFECTS: readonly ["NoSchedule", "PreferNoSchedule", "NoExecute"];
export type TaintEffect = (typeof TAINT_EFFECTS)[number];
/** core/v1 Taint as written: `effect` may be a word that the API server refuses. */
export interface Taint {
    readonly key: string;
    /** Empty when the taint has no value. */
    readonly value: string;
    readonly effect: string;
    /** Who adds it where nobody wrote it: `GKE taints Arm nodes`. */
    readonly implied?: string;
}
/** A taint of a pool, with the place that declares it. */
export interface PoolTaint extends Taint {
    readonly place: Place;
    /** The word of the pool's provider for the effect, where the one that is written is not: `NO_SCHEDULE`. */
    readonly providerEffect?: string;
}
/**
 * Writes a taint as `kubectl describe node` does: `key=value:Effect`, `key:Effect` without a value, `key` with neither.
 * Upstream: api/core/v1/taint.go Taint.ToString.
 */
export declare function formatTaint(taint: Taint): string;
/** Reports whether the value is an operator of tolerations: legal, and surely not meant. What meets it must not repeat it. */
export declare function hasOperatorAsValue({ value }: Taint): boolean;
