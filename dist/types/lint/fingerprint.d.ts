import type { WorkloadIdentity } from "../model/workload.js";
/**
 * Names a finding so that it is known again after lines have moved: rule, cluster, workload and the toleration or
 * taint concerned, as 16 hexadecimal digits. A finding without a workload is known by its file.
 */
export declare function fingerprintOf(rule: string, clusters: readonly string[], workload: WorkloadIdentity | undefined, file: string, subject: string): string;
