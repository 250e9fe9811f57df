import type { SourceNode } from "../../model/source.js";
import { getString } from "../../yaml/node-value.js";

/** Prow's cluster for jobs that name none. */
const DEFAULT_CLUSTER = "default";

export function namesCluster(job: SourceNode | undefined): boolean {
  return (getString(job, "cluster") ?? DEFAULT_CLUSTER) !== DEFAULT_CLUSTER;
}
