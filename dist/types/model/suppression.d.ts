import type { Place, TextPlace } from "./source.js";
import type { Workload } from "./workload.js";
/** Where a suppression is written: `# taintlint-ignore`, the annotation, or `suppress` in the configuration. */
export type SuppressionOrigin = "comment" | "annotation" | "configuration";
/** One rule that somebody silenced somewhere. A comment with two rules is two suppressions. */
export interface Suppression {
    readonly origin: SuppressionOrigin;
    /** As written; empty where the author named no rule. */
    readonly rule: string;
    readonly at: Place | TextPlace;
    /** What it silences, as a phrase after "nothing": `on line 12`, `for Deployment default/api`. */
    readonly covers: string;
    /** The workload that carries the annotation. */
    readonly workload: Workload | undefined;
    /** `YYYY-MM-DD`, the last day on which it counts. */
    readonly expires: string | undefined;
}
/** A suppression, and what came of it in a run. */
export interface SuppressionUse {
    readonly suppression: Suppression;
    /**
     * `unused` only where the rule ran on everything that the suppression covers and found nothing.
     * `expired` where its last day is over, whatever it covers. `used` stands for all that nobody has to change.
     */
    readonly state: "used" | "unused" | "unknown-rule" | "expired";
    /** Findings that it covers, silenced or, when it is expired, not. */
    readonly findings: number;
    /** For `unknown-rule`: the rule that was most likely meant. */
    readonly nearestRule: string | undefined;
    /** For an unused comment: the line, from 1, of the nearest finding of its rule below or above it that it misses. */
    readonly missedLine?: number;
}
