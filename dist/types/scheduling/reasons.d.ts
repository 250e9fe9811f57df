import type { Reason } from "../model/fit.js";
/** Words a reason as one lower-case clause, for a line that has named the pool. */
export declare function describeReason(reason: Reason): string;
