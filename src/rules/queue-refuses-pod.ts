import type { WorkloadFit } from "../model/pool-fit.js";
import type { QueueAnswer } from "../model/queue.js";
import type { Place } from "../model/source.js";
import { quoted } from "../model/words.js";
import { placeInObject, type Workload } from "../model/workload.js";
import { QUEUE_LABEL } from "../scheduling/queues/queue.js";
import { ofPools } from "./contract/claim.js";
import type { Rule, RuleFinding } from "./contract/rule.js";

type Refusal = Extract<QueueAnswer, { readonly kind: "refuses" }>;

function describeNamespace({ workload }: WorkloadFit, { queue, clusterQueue }: Refusal): RuleFinding {
  const isClosed = clusterQueue.namespaceLabels === null;
  const why = isClosed ? "it has no namespaceSelector" : "its namespaceSelector asks for another one";
  const takes = isClosed
    ? "takes workloads of no namespace"
    : `takes no workloads of namespace ${quoted(workload.namespace)}`;
  return {
    at: placeOfQueue(workload),
    workload,
    claims: ofPools(
      `queue ${quoted(queue)} never starts the pod: its ClusterQueue ${quoted(clusterQueue.name)} ${takes}: ${why}`,
    ),
    help: "Correct the `namespaceSelector` of the ClusterQueue: `{}` takes the workloads of every namespace.",
    related: [{ place: clusterQueue.place, message: "the ClusterQueue is declared here" }],
    subject: { names: [queue] },
    groupBy: `namespaces of ClusterQueue ${clusterQueue.name}`,
  };
}

function describeFlavors({ workload }: WorkloadFit, { queue, clusterQueue, refusals }: Refusal): RuleFinding {
  const [first] = refusals;
  const only =
    refusals.length === 1 && first !== undefined ? `: flavor ${quoted(first.flavor.name)}: ${first.why}` : "";
  return {
    at: placeOfQueue(workload),
    workload,
    claims: ofPools(
      `queue ${quoted(queue)} never starts the pod: no flavor of its ClusterQueue ${quoted(clusterQueue.name)} takes it${only}`,
    ),
    details: refusals.length > 1 ? refusals.map(({ flavor, why }) => `${flavor.name}: ${why}`) : [],
    help: "Make the pod tolerate the `nodeTaints` of a flavor and select labels that it has, or write `tolerations` into the ResourceFlavor, which Kueue then adds to the pod.",
    related: refusals.map(({ flavor }) => ({
      place: flavor.place,
      message: `ResourceFlavor ${quoted(flavor.name)} is declared here`,
    })),
    subject: { names: [queue] },
  };
}

export const queueRefusesPod: Rule = {
  id: "queue-refuses-pod",
  claims: ["pools"],
  looksAt: "queue",
  *checkWorkload(fit) {
    const { queue, valid, workload } = fit;
    if (queue?.kind !== "refuses" || !valid || workload.strayFields.length > 0) return;
    yield queue.refusals.length === 0 ? describeNamespace(fit, queue) : describeFlavors(fit, queue);
  },
};

/** Returns the place of a workload's queue label. */
function placeOfQueue(workload: Workload): Place {
  const { jobLabels = {}, labels, podSpecPath } = workload;
  const metadata = (owner: readonly (string | number)[]) =>
    placeInObject(workload, [...owner, "metadata", "labels", QUEUE_LABEL]);
  if (QUEUE_LABEL in jobLabels) return metadata(["spec", "jobTemplate"]);
  return metadata(QUEUE_LABEL in labels ? [] : podSpecPath.slice(0, -1));
}
