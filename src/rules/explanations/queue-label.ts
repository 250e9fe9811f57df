import type { Place } from "../../model/source.js";
import { placeInObject, type Workload } from "../../model/workload.js";
import { QUEUE_LABEL } from "../../scheduling/queues/queue.js";

/** Returns the place of a workload's queue label. */
export function placeOfQueue(workload: Workload): Place {
  const { jobLabels = {}, labels, podSpecPath } = workload;
  const metadata = (owner: readonly (string | number)[]) =>
    placeInObject(workload, [...owner, "metadata", "labels", QUEUE_LABEL]);
  if (QUEUE_LABEL in jobLabels) return metadata(["spec", "jobTemplate"]);
  return metadata(QUEUE_LABEL in labels ? [] : podSpecPath.slice(0, -1));
}
