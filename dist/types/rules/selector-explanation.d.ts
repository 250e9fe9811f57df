import type { WorkloadFit } from "../model/fit.js";
import { type Placement } from "./placement.js";
/** Explains why no pool meets the pod's nodeSelector or node affinity, or why other things than taints keep it off. */
export declare function explainSelector(fit: WorkloadFit): Placement;
