import type { Fix } from "./fix.js";
import type { Place, Renderer, SourceRange } from "./source.js";
import type { WorkloadIdentity } from "./workload.js";
export declare const SEVERITIES: readonly ["error", "warning", "note"];
export type Severity = (typeof SEVERITIES)[number];
export declare function severitiesFrom(least: Severity): readonly Severity[];
export declare function bySeverity(one: {
    readonly severity: Severity;
}, other: {
    readonly severity: Severity;
}): number;
/** A further place with a phrase: `pool gpu is tainted here`. */
export interface RelatedPlace {
    readonly place: Place;
    readonly message: string;
}
export interface RelatedRange extends SourceRange {
    readonly message: string;
    /** The first line's text; absent for files such as plans. */
    readonly excerpt?: string;
}
/** A finding's reasons for one pool. */
export interface PoolReason {
    readonly pool: string;
    /** Null for the only cluster. */
    readonly cluster: string | null;
    readonly reasons: readonly string[];
    /** The label that makes it another pool than requested, and whether it lacks it. */
    readonly differs?: {
        readonly label: string;
        readonly isMissing: boolean;
    };
}
/** A workload of a finding, and its place. */
export interface FoundIn {
    readonly workload: WorkloadIdentity | null;
    /** Kustomizations and charts rendered; absent for a plain manifest. */
    readonly renderings?: readonly string[] | undefined;
    /** Names of its clusters; empty for the only one. */
    readonly clusters?: readonly string[] | undefined;
    readonly source: SourceRange;
    /** Of what follows from the finding: its own rule and words. */
    readonly rule?: string | undefined;
    readonly message?: string | undefined;
    /** What repairs it there now, together with the fixes of all other findings. */
    readonly fixes?: readonly Fix[] | undefined;
}
/** All that repairs what a finding tells of, at every place. */
export declare function fixesOf({ fixes, also }: Pick<Finding, "fixes" | "also">): readonly Fix[];
/** A finding with lines and columns, for reporters. */
export interface Finding extends FoundIn {
    readonly rule: string;
    readonly severity: Severity;
    readonly message: string;
    /** Advice in sentences, possibly several lines. */
    readonly help: string;
    /** Null for inventory or file findings. */
    readonly workload: WorkloadIdentity | null;
    readonly clusters: readonly string[];
    readonly excerpt: string;
    readonly related: readonly RelatedRange[];
    /** By pool, the nearest match first. */
    readonly reasons?: readonly PoolReason[];
    readonly details: readonly string[];
    /** Other workloads of the same cause, with their places. */
    readonly also: readonly FoundIn[];
    /** Set if only a missing program lowers it to a note: the severity otherwise, the program and its root. */
    readonly undecided?: readonly {
        readonly severity: Severity;
        readonly renderer: Renderer;
        readonly root: string;
    }[];
    /** True if a fix repairs it, now or after another one. */
    readonly fixable: boolean;
    readonly fingerprint: string;
}
