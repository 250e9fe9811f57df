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
    /** Place in another repository: `platform/infra/gpu.tf:31 (commit 1a2b3c4)`, with the address if known. */
    readonly origin?: string | undefined;
    /** The provider's word for the effect, if Kubernetes' is written: `NO_SCHEDULE`. */
    readonly providerEffect?: string;
}
/** Formats `key=value:Effect`, `key:Effect` or `key`. Upstream: api/core/v1/taint.go Taint.ToString. */
export declare function formatTaint(taint: Taint): string;
/** Reports whether the value is a toleration operator: legal, but unintended. */
export declare function hasOperatorAsValue({ value }: Taint): boolean;
/** core/v1 Toleration as written; absent fields are undefined, never defaulted. */
export interface Toleration {
    readonly key?: string;
    readonly operator?: string;
    readonly value?: string;
    readonly effect?: string;
    readonly tolerationSeconds?: number;
}
/** A policy that changes pods. */
export interface PolicyOrigin {
    readonly by: "MutatingAdmissionPolicy" | "Kyverno" | "Gatekeeper" | "webhook";
    readonly policy: string;
    readonly place?: Place;
    /** The limit that hides its effect: one clause. */
    readonly why?: string;
}
/** The source of a toleration after admission. */
export type TolerationOrigin = {
    readonly by: "manifest";
    readonly index: number;
} | {
    readonly by: "DaemonSet controller";
} | {
    readonly by: "DefaultTolerationSeconds";
} | {
    readonly by: "ExtendedResourceToleration";
    readonly resource: string;
} | {
    readonly by: "RuntimeClass";
    readonly name: string;
} | {
    readonly by: "PodTolerationRestriction";
    readonly namespace: string;
} | {
    readonly by: "GKE";
    readonly computeClass: string;
} | {
    readonly by: "Kueue";
    readonly flavor: string;
} | PolicyOrigin;
/** A toleration with its source. */
export interface PodToleration extends Toleration {
    readonly origin: TolerationOrigin;
}
export declare function withOrigin(toleration: Toleration, origin: TolerationOrigin): PodToleration;
export declare function formatToleration(toleration: Toleration): string;
export type WrittenToleration = PodToleration & {
    readonly origin: {
        readonly by: "manifest";
        readonly index: number;
    };
};
export declare function isWritten(toleration: PodToleration): toleration is WrittenToleration;
/** Returns the manifest's own tolerations, none added by admission or controllers. */
export declare function writtenTolerations({ tolerations }: {
    readonly tolerations: readonly PodToleration[];
}): WrittenToleration[];
/** Reports whether a toleration is `operator: Exists` without a key. */
export declare function isWildcard({ key, operator }: Toleration): boolean;
/** Reports whether one value is true-like and the other false-like. */
export declare function areOpposites(a: string, b: string): boolean;
/** Reports whether a taint's value means only presence. */
export declare function saysOnlyPresence(value: string): boolean;
