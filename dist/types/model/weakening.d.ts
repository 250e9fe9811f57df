import type { Place, TextPlace } from "./source.js";
import type { Workload } from "./workload.js";
/** One thing by which a change makes the check say less. */
export interface Weakening {
    readonly at: Place | TextPlace;
    /** One lower-case clause. */
    readonly says: string;
    /** What to do where nobody meant it. */
    readonly help: string;
    /** What tells it from others at the same place. */
    readonly names: readonly string[];
    /** Of what is no longer said of a workload. */
    readonly workload?: Workload;
    /** What many of them come from, and are told as one by. */
    readonly cause?: string;
}
