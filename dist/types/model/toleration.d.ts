import type { Place } from "./source.js";
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
