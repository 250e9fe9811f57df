import type { Place, TextPlace } from "./source.js";
import type { Workload } from "./workload.js";

/** `# taintlint-ignore`, the annotation, or `suppress` in the configuration. */
export type SuppressionOrigin = "comment" | "annotation" | "configuration";

/** One suppressed rule; a comment with two rules is two suppressions. */
export interface Suppression {
  readonly origin: SuppressionOrigin;
  /** As written; empty if missing. */
  readonly rule: string;
  readonly at: Place | TextPlace;
  /** A phrase after "nothing": `on line 12`, `for Deployment default/api`. */
  readonly covers: string;
  readonly workload: Workload | undefined;
  readonly hasReason: boolean;
  /** `YYYY-MM-DD`, the last valid day. */
  readonly expires: string | undefined;
}

/** A suppression with its outcome. */
export interface SuppressionUse {
  readonly suppression: Suppression;
  /** `unused` only if the rule checked everything covered. `expired` by date. `used` needs no change. */
  readonly state: "used" | "unused" | "unknown-rule" | "expired";
  readonly findings: number;
  /** The likely intended rule, for `unknown-rule`. */
  readonly nearestRule: string | undefined;
  /** For an unused comment: the line, from 1, of the finding it narrowly misses. */
  readonly missedLine?: number;
}
