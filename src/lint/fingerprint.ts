import { createHash } from "node:crypto";
import type { WorkloadIdentity } from "../model/workload.js";

/**
 * Names a finding so that it is known again after lines have moved: rule, cluster, workload and the toleration or
 * taint concerned, as 16 hexadecimal digits. A finding without a workload is known by its file.
 */
export function fingerprintOf(
  rule: string,
  clusters: readonly string[],
  workload: WorkloadIdentity | undefined,
  file: string,
  subject: string,
): string {
  const owner =
    workload === undefined
      ? file
      : [
          workload.kind,
          workload.namespace,
          workload.name,
          ...(workload.part === undefined ? [] : [workload.part]),
        ].join("/");
  const identity = JSON.stringify([rule, clusters, owner, subject]);
  return createHash("sha256").update(identity).digest("hex").slice(0, 16);
}
