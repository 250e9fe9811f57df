import type { Inventory } from "../model/cluster.js";
import { hasNoNodes, type NodePool } from "../model/pool.js";
import type { WorkloadFit } from "../model/pool-fit.js";
import type { Declared, NamedObject, Queues, ResourceFlavor } from "../model/queue.js";
import { nearestWord } from "../model/spelling.js";
import { stringMap } from "../model/string-map.js";
import { formatTaint, type PoolTaint } from "../model/taint.js";
import { list, quoted } from "../model/words.js";
import type { Workload } from "../model/workload.js";
import { compileNodeSelection } from "../scheduling/labels/node-selection.js";
import { judgeLabels } from "../scheduling/placement.js";
import { flavorOf, localQueuesFor, queueOf } from "../scheduling/queues/queue.js";
import { keepsPodsOff, untoleratedTaints } from "../scheduling/taints/toleration.js";
import { readExamples } from "./contract/examples.js";
import type { RuleFinding, RuleFindings } from "./contract/finding.js";
import type { Rule, RuleContext } from "./contract/rule.js";
import { excludingReported, ofAllPools, ofAllWorkloads, ofPools, taintedHere } from "./contract/vocabulary.js";
import { placeOfQueue } from "./explanations/queue-label.js";
import { labelValues } from "./explanations/selector-explanation.js";

function namesOf(declared: readonly Declared<NamedObject>[]): string[] {
  return [...new Set(declared.map(({ object }) => object.name))].sort();
}

function helpFor(name: string, known: readonly string[], kind: string): string {
  const near = nearestWord(name, known);
  const meant = near === undefined ? "" : ` Did you mean ${quoted(near)}?`;
  return `Name one that exists, or declare the ${kind}. There ${known.length === 1 ? "is" : "are"} ${list(known.map(quoted))}.${meant}`;
}

/** A declared LocalQueue suggests that all queues are declared. */
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
    subject: { names: [queue] },
  };
}

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
    fingerprintBy: { names: [owner, named.name] },
  };
}

function* checkQueues({ local, cluster, flavors }: Queues): RuleFindings {
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

function* checkQueueWorkload({ workload }: WorkloadFit, { objects: { admission } }: RuleContext): RuleFindings {
  yield admission.queues && describeQueue(workload, admission.queues);
}

function* checkQueue({ objects: { admission } }: RuleContext): RuleFindings {
  if (admission.queues !== undefined) yield* checkQueues(admission.queues);
}

function verdictOf(labels: ResourceFlavor["nodeLabels"], pool: NodePool, inventory: Inventory) {
  return judgeLabels(compileNodeSelection(labels, undefined), pool, inventory);
}

function describeLabels(flavor: ResourceFlavor, { pools, ...rest }: Inventory): RuleFinding {
  const inventory = { ...rest, pools };
  const labels = Object.entries(flavor.nodeLabels);
  const alone = labels.find(([key, value]) =>
    pools.every((pool) => verdictOf(stringMap([[key, value]]), pool, inventory) === "mismatch"),
  );
  const asked = (alone === undefined ? labels : [alone]).map(([key, value]) => `${key}=${value}`).join(", ");
  const [key] = alone ?? [];
  const values =
    key === undefined
      ? []
      : labelValues(
          pools.map((pool) => ({ pool })),
          key,
        );
  const known = values.length === 0 ? "" : ` The pools have ${list(values.slice(0, 8).map(quoted))}.`;
  const { document, path } = flavor.place;
  const spec = [...path.slice(0, -2), "spec", "nodeLabels"];
  return {
    at: { document, path: key === undefined ? spec : [...spec, key], target: key === undefined ? "key" : "value" },
    claims: [ofAllPools(`no pool has the labels of ResourceFlavor ${quoted(flavor.name)}: ${asked}`)],
    help: `Kueue makes the pods that it starts with this flavor select these labels, so they stay Pending. Write labels that a pool has.${known}`,
    fingerprintBy: { names: [flavor.name, asked] },
  };
}

interface Led {
  readonly pool: NodePool;
  readonly taints: readonly PoolTaint[];
}

function forgottenTaints(flavor: ResourceFlavor, { taints }: NodePool): PoolTaint[] {
  const named = new Set(flavor.nodeTaints.map(formatTaint));
  return untoleratedTaints(taints, flavor.tolerations, keepsPodsOff, "unknown").filter(
    (taint) => !named.has(formatTaint(taint)),
  );
}

function mayGet(flavor: ResourceFlavor, { queue }: WorkloadFit): boolean {
  return queue?.kind === "gives" && queue.choices.some((choice) => choice.includes(flavor));
}

function describeTaints(flavor: ResourceFlavor, led: readonly Led[], context: RuleContext): RuleFinding | undefined {
  const [first] = led;
  const [taint] = first?.taints ?? [];
  if (first === undefined || taint === undefined) return undefined;
  const { comparisonOperators } = context.inventory.cluster;
  const using = context.fits.filter((fit) => mayGet(flavor, fit));
  const hurt = using.filter(({ tolerations }) =>
    led.every(({ taints }) => untoleratedTaints(taints, tolerations, keepsPodsOff, comparisonOperators).length > 0),
  );
  if (using.length > 0 && hurt.length === 0) return undefined;
  const others = led.length > 1 ? ` and ${led.length - 1} more` : "";
  const finding: RuleFinding = {
    at: flavor.place,
    claims: [
      ofPools(
        `ResourceFlavor ${quoted(flavor.name)} leads to pool ${quoted(first.pool.name)}${others}, and neither names nor tolerates its taint ${formatTaint(taint)}`,
      ),
    ],
    help: "Kueue starts pods with this flavor, and they stay Pending. Write the taint under `tolerations`, so that Kueue adds the toleration to the pods, or under `nodeTaints`, so that only pods that tolerate it get the flavor.",
    related: led.flatMap(({ pool, taints }) => taints.slice(0, 1).map((one) => taintedHere(pool, one))),
    fingerprintBy: { names: [flavor.name] },
  };
  if (hurt.length === 0) return { ...finding, severity: "note" };
  return excludingReported(
    hurt,
    ({ workload }) => workload,
    (fits) => ({ ...finding, subject: { workloads: fits.map(({ workload }) => workload) } }),
  );
}

function usedFlavors(queues: Queues): ResourceFlavor[] {
  const names = queues.cluster.flatMap(({ object }) => object.groups.flatMap(({ flavors }) => flavors));
  const used = [...new Set(names.map(({ name }) => name))].flatMap((name) => flavorOf(queues, name) ?? []);
  return used.filter(({ nodeLabels }) => Object.keys(nodeLabels).length > 0);
}

function checkFlavor(flavor: ResourceFlavor, context: RuleContext): RuleFinding | undefined {
  const { inventory } = context;
  const placed = inventory.pools.map((pool) => ({ pool, verdict: verdictOf(flavor.nodeLabels, pool, inventory) }));
  const left = placed.filter(({ pool, verdict }) => verdict !== "mismatch" && !hasNoNodes(pool));
  if (placed.every(({ verdict }) => verdict === "mismatch")) return describeLabels(flavor, inventory);
  if (!left.some(({ verdict }) => verdict === "match")) return undefined;
  const led = left.map(({ pool }) => ({ pool, taints: forgottenTaints(flavor, pool) }));
  return led.some(({ taints }) => taints.length === 0) ? undefined : describeTaints(flavor, led, context);
}

const flavorWith = (spec: string) => `
apiVersion: kueue.x-k8s.io/v1beta2
kind: ClusterQueue
metadata: {name: shared}
spec:
  namespaceSelector: {}
  resourceGroups:
    - coveredResources: [cpu]
      flavors: [{name: spot, resources: [{name: cpu, nominalQuota: 9}]}]
---
apiVersion: kueue.x-k8s.io/v1beta2
kind: ResourceFlavor
metadata:
  name: spot${spec}
`;
const INVENTORY = `
pools:
  - name: general
    labels: {pool: general}
  - name: spot
    labels: {pool: spot}
    taints: ["spot=true:NoSchedule"]
`;

function* checkFlavors(context: RuleContext): RuleFindings {
  const {
    objects: { admission },
    inventory,
  } = context;
  if (admission.queues === undefined || inventory.pools.length === 0) return;
  for (const flavor of usedFlavors(admission.queues)) yield checkFlavor(flavor, context);
}

export const unusableQueue: Rule = {
  id: "unusable-queue",
  summary: "A queue of Kueue starts no pods, or starts them where no pool takes them.",
  severity: "warning",
  why: `**Queues.** Kueue suspends a workload with the label \`kueue.x-k8s.io/queue-name\` until its LocalQueue, in the same namespace,
admits it. If there is no LocalQueue of that name, nothing happens: no event, no pod. The label takes the name of a LocalQueue,
not of a ClusterQueue. A ClusterQueue that names a ResourceFlavor which does not exist is not active, and starts nothing at all.

Reported if everything was read and rendered, and only where the repository declares other objects of the kind: a LocalQueue of
the same namespace, another ClusterQueue, another ResourceFlavor.

**Flavors.** Kueue gives every pod that it starts the \`nodeLabels\` of a ResourceFlavor as a node selector, and the flavor's
\`tolerations\`. If no pool has the labels, or the flavor does not tolerate the pool's taint, the pods stay Pending while they use
the queue's quota, and Kueue does not try another flavor.

A taint under \`nodeTaints\` is taken into account: only pods that tolerate it get the flavor.`,
  silent: `Otherwise the queues are probably declared elsewhere, and nothing is said.

A flavor that leads to several pools is left alone while one of them takes its pods. If every workload of the repository that may
get the flavor tolerates the taint itself, nothing is said; if none of them may get it, the finding is a note. A pod that fits
nowhere has its own finding (\`unschedulable\`). Flavors that no ClusterQueue names are not looked at.`,
  fix: `Name a LocalQueue of the same namespace, and give the flavor the labels and the tolerations of a pool.`,
  examples: readExamples([
    {
      title: "The label names the queue of another team",
      manifests: `
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
-   kueue.x-k8s.io/queue-name: team-mi # <--
+   kueue.x-k8s.io/queue-name: team-ml
spec:
  template:
    spec:
      restartPolicy: Never
      containers: [{name: train, image: "train:1"}]
`,
    },
    {
      title: "The flavor does not tolerate the taint of its pool",
      inventory: INVENTORY,
      manifests: flavorWith(` # <--
spec:
  nodeLabels: {pool: spot}
+ tolerations: [{key: spot, operator: Exists, effect: NoSchedule}]`),
    },
    {
      title: "A label that no pool has",
      inventory: INVENTORY,
      manifests: flavorWith(`
spec:
  nodeLabels:
-   pool: spots # <--
+   pool: spot
  tolerations: [{key: spot, operator: Exists, effect: NoSchedule}]`),
    },
  ]),
  claims: ["all-workloads", "all-pools", "pools"],
  yieldsTo: [{ rule: "unschedulable", by: "workload" }],
  *checkWorkload(fit, context) {
    yield* checkQueueWorkload(fit, context);
  },
  *checkInventory(context) {
    yield* checkQueue(context);
    yield* checkFlavors(context);
  },
};
