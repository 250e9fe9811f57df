import type { Workload } from "../model/workload.js";

const QUEUE_LABEL = "kueue.x-k8s.io/queue-name";

/**
 * The queue of Kueue that starts the pods, by the label of the object or of its template; undefined for none. Kueue
 * gives such a pod the node labels and the tolerations of a ResourceFlavor when it admits it.
 */
export function queueOf({ kind, labels, templateLabels }: Workload): string | undefined {
  if (kind === "DaemonSet") return undefined;
  return labels[QUEUE_LABEL] || templateLabels[QUEUE_LABEL] || undefined;
}
