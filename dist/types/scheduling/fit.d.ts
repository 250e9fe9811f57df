import type { AdmissionObjects, Inventory } from "../model/cluster.js";
import type { WorkloadFit } from "../model/fit.js";
import type { Workload } from "../model/workload.js";
/**
 * Judges one workload against every pool of an inventory, as the control plane would: the controller makes the pod,
 * admission changes it, the scheduler filters nodes. Verdicts are given for an invalid object too.
 */
export declare function fitWorkload(workload: Workload, inventory: Inventory, objects: AdmissionObjects): WorkloadFit;
