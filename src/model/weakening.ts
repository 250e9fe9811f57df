import type { Place, TextPlace } from "./source.js";
import type { Workload } from "./workload.js";

export interface Weakening {
  readonly at: Place | TextPlace;
  readonly says: string;
  /** By default: revert it. */
  readonly help?: string;
  /** Distinguishes it from others at its place. */
  readonly names: readonly string[];
  readonly workload?: Workload;
  /** A shared cause, by which they are merged. */
  readonly cause?: string;
}
