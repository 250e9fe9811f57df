import type { Declared, NamedObject, Queues } from "../model/queue.js";
import { nearestWord } from "../model/spelling.js";
import { list, quoted } from "../model/words.js";
import type { Workload } from "../model/workload.js";
import { localQueuesFor, queueOf } from "../scheduling/queues/queue.js";
import type { RuleFinding } from "./contract/finding.js";
import type { Rule, RuleContext } from "./contract/rule.js";
import { ofAllWorkloads } from "./contract/vocabulary.js";
import { placeOfQueue } from "./explanations/queue-label.js";

function namesOf(declared: readonly Declared<NamedObject>[]): string[] {
  return [...new Set(declared.map(({ object }) => object.name))].sort();
}

function helpFor(name: string, known: readonly string[], kind: string): string {
  const near = nearestWord(name, known);
  const meant = near === undefined ? "" : ` Did you mean ${quoted(near)}?`;
  return `Name one that there is, or declare the ${kind}. There ${known.length === 1 ? "is" : "are"} ${list(known.map(quoted))}.${meant}`;
}

/** A LocalQueue of the namespace is declared, so that its queues are most likely all here. */
function describeQueue(workload: Workload, queues: Queues): RuleFinding | undefined {
  const queue = queueOf(workload);
  const { namespace } = workload;
  const here = localQueuesFor(queues, namespace);
  if (queue === undefined || here.length === 0 || here.some(({ object }) => object.name === queue)) return undefined;
  if (here.some(({ isSure }) => !isSure)) return undefined;
  const isCluster = queues.cluster.some(({ object }) => object.name === queue);
  const leading = here.filter(({ object }) => object.clusterQueue.name === queue);
  const help =
    isCluster && leading.length > 0
      ? `${quoted(queue)} is a ClusterQueue: name the LocalQueue that leads to it, ${list(namesOf(leading).map(quoted))}.`
      : helpFor(queue, namesOf(here), "LocalQueue");
  return {
    at: placeOfQueue(workload),
    workload,
    claims: [
      ofAllWorkloads(
        `no LocalQueue of namespace ${quoted(namespace)} is called ${quoted(queue)}: Kueue never starts the pod`,
      ),
    ],
    help,
    concerns: { names: [queue] },
  };
}

/** A name that an object of Kueue gives, and none of the declared ones has. */
function describeName(
  owner: string,
  named: NamedObject,
  kind: "ClusterQueue" | "ResourceFlavor",
  declared: readonly Declared<NamedObject>[],
): RuleFinding | undefined {
  const known = namesOf(declared);
  if (known.length === 0 || known.includes(named.name) || declared.some(({ isSure }) => !isSure)) return undefined;
  return {
    at: named.place,
    claims: [
      ofAllWorkloads(
        `${owner} names ${kind} ${quoted(named.name)}, which nothing declares: Kueue starts none of its pods`,
      ),
    ],
    help: helpFor(named.name, known, kind),
    identity: { names: [owner, named.name] },
  };
}

function* checkQueues({ local, cluster, flavors }: Queues): Iterable<RuleFinding> {
  for (const { object, isSure } of local) {
    const owner = `LocalQueue ${quoted(object.name)}`;
    const finding = isSure && describeName(owner, object.clusterQueue, "ClusterQueue", cluster);
    if (finding) yield finding;
  }
  for (const { object, isSure } of cluster) {
    for (const flavor of object.groups.flatMap((group) => group.flavors)) {
      const owner = `ClusterQueue ${quoted(object.name)}`;
      const finding = isSure && describeName(owner, flavor, "ResourceFlavor", flavors);
      if (finding) yield finding;
    }
  }
}

const queueOfJob = (queue: string) => `
apiVersion: kueue.x-k8s.io/v1beta2
kind: LocalQueue
metadata: {name: team-ml, namespace: ml}
spec: {clusterQueue: shared}
---
apiVersion: batch/v1
kind: Job
metadata:
  name: train
  namespace: ml
  labels:
    kueue.x-k8s.io/queue-name: ${queue}
spec:
  template:
    spec:
      restartPolicy: Never
      containers: [{name: train, image: "train:1"}]
`;

export const unknownQueue: Rule = {
  id: "unknown-queue",
  summary: "A queue, or what a queue names, is declared nowhere: Kueue never starts the pods.",
  severity: "warning",
  rationale: `Kueue suspends a workload with the label \`kueue.x-k8s.io/queue-name\` until its LocalQueue, one of the same namespace, admits it.
Where there is none of that name nothing happens: no event, no pod. The label takes the name of a LocalQueue, not that of a
ClusterQueue. A ClusterQueue that names a ResourceFlavor which does not exist is not active, and starts nothing at all.

Said where everything was read and rendered, and only where the repository declares other objects of the kind: a LocalQueue of the
same namespace, another ClusterQueue, another ResourceFlavor. Else the queues are most likely declared elsewhere, and nothing is said.`,
  examples: [
    {
      title: "The label names the queue of another team",
      inventory: `
pools:
  - name: general
`,
      bad: queueOfJob("team-mi # <--"),
      good: queueOfJob("team-ml"),
    },
  ],
  claims: ["all-workloads"],
  *checkWorkload({ workload }, { admission }) {
    const finding = admission.queues && describeQueue(workload, admission.queues);
    if (finding !== undefined) yield finding;
  },
  *checkInventory({ admission }: RuleContext) {
    if (admission.queues !== undefined) yield* checkQueues(admission.queues);
  },
};
