import type { SourceNode } from "../../model/source.js";
import { getString } from "../yaml/node-value.js";

/** Prow's own name for the cluster of jobs that name none. */
const DEFAULT_CLUSTER = "default";

/** Reports whether a job of Prow runs in a cluster that it names. */
export function namesCluster(job: SourceNode | undefined): boolean {
  return (getString(job, "cluster") ?? DEFAULT_CLUSTER) !== DEFAULT_CLUSTER;
}
