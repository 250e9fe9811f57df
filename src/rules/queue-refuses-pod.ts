import type { WorkloadFit } from "../model/pool-fit.js";
import type { QueueAnswer } from "../model/queue.js";
import { quoted } from "../model/words.js";
import { readExamples } from "./contract/examples.js";
import type { RuleFinding } from "./contract/finding.js";
import type { Rule } from "./contract/rule.js";
import { ofPools } from "./contract/vocabulary.js";
import { placeOfQueue } from "./explanations/queue-label.js";

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
    claims: [
      ofPools(
        `queue ${quoted(queue)} never starts the pod: its ClusterQueue ${quoted(clusterQueue.name)} ${takes}: ${why}`,
      ),
    ],
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
    claims: [
      ofPools(
        `queue ${quoted(queue)} never starts the pod: no flavor of its ClusterQueue ${quoted(clusterQueue.name)} takes it${only}`,
      ),
    ],
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
  summary: "No flavor of the pod's queue takes it: Kueue never starts it.",
  severity: "error",
  why: `Kueue starts a workload if a ResourceFlavor of its queue takes its pods. The pods must tolerate the flavor's \`nodeTaints\`, by their
own tolerations or by those of the flavor, and their node selector must match the flavor's \`nodeLabels\` for every label that the
flavor has. If no flavor takes them, the workload stays suspended forever, and there is not even a Pending pod to look at. The same
happens if the ClusterQueue has no \`namespaceSelector\`: without one it takes no namespace.

Kueue starts the pods of a Job, a CronJob, a JobSet, an MPIJob, a RayCluster or a RayJob that has the label
\`kueue.x-k8s.io/queue-name\`. A CronJob has it on its \`jobTemplate\`.`,
  silent: `Other kinds are not looked at: it depends on the configuration of Kueue whether it starts their pods. Nothing is reported unless the
repository holds the LocalQueue, its ClusterQueue and every flavor of the group.

ClusterQueues with admission checks are left out: a check may add tolerations, or send the workload to another cluster. So are
groups of resources that the pod does not ask for. Quotas and cohorts are not looked at.`,
  fix: `Make the pod tolerate a flavor's \`nodeTaints\` and select labels that the flavor has. Or write \`tolerations\` into the ResourceFlavor:
Kueue adds them to the pod. Or use another queue.`,
  examples: readExamples([
    {
      title: "The flavor names a taint that nothing tolerates",
      inventory: `
pools:
  - name: general
  - name: spot
    labels: {pool: spot}
    taints: ["spot=true:NoSchedule"]
`,
      manifests: `
apiVersion: kueue.x-k8s.io/v1beta2
kind: LocalQueue
metadata: {name: team, namespace: ml}
spec: {clusterQueue: spot}
---
apiVersion: kueue.x-k8s.io/v1beta2
kind: ClusterQueue
metadata: {name: spot}
spec:
  namespaceSelector: {}
  resourceGroups:
    - coveredResources: [cpu]
      flavors: [{name: spot, resources: [{name: cpu, nominalQuota: 9}]}]
---
apiVersion: kueue.x-k8s.io/v1beta2
kind: ResourceFlavor
metadata: {name: spot}
spec:
  nodeLabels: {pool: spot}
  nodeTaints: [{key: spot, value: "true", effect: NoSchedule}]
---
apiVersion: batch/v1
kind: Job
metadata:
  name: train
  namespace: ml
  labels:
    kueue.x-k8s.io/queue-name: team # <--
spec:
  template:
    spec:
      restartPolicy: Never
      containers: [{name: train, image: "train:1", resources: {requests: {cpu: 1}}}]
+     tolerations: [{key: spot, operator: Exists, effect: NoSchedule}]
`,
    },
  ]),
  claims: ["pools"],
  looksAt: "queue",
  *checkWorkload(fit) {
    const { queue, valid, workload } = fit;
    if (queue?.kind !== "refuses" || !valid || workload.strayFields.length > 0) return;
    yield queue.refusals.length === 0 ? describeNamespace(fit, queue) : describeFlavors(fit, queue);
  },
};
