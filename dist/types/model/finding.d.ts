import type { Place, Renderer, SourceDocument, SourceRange } from "./source.js";
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
/** A range of a file and its replacement. Offsets as in `Span`. */
export interface TextEdit {
    readonly file: string;
    readonly start: number;
    readonly end: number;
    readonly text: string;
}
/** Text edits that repair one finding; they apply together and do not overlap. */
export interface Fix {
    /** Imperative: `put the value in quotes`. */
    readonly title: string;
    readonly edits: readonly TextEdit[];
    /** Changed lines, for people. */
    readonly changes?: readonly LineChange[];
    /** True for a fix that needs review. */
    readonly isUnsafe?: true;
    /** The same in the documents that are rendered from the file: another rendering has to show it. */
    readonly rendered?: readonly {
        readonly document: SourceDocument;
        readonly edits: readonly TextEdit[];
    }[];
}
/** Whole lines without breaks and their replacement; either may be empty. */
export interface LineChange {
    readonly file: string;
    /** First changed line, from 1; for insertions the line they push down. */
    readonly line: number;
    readonly before: readonly string[];
    readonly after: readonly string[];
}
/** Drops edits that repeat another one: several fixes may share one. */
export declare function distinctEdits(edits: readonly TextEdit[]): readonly TextEdit[];
/** Applies sorted, non-overlapping edits. */
export declare function applyEdits(text: string, edits: readonly TextEdit[]): string;
/** Fixes that are only shown. */
export interface WouldFix {
    readonly findings: number;
    readonly files: readonly {
        readonly file: string;
        readonly diff: string;
        readonly edits: readonly TextEdit[];
    }[];
}
